"""Figures for the operator, as Prometheus reads them. Nothing in them is about a person or a table."""

from collections.abc import Callable, Iterator
from typing import Protocol

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counts(Protocol):
    """What the log of the store counts itself."""

    batches: int
    writes: int


class Metrics:
    """Has a registry of its own, so that there can be several in one process."""

    def __init__(self) -> None:
        self.registry = all_ = CollectorRegistry()
        self.tables = Gauge("boneyard_tables", "Tables in memory", registry=all_)
        self.connections = Gauge("boneyard_connections", "Websockets", registry=all_)
        self.guests = Gauge("boneyard_guests", "Websockets that have joined a table", registry=all_)
        self.refused = Counter(
            "boneyard_refused", "Commands that were refused, by reason", ["reason"], registry=all_
        )
        self.thoughts = Counter("boneyard_thoughts", "Moves that bots have chosen", ["bot"], registry=all_)
        self.thoughts_waiting = Gauge(
            "boneyard_thoughts_waiting", "Bots and hints that wait for a worker", registry=all_
        )
        self.requests = Counter(
            "boneyard_requests", "HTTP requests answered, by status", ["status"], registry=all_
        )
        self.commit_seconds = Histogram(
            "boneyard_commit_seconds",
            "How long a batch takes to be on disk",
            buckets=COMMIT_SECONDS,
            registry=all_,
        )
        self.store_away = Gauge(
            "boneyard_store_away", "1 while the database cannot be written to", registry=all_
        )
        self._labelled = {"refused": self.refused, "thought": self.thoughts}

    def count(self, what: str, detail: str = "") -> None:
        self._labelled[what].labels(detail).inc()

    def watch(self, tables: Callable[[], int], waiting: Callable[[], int], log: Counts) -> None:
        """What is counted elsewhere is looked up when somebody asks."""
        self.tables.set_function(tables)
        self.thoughts_waiting.set_function(waiting)
        self.registry.register(_Log(log))

    def page(self) -> bytes:
        return generate_latest(self.registry)


class _Log(Collector):
    def __init__(self, log: Counts) -> None:
        self._log = log

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("boneyard_batches", "Batches put on disk", value=self._log.batches)
        yield CounterMetricFamily("boneyard_writes", "Writes in these batches", value=self._log.writes)
