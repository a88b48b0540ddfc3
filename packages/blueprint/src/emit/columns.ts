import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { fieldsOf, titleOf } from '../plan/look.ts';
import { lower } from '../texts/grammar.ts';

/** Which fields a table, a card or a form of an entity shows. */
const wide = new Set(['text', 'richtext', 'lines', 'file', 'image', 'url', 'tags', 'color']);

export function columnsOf(entity: BlueprintEntity, most = 6, without?: BlueprintField): string[] {
  const title = titleOf(entity);
  const rest = entity.fields.filter(
    (field) => field !== title && field !== without && field.inList && !wide.has(field.type),
  );
  const ranked = [...rest].sort((one, other) => rank(entity, one) - rank(entity, other));
  return [...(title && title !== without ? [title] : []), ...ranked].slice(0, most).map(({ key }) => key);
}

/** The columns that visitors see: none of a field that is kept from them. */
export const openColumns = (entity: BlueprintEntity, most = 6): string[] =>
  columnsOf({ ...entity, fields: entity.fields.filter(isOpen) }, most);

const isOpen = ({ readers }: BlueprintField): boolean => readers === undefined || readers === 'anyone';

/** The state in which something is offered to visitors: no drafts, and nothing that is gone. */
export function offeredState(entity: BlueprintEntity): Record<string, string> {
  const state = entity.fields.find(({ id }) => id === entity.workflow);
  const open = state?.options?.find(({ value }) => /^(?:open|available|published|planned)$/.test(value));
  return state && open ? { [state.key]: open.value } : {};
}

/** The columns of a table, with the note of records that are few facts wide or say nothing in words, which tells them apart. */
export function tableColumns(entity: BlueprintEntity, most: number, without?: BlueprintField): string[] {
  const columns = columnsOf(entity, most, without);
  const note = entity.fields.find(
    ({ type, inList, key }) => type === 'text' && inList && !columns.includes(key),
  );
  const hasWords = entity.fields.some(({ type, key }) => type === 'string' && columns.includes(key));
  return note !== undefined && (columns.length < roomy || !hasWords) ? [...columns, note.key] : columns;
}

const roomy = 4;

const rank = (entity: BlueprintEntity, field: BlueprintField): number => {
  if (field.id === entity.workflow) return 1;
  if (field.type === 'ref') return 0;
  return field.why.from === 'text' || field.why.from === 'change' ? 2 : 3;
};

/** What a short list says of a record: what its title speaks of, then what was told, then what the app assumed. */
export function listedFields(entity: BlueprintEntity, title: string, without?: BlueprintField): string[] {
  const words = title.toLowerCase();
  const place = (key: string): number => {
    const field = entity.fields.find((one) => one.key === key);
    if (!field) return 3;
    if (words.includes(field.label.toLowerCase())) return 0;
    return field.why.from === 'text' || field.why.from === 'change' ? 1 : 2;
  };
  const [name, ...rest] = columnsOf(entity, entity.fields.length, without);
  const ranked = [...rest].sort((one, other) => place(one) - place(other));
  return [name, ...ranked].flatMap((key) => key ?? []);
}

export const formFields = (entity: BlueprintEntity): string[] =>
  entity.fields.filter((field) => (field.inForm || field.computed) && !isVote(field)).map(({ key }) => key);

export const cardFields = (entity: BlueprintEntity, without?: BlueprintField): string[] =>
  columnsOf(entity, 5, without).slice(1, 4);

export const pageOf = (
  blueprint: Blueprint,
  archetype: BlueprintPage['archetype'],
  entity: BlueprintEntity | undefined,
): string | undefined =>
  blueprint.pages.find((page) => page.archetype === archetype && page.entity === entity?.id)?.name;

export const imageOf = (entity: BlueprintEntity): string | undefined => fieldsOf(entity, 'image')[0]?.key;

export const voteOf = (entity: BlueprintEntity): string | undefined => entity.fields.find(isVote)?.key;

/** The number of votes that a record brings along, beside the votes that lie as records. */
export const beforeKey = (vote: string): string => `${vote}_before`;

export const isVote = ({ type, label }: BlueprintField): boolean =>
  type === 'int' && /^(?:helpful|votes|likes|upvotes|useful|liked)$/i.test(label);

/** The order that a list opens with: what comes next first where there are dates, else by title. */
export function sortOf(entity: BlueprintEntity): string | undefined {
  if (entity.kind === 'person' || entity.kind === 'settings' || entity.kind === 'resource')
    return titleOf(entity)?.type === 'ref' ? undefined : titleOf(entity)?.key;
  const date = fieldsOf(entity, 'datetime', 'date')[0];
  return date ? `-${date.key}` : undefined;
}

export const thingOf = ({ label }: BlueprintEntity): string => lower(label);
export const thingsOf = ({ labelPlural }: BlueprintEntity): string => lower(labelPlural);
