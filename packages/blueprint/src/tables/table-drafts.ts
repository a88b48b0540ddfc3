import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { isAlike } from '../plan/complete.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { type EntityDraft, findEntity, type Reading } from '../read/reading.ts';
import type { Noun } from '../read/things/nouns.ts';
import { normalised } from '../words.ts';
import { currencyIn } from './cell-value.ts';
import { nounOfFile, nounOfWords } from './name-table.ts';
import type { TableColumn, TableFile } from './table-file.ts';
import { isCode } from './watch-column.ts';

/** Puts each file among the things that the text names: its columns are the fields, what was typed comes behind them. */
export function addTables(reading: Reading, tables: readonly TableFile[], typed: string): void {
  const taken = new Set<EntityDraft>();
  for (const table of tables) {
    const draft = draftOf(reading, { table, taken, typed: tables.length === 1 ? typed : '' });
    taken.add(draft);
    const columns = table.columns.map(fieldOf);
    draft.fields = [
      ...columns,
      ...draft.fields.filter((own) => !columns.some((column) => isAlike(own, column))),
    ];
    draft.table = table.name;
    draft.said = markOf(table);
    draft.from = 'text';
  }
  // The things with data come first: the app is about them.
  reading.entities.sort((one, other) => Number(taken.has(other)) - Number(taken.has(one)));
}

const markOf = ({ name }: TableFile): string => `the file ${name}`.slice(0, 120);

type Asked = { table: TableFile; taken: ReadonlySet<EntityDraft>; typed: string };

function draftOf(reading: Reading, { table, taken, typed }: Asked): EntityDraft {
  const free = reading.entities.filter((draft) => !taken.has(draft));
  const nouns = [nounOfWords(typed), nounOfFile(table.name)].filter(
    (noun): noun is Noun => noun !== undefined,
  );
  for (const noun of nouns) {
    const known =
      findEntity({ ...reading, entities: free }, noun) ?? free.find((draft) => isSame(draft, noun));
    if (known) return known;
  }
  const fitting = free.find(({ fields }) => fields.filter((own) => hasColumn(table, own)).length >= 2);
  if (fitting) return fitting;
  const [only] = free;
  if (nouns.length === 0 && only) return only;
  const noun = nouns[0] ?? { words: 'entry', plural: true };
  const draft: EntityDraft = { words: noun.words, fields: [], said: '', from: 'text' };
  if (noun.concept) draft.concept = noun.concept;
  reading.entities.push(draft);
  return draft;
}

const isSame = ({ concept }: EntityDraft, noun: Noun): boolean =>
  concept !== undefined &&
  noun.concept !== undefined &&
  (concept.sameAs.includes(noun.concept.id) || noun.concept.sameAs.includes(concept.id));

const hasColumn = ({ columns }: TableFile, own: FieldDraft): boolean =>
  normalised(own.label) !== '' && columns.some((column) => isAlike(own, fieldOf(column)));

export const fieldOf = ({ label, type, options }: TableColumn): FieldDraft => ({
  label,
  type,
  known: 'exact',
  ...(options ? { options } : {}),
});

/** The currency beside the amounts, where the text names none. */
export function useCurrency(blueprint: Blueprint, tables: readonly TableFile[], typed: string): void {
  const currency = tables.flatMap(({ columns }) => columns).find((column) => column.currency)?.currency;
  if (currency !== undefined && currencyIn(typed) === undefined) blueprint.app.currency = currency;
}

export type Filled = { table: TableFile; entity: BlueprintEntity; keys: readonly (string | undefined)[] };

/** Which entity each file became, and the field of each of its columns. */
export function filledEntities(blueprint: Blueprint, tables: readonly TableFile[]): Filled[] {
  return tables.flatMap((table) => {
    const entity = blueprint.entities.find(({ why }) => why.words === markOf(table));
    if (!entity) return [];
    const keys = table.columns.map(({ label }) => entity.fields.find((field) => field.label === label)?.key);
    nameByWords(entity);
    loosen(entity, table, keys);
    return [{ table, entity, keys }];
  });
}

/** Things are called by their names rather than by their numbers. */
function nameByWords(entity: BlueprintEntity): void {
  const title = entity.fields.find(({ id }) => id === entity.titleField);
  const named = entity.fields.find(({ type, label }) => type === 'string' && !isCode(label));
  if (named && (!title || isCode(title.label))) entity.titleField = named.id;
}

/** What is blank in some rows cannot be demanded of them. */
export function loosen(
  entity: BlueprintEntity,
  { columns }: TableFile,
  keys: readonly (string | undefined)[],
): void {
  for (const field of entity.fields) {
    const column = columns[keys.indexOf(field.key)];
    if (!column || column.hasBlanks) field.required = false;
  }
}
