"""Completion scripts. Each knows all words by heart, so that pressing Tab starts no Python."""

import shlex
from collections.abc import Iterable, Iterator

from boneyard.cli.completion_words import Argument, Command, Kind, house_rules

_BASH = r"""# bash completion for boneyard

_boneyard_switches() {
    case $1 in
{switches}
    esac
}

_boneyard() {
    local line=${COMP_LINE:0:COMP_POINT} command='' before='' sheet='' files='' known='' words word last i
    read -r -a words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=('')
    last=$((${#words[@]} - 1))
    word=${words[last]}
    if ((last > 1)); then
        command=${words[1]}
        before=${words[last - 1]}
    fi
    if [[ $word == --*=* ]]; then
        before=${word%%=*}
        word=${word#*=}
    fi
    for ((i = 2; i < last; i++)); do
        case ${words[i]} in
            --sheet) sheet=${words[i + 1]} ;;
            --sheet=*) sheet=${words[i]#*=} ;;
        esac
    done
    case "$command $before" in
{following}
        *)
            case $command in
{standing}
            esac
            ;;
    esac
    if [[ $files && $word != -* ]]; then
        known=''
        compopt -o default 2>/dev/null
    fi
    COMPREPLY=($(compgen -W "$known" -- "$word"))
    # Where bash itself breaks words at "=", it wants only what comes after it.
    if [[ $word == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${word%=*}="}")
    fi
}

complete -F _boneyard boneyard
"""

_ZSH = r"""#compdef boneyard
# zsh completion for boneyard

_boneyard_switches() {
    local -a known
    local place=${words[(I)--sheet]} sheet=${${(M)words:#--sheet=*}#--sheet=}
    ((place)) && sheet=$words[place+1]
    case $sheet in
{switches}
    esac
    compadd -a known
}

_boneyard() {
    local -a commands
    commands=(
{commands}
    )
    if ((CURRENT == 2)); then
        _describe command commands
        _arguments {top}
        return
    fi
    shift words
    ((CURRENT--))
    case $words[1] in
{arguments}
    esac
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _boneyard "$@"
else
    compdef _boneyard boneyard
fi
"""

_FISH = r"""# fish completion for boneyard

function __boneyard_switches
    set -l before
    set -l sheet
    for word in (commandline -opc)
        test "$before" = --sheet; and set sheet $word
        string match -q -- '--sheet=*' $word; and set sheet (string replace -- --sheet= '' $word)
        set before $word
    end
    switch "$sheet"
{switches}
    end
end

complete -c boneyard -f
{completions}
"""


def _fill(template: str, **parts: Iterable[str]) -> str:
    for name, lines in parts.items():
        template = template.replace(f"{{{name}}}", "\n".join(lines))
    return template


def _all_house_rules() -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for rules in house_rules().values() for rule in rules))


# --- bash -------------------------------------------------------------------------------------------------


def bash_script(commands: list[Command]) -> str:
    return _fill(
        _BASH,
        switches=[
            *(
                f"        {' | '.join(names)}) echo {shlex.quote(' '.join(rules))} ;;"
                for names, rules in house_rules().items()
            ),
            f"        *) echo {shlex.quote(' '.join(_all_house_rules()))} ;;",
        ],
        following=_bash_following(commands),
        standing=[
            f"                {shlex.quote(command.name)}) {_bash_standing(command)} ;;"
            for command in commands
        ],
    )


def _bash_standing(command: Command) -> str:
    files = " files=yes" if command.takes_files else ""
    return f"known={_bash_words(command.words + command.options)}{files}"


def _bash_following(commands: list[Command]) -> Iterator[str]:
    for command in commands:
        for argument in command.arguments:
            if argument.options and argument.takes:
                patterns = " | ".join(shlex.quote(f"{command.name} {option}") for option in argument.options)
                yield f"        {patterns}) known={_bash_known(argument)} ;;"


def _bash_known(argument: Argument) -> str:
    return '$(_boneyard_switches "$sheet")' if argument.kind is Kind.SWITCH else _bash_words(argument.words)


def _bash_words(words: tuple[str, ...]) -> str:
    return shlex.quote(" ".join(words))


# --- zsh --------------------------------------------------------------------------------------------------


def zsh_script(commands: list[Command]) -> str:
    top, *others = commands
    return _fill(
        _ZSH,
        switches=[
            *(
                f"        {' | '.join(names)}) known=({shlex.join(rules)}) ;;"
                for names, rules in house_rules().items()
            ),
            f"        *) known=({shlex.join(_all_house_rules())}) ;;",
        ],
        commands=[f"        {shlex.quote(f'{command.name}:{command.about}')}" for command in others],
        top=[" ".join(_zsh_arguments(top))],
        arguments=[
            line
            for command in others
            for line in (
                f"        {command.name})",
                f"            _arguments \\\n                {_zsh_lines(command)}",
                "            ;;",
            )
        ],
    )


def _zsh_lines(command: Command) -> str:
    return " \\\n                ".join(_zsh_arguments(command))


def _zsh_arguments(command: Command) -> Iterator[str]:
    for argument in command.arguments:
        about = argument.about.replace("[", r"\[").replace("]", r"\]")
        if not argument.options:
            if command.name:
                yield shlex.quote(f":{about.replace(':', '')}:{_zsh_action(argument)}")
            continue
        for option in argument.options:
            often = "*" if argument.kind is Kind.SWITCH else ""
            equals = "=" if argument.takes == 1 else ""
            yield shlex.quote(f"{often}{option}{equals}[{about}]{_zsh_following(argument)}")


def _zsh_following(argument: Argument) -> str:
    return f": :{_zsh_action(argument)}" * argument.takes


def _zsh_action(argument: Argument) -> str:
    if argument.kind is Kind.FILE:
        return "_files"
    return "_boneyard_switches" if argument.kind is Kind.SWITCH else f"({' '.join(argument.words)})"


# --- fish -------------------------------------------------------------------------------------------------


def fish_script(commands: list[Command]) -> str:
    return _fill(
        _FISH,
        switches=[
            line
            for names, rules in (*house_rules().items(), (("'*'",), _all_house_rules()))
            for line in (f"        case {' '.join(names)}", f"            printf '%s\\n' {' '.join(rules)}")
        ],
        completions=_fish_completions(commands),
    )


def _fish_completions(commands: list[Command]) -> Iterator[str]:
    top, *others = commands
    for command in others:
        about = _fish_quote(command.about)
        yield f"complete -c boneyard -n __fish_use_subcommand -a {command.name} -d {about}"
    for command in commands:
        here = f"'__fish_seen_subcommand_from {command.name}'" if command.name else "__fish_use_subcommand"
        for argument in command.arguments:
            if command is top and not argument.options:
                continue
            yield f"complete -c boneyard -n {here} {_fish_argument(argument)}"


def _fish_argument(argument: Argument) -> str:
    words = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in argument.options]
    if argument.options and argument.takes:
        words.append("-x")
    if argument.kind is Kind.FILE:
        words.append("-F")
    elif argument.kind is Kind.SWITCH:
        words.append("-a '(__boneyard_switches)'")
    elif argument.words:
        words.append(f"-a {_fish_quote(' '.join(argument.words))}")
    return " ".join([*words, "-d", _fish_quote(argument.about)])


def _fish_quote(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
