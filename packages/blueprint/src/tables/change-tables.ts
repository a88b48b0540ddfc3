import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { findNamed } from '../change/context.ts';
import { patchOf } from '../change/patch.ts';
import { isAlike } from '../plan/complete.ts';
import { addPlannedField, entityName, idsFrom, optionsOf, planEntities } from '../plan/entities.ts';
import { addEntityPages } from '../plan/pages.ts';
import { emptyReading } from '../read/reading.ts';
import { fileWords } from '../texts/files.ts';
import { agree, lower } from '../texts/grammar.ts';
import { answerWords } from '../texts/messages.ts';
import { nounOfFile, nounOfWords } from './name-table.ts';
import { addTables, type Filled, fieldOf, filledEntities, loosen } from './table-drafts.ts';
import type { TableColumn, TableFile } from './table-file.ts';

export type TakenIn = { filled: Filled[]; done: string[] };

/** Takes files of rows into an app: into the entity that they fit, else into a new one. Changes the blueprint. */
export function takeInTables(blueprint: Blueprint, tables: readonly TableFile[], typed: string): TakenIn {
  const taken: TakenIn = { filled: [], done: [] };
  for (const table of tables) {
    const was = structuredClone(blueprint);
    const known = entityFor(blueprint, table, tables.length === 1 ? typed : '');
    const { filled, said } = known ? intoKnown(blueprint, known, table) : intoNew(blueprint, table, typed);
    if (filled) taken.filled.push(filled);
    taken.done.push(said);
    const patch = patchOf(was, blueprint);
    const number = Math.max(0, ...blueprint.log.map(({ request = 0 }) => request)) + 1;
    blueprint.log.push({
      words: `add the rows of ${table.name}`.slice(0, 300),
      done: [said],
      ...(patch.length > 0 ? { request: number, patch } : {}),
    });
  }
  return taken;
}

/** By its name in the message or of the file, where at least one column fits; else by its columns. */
function entityFor(blueprint: Blueprint, table: TableFile, typed: string): BlueprintEntity | undefined {
  const nouns = [nounOfWords(typed), nounOfFile(table.name)].flatMap((noun) => noun?.words ?? []);
  for (const words of nouns) {
    const named = findNamed(blueprint, words);
    if (named && fitting(named, table) > 0) return named;
  }
  const ranked = blueprint.entities
    .map((entity) => ({ entity, fits: fitting(entity, table) }))
    .sort((one, other) => other.fits - one.fits);
  const [best] = ranked;
  // Rows of something else have a name and an email as well.
  const needed =
    nouns.length > 0 ? Math.max(3, table.columns.length * 0.75) : Math.max(2, table.columns.length * 0.5);
  return best && best.fits >= needed ? best.entity : undefined;
}

const fitting = (entity: BlueprintEntity, { columns }: TableFile): number =>
  columns.filter((column) => fieldFor(entity, column)).length;

/** The field that a column fills; names that mean the same are one, values that do not fit it are not. */
function fieldFor(entity: BlueprintEntity, column: TableColumn): BlueprintField | undefined {
  const own = fieldOf(column);
  const fields = entity.fields.filter(
    ({ type, computed }) => type !== 'ref' && type !== 'lines' && !computed,
  );
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    fields.find(
      ({ label, key }) => plain(label) === plain(column.label) || plain(key) === plain(column.label),
    ) ??
    fields.find(
      (field) =>
        isAlike(own, { label: field.label, type: field.type, known: 'exact' }) && takes(field, column),
    )
  );
}

const numbers = new Set(['int', 'number', 'money', 'percent', 'rating', 'duration']);
/** Rows whose value is no address are left out one by one, and told. */
const texts = new Set(['phone', 'tags', 'email', 'url']);
const times = new Set(['date', 'datetime']);

const takes = ({ type }: BlueprintField, column: TableColumn): boolean =>
  type === column.type ||
  type === 'string' ||
  type === 'text' ||
  (type === 'number' || type === 'money'
    ? numbers.has(column.type)
    : times.has(type) && times.has(column.type)) ||
  (type === 'enum' && column.values !== undefined) ||
  (texts.has(type) && column.type === 'string');

const mostNewOptions = 30;

function intoKnown(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  table: TableFile,
): { filled: Filled; said: string } {
  const ids = idsFrom(blueprint.nextId);
  const added: string[] = [];
  const fields = table.columns.map((column) => {
    const known = fieldFor(entity, column);
    if (known && takes(known, column)) return widen(known, column);
    const label = known ? fileWords.fieldInFile(column.label) : column.label;
    const field = addPlannedField(
      entity,
      { ...fieldOf(column), label },
      {
        ids,
        find: () => undefined,
        from: 'text',
        said: `the file ${table.name}`,
      },
    );
    if (field) {
      field.why = { from: 'change', words: `the file ${table.name}`.slice(0, 120) };
      added.push(lower(field.label));
    }
    return field;
  });
  blueprint.nextId = ids.used();
  const keys = fields.map((field) => field?.key);
  const demanded = entity.fields.filter(({ required }) => required);
  loosen(entity, table, keys);
  const eased = demanded.filter(({ required }) => !required).map(({ label }) => lower(label));
  const parts = [fileWords.rowsAdded(table.name, lower(entity.labelPlural))];
  if (added.length > 0) parts.push(fileWords.newFields(joinWords(added)));
  if (eased.length > 0) parts.push(fileWords.mayBeEmpty(joinWords(eased), agree(eased, 'that', 'them')));
  return { filled: { table, entity, keys }, said: parts.join(' ') };
}

/** A choice learns the values that the file has and it has not. */
function widen(field: BlueprintField, column: TableColumn): BlueprintField {
  if (field.type !== 'enum' || !column.values) return field;
  const known = new Set(field.options?.map(({ value }) => value));
  const fresh = column.values.filter((option) => !known.has(option.toLowerCase()));
  if ((field.options?.length ?? 0) + fresh.length <= mostNewOptions)
    field.options = [...(field.options ?? []), ...optionsOf(fresh)];
  return field;
}

function intoNew(blueprint: Blueprint, table: TableFile, typed: string): { filled?: Filled; said: string } {
  const reading = emptyReading(typed);
  addTables(reading, [table], typed);
  const ids = idsFrom(blueprint.nextId);
  const [entity] = planEntities(reading, reading.entities, ids);
  if (!entity) return { said: fileWords.unreadable(table.name) };
  entity.name = entityName(entity.label, new Set(blueprint.entities.map(({ name }) => name)));
  const isTaken = blueprint.entities.some(({ labelPlural }) => labelPlural === entity.labelPlural);
  if (isTaken)
    Object.assign(entity, { label: `${entity.label} (file)`, labelPlural: `${entity.labelPlural} (file)` });
  if (blueprint.app.personal)
    entity.rules = { create: 'registered', read: 'owner', update: 'owner', delete: 'owner' };
  blueprint.entities.push(entity);
  addEntityPages(blueprint, entity, ids);
  blueprint.nextId = ids.used();
  const [filled] = filledEntities(blueprint, [table]);
  entity.why = { from: 'change', words: `the file ${table.name}`.slice(0, 120) };
  const labels = entity.fields.slice(0, 6).map(({ label }) => lower(label));
  return {
    ...(filled ? { filled } : {}),
    said: fileWords.thingAdded(
      lower(entity.labelPlural),
      table.name,
      entity.fields.length > 6 ? answerWords.andMore(labels.join(', ')) : joinWords(labels),
    ),
  };
}
