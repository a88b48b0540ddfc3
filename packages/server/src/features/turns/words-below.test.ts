import { BlockParser } from '@sayso/core/blocks/parser';
import { expect, test } from 'vitest';
import { withWordsBelow } from './words-below.ts';

const whole = '<action type="write" path="pages/A">\nexport default () => null;\n</action>\n';
const half = '<action type="write" path="pages/B">\nexport default';

test.each([
  ['words', 'Done.'],
  ['a block', `Done.\n${whole}`],
  ['a block that broke off', `Done.\n${whole}And:\n${half}`],
  ['nothing but such a block', half],
])('words below an answer that ends with %s are seen', (_what, content) => {
  const parser = new BlockParser();
  const events = [...parser.push(withWordsBelow(content, 'It was not checked.')), ...parser.end()];
  const prose = events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('');
  expect(prose).toContain('\n\nIt was not checked.\n');
  expect(withWordsBelow(content, '').replaceAll(/\s/g, '')).toBe(content.replaceAll(/\s/g, ''));
});
