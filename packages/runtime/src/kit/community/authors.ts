import type { AppUser } from '@sayso/contracts/publishing';
import { entityNamed } from '../../sdk/entity.ts';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { authors } from '../../texts/authors.ts';
import { useCurrentUser, useReferences } from '../data.ts';
import { nameOf } from '../record-name.tsx';
import { fieldOf } from '../schema.ts';
import { isEmpty } from '../validate.ts';

/** `mary.jones@example.com` reads as "Mary Jones". */
export function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}

/** Who wrote these records: by a field of theirs where one is named, else by who created them. */
export function useAuthors(
  entity: EntityClient,
  authorField: string | undefined,
  rows: readonly Row[],
): (row: Row) => string {
  const field = authorField === undefined ? undefined : fieldOf(entity.schema, authorField);
  const user = useCurrentUser();
  const references = useReferences(field?.target ? [field] : [], rows);
  return (row) => {
    const value = field === undefined ? undefined : row[field.key];
    if (field?.target && typeof value === 'string') {
      const person = references.get(value);
      return person === undefined ? '…' : nameOf(entityNamed(field.target), person);
    }
    if (typeof value === 'string' && value !== '') return value.includes('@') ? nameFromEmail(value) : value;
    const creator = row['created_by'];
    if (user !== null && creator === user.email && user.full_name) return user.full_name;
    if (typeof creator !== 'string' || creator === '') return authors.guest;
    // Whoever may not see people is told a name.
    return creator.includes('@') ? nameFromEmail(creator) : creator;
  };
}

/** What a new record says about its author; a person's own record is found by the e-mail address. */
export async function authorValue(
  entity: EntityClient,
  authorField: string | undefined,
  user: AppUser | null,
): Promise<Record<string, unknown>> {
  const field = authorField === undefined ? undefined : fieldOf(entity.schema, authorField);
  if (field === undefined || user === null) return {};
  if (field.kind === 'email') return { [field.key]: user.email };
  if (field.target === null) return { [field.key]: user.full_name || nameFromEmail(user.email) };
  if (field.target === 'User') return { [field.key]: user.id };
  const people = entityNamed(field.target);
  const email = Object.keys(people.schema.properties).find(
    (key) => fieldOf(people.schema, key)?.kind === 'email',
  );
  if (email === undefined) return {};
  const [self] = await people.filter({ [email]: user.email }, undefined, 1);
  return self === undefined ? {} : { [field.key]: self.id };
}

export const isOwn = (row: Row, user: AppUser | null): boolean =>
  user !== null && !isEmpty(row['created_by']) && row['created_by'] === user.email;

/** Samples belong to whoever built the app, who may change them but neither wrote nor booked them. */
export const isMadeBy = (row: Row, user: AppUser | null): boolean =>
  isOwn(row, user) && row['is_sample'] !== true;
