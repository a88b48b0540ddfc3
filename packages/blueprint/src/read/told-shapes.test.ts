import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from './read.ts';

const fieldsOf = (text: string, words: string) =>
  read(text).entities.find((one) => one.words === words)?.fields ?? [];
const labelsOf = (text: string, words: string) => fieldsOf(text, words).map(({ label }) => label);

test.each([
  [
    'My doctor wants a diary of my hay fever. I note when it started and stopped, how strong, and what helped.',
    'hay fever entry',
    ['Start', 'End', 'Strength', 'What helped'],
  ],
  [
    'Our coach wants a log of our rowing. We write down the date, how far we went and who rowed.',
    'rowing entry',
    ['Date', 'Distance', 'Rowed by'],
  ],
  [
    'A log of my sourdough. I note when I fed it, how it smelled, and a photo.',
    'sourdough entry',
    ['Fed on', 'Smell', 'Photo'],
  ],
  [
    "My vet asked for a log of my dog's seizures. I want to note how bad from 1 to 5 and what we gave him.",
    'seizure',
    ['Severity', 'Medicine given'],
  ],
])('what is written in a book is kept of what the book is about: %s', (text, words, labels) => {
  expect(labelsOf(text, words)).toEqual(labels);
});

test.each([
  [
    'Tastings with date, aromas (several at once, berry, oak, smoke or whatever) and a score',
    'tasting',
    'Aromas',
    ['Berry', 'Oak', 'Smoke'],
  ],
  [
    'Patients with name, allergies (nuts, milk, eggs), more than one possible, and phone',
    'patient',
    'Allergies',
    ['Nuts', 'Milk', 'Eggs'],
  ],
  [
    'Each hike has a name, dangers (tick all that apply: ice, rockfall, river) and length',
    'hike',
    'Dangers',
    ['Ice', 'Rockfall', 'River'],
  ],
])('several choices may be picked at once: %s', (text, words, label, options) => {
  expect(fieldsOf(text, words).find((field) => field.label === label)).toMatchObject({
    type: 'tags',
    options,
  });
});

test.each([
  [
    'Books with title. We note who borrowed which book from when until when and tick it when it came back.',
    'loan',
    ['Book', 'Borrower', 'From', 'Until', 'Came back'],
  ],
  [
    'The boats have a name, skippers are simply name and licence number. And then you write down who sailed which boat, on what day, and how long.',
    'sailing',
    ['Boat', 'Sailed by', 'Date', 'Duration'],
  ],
  [
    'Dogs with name. Every time a dog gets a bath we put it down with the day and the shampoo.',
    'bath',
    ['Day', 'Shampoo'],
  ],
  [
    'Members with name. When a member finishes a climb we write it down with the date and the grade.',
    'climb',
    ['Date', 'Grade'],
  ],
  [
    'Machines with name. Guests with name. Whenever a guest uses a machine we note it with the cost.',
    'machine use',
    ['Cost'],
  ],
  [
    'Our church fete. Last a place to sign up: name, what you sell, how many tables.',
    'signup',
    ['Name', 'What was sold', 'Number of tables'],
  ],
  ['Fuel: date, litres, cost, with one figure for all of it so far.', 'fuel', ['Date', 'Litres', 'Cost']],
  ['Players with name and team. A ranking of the players by goals.', 'player', ['Name', 'Team', 'Goals']],
  ['Bowls with name. Visitors see the bowls, can choose raku, china or stoneware.', 'bowl', ['Name', 'Type']],
  ['A contact form with name and message that lands only with me.', 'enquiry', ['Name', 'Message']],
  ['Kites: name, photo, a rating out of ten, on a map.', 'kite', ['Name', 'Photo', 'Rating']],
])('what is told with few words is kept: %s', (text, words, labels) => {
  expect(labelsOf(text, words)).toEqual(labels);
});

test.each([
  ['We move in June: us, two cats, a piano. Boxes: number, room, what is in it.', ['box']],
  [
    'My aunt is ninety and beats us all. I want a memory game with flowers and keep a list of the best scores with name and moves.',
    ['best score'],
  ],
])('who is there and what a game counts are no things: %s', (text, words) => {
  expect(buildBlueprint(read(text)).entities.map(({ label }) => label.toLowerCase())).toEqual(words);
});

test('a tool of its own brings no things of the place where it is used', () => {
  const blueprint = buildBlueprint(
    read('Interval timer for my gym: 45 seconds hang, 15 seconds rest, 6 rounds.'),
  );

  expect(blueprint.entities).toEqual([]);
  expect(read('Round timer: counts down 3 minutes, then 1 minute rest').tools[0]?.props).toMatchObject({
    work: 180,
    rest: 60,
  });
});

test('what one bag covers says how many are needed', () => {
  const text =
    'How much gravel do I need? I give it the area, the coverage per bag and the price per bag, and it tells me the bags and the total cost.';
  const [tool] = read(text).tools;

  expect(tool).toMatchObject({ kind: 'calculator', title: 'Gravel calculator', unsure: [] });
  expect(tool?.props['outputs']).toMatchObject([
    { expr: 'area / coveragePerBag' },
    { expr: 'bags * pricePerBag' },
  ]);
});
