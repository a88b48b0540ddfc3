import { expect, test } from 'vitest';
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
    ['Fed on', 'How it smelled', 'Photo'],
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
