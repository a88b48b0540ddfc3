import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How a script sees that a statement holds; README.md beside this file tells what each key means. */
export const Check = z.record(z.string(), z.json());
export type Check = z.infer<typeof Check>;

const Statement = z.object({ say: z.string(), check: Check });
export type Statement = z.infer<typeof Statement>;

const Followup = z.object({ say: z.string(), page: z.string().optional(), accept: z.array(Statement) });

export const Description = z.object({
  id: z.string(),
  domain: z.string(),
  style: z.string(),
  prompt: z.string(),
  expect: z.object({ entities: z.record(z.string(), z.array(z.string())), pages: z.array(z.string()) }),
  accept: z.array(Statement),
  followups: z.array(Followup),
});
export type Description = z.infer<typeof Description>;

export const DescriptionFile = z.object({
  name: z.string(),
  version: z.number(),
  licence: z.string(),
  entity_synonyms: z.array(z.array(z.string())),
  field_synonyms: z.array(z.array(z.string())),
  prompts: z.array(Description),
});
export type DescriptionFile = z.infer<typeof DescriptionFile>;

const sets = [
  'known-work',
  'known-life',
  'held-out-work',
  'held-out-life',
  'practice',
  'practice-two',
  'practice-three',
  'practice-four',
  'practice-five',
  'practice-six',
] as const;
export type SetName = (typeof sets)[number];

const addressOf = (name: string) => new URL(`./${name}.json`, import.meta.url);

/** The sets that are there (those for practice where they are asked for), each with its own groups of words for the same thing. */
export function loadSets(only: readonly string[] = []): { name: SetName; file: DescriptionFile }[] {
  return sets
    .filter(
      (name) =>
        (only.length === 0 ? !name.startsWith('practice') : only.includes(name)) &&
        existsSync(addressOf(name)),
    )
    .map((name) => ({
      name,
      file: DescriptionFile.parse(JSON.parse(readFileSync(addressOf(name), 'utf8'))),
    }));
}

/** A few invented ones on which the judges themselves are tried out. */
export const loadExamples = (): { name: string; file: DescriptionFile }[] => [
  {
    name: 'example',
    file: DescriptionFile.parse(JSON.parse(readFileSync(addressOf('example-judge'), 'utf8'))),
  },
];
