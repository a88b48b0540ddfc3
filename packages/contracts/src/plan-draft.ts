import { z } from 'zod';

export const draftFieldKinds = [
  'text',
  'long text',
  'number',
  'money',
  'percent',
  'rating',
  'yes or no',
  'date',
  'date and time',
  'time',
  'duration',
  'email',
  'phone',
  'web address',
  'picture',
  'file',
  'tags',
  'choice',
  'states',
  'link',
  'links',
  'formula',
] as const;
export const draftPageKinds = [
  'list',
  'board',
  'calendar',
  'gallery',
  'map',
  'chart',
  'report',
  'checklist',
  'catalogue',
  'shop',
  'form',
  'booking',
  'home',
  'blog',
  'forum',
  'chat',
  'survey',
  'quiz',
  'leaderboard',
  'calculator',
  'converter',
  'timer',
  'game',
] as const;

export const draftUses = [
  'work',
  'club',
  'household',
  'personal',
  'public site',
  'tool',
  'not an app',
] as const;
/** What somebody may do, and what they are kept from: a prohibition would open too much if it were left out. */
export const draftDeeds = [
  'see',
  'add',
  'change',
  'delete',
  'everything',
  'not see',
  'not add',
  'not change',
  'not delete',
  'nothing',
] as const;

export const DraftField = z.strictObject({
  name: z.string(),
  kind: z.enum(draftFieldKinds),
  /** Choices or states in their order, the target of a link, or a formula; empty otherwise. */
  of: z.array(z.string()),
});
export type DraftField = z.infer<typeof DraftField>;

export const DraftThing = z.strictObject({
  /** The words of the description that it comes from. */
  words: z.string(),
  name: z.string(),
  fields: z.array(DraftField),
});
export type DraftThing = z.infer<typeof DraftThing>;

export const DraftRule = z.strictObject({
  words: z.string(),
  /** The name of a thing, or `all`. */
  thing: z.string(),
  may: z.enum(draftDeeds),
  /** Names of people, or users, owner, everyone. */
  who: z.array(z.string()),
});
export const DraftPage = z.strictObject({
  words: z.string(),
  kind: z.enum(draftPageKinds),
  thing: z.string(),
  for: z.string(),
  /** Of a form: what the visitor fills in. */
  fields: z.array(z.string()),
});

/**
 * What a reader says of a description, in the person's words; code completes it into a plan. A model that reads answers
 * in this shape: every key is required and nothing else is allowed, without unions or limits of length, so that all
 * providers' structured outputs take it.
 */
export const PlanDraft = z.strictObject({
  use: z.enum(draftUses),
  name: z.string(),
  things: z.array(DraftThing),
  people: z.array(z.string()),
  rules: z.array(DraftRule),
  pages: z.array(DraftPage),
  notWanted: z.array(z.string()),
  leftOver: z.array(z.string()),
});
export type PlanDraft = z.infer<typeof PlanDraft>;
