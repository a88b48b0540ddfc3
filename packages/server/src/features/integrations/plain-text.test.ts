import { expect, test } from 'vitest';
import { hasMarkup, plainText } from './plain-text.ts';

test.each([
  [
    'blocks end their lines',
    '<h1>Hello</h1><p>You &amp; me<br>and <b>all</b></p>',
    'Hello\nYou & me\nand all',
  ],
  ['a list has a line for each item', '<ul><li>Tea</li><li>Cake</li></ul>', 'Tea\nCake'],
  ['rows of a table are lines', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
  ['every entity is read', 'caf&eacute;&nbsp;&euro;5 &#x1F600; &lt;b&gt;', 'café €5 😀 <b>'],
  [
    'styles, scripts and heads are no words',
    '<head><title>x</title></head><style>p{}</style>Hi<script>1<2</script>',
    'Hi',
  ],
  ['what is never closed loses no words', '<p>Hi <b>there', 'Hi there'],
  ['a bracket inside a value ends no tag', '<a href="/?a>b">Open</a> it', 'Open it'],
  ['a comment is no word', 'Hi <!-- hidden > --> there', 'Hi  there'],
  ['blank lines shrink to one', '<p>a</p>\n\n \n<p>b</p>', 'a\n\nb'],
  ['spaces before a line end go', '<p>a   \nb</p>', 'a\nb'],
])('the text of markup: %s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['<p>Hi</p>', true],
  ['Hi<br/>', true],
  ['over</div>', true],
  ['Is 1 < 2 & 3 > 2?', false],
  ['a <3 b', false],
  ['write to <ada@example.com> please', false],
  ['plain &amp; simple', false],
])('%j holds markup: %j', (body, isMarked) => {
  expect(hasMarkup(body)).toBe(isMarked);
});

test('long runs of spaces and open brackets come out whole', () => {
  expect(plainText(`<p>a</p>${' '.repeat(60_000)}b`)).toBe(`a\n${' '.repeat(60_000)}b`);
  expect(hasMarkup('<'.repeat(60_000))).toBe(false);
});
