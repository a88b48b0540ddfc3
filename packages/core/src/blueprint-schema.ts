import { deriveOps } from '@sayso/contracts/derive';
import { DeriveRule } from '@sayso/contracts/entity-schema';
import { z } from 'zod';

/** The built-in builder's plan of an app (design: text -> Blueprint -> sources). Ids never change, so renames keep data. */
export const fieldTypes = [
  'string',
  'text',
  'richtext',
  'int',
  'number',
  'money',
  'percent',
  'rating',
  'bool',
  'date',
  'datetime',
  'time',
  'duration',
  'enum',
  'tags',
  'email',
  'phone',
  'url',
  'image',
  'file',
  'color',
  'ref',
  'lines',
] as const;
export const FieldType = z.enum(fieldTypes);
export type FieldType = z.infer<typeof FieldType>;

export const entityKinds = [
  'person',
  'resource',
  'transaction',
  'event',
  'content',
  'log',
  'settings',
] as const;
export const EntityKind = z.enum(entityKinds);
export type EntityKind = z.infer<typeof EntityKind>;

/** Where an item comes from: the user's words, the template of the app's type, or a default. */
export const Why = z.object({ from: z.enum(['text', 'template', 'default', 'change']), words: z.string() });
export type Why = z.infer<typeof Why>;

export const plainRules = ['anyone', 'registered', 'owner', 'admin', 'owner-or-admin', 'nobody'] as const;
export type PlainRule = (typeof plainRules)[number];
/** `role:mechanic` is for users with that role of the app's own, and for admins. */
export const RoleRule = z.templateLiteral(['role:', z.string()]);
export const Rule = z.union([z.enum(plainRules), RoleRule]);
export type Rule = z.infer<typeof Rule>;

export const BlueprintOption = z.object({ value: z.string(), label: z.string(), color: z.string() });
export type BlueprintOption = z.infer<typeof BlueprintOption>;

export const Computed = z.object({
  op: z.enum([...deriveOps, 'avg', 'count', 'days-times']),
  /** Keys of fields, numbers written as text, or formulas of their own. */
  of: z.array(z.union([z.string(), DeriveRule])),
  entity: z.string().optional(),
});
export type Computed = z.infer<typeof Computed>;

export const BlueprintField = z.object({
  id: z.string(),
  key: z.string(),
  label: z.string(),
  type: FieldType,
  required: z.boolean(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  options: z.array(BlueprintOption).optional(),
  /** Id of the entity that is referred to. */
  ref: z.string().optional(),
  many: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
  /** A line below the input. */
  help: z.string().optional(),
  inList: z.boolean(),
  inForm: z.boolean(),
  computed: Computed.optional(),
  /** Who fills it in where visitors send such records by a form; without it the builder decides. */
  writtenBy: z.enum(['visitor', 'staff']).optional(),
  /** Who may read it where that is fewer than may read the record. */
  readers: Rule.optional(),
  /** Who may read it was written by hand, in a way that the plan has no word for. */
  hasOwnRule: z.boolean().optional(),
  why: Why,
});
export type BlueprintField = z.infer<typeof BlueprintField>;

export const BlueprintEntity = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  labelPlural: z.string(),
  /** The lexicon's concept, when there is one. */
  concept: z.string().optional(),
  icon: z.string(),
  kind: EntityKind,
  titleField: z.string(),
  fields: z.array(BlueprintField),
  rules: z.object({ create: Rule, read: Rule, update: Rule, delete: Rule }),
  /** Which of them were written by hand, in a way that the plan has no word for: `rules` keeps what was planned. */
  ownRules: z.array(z.enum(['create', 'read', 'update', 'delete'])).optional(),
  /** Field that holds the state, when records move through states. */
  workflow: z.string().optional(),
  /** What a person chose by hand, which guesses leave as it is: `contact` says that forms need no name and email. */
  settled: z.array(z.enum(['title', 'workflow', 'required', 'contact'])).optional(),
  /** Ids of fields whose values together no two records may share. */
  unique: z.array(z.array(z.string())).optional(),
  /** Titles of the samples, where the text lists them. */
  titles: z.array(z.string()).optional(),
  /** Keys of fields that were removed: records keep their values, which no new field is to show. */
  formerKeys: z.array(z.string()).optional(),
  /** How many samples there are, where the text says how many things there are. */
  sampleCount: z.number().int().optional(),
  why: Why,
});
export type BlueprintEntity = z.infer<typeof BlueprintEntity>;

export const archetypes = [
  'dashboard',
  'list',
  'detail',
  'kanban',
  'calendar',
  'gallery',
  'public-landing',
  'public-form',
  'standings',
  'timesheet',
  'catalogue',
  'cart',
  'chart',
  'smart-list',
  'timeline',
  'report',
  'checklist',
  'landing',
  'booking',
  'feedback',
  'forum',
  'thread',
  'chat',
  'quiz',
  'leaderboard',
  'survey',
  'results',
  'timer',
  'calculator',
  'converter',
  'game',
  'portfolio',
  'blog',
  'post',
  'settings',
  'directory',
  'map',
  'files',
  'public-detail',
  'orders',
] as const;
export const Archetype = z.enum(archetypes);
export type Archetype = z.infer<typeof Archetype>;

export const smartLists = [
  'open',
  'overdue',
  'upcoming',
  'today',
  'ends-soon',
  'low-stock',
  'recent',
  'top',
] as const;

export const Block = z.object({
  id: z.string(),
  kind: z.enum(['stat', 'chart', 'smart-list', 'board', 'calendar', 'note']),
  title: z.string(),
  entity: z.string().optional(),
  /** Field ids. */
  field: z.string().optional(),
  groupBy: z.string().optional(),
  op: z.enum(['count', 'sum', 'avg', 'monthly']).optional(),
  chart: z.enum(['bar', 'line', 'donut']).optional(),
  list: z.enum(smartLists).optional(),
  /** Values (or `{ $lt: 5 }`) by field id that the records must have. */
  where: z.record(z.string(), z.json()).optional(),
  bucket: z.enum(['day', 'week', 'month']).optional(),
  /** The text asked for it, so it stands before what the data offers. */
  asked: z.boolean().optional(),
});
export type Block = z.infer<typeof Block>;

export const BlueprintPage = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  icon: z.string(),
  archetype: Archetype,
  entity: z.string().optional(),
  /** Further entity that the page needs (sign-ups of a public form, items of a cart). */
  target: z.string().optional(),
  public: z.boolean(),
  nav: z.boolean(),
  blocks: z.array(Block),
  /** What only this archetype knows: the game of a game page, formulas of a calculator, columns and order of a list. */
  props: z.record(z.string(), z.json()).optional(),
  /** The words that it was made for, where that is known. */
  why: Why.optional(),
});
export type BlueprintPage = z.infer<typeof BlueprintPage>;

export const Theme = z.object({
  preset: z.string(),
  mode: z.enum(['light', 'dark']),
  primary: z.string(),
  parts: z.record(z.string(), z.string()),
  /** `inter`, `serif`, `rounded`, `mono` or a CSS font family. */
  font: z.string().optional(),
  /** Corner of cards in pixels. */
  radius: z.number().optional(),
  density: z.enum(['compact', 'normal', 'roomy']).optional(),
  /** Size of all letters. */
  text: z.enum(['small', 'normal', 'large', 'huge']).optional(),
  /** Weight of titles; their colour is the part `heading`. */
  headings: z.enum(['light', 'bold']).optional(),
});
export type Theme = z.infer<typeof Theme>;

/** One place that a change request altered; a step `#id` finds an item of a list, `~` is the order of a list's ids. */
export const PatchStep = z.object({
  path: z.array(z.string()),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type PatchStep = z.infer<typeof PatchStep>;

export const LogEntry = z.object({
  words: z.string(),
  done: z.array(z.string()),
  /** Clauses of one request share it; they are undone together. */
  request: z.number().int().optional(),
  patch: z.array(PatchStep).optional(),
  undone: z.boolean().optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** A kind of user that rules can name, such as mechanics; `id` is the value that people have, and never changes. */
export const BlueprintRole = z.object({ id: z.string(), name: z.string() });
export type BlueprintRole = z.infer<typeof BlueprintRole>;

export const Blueprint = z.object({
  version: z.literal(1),
  app: z.object({
    name: z.string(),
    tagline: z.string(),
    description: z.string(),
    icon: z.string(),
    type: z.string().optional(),
    /** Id of the starter app that it began as; its samples are that one's own. */
    template: z.string().optional(),
    currency: z.string(),
    /** How dates, times and numbers are written; as the reader's browser does without it. */
    locale: z.string().optional(),
    personal: z.boolean(),
    /** Id of the page that the app opens with; without it the builder chooses. */
    mainPage: z.string().optional(),
    /** Name of a page that somebody wrote, with which the app opens as long as no other one is chosen. */
    opensWith: z.string().optional(),
  }),
  seed: z.number().int(),
  nextId: z.number().int(),
  entities: z.array(BlueprintEntity),
  /** Names of things that were removed: their records are kept, which no new thing is to show. */
  formerNames: z.array(z.string()).optional(),
  /** Ids of roles that are gone: people may still hold them, whom no new role is to let in. */
  formerRoles: z.array(z.string()).optional(),
  /** Beside users and admins, which every app has. */
  roles: z.array(BlueprintRole).optional(),
  pages: z.array(BlueprintPage),
  theme: Theme,
  assumptions: z.array(z.string()),
  /** What the description says is not wanted; never offered. */
  unwanted: z.array(z.string()).optional(),
  /** Prompts of changes that were offered, oldest first. */
  offered: z.array(z.string()).optional(),
  log: z.array(LogEntry),
  /** Hash of each file as it was last emitted; another text in the tree is a hand edit. */
  hashes: z.record(z.string(), z.string()),
});
export type Blueprint = z.infer<typeof Blueprint>;
