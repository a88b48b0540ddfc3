import type { Blueprint, BlueprintEntity, BlueprintField, FieldType } from '@sayso/core/blueprint-schema';
import { isFinal } from './colors.ts';

/** Questions that pages, samples and change requests ask of a Blueprint. */
export const entityById = (blueprint: Blueprint, id: string | undefined): BlueprintEntity | undefined =>
  blueprint.entities.find((entity) => entity.id === id);

export const fieldById = (entity: BlueprintEntity, id: string | undefined): BlueprintField | undefined =>
  entity.fields.find((field) => field.id === id);

export const titleOf = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldById(entity, entity.titleField);

export const fieldsOf = (entity: BlueprintEntity, ...types: FieldType[]): BlueprintField[] =>
  entity.fields.filter(({ type }) => types.includes(type));

export const isLineItem = (entity: BlueprintEntity): boolean =>
  /^(?:order|invoice)_item$/.test(entity.concept ?? '');

export const stateOf = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldById(entity, entity.workflow);

export const openStates = (entity: BlueprintEntity): string[] => openOptions(stateOf(entity));

/** Where a state is called open, a draft is not: it has yet to be opened. */
function openOptions(state: BlueprintField | undefined): string[] {
  const going = (state?.options ?? []).filter(({ label }) => !isFinal(label));
  const isCalledOpen = going.some(({ label }) => /^open$/i.test(label));
  return going.filter(({ label }) => !(isCalledOpen && /^drafts?$/i.test(label))).map(({ value }) => value);
}

/** The state that tells what is not over, also one of two choices, which makes no board; what it is then. */
export function openState(entity: BlueprintEntity): { field: BlueprintField; open: string[] } | undefined {
  const states = [stateOf(entity), ...fieldsOf(entity, 'enum').filter(({ label }) => isState(label))];
  for (const field of states) {
    const open = openOptions(field);
    if (field && open.length > 0 && open.length < (field.options?.length ?? 0)) return { field, open };
  }
  return undefined;
}

/** Whether a field of this name holds how far something has come. */
export const isState = (label: string): boolean => /\b(?:status|stage|state|phase)$/i.test(label);

const about =
  /birth|birthday|dob|joined|hire|purchase|founded|created|submitted|received|enrolled|added|acquired|bought|last /i;

/** Dates of the record's own course, not of a person's life. */
export const dateField = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldsOf(entity, 'datetime', 'date').find(({ label }) => !about.test(label)) ??
  fieldsOf(entity, 'date', 'datetime')[0];

export const startField = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldsOf(entity, 'datetime', 'date').find(
    ({ label }) => !about.test(label) && !/\bend|expir|return date|check-?out|due|until/i.test(label),
  );

export const endField = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldsOf(entity, 'datetime', 'date').find(({ label }) =>
    /\bend\b|\bends\b|expir|return date|check-? ?out|until|departure/i.test(label),
  );

export const dueField = (entity: BlueprintEntity): BlueprintField | undefined =>
  fieldsOf(entity, 'date', 'datetime').find(({ label }) =>
    /\bdue\b|deadline|expir|valid until|renewal|next |best before/i.test(label),
  );

export const moneyField = (entity: BlueprintEntity): BlueprintField | undefined => {
  const money = fieldsOf(entity, 'money');
  return money.find(({ label }) => /total|amount|value/i.test(label)) ?? money[0];
};

/** Money that makes sense added up: not a rate, and not one that nobody asked for, such as a budget. */
export const sumField = (entity: BlueprintEntity): BlueprintField | undefined => {
  const sums = fieldsOf(entity, 'money').filter(
    ({ label, why }) =>
      !/\brate\b|\bper\b|\bunit\b|\bhourly\b|expectation/i.test(label) &&
      (why.from !== 'default' || /total|amount|value/i.test(label)),
  );
  return sums.find(({ label }) => /total|amount|value/i.test(label)) ?? sums[0];
};

/** How much of the app turns around a thing; the first of the text wins among equals. */
export function importance(entity: BlueprintEntity): number {
  const said = entity.fields.filter(({ why }) => why.from === 'text').length;
  const refs = entity.fields.filter(({ ref }) => ref !== undefined).length;
  const kind = { transaction: 4, event: 3, content: 2, log: 2, resource: 2, person: 1, settings: -6 }[
    entity.kind
  ];
  return said + Math.min(refs, 2) + kind + (entity.workflow ? 3 : 0) + (isLineItem(entity) ? -20 : 0);
}

/** What the app is mostly about. */
export const mainEntity = (blueprint: Blueprint): BlueprintEntity | undefined =>
  blueprint.entities
    .filter((entity) => !isLineItem(entity))
    .sort((one, other) => importance(other) - importance(one))[0];

/** The day of an entry; a due date is none, and who ticks off a task enters no subtask of it. */
const isDay = ({ label }: BlueprintField): boolean => /^(?:date|day)$/i.test(label);

/** Where it is kept, day by day, that a thing was done: the ticks of a habit. */
export function dailyLogOf({ entities }: Blueprint, { id }: BlueprintEntity) {
  for (const log of entities) {
    const by = log.fields.find(({ ref }) => ref === id);
    const date = fieldsOf(log, 'date').find(isDay);
    const done = fieldsOf(log, 'bool').find(({ label }) =>
      /^(?:done|completed|checked|ticked)$/i.test(label),
    );
    if (by && date && done) return { log, by, date, done };
  }
  return undefined;
}
