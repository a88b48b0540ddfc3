import { expect, test } from 'vitest';
import { compactGrammar } from './compact-grammar.ts';

/** As version 3.21.1 of the library writes it, shortened. */
const spacious = String.raw`root ::= "{" whitespace-b-1-4-rule "\"name\"" ":" [ ]? string-0-32-rule comma-whitespace-b-1-4-rule "\"of\"" ":" [ ]? rule0 whitespace-b-0-4-rule "}" "\n\n\n\n" [\n]*
string-char-rule ::= [^"\\\x7F\x00-\x1F] | "\\" ["\\/bfnrt]
whitespace-b-1-4-rule ::= [\n] ("    " | "\t") | [ ]?
comma-whitespace-b-1-4-rule ::= "," ([\n] ("    " | "\t") | [ ]?)
rule0 ::= "[" whitespace-b-1-4-rule ( string-0-32-rule ( comma-whitespace-b-1-4-rule string-0-32-rule ){0,7} )? "]"`;

test('a grammar loses its blanks and its end of line breaks, and nothing else', () => {
  expect(compactGrammar(spacious).split('\n')).toEqual([
    String.raw`root ::= "{" whitespace-b-1-4-rule "\"name\"" ":" string-0-32-rule comma-whitespace-b-1-4-rule "\"of\"" ":" rule0 whitespace-b-0-4-rule "}"`,
    spacious.split('\n')[1],
    'whitespace-b-1-4-rule ::= ""',
    'comma-whitespace-b-1-4-rule ::= ","',
    spacious.split('\n')[4],
  ]);
});
