"""The regular expressions of PTX's words, shared by the lexer and by the fast reader of instructions.

All quantifiers that could give back are possessive, so that matching is linear in the text. `\\w` is ASCII throughout.
"""

from __future__ import annotations

LINE_MARKER = r'\#(?:line)?[ \t]++[0-9]++[ \t]++"[^"\n]*+"[^\n]*+'
# A NUL byte is reported once for the whole file and then counts as a blank.
TRIVIA = rf"(?:[ \t\r\n\f\0]++|//[^\n]*+|/\*(?s:.*?)\*/|{LINE_MARKER})*+"

NAME = r"(?:[A-Za-z_][\w$]*+|[%$][\w$]++)"
DOT_WORD = r"\.[A-Za-z_][\w$]*+(?:::\w++)*+"
MODIFIER = r"\.\w++(?:::\w++(?::[0-9]++)?+)*+(?:\[[0-9]++\])?+"

HEXADECIMAL = r"0[xX][0-9a-fA-F]++U?+"
BINARY = r"0[bB][01]++U?+"
FLOAT32 = r"0[fF][0-9a-fA-F]{8}"
FLOAT64 = r"0[dD][0-9a-fA-F]{16}"
DECIMAL_FLOAT = r"(?:[0-9]++\.[0-9]*+(?:[eE][+-]?[0-9]++)?+|\.[0-9]++(?:[eE][+-]?[0-9]++)?+|[0-9]++[eE][+-]?[0-9]++)"
INTEGER = r"(?:0[0-7]*+|[1-9][0-9]*+)U?+"
NUMBER = rf"(?:{HEXADECIMAL}|{BINARY}|{FLOAT32}|{FLOAT64}|{DECIMAL_FLOAT}|{INTEGER})(?![\w$.])"
# What a reader takes for one number, right or wrong.
NUMBER_LIKE = r"\.?[0-9](?:[eE][+-](?=[0-9])|[\w.$])*+"

STRING = r'"[^"]*+"'
PUNCTUATION = r"<<|>>|<=|>=|==|!=|&&|\|\||[-+*%<>=!~&|^?:;,(){}\[\]@]|/(?![*/])"
