import { type DraftField, draftFieldKinds, type PlanDraft } from '@sayso/contracts/plan-draft';
import type { DraftExtras } from '../draft/draft-extras.ts';
import type { TemplateData, ThingData } from './template-data.ts';

type Written = { field: DraftField; isRequired: boolean };

const isKind = (word: string): word is DraftField['kind'] =>
  (draftFieldKinds as readonly string[]).includes(word);
const acts = ['see', 'add', 'change', 'delete', 'everything'] as const;
const isAct = (word: string): word is (typeof acts)[number] => (acts as readonly string[]).includes(word);

/** Reads one line of a thing: `Status!: states: Received, Ready`. */
export function readFieldLine(line: string): Written {
  const [head = '', kind = 'text', ...rest] = line.split(':').map((part) => part.trim());
  if (!isKind(kind)) throw new Error(`No kind of field: "${line}"`);
  const isRequired = head.endsWith('!');
  const of = rest.join(':');
  return {
    field: {
      name: isRequired ? head.slice(0, -1) : head,
      kind,
      of: of === '' ? [] : kind === 'formula' ? [of] : of.split(',').map((each) => each.trim()),
    },
    isRequired,
  };
}

function readRule(line: string): PlanDraft['rules'][number] {
  const [thing = '', may = '', who = ''] = line.split(':').map((part) => part.trim());
  if (!isAct(may)) throw new Error(`No rule: "${line}"`);
  return { words: '', thing, may, who: who.split(',').map((each) => each.trim()) };
}

/** The draft that a starter app is written as. */
export const draftOf = (data: TemplateData): PlanDraft => ({
  use: data.use ?? 'work',
  name: data.name,
  things: data.things.map(({ name, fields }) => ({
    words: '',
    name,
    fields: fields.map((line) => readFieldLine(line).field),
  })),
  people: [...(data.people ?? [])],
  rules: (data.rules ?? []).map(readRule),
  pages: (data.pages ?? []).map(({ kind, thing = '', for: who = 'users', fields = [] }) => ({
    words: '',
    kind,
    thing,
    for: who,
    fields: [...fields],
  })),
  notWanted: [],
  leftOver: [],
});

function thingExtras({ name: _, rows: __, fields, ...extras }: ThingData) {
  const required = fields
    .map(readFieldLine)
    .flatMap(({ field, isRequired }) => (isRequired ? [field.name] : []));
  return { ...extras, required: [...(extras.required ?? []), ...required] };
}

/** What stands beside its draft. */
export const extrasOf = (data: TemplateData): DraftExtras => ({
  from: 'template',
  seed: data.id,
  icon: data.icon,
  ...(data.tagline === undefined ? {} : { tagline: data.tagline }),
  look: {
    primary: data.color,
    ...(data.preset ? { preset: data.preset } : {}),
    ...(data.mode ? { mode: data.mode } : {}),
  },
  things: Object.fromEntries(data.things.map((thing) => [thing.name, thingExtras(thing)])),
  pages: data.pages ?? [],
});
