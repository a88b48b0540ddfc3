import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from './read.ts';

const asked = (text: string) =>
  Object.fromEntries(
    buildBlueprint(read(text)).entities.map(({ label, fields }) => [
      label,
      fields.filter(({ why }) => why.from === 'text').map(({ label: name, type }) => `${name}:${type}`),
    ]),
  );

test.each([
  ['Outings with date, shoes and the kilometres we walked', 'Outing', 'Kilometres:number'],
  ['Each voyage has a date, the harbour and the miles we sailed', 'Voyage', 'Miles:number'],
  ['Hikes with date, the metres we climbed, the minutes we rested', 'Hike', 'Metres:number'],
])('how far one got is a figure: %s', (text, thing, field) => {
  const things = asked(text);
  expect(things[thing]).toContain(field);
  expect(Object.keys(things).filter((name) => /kilomet|mile|metre/i.test(name))).toEqual([]);
});

test.each([
  'Tales: title, body. Anyone can read the tales without signing up. Fans leave a comment with their nickname, again without an account.',
  'Tales: title, body. Fans can comment on a tale with their nickname, without having to register at all.',
  'Tales: title, body. Visitors can pick a tale and only see those. Fans leave a comment with their nickname and again.',
])('how people come in is no attribute: %s', (text) => {
  const labels = Object.values(asked(text)).flat();
  expect(labels).toContain('Nickname:string');
  expect(labels.filter((label) => /^(?:again|signup|account|sign)/i.test(label))).toEqual([]);
  expect(Object.keys(asked(text))).not.toContain('Signup');
});

test('what an editor is for is kept, and no editor', () => {
  const things = asked('We cycle a lot, so there must be an editor for a tale with title, body and a photo');
  expect(Object.keys(things)).toEqual(['Tale']);
  expect(things['Tale']).toEqual(['Title:string', 'Photo:image', 'Body:richtext']);
});

test.each([
  [
    'Tales with title and body. A tale stays draft until my sister marks it published.',
    ['Draft', 'Published'],
  ],
  ['Letters: title, body. A letter stays open until the clerk marks it answered.', ['Open', 'Answered']],
])('two states: %s', (text, states) => {
  const [entity] = buildBlueprint(read(text)).entities;
  const status = entity?.fields.find(({ label }) => label === 'Status');
  expect(status?.options?.map(({ label }) => label)).toEqual(states);
});
