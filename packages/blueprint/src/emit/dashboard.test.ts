import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

const titlesOf = async (text: string) => {
  const { tree } = await buildApp(text);
  const source = tree['pages/Dashboard'] ?? '';
  return [
    ...source.matchAll(/<(Stat|Chart|RecentRecords|Attention)\s[\s\S]*?(?:title|label)="([^"]+)"/g),
  ].map(([, part, title]) => ({ part, title }));
};

test.each([
  [
    'Swim club. Swimmers have a name, pass and pass end date. Show swimmers whose pass ends soon.',
    'Swimmers whose pass ends soon',
  ],
  [
    'Drill library. Loans have borrower, drill, due date and returned. Show what is overdue.',
    'Overdue loans',
  ],
])('a list that was asked for stands directly under the figures: %s', async (text, title) => {
  const shown = await titlesOf(text);
  const first = shown.find(({ part }) => part !== 'Stat');
  expect(shown[0]?.part).toBe('Stat');
  expect(first).toEqual({ part: 'RecentRecords', title });
  expect(shown.at(-1)).not.toEqual(first);
});

test('the newest records stand on the dashboard once', async () => {
  const shown = await titlesOf('Loans have borrower, drill, due date and returned. Show what is overdue.');
  expect(shown.filter(({ title }) => title?.startsWith('Recent'))).toHaveLength(1);
});
