/* The limit: random rounds of mexican-train-classic, four players, default answers, and nothing else.
   The same layout as the rules (rows of bits), written by hand for this one sheet. Prints
   "rounds decisions checksum seconds" for the number of rounds and the state of the generator given. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, EACH = 15, TOP = 12, SHARED = 8, FULL = (1 << (TOP + 1)) - 1 };

static uint64_t generator;
static int hand[PLAYERS][16], count[PLAYERS], table[16], end[16];
static int deck[90], next_tile, markers, doubles[13], open_doubles, turn;

static int below(int limit)
{
    generator = 2131995753u * (generator & 0xFFFFFFFFu) + (generator >> 32);
    return (int)((generator & 0xFFFFFFFFu) * (uint64_t)limit >> 32);
}

static void take(int seat, int tile)
{
    int high = tile >> 4, low = tile & 15;
    hand[seat][high] |= 1 << low;
    hand[seat][low] |= 1 << high;
    count[seat]++;
}

static void deal(int engine, int starter)
{
    int n = 0;
    for (int high = 0; high <= TOP; high++)
        for (int low = 0; low <= high; low++)
            if (high != engine || low != engine)
                deck[n++] = high << 4 | low;
    for (int i = 89; i > 0; i--) {
        int j = below(i + 1), kept = deck[i];
        deck[i] = deck[j];
        deck[j] = kept;
    }
    memset(hand, 0, sizeof hand);
    memset(count, 0, sizeof count);
    memset(table, 0, sizeof table);
    for (int i = 0; i < PLAYERS * EACH; i++)
        take(i / EACH, deck[i]);
    for (int i = 0; i < 16; i++)
        end[i] = engine;
    table[engine] = 1 << engine;
    next_tile = PLAYERS * EACH;
    markers = open_doubles = 0;
    turn = starter;
}

static int binding(void)
{
    for (int i = 0; i < open_doubles; i++)
        if (table[end[doubles[i]]] != FULL)
            return doubles[i];
    return -1;
}

static int blocked(void)
{
    if (next_tile < 90 || markers != (1 << PLAYERS) - 1 || binding() >= 0)
        return 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
        if (hand[seat][end[SHARED]])
            return 0;
        for (int train = 0; train < PLAYERS; train++)
            if (hand[seat][end[train]])
                return 0;
    }
    return 1;
}

static int lay(int tile, int on)
{
    int high = tile >> 4, low = tile & 15;
    hand[turn][high] &= ~(1 << low);
    hand[turn][low] &= ~(1 << high);
    table[high] |= 1 << low;
    table[low] |= 1 << high;
    end[on] = high + low - end[on];
    for (int i = 0; i < open_doubles; i++)
        if (doubles[i] == on) {
            memmove(doubles + i, doubles + i + 1, (size_t)(--open_doubles - i) * sizeof *doubles);
            break;
        }
    if (on == turn)
        markers &= ~(1 << turn);
    if (high == low)
        doubles[open_doubles++] = on;
    return --count[turn] == 0;
}

static long play_round(void)
{
    int choices[160];
    long decisions = 0;
    int follow_up = 0, drawn = -1;
    for (;;) {
        int due = binding(), ends = markers | 1 << turn | 1 << SHARED, n = 0, finished = 0;
        if (due >= 0)
            ends = follow_up ? ends | 1 << due : 1 << due;
        if (drawn >= 0) {
            for (int left = ends; left; left &= left - 1) {
                int on = __builtin_ctz((unsigned)left);
                if (drawn >> 4 == end[on] || (drawn & 15) == end[on])
                    choices[n++] = on << 8 | drawn;
            }
        } else {
            for (int left = ends; left; left &= left - 1) {
                int on = __builtin_ctz((unsigned)left), number = end[on], tiles = hand[turn][number];
                if (follow_up)
                    tiles &= ~(1 << number);
                for (; tiles; tiles &= tiles - 1) {
                    int other = __builtin_ctz((unsigned)tiles);
                    choices[n++] = on << 8 | (number > other ? number << 4 | other : other << 4 | number);
                }
            }
        }
        decisions++;
        if (n == 0) {
            below(1);
            if (next_tile < 90) {
                int tile = deck[next_tile++], fits = 0;
                take(turn, tile);
                if (!follow_up || tile >> 4 != (tile & 15))
                    for (int left = ends; left; left &= left - 1) {
                        int number = end[__builtin_ctz((unsigned)left)];
                        fits |= tile >> 4 == number || (tile & 15) == number;
                    }
                if (fits) {
                    drawn = tile;
                    continue;
                }
            }
            markers |= 1 << turn;
            finished = 1;
        } else {
            int choice = choices[below(n)], tile = choice & 255;
            drawn = -1;
            if (lay(tile, choice >> 8))
                return decisions;
            follow_up = tile >> 4 == (tile & 15);
            finished = !follow_up;
        }
        if (finished) {
            follow_up = 0;
            turn = (turn + 1) % PLAYERS;
            if (blocked())
                return decisions;
        }
    }
}

int main(int argc, char **argv)
{
    long rounds = argc > 1 ? atol(argv[1]) : 1000, decisions = 0, checksum = 0;
    generator = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    clock_t begun = clock();
    for (long i = 0; i < rounds; i++) {
        deal(TOP - (int)(i % (TOP + 1)), (int)(i % PLAYERS));
        decisions += play_round();
        for (int seat = 0; seat < PLAYERS; seat++) {
            int pips = 0, out = 0;
            for (int number = 0; number <= TOP; number++) {
                pips += number * __builtin_popcount((unsigned)hand[seat][number]);
                pips += hand[seat][number] >> number & 1 ? number : 0;
            }
            for (int other = 0; other < PLAYERS; other++)
                out |= count[other] == 0;
            checksum = (checksum * 31 + pips + (out ? 1 : 2)) % 1000000007;
        }
    }
    printf("%ld %ld %ld %.6f\n", rounds, decisions, checksum, (double)(clock() - begun) / CLOCKS_PER_SEC);
    return 0;
}
