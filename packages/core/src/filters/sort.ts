import { Fault } from '@sayso/contracts/faults';
import { sortWords } from '../texts/queries.ts';
import type { Field } from './condition.ts';
import { recordField } from './parse-filter.ts';

export type Order = { field: Field; descending: boolean };

const mostFields = 5;

/** Reads `-field`, `field` or `+field`, several parted by commas; default newest first. Throws a bad_request. */
export function parseSort(text: string | undefined): Order[] {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > mostFields) throw new Fault('bad_request', sortWords.tooManyFields(mostFields));
  if (parts.length === 0) return [{ field: { in: 'system', name: 'created_date' }, descending: true }];
  return parts.map((part) => ({
    field: recordField(part.replace(/^[+-]/, '').trim()),
    descending: part.startsWith('-'),
  }));
}

/** Reads a comma list of fields; undefined means all. The id is always part of the answer. */
export function parseFields(text: string | undefined): string[] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(['id', ...names.filter((name) => name !== '')])];
}
