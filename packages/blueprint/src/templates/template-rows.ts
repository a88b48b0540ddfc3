import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { dayMs } from '../seed/days.ts';
import type { TemplateData, ThingData } from './template-data.ts';
import { readFieldLine } from './template-draft.ts';

type Cells = ReadonlyMap<string, string>;
/** The samples of a starter app by entity, each by the ids of its fields; links are told by titles. */
export type TemplateRows = ReadonlyMap<string, readonly Cells[]>;

const unwritten = new Set(['formula', 'picture', 'file']);

/** Names of the fields that the rows of a thing give, in their order. */
const columnsOf = ({ fields }: ThingData): string[] =>
  fields
    .map((line) => readFieldLine(line).field)
    .filter(({ kind }) => !unwritten.has(kind))
    .map(({ name }) => name);

/** The rows of a starter app by the ids that its Blueprint gives to entities and fields, which never change. */
export function rowsOf(data: TemplateData, blueprint: Blueprint): TemplateRows {
  const rows = new Map<string, Cells[]>();
  for (const [at, thing] of data.things.entries()) {
    const entity = blueprint.entities[at];
    if (entity && thing.rows) rows.set(entity.id, readRows(thing, entity));
  }
  return rows;
}

function readRows(thing: ThingData, { fields }: BlueprintEntity): Cells[] {
  const ids = columnsOf(thing).map((name) => fields.find(({ label }) => label === name)?.id);
  return linesOf(thing.rows ?? '').map((line) => {
    const cells = line.split(' | ').map((cell) => cell.trim());
    if (cells.length !== ids.length)
      throw new Error(`${thing.name}: ${ids.length} fields and ${cells.length} cells in "${line}"`);
    return new Map(
      cells.flatMap((cell, at) => {
        const id = ids[at];
        return id === undefined || cell === '-' ? [] : [[id, cell] as const];
      }),
    );
  });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Which record of another entity a title means. */
export type FindRecord = (entity: string, title: string) => string | undefined;

/** What a cell says as the value of its field; undefined where it does not fit, as after a change of its kind. */
export function readCell(
  field: BlueprintField,
  cell: string,
  { now, find }: { now: Date; find: FindRecord },
): unknown {
  switch (field.type) {
    case 'int':
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
    case 'duration':
      return Number.isFinite(Number(cell)) ? Number(cell) : undefined;
    case 'bool':
      return cell === 'yes' ? true : cell === 'no' ? false : undefined;
    case 'date':
    case 'datetime':
      return momentOf(cell, field.type, now);
    case 'enum':
      return field.options?.find(({ value, label }) => value === cell.toLowerCase() || label === cell)?.value;
    case 'tags':
    case 'lines':
      return cell.split(',').map((each) => each.trim());
    case 'ref':
      return field.ref === undefined ? undefined : find(field.ref, cell);
    default:
      return cell;
  }
}

/** `-3` and `+2 14:30`: days from today, and the time of that day. */
function momentOf(cell: string, type: 'date' | 'datetime', now: Date): string | undefined {
  const [days = '', time = '10:00'] = cell.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (!/^[+-]?\d+$/.test(days)) return undefined;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const moment = new Date(today + Number(days) * dayMs + (hours * 60 + minutes) * 60_000).toISOString();
  return type === 'date' ? moment.slice(0, 10) : moment;
}
