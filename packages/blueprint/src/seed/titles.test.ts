import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { bench, unseen } from '../testing/descriptions.ts';
import { sampleRecords } from './samples.ts';

const titlesOf = (text: string) => {
  const blueprint = buildBlueprint(read(text));
  const samples = sampleRecords(blueprint, now);
  return blueprint.entities.flatMap(({ name, titleField, fields, kind }) => {
    const title = fields.find(({ id }) => id === titleField);
    const records = samples.find(({ entity }) => entity === name)?.records ?? [];
    if (title?.type !== 'string' || /number|code|\bid\b|plate|isbn/i.test(title.label)) return [];
    return [{ name, kind, titles: records.map((record) => String(record[title.key])) }];
  });
};

test.each([...bench.prompts, ...unseen.prompts].map(({ id, prompt }) => [id, prompt] as const))(
  'no sample title of %s is a counted copy of another',
  (_, prompt) => {
    for (const { titles } of titlesOf(prompt)) {
      const counted = titles.filter(
        (title) =>
          titles.includes(title.replace(/ \d+$/, '\u0000').split('\u0000')[0] ?? '') && / \d+$/.test(title),
      );
      expect(counted).toEqual([]);
    }
  },
);

test('things outside the lexicon get names of their own, without numbers', () => {
  const [zorbs, feedings] = titlesOf('Zorbs with diameter, brand and owner. Zorb feedings with ratio.');

  expect(new Set(zorbs?.titles).size).toBe(zorbs?.titles.length);
  expect(zorbs?.titles.join()).toMatch(/zorb/);
  expect([...(zorbs?.titles ?? []), ...(feedings?.titles ?? [])].join()).not.toMatch(/\d/);
});

test('each task has a title of its own', () => {
  const [tasks] = titlesOf('Tasks with title, due date and status open, doing, checked, done');

  expect(tasks?.titles.length).toBeGreaterThan(8);
  expect(new Set(tasks?.titles).size).toBe(tasks?.titles.length);
  expect(tasks?.titles.join()).not.toMatch(/\d/);
});

test('no title is told apart by a town or by an office that nothing said of it', () => {
  const apps = [
    'Exams with title, subject and date',
    'Flats for rent with name and rent',
    'Posts with title and text',
    'Yoga classes with title, teacher and time',
  ];
  for (const { titles } of apps.flatMap(titlesOf)) {
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.join()).not.toMatch(
      / in (?:Northport|Riverton|Elmsfield|Oakham)|for the office|in practice/,
    );
  }
});
