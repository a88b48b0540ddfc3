import { PlanDraft } from '@sayso/contracts/plan-draft';
import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const text =
  'Dog walking. Clients with phone and address, walks with date and walker, paid or not. No calendar.';
const careful = {
  use: 'work',
  name: 'Dog walking',
  things: [
    {
      words: 'Clients with phone and address',
      name: 'Client',
      fields: [
        { name: 'Name', kind: 'text', of: [] },
        { name: 'Phone', kind: 'phone', of: [] },
        { name: 'Address', kind: 'text', of: [] },
      ],
    },
    {
      words: 'walks with date and walker, paid or not',
      name: 'Walk',
      fields: [
        { name: 'Client', kind: 'link', of: ['Client'] },
        { name: 'Date', kind: 'date and time', of: [] },
        { name: 'Paid', kind: 'yes or no', of: [] },
      ],
    },
  ],
  people: ['Walker'],
  rules: [],
  pages: [],
  notWanted: ['calendar'],
  leftOver: [],
};
const check = (answer: unknown) =>
  checkAnswer(text, typeof answer === 'string' ? answer : JSON.stringify(answer));
const draftIn = (answer: unknown) => {
  const checked = check(answer);
  if (!('draft' in checked)) throw new Error(`Refused: ${checked.fault}`);
  return checked.draft;
};

test('a careful answer stays as it is, with the place of each of its words', () => {
  const checked = check(careful);
  expect(checked).toMatchObject({ draft: careful });
  const pieces = 'evidence' in checked ? checked.evidence : [];
  const wordsOf = (item: string) => {
    const piece = pieces.find((one) => one.item === item);
    return piece?.from === 'text' ? text.slice(piece.start, piece.end) : piece?.from;
  };
  expect(wordsOf('things.1')).toBe('walks with date and walker, paid or not');
  expect(wordsOf('things.0.fields.1')).toBe('phone');
  expect(wordsOf('things.0.fields.0')).toBe('assumed');
  expect(wordsOf('notWanted.0')).toBe('calendar');
});

test('a sloppy answer is put right: a fence, words around it, missing lists, other names of kinds, doubles', () => {
  const sloppy = {
    name: 'Dog walking',
    things: [
      {
        words: 'Clients with phone and address',
        name: 'clients',
        fields: ['Name', { name: 'phone', type: 'Phone' }, { name: 'Phone', kind: 'string' }],
        note: 'nice people',
      },
      {
        words: 'walks with date and walker',
        name: 'Walks',
        fields: [
          { name: 'Client', kind: 'reference', of: 'Client' },
          { name: 'Date', kind: 'datetime', of: null },
          { name: 'Paid', kind: 'BOOLEAN' },
          { name: 'Status', kind: 'status', of: ['only one'] },
          { kind: 'text' },
        ],
      },
      { words: 'Clients', name: 'Client', fields: [{ name: 'Address', kind: 'text', of: [] }] },
    ],
    rules: [{ words: 'x', thing: 'Walk', may: 'fly', who: ['Walker'] }],
    pages: [{ words: 'walks', kind: 'teleporter', thing: 'Walk', for: 'users', fields: [] }],
    people: 'Walker',
  };
  const draft = draftIn(`Sure! Here it is:\n\`\`\`json\n${JSON.stringify(sloppy)}\n\`\`\`\nAnything else?`);
  expect(PlanDraft.safeParse(draft).error).toBeUndefined();
  expect(
    draft.things.map(({ name, fields }) => [name, ...fields.map((one) => `${one.name}: ${one.kind}`)]),
  ).toEqual([
    ['Client', 'Name: text', 'Phone: phone', 'Address: text'],
    ['Walk', 'Client: link', 'Date: date and time', 'Paid: yes or no', 'Status: text'],
  ]);
  expect(draft).toMatchObject({ use: 'work', people: ['Walker'], rules: [], pages: [], leftOver: [] });
});

test('other words for pages and deeds are understood, and a field that is named apart belongs to its thing', () => {
  const draft = draftIn({
    ...careful,
    rules: [
      { words: 'Clients', thing: 'Client', field: 'Phone', may: 'View', who: 'Walker' },
      { words: 'walks', thing: 'Walk', may: 'not_edit', who: ['everyone'] },
    ],
    pages: [{ words: 'walks', kind: 'Kanban', thing: 'Walk' }],
  });
  expect(draft.rules).toMatchObject([
    { thing: 'Client.Phone', may: 'see', who: ['Walker'] },
    { thing: 'Walk', may: 'not change' },
  ]);
  expect(draft.pages).toMatchObject([{ kind: 'board', for: 'users' }]);
});

test.each([
  ['nothing', ''],
  ['prose', 'I would build an app with clients and walks.'],
  ['a cut answer', JSON.stringify(careful).slice(0, 200)],
  ['a list', '[1, 2]'],
  ['an object of something else', '{"error":"overloaded"}'],
  ['things without names', '{"things":[{"words":"Clients"}]}'],
])('%s is no draft', (_, answer) => {
  expect(check(answer)).toEqual({ fault: 'invalid' });
});

test('an answer full of things that the text does not say is refused', () => {
  const invented = ['Spaceship', 'Reactor', 'Crew'].map((name) => ({
    words: `our ${name}s`,
    name,
    fields: [],
  }));
  expect(check({ ...careful, things: invented })).toEqual({ fault: 'unlikely' });
  expect(check({ ...careful, things: [...careful.things, ...invented] })).toEqual({ fault: 'unlikely' });
  expect(check({ ...careful, things: [...careful.things, ...invented.slice(0, 2)] })).toHaveProperty('draft');
});

test('no things where the rules see an app: the reader read something else', () => {
  expect(check({ ...careful, use: 'not an app', things: [] })).toEqual({ fault: 'unlikely' });
});

test('names of every object, endless names and half a character do no harm', () => {
  const draft = draftIn({
    ...careful,
    name: 'Dog\ud800'.repeat(500),
    things: [
      ...careful.things,
      {
        words: 'constructor',
        name: '__proto__',
        fields: [{ name: 'constructor', kind: 'toString', of: ['__proto__'] }],
      },
      { words: 'walks', name: 'walks '.repeat(5_000), fields: Array(3_000).fill('walk '.repeat(999)) },
    ],
  });
  expect(JSON.stringify(draft).length).toBeLessThan(5_000);
  expect(draft.name.isWellFormed()).toBe(true);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('so many things, fields and words as no person says are cut, and it does not take long to look for them', () => {
  const long = 'clients and walks with the date of it all '.repeat(480).slice(0, 20_000);
  const things = Array.from({ length: 200 }, (_, at) => ({
    words: `clients and walks with the dates of it al ${at}`,
    name: `Thing ${at}`,
    fields: Array.from({ length: 100 }, (_, nr) => ({ name: `walkz datez ${nr}`, kind: 'text', of: [] })),
  }));
  expect(checkAnswer(long, JSON.stringify({ ...careful, things }))).toEqual({ fault: 'unlikely' });
});
