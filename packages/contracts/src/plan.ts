import { z } from 'zod';
import { Message } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { AppParams, Id } from './ids.ts';

/** What a field of a thing can hold; `states` are choices that a record moves through. */
export const planFieldKinds = [
  'text',
  'long text',
  'rich text',
  'whole number',
  'number',
  'money',
  'percent',
  'rating',
  'yes or no',
  'date',
  'date and time',
  'time',
  'duration',
  'choice',
  'states',
  'tags',
  'email',
  'phone',
  'web address',
  'picture',
  'file',
  'colour',
  'link',
  'lines',
] as const;
export const PlanFieldKind = z.enum(planFieldKinds);
export type PlanFieldKind = z.infer<typeof PlanFieldKind>;

/** Whom something is open to; the words of the row rules. */
export const planWhos = ['anyone', 'registered', 'owner', 'owner-or-admin', 'admin', 'nobody'] as const;
/** Whom every app knows. */
export type PlainWho = (typeof planWhos)[number];
/** `role:mechanic`: users with that role of the app's own, and admins. */
const RoleWho = z.templateLiteral(['role:', z.string().min(1).max(40)]);
export const PlanWho = z.union([z.enum(planWhos), RoleWho]);
export type PlanWho = z.infer<typeof PlanWho>;

export const planActs = ['see', 'add', 'change', 'delete'] as const;
export const PlanAct = z.enum(planActs);
export type PlanAct = z.infer<typeof PlanAct>;
/** `custom`: a rule written by hand that has no such word; the Security view shows it. */
export const PlanShownWho = z.union([PlanWho, z.literal('custom')]);
export type PlanShownWho = z.infer<typeof PlanShownWho>;
export const PlanAccess = z.object({
  see: PlanShownWho,
  add: PlanShownWho,
  change: PlanShownWho,
  delete: PlanShownWho,
});
export type PlanAccess = z.infer<typeof PlanAccess>;

export const planLimits = {
  things: 60,
  fields: 100,
  choices: 50,
  /** Room for a list, a record and one more page of each thing. */
  pages: 200,
  nameChars: 60,
  operations: 200,
  roles: 20,
};

/** Of a page that only its code knows, `page:` with its name. */
const PlanId = z.string().min(1).max(120);
export const PlanName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(planLimits.nameChars, `Use at most ${planLimits.nameChars} characters`);

/** Where an item comes from, with the words of the description that it was read from, if any. */
export const PlanSource = z.object({
  from: z.enum(['text', 'template', 'default', 'change']),
  words: z.string(),
});
export type PlanSource = z.infer<typeof PlanSource>;

export const PlanChoice = z.object({
  value: z.string().max(100),
  label: PlanName,
  color: z.string().max(40),
});
export type PlanChoice = z.infer<typeof PlanChoice>;

export const PlanField = z.object({
  id: PlanId,
  /** The key of the field in records. */
  key: z.string(),
  name: z.string(),
  kind: PlanFieldKind,
  required: z.boolean(),
  /** Of the kinds choice and states. */
  choices: z.array(PlanChoice).optional(),
  /** Id of the thing that a link leads to. */
  link: PlanId.optional(),
  /** Who fills it in: the staff, a visitor who sends a form, or the app itself, where it follows from other fields. */
  written_by: z.enum(['staff', 'visitor', 'system']),
  /** Who may read it, where that is fewer than may read the record. */
  seen_by: PlanShownWho.optional(),
  source: PlanSource,
});
export type PlanField = z.infer<typeof PlanField>;

export const PlanThing = z.object({
  id: PlanId,
  /** The entity's name in code and in the data screen. */
  entity: z.string(),
  name: z.string(),
  plural: z.string(),
  icon: z.string(),
  /** Id of the field that names a record. */
  title: PlanId.nullable(),
  fields: z.array(PlanField),
  access: PlanAccess,
  source: PlanSource,
});
export type PlanThing = z.infer<typeof PlanThing>;

/** Kinds of pages that can be added by hand; `kind` of a page that is there may be any other. */
export const planPageKinds = [
  'list',
  'board',
  'calendar',
  'gallery',
  'form',
  'map',
  'timeline',
  'chart',
] as const;
export const PlanPageKind = z.enum(planPageKinds);
export type PlanPageKind = z.infer<typeof PlanPageKind>;

export const PlanPage = z.object({
  id: PlanId,
  /** Its name in code and in the address. */
  page: z.string(),
  name: z.string(),
  icon: z.string(),
  kind: z.string(),
  /** The thing that it shows; of a public form, the one that it adds. */
  thing: PlanId.optional(),
  /** Visitors may open it without signing in; the others are for users. */
  audience: z.enum(['visitors', 'users']),
  in_menu: z.boolean(),
  /** Ids of the fields that a visitor fills in, where the page is a public form. */
  asks: z.array(PlanId).optional(),
  /** Only its code knows what it shows: a person or a model wrote it. */
  by_hand: z.boolean(),
  /** The plan does not hold it: only the app's sources know it, so no operation can change it. */
  is_outside: z.boolean(),
});
export type PlanPage = z.infer<typeof PlanPage>;

export const planRoles = ['visitors', 'users', 'admins'] as const;
export const PlanPerson = z.object({
  role: z.enum(planRoles),
  /** Id of the page that they start on; null where nothing is open to them. */
  home: PlanId.nullable(),
});
export type PlanPerson = z.infer<typeof PlanPerson>;

/** A role of the app's own, beside users and admins. */
export const PlanRole = z.object({ id: PlanId, name: z.string() });
export type PlanRole = z.infer<typeof PlanRole>;

export const PlanLook = z.object({
  preset: z.string().max(40),
  mode: z.enum(['light', 'dark']),
  primary: z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #1d4ed8'),
});
export type PlanLook = z.infer<typeof PlanLook>;

/** An app as it was understood: a view of the Blueprint that is never stored. */
export const Plan = z.object({
  app: z.object({ name: z.string(), icon: z.string() }),
  things: z.array(PlanThing),
  people: z.array(PlanPerson),
  roles: z.array(PlanRole),
  pages: z.array(PlanPage),
  look: PlanLook,
});
export type Plan = z.infer<typeof Plan>;

const thing = PlanId;
const field = PlanId;
const page = PlanId;
const NewChoice = z.object({
  /** Of a choice that is there; a new one gets its value from its label. */
  value: z.string().max(100).optional(),
  label: PlanName,
});

/** One change of the plan; each names its items by id. Unknown keys are refused. */
export const PlanOperation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('renameApp'), name: PlanName }),
  z.strictObject({ type: z.literal('addThing'), name: PlanName }),
  z.strictObject({ type: z.literal('renameThing'), thing, name: PlanName, plural: PlanName.optional() }),
  z.strictObject({ type: z.literal('removeThing'), thing }),
  z.strictObject({
    type: z.literal('addField'),
    thing,
    name: PlanName,
    /** Without it the name decides, as "Price" is money. */
    kind: PlanFieldKind.optional(),
    choices: z.array(NewChoice).max(planLimits.choices).optional(),
    link: thing.optional(),
  }),
  z.strictObject({ type: z.literal('renameField'), thing, field, name: PlanName }),
  z.strictObject({ type: z.literal('removeField'), thing, field }),
  z.strictObject({
    type: z.literal('setKind'),
    thing,
    field,
    kind: PlanFieldKind,
    choices: z.array(NewChoice).max(planLimits.choices).optional(),
    link: thing.optional(),
  }),
  z.strictObject({ type: z.literal('setRequired'), thing, field, required: z.boolean() }),
  z.strictObject({
    type: z.literal('setChoices'),
    thing,
    field,
    choices: z.array(NewChoice).min(1, 'Leave at least one choice').max(planLimits.choices),
    /** Where the records of a removed choice go: from its value to that of one that stays. */
    moves: z.record(z.string().max(100), z.string().max(100)).optional(),
  }),
  z.strictObject({ type: z.literal('setTitle'), thing, field }),
  z.strictObject({
    type: z.literal('moveField'),
    thing,
    field,
    /** The field that it is put before; null for the end. */
    before: field.nullable(),
  }),
  z.strictObject({ type: z.literal('setWrittenBy'), thing, field, by: z.enum(['staff', 'visitor']) }),
  z.strictObject({
    type: z.literal('setSeenBy'),
    thing,
    field,
    /** null: whoever may see the record. */
    who: PlanWho.nullable(),
  }),
  z.strictObject({ type: z.literal('setAccess'), thing, act: PlanAct, who: PlanWho }),
  z.strictObject({ type: z.literal('addRole'), name: PlanName }),
  z.strictObject({ type: z.literal('renameRole'), role: PlanId, name: PlanName }),
  z.strictObject({ type: z.literal('removeRole'), role: PlanId }),
  z.strictObject({
    type: z.literal('addPage'),
    kind: PlanPageKind,
    thing,
    audience: z.enum(['visitors', 'users']),
    name: PlanName.optional(),
  }),
  z.strictObject({ type: z.literal('renamePage'), page, name: PlanName }),
  z.strictObject({ type: z.literal('removePage'), page }),
  z.strictObject({ type: z.literal('setHome'), page }),
  z.strictObject({ type: z.literal('setInMenu'), page, in_menu: z.boolean() }),
  z.strictObject({ type: z.literal('setLook'), look: PlanLook.partial() }),
]);
export type PlanOperation = z.infer<typeof PlanOperation>;
export const PlanOperations = z.array(PlanOperation).min(1).max(planLimits.operations);
/** Of a first build; none leaves the plan of the words as it is shown. */
export const FirstPlanOperations = z.array(PlanOperation).max(planLimits.operations);

/** The plan with the version of the app that it was read from; null before the first build. */
export const AppPlan = Plan.extend({ checkpoint_id: Id.nullable() });
export type AppPlan = z.infer<typeof AppPlan>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/apps/:appId/plan',
  params: AppParams,
  reply: AppPlan,
});

/** What has to be said, or asked, before a change of the plan is made. */
export const PlanQuestion = z.object({
  /** What will become of it, each a sentence. */
  notes: z.array(z.string()),
  /** Who may do what, before and after; each a sentence. `opens`: more people may than before. */
  access: z.array(z.object({ before: z.string(), after: z.string(), opens: z.boolean() })),
  /** Things that go while records of them are stored. */
  left_things: z.array(z.object({ thing: PlanId, records: z.number().int() })),
  /** Choices that go while records still have them. */
  left_choices: z.array(
    z.object({
      thing: PlanId,
      field: PlanId,
      value: z.string(),
      label: z.string(),
      records: z.number().int(),
    }),
  ),
  /** Paths of pages that were changed by hand and cannot take the change in. */
  kept: z.array(z.string()),
});
export type PlanQuestion = z.infer<typeof PlanQuestion>;

/**
 * Changes the plan of a built app, which is a turn of its own without credits: the preview follows, one message tells
 * of it, and undo takes it back. What needs a word before is answered as `question`, with nothing changed; sent again
 * with `is_confirmed`, it is done. 409 `plan_changed` where what the operations name is no longer as it was in the
 * version `checkpoint_id`, 409 `app_busy` while an answer is being written.
 */
export const changePlan = endpoint({
  method: 'POST',
  path: '/apps/:appId/plan',
  params: AppParams,
  body: z.strictObject({
    /** The version that the plan was read from. */
    checkpoint_id: Id,
    operations: PlanOperations,
    is_confirmed: z.boolean().optional(),
    client_message_id: z.string().max(100).optional(),
  }),
  reply: z.union([
    z.object({ message: Message, question: z.null() }),
    z.object({ message: z.null(), question: PlanQuestion }),
  ]),
});
