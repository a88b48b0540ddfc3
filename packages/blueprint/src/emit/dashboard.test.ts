import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
import { aBlueprint, anEntity, aPage } from '../testing/made-blueprint.ts';
import { emitFiles } from './files.ts';

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

const studio =
  'Climbing hall app: members with photo, pass (monthly, yearly), start and end date; routes; classes with a date. Show members whose pass ends soon.';

test('a list says first what its title speaks of, and what was told before what is assumed', async () => {
  const { tree } = await buildApp(studio);
  expect(tree['pages/Dashboard']).toMatch(
    /title="Members whose pass ends soon"\s+entity=\{Member\}\s+fields=\{\['name', 'pass', 'end_date'\]\}/,
  );
});

test('lists show the photo of their things, and the day stands above what is due', async () => {
  const { tree } = await buildApp(studio);
  const source = tree['pages/Dashboard'] ?? '';
  expect(source).toMatch(/title="Recent members"[\s\S]*?imageField="photo"/);
  const due = await buildApp('Loans have borrower, drill, due date and returned. Show what is overdue.');
  expect(due.tree['pages/Dashboard']).toMatch(/<Page\s[^>]*\bdated/);
  const undated = await buildApp('Keep my recipes: name, cuisine and servings.');
  expect(undated.tree['pages/Dashboard'] ?? '').not.toMatch(/\bdated/);
});

test('figures count what is active, what ends and what comes, and no line advertises the app', async () => {
  const { tree } = await buildApp(studio);
  const source = tree['pages/Dashboard'] ?? '';
  const figures = [...source.matchAll(/<Stat\s[^>]*?label="([^"]+)"/g)].map(([, label]) => label);
  expect(figures).toEqual(expect.arrayContaining(['Active members', 'Passes ending in the next 30 days']));
  expect(figures).toContain('Classes in the next 7 days');
  expect(source).toMatch(/\{ \$gte: today\(\), \$lt: inDays\(7\) \}/);
  expect(source).not.toContain('in one place');
});

test('what visitors read first is not said to those who work with the app', () => {
  const described = (isPublic: boolean) => {
    const blueprint = aBlueprint(
      [anEntity('Repair', ['Problem'])],
      [
        aPage('dashboard', 'Dashboard', {}),
        aPage('public-form', 'AskUs', { public: isPublic, target: 'Repair' }),
      ],
    );
    blueprint.app.tagline = 'We get you rolling again';
    return emitFiles(blueprint)['pages/Dashboard'] ?? '';
  };
  expect(described(true)).not.toContain('rolling again');
  expect(described(false)).toContain('rolling again');
});
