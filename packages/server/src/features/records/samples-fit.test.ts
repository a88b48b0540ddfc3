import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@sayso/blueprint/testing/build-app';
import { known } from '@sayso/blueprint/testing/descriptions';
import { Fault } from '@sayso/contracts/faults';
import { expect, test } from 'vitest';
import { schemaOf } from './schema-changes/versions.ts';
import { createValidator, type Values } from './validator.ts';

const root = join(import.meta.dirname, '../../../../..');
const bench = join(root, 'bench/generation');
/** Those that are kept back are looked at by nobody. */
const practice = readdirSync(bench)
  .filter((name) => /^practice.*\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(join(bench, name), 'utf8')).prompts as Description[]);
/** The studio's ideas, as they stand in its catalogue. */
const ideas = [
  ...readFileSync(join(root, 'packages/studio/src/texts/ideas.ts'), 'utf8').matchAll(
    /^ {4}(\w+): \{\n\s+title: .*\n\s+description:\s+'(.*)',$/gm,
  ),
].map(([, id = '', prompt = '']) => ({ id, prompt }));

type Description = { id: string; prompt: string };

const quizzes = [
  'make a quiz about birds',
  'Make a quiz',
  'A quiz about birds for my class',
  'a multiple choice quiz about geography with 10 questions',
  'A quiz with questions: question, option A, option B, option C, option D, correct answer (A, B, C or D)',
  'Quiz app where each question has four options, a correct option, a category and a difficulty of easy, medium or hard. All are required.',
  'A true or false quiz about space',
  'Quiz about dogs. Each question has a question, three wrong answers and the right answer',
  'Trivia game with categories and a leaderboard',
  'A quiz about chemistry; each question has a picture, an explanation and points',
  'I want a quiz for my kids about dinosaurs, with a score at the end',
  'Quiz for new staff: questions belong to a quiz, each quiz has a title and a pass mark',
  'flashcards for Spanish words',
  'a vocabulary quiz in Italian',
  'Practice exam for the driving theory test with 20 questions and a 30 minute limit',
  'a survey about lunch',
].map((prompt) => ({ id: prompt, prompt }));

/** What of an app's sample records its own schemas would refuse. */
async function misfits({ prompt }: Description): Promise<string[]> {
  const { tree, samples } = await buildApp(prompt);
  const counts = new Map(samples.map(({ entity, records }) => [entity, records.length]));
  return samples.flatMap(({ entity, records }) => {
    const schema = schemaOf({ text: tree[`entities/${entity}`] ?? '' });
    if (!schema) return [];
    const validator = createValidator(schema);
    return records.flatMap((record, at) => {
      try {
        validator.create(linked(record, counts));
        return [];
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return [`${entity} ${at}: ${JSON.stringify(error.fields)} ${JSON.stringify(record)}`];
      }
    });
  });
}

/** References as they are stored: to a record that is there, else empty. */
function linked(record: Values, counts: ReadonlyMap<string, number>): Values {
  const resolve = (value: unknown): unknown => {
    const [, entity = '', at] = /^@(\w+):(\d+)$/.exec(typeof value === 'string' ? value : '') ?? [];
    return at !== undefined && Number(at) >= (counts.get(entity) ?? 0) ? null : value;
  };
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(resolve).filter((each) => each !== null) : resolve(value),
    ]),
  );
}

const sets: [string, readonly Description[]][] = [
  ['known', known],
  ['practice', practice],
  ['ideas', ideas],
  ['quizzes', quizzes],
];

test.each(sets)('there is enough to describe: %s', (_name, descriptions) => {
  expect(descriptions.length).toBeGreaterThan(10);
});

/** Few enough that a loaded machine has them done in seconds. */
const atOnce = 10;
const parts = sets.flatMap(([name, all]) =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at): [string, readonly Description[]] => [
    `${name} from ${at * atOnce + 1}`,
    all.slice(at * atOnce, (at + 1) * atOnce),
  ]),
);

test.each(parts)(
  'no sample record breaks its schema, whatever is described: %s',
  async (_part, descriptions) => {
    const found: string[] = [];
    for (const each of descriptions) {
      for (const misfit of await misfits(each)) found.push(`${each.id}: ${misfit}`);
    }
    expect(found).toEqual([]);
  },
);

test.each(quizzes.filter(({ prompt }) => !/survey|flashcards/.test(prompt)))(
  'a quiz has questions to begin with: $prompt',
  async ({ prompt }) => {
    const { tree, samples } = await buildApp(prompt);
    const page = Object.entries(tree).find(
      ([path, text]) => path.startsWith('pages/') && text.includes('<Quiz'),
    );
    const [, entity = ''] = /entity=\{(\w+)\}/.exec(page?.[1] ?? '') ?? [];
    const own = /questions=\{\[/.test(page?.[1] ?? '');
    const count = samples.find((each) => each.entity === entity)?.records.length ?? 0;
    expect(own || count >= 4, page?.[1] ?? 'no page with a quiz').toBe(true);
  },
);
