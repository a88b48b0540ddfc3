import { Blueprint } from '@sayso/core/blueprint-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRequest } from './change/apply.ts';
import { emitFiles } from './emit/files.ts';
import { buildBlueprint } from './plan/build.ts';
import { read } from './read/read.ts';
import { sampleRecords } from './seed/samples.ts';
import { now } from './testing/build-app.ts';
import { bench } from './testing/descriptions.ts';
import { randomTexts } from './testing/random-texts.ts';
import { triage } from './triage/triage.ts';

const words = [...new Set(bench.prompts.flatMap(({ prompt }) => prompt.split(/\s+/)))];
const anything = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...words, '(', ')', ',', ':', ';', '/', '\n', '-', '"'),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 40 },
    )
    .map((list) => list.join(' ')),
);

// In four parts: a loaded machine of two cores needs over a minute for a thousand in one.
test.each([7, 8, 9, 10])(
  '250 random texts (seed %i) each give a valid plan, files and samples',
  (seed) => {
    fc.assert(
      fc.property(anything, (text) => {
        const blueprint = Blueprint.parse(buildBlueprint(read(text)));
        const files = emitFiles(blueprint);
        expect(blueprint.entities.length).toBeGreaterThan(0);
        expect(files['layout']).toBeDefined();
        expect(Object.keys(files).some((path) => path.startsWith('pages/'))).toBe(true);
        sampleRecords(blueprint, now);
      }),
      { numRuns: 250, seed },
    );
  },
  60_000,
);

test('300 random texts with scripts, control characters, very long words and nested brackets do as well', () => {
  const sources = bench.prompts.map(({ prompt }) => prompt);
  for (const text of randomTexts(300, { seed: 3, sources })) {
    triage(text, true);
    const blueprint = Blueprint.parse(buildBlueprint(read(text)));
    expect(Object.keys(emitFiles(blueprint)).some((path) => path.startsWith('pages/'))).toBe(true);
    sampleRecords(blueprint, now);
  }
}, 180_000);

test('300 random change requests leave a valid plan, and each clause has an answer', () => {
  const before = buildBlueprint(read(bench.prompts[2]?.prompt ?? ''));
  const verbs = [
    'add',
    'remove',
    'rename',
    'make',
    'show',
    'only admins may delete',
    'change',
    'set',
    'call it',
  ];
  const asked = fc.tuple(fc.constantFrom(...verbs), anything).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(asked, (text) => {
      const { blueprint, done, unread } = applyRequest(before, { text, currentPage: null });
      Blueprint.parse(blueprint);
      emitFiles(blueprint);
      expect(done.length + unread.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 11 },
  );
}, 60_000);
