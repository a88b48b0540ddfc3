import type { AppUser } from '@sayso/contracts/publishing';
import { currentUser } from '../sdk/auth.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { getToken } from '../sdk/token.ts';
import type { Field } from './schema.ts';

/** Nobody is signed in, and nobody is about to be. */
export const isSignedOut = (): boolean => currentUser() === null && getToken() === null;

/**
 * Whether a rule could let anything through to this person; null is somebody without an account. With a record at hand,
 * whether it could let that one through. The server decides: this only keeps a page from saying "No orders yet" to
 * whoever may not see them, and from offering what would be refused.
 */
export function mayReach(rule: unknown, user: AppUser | null, row?: Row): boolean {
  if (rule === undefined || rule === null || typeof rule !== 'object') return rule !== false;
  return Object.entries(rule).every(([key, part]) => {
    if (key === '$or') return Array.isArray(part) && part.some((each) => mayReach(each, user, row));
    if (key === '$and') return Array.isArray(part) && part.every((each) => mayReach(each, user, row));
    if (key === 'user_condition') return user !== null && isMet(part, user);
    if (user === null) return !JSON.stringify(part).includes('{{user.') && couldHold(key, part, user, row);
    return couldHold(key, part, user, row);
  });
}

/** What is no plain value is left to the server. */
const isMet = (condition: unknown, user: AppUser): boolean =>
  typeof condition !== 'object' ||
  condition === null ||
  Object.entries(condition).every(([key, wanted]) => typeof wanted === 'object' || user[key] === wanted);

/** Whether the record's field may equal what the rule wants; what cannot be told here is left to the server. */
function couldHold(key: string, wanted: unknown, user: AppUser | null, row: Row | undefined): boolean {
  const held = row?.[key.replace(/^data\./, '')];
  const value = personal(wanted, user);
  return !isPlain(held) || !isPlain(value) || held === value;
}

/** What the rule names of the person, undefined where only the server knows it, such as `{{user.data.team}}`. */
function personal(wanted: unknown, user: AppUser | null): unknown {
  if (typeof wanted !== 'string' || !wanted.includes('{{')) return wanted;
  const name = /^\{\{\s*user\.(\w+)\s*\}\}$/.exec(wanted)?.[1];
  return name === undefined ? undefined : user?.[name];
}

const isPlain = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

export type Operation = 'create' | 'read' | 'update' | 'delete';

/** Where the rule of an operation stands, first found first, as the server looks for it. */
const places: Readonly<Record<Operation, readonly string[]>> = {
  read: ['read'],
  create: ['create', 'write', 'read'],
  update: ['update', 'write', 'read'],
  delete: ['delete', 'write', 'read'],
};

function ruleFor(entity: EntityClient, operation: Operation): unknown {
  const rules: Readonly<Record<string, unknown>> = entity.schema.rls ?? {};
  const name = places[operation].find((one) => rules[one] !== undefined);
  return name === undefined ? undefined : rules[name];
}

/** Whether the person who looks could do this, with any record or with this one; while nobody is known yet, yes. */
export const may = (entity: EntityClient, operation: Operation, row?: Row): boolean =>
  isMetByViewer(ruleFor(entity, operation), row);

/** Whether the person who looks could read a field of any record: there is nothing to filter or chart by otherwise. */
export const mayReadField = ({ property }: Pick<Field, 'property'>): boolean =>
  isMetByViewer(property.rls?.read);

function isMetByViewer(rule: unknown, row?: Row): boolean {
  const user = currentUser();
  return isSignedOut() ? mayReach(rule, null, row) : user === null || mayReach(rule, user, row);
}

/** A visitor who may not add records, but might once signed in. */
export const couldAddSignedIn = (entity: EntityClient): boolean =>
  isSignedOut() && !may(entity, 'create') && ruleFor(entity, 'create') !== false;

/** A visitor who may not read the records, but might once signed in. */
export const couldReadSignedIn = (entity: EntityClient): boolean =>
  isSignedOut() && !may(entity, 'read') && ruleFor(entity, 'read') !== false;
