import type { AppUser } from '@sayso/contracts/publishing';
import { requests } from '../texts/requests.ts';
import type { Page, RecordEvent, Row } from './entity-types.ts';

// By hand, so that a published app does not carry a validator of 60 KB for seven small shapes.

type Bag = Record<string, unknown>;

export const isObject = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row => isObject(value) && typeof value['id'] === 'string';

export function refuse(wanted: string): never {
  throw new TypeError(requests.unexpected(wanted));
}

export const readRow = (value: unknown): Row => (isRow(value) ? value : refuse('a record'));

export const readList = (value: unknown): Bag[] =>
  Array.isArray(value) && value.every(isObject) ? value : refuse('a list of records');

/** With `fields`, rows may come without their id. */
export const readRows = (value: unknown): Row[] => readList(value) as Row[];

/** Items are records, or values where one field's were asked for. */
export function readPage(value: unknown): Page {
  const { items, next_cursor: next, has_more: hasMore } = isObject(value) ? value : {};
  if (!Array.isArray(items)) return refuse('a page of records');
  return {
    items: items as Row[],
    next_cursor: typeof next === 'string' ? next : null,
    has_more: hasMore === true,
  };
}

export function readCount(value: unknown): number {
  const count = isObject(value) ? value['count'] : undefined;
  return typeof count === 'number' ? count : refuse('a count');
}

export const readUser = (value: unknown): AppUser =>
  isRow(value) && typeof value['email'] === 'string' ? (value as unknown as AppUser) : refuse('a user');

export function readRecordEvent(value: unknown): RecordEvent {
  if (!isRow(value)) return refuse('a change to a record');
  const { type, id, data } = value as Bag & { id: string };
  if (type !== 'create' && type !== 'update' && type !== 'delete') return refuse('a change to a record');
  return { type, id, data: type !== 'delete' && isObject(data) ? { ...data, id } : null };
}

export type ReadFault = {
  message: string | undefined;
  reason: string | undefined;
  fields: Record<string, string>;
};

const textIn = (bag: unknown, key: string): string | undefined => {
  const value = isObject(bag) ? bag[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** What a refused call says, as far as it says it in our shape. */
export function readFault(body: unknown): ReadFault {
  const bag = isObject(body) ? body : {};
  const fields = isObject(bag['fields']) ? bag['fields'] : {};
  return {
    message: textIn(bag, 'message') ?? textIn(bag, 'detail'),
    reason: textIn(bag, 'reason') ?? textIn(bag['extra_data'], 'reason'),
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
