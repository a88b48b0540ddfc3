import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlanDraft } from './plan-draft.ts';

/** `rules` reads at once and always; `model` asks the installation's model, `local` a model file on this machine. */
export const readerIds = ['rules', 'model', 'local'] as const;
export const ReaderId = z.enum(readerIds);
export type ReaderId = z.infer<typeof ReaderId>;
/** A reader that takes its time. */
export const CloserReader = z.enum(['model', 'local']);
export type CloserReader = z.infer<typeof CloserReader>;

/** How a model's first version begins: with the plan of the words, or with all of it written by the model. */
export const firstBuilds = ['plan', 'model'] as const;
export const FirstBuild = z.enum(firstBuilds);
export type FirstBuild = z.infer<typeof FirstBuild>;

/** What of a draft the text says: `item` is a path in the draft, as `things.0.fields.2`. */
export const Evidence = z.object({
  item: z.string(),
  from: z.enum(['text', 'assumed']),
  /** Place in the text, or in what follows it of attached texts, each after two line breaks; in UTF-16 units. */
  start: z.number().int().optional(),
  end: z.number().int().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Why there is no reading; the plan of the rules stands then. */
export const readingFaults = [
  'off',
  'missing',
  'broken',
  'memory',
  'busy',
  'late',
  'cut',
  'invalid',
  'unlikely',
  'refused',
  'provider',
] as const;
export const ReadingFault = z.enum(readingFaults);
export type ReadingFault = z.infer<typeof ReadingFault>;

export const Reading = z.object({
  draft: PlanDraft,
  evidence: z.array(Evidence),
  reader: ReaderId,
  took_ms: z.number().int(),
});
export type Reading = z.infer<typeof Reading>;

/** Drafts that come from outside: no longer than a plan can be, since code works through every word of them. */
export const draftLimits = {
  chars: 60_000,
  text: 300,
  things: 60,
  fields: 100,
  of: 50,
  people: 20,
  rules: 60,
  pages: 60,
  others: 40,
} as const;

const isShort = (texts: readonly string[], most: number): boolean =>
  texts.length <= most && texts.every((text) => text.length <= draftLimits.text);

function isWithinLimits(draft: PlanDraft): boolean {
  const { things, rules, pages } = draft;
  return (
    isShort([draft.name], 1) &&
    isShort(draft.people, draftLimits.people) &&
    isShort([...draft.notWanted, ...draft.leftOver], draftLimits.others) &&
    things.length <= draftLimits.things &&
    rules.length <= draftLimits.rules &&
    pages.length <= draftLimits.pages &&
    things.every(
      ({ words, name, fields }) =>
        isShort([words, name], 2) &&
        isShort(
          fields.map((field) => field.name),
          draftLimits.fields,
        ) &&
        fields.every(({ of }) => isShort(of, draftLimits.of)),
    ) &&
    rules.every(({ words, thing, who }) => isShort([words, thing], 2) && isShort(who, draftLimits.people)) &&
    pages.every(
      (page) => isShort([page.words, page.thing, page.for], 3) && isShort(page.fields, draftLimits.fields),
    ) &&
    JSON.stringify(draft).length <= draftLimits.chars
  );
}

export const SentDraft = PlanDraft.refine(isWithinLimits, 'This is more than a plan can hold');

/** Of a description that is read closely on a press; a first version may be asked for in more. */
export const readingChars = 20_000;

/** So much of an attached text is read with the description. */
export const attachedChars = 6_000;

/** Which reader a closer reading would be done by; null where only the rules read. */
export const getReader = endpoint({
  method: 'GET',
  path: '/readings/reader',
  reply: z.object({
    reader: CloserReader.nullable(),
    /** What it is called, as the installation names it. */
    name: z.string().nullable(),
    /** An administrator has every first build read more closely. */
    at_build: z.boolean(),
    /** What happens with a model's first version where nobody chose. */
    first_build: FirstBuild,
    /** Whether somebody may choose otherwise: without a model there is nothing to choose, nor without a reader. */
    may_choose: z.boolean(),
  }),
});

/**
 * Reads a description more closely than the rules do. A reader that fails answers `problem` with a sentence for the
 * person; 429 where somebody asks too often.
 */
export const readDescription = endpoint({
  method: 'POST',
  path: '/readings',
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Describe the app first')
      .max(readingChars, `Use at most ${readingChars} characters`),
    /** The beginnings of texts that come with it; tables are read by code when the app is built. */
    attachments: z.array(z.string().max(attachedChars)).max(10).optional(),
  }),
  reply: z.union([
    z.object({ reading: Reading, problem: z.null() }),
    z.object({ reading: z.null(), problem: z.object({ fault: ReadingFault, message: z.string() }) }),
  ]),
});
