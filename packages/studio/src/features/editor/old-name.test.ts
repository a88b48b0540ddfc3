import { expect, test } from 'vitest';
import { layoutKeepsName } from './old-name.ts';

const frame = (title: string) => `export default function Layout({ children }) {
  return <div><h1>${title}</h1>{children}</div>;
}`;

test.each([
  ['a heading with the name', frame('Tea House'), true],
  ['the name within a sentence', frame('Welcome to Tea House!'), true],
  ['the name as a part of a word', frame('Tea Houses'), false],
  ['another name', frame('Coffee'), false],
  ['the kit’s frame, which shows the name that the app has', '<AppShell name="Tea House" />', false],
  ['no layout', null, false],
])('a layout keeps the old name: %s, %s', (_, layout, keeps) => {
  expect(layoutKeepsName({ layout }, 'Tea House')).toBe(keeps);
});
