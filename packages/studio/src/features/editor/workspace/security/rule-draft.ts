import type { EntitySchema, RowRules } from '@sayso/contracts/entity-schema';
import {
  type Access,
  accessOf,
  anyone,
  isAdmin,
  isCreator,
  matching,
  problemOf,
  type SentenceProblem,
  writtenAccess,
} from './rule-sentences.ts';

export const writeParts = ['create', 'update', 'delete'] as const;
type WritePart = (typeof writeParts)[number];

/** Rules of changing: those of reading, one of their own, or one for each act; null goes by `write`, else by reading. */
export type WriteAccess =
  | { kind: 'same' }
  | { kind: 'one'; access: Access }
  | ({ kind: 'apart' } & Record<WritePart, Access | null>);

/** An entity's rules while somebody edits them. `isOpen`: there are none. */
export type Draft = { isOpen: boolean; read: Access; write: WriteAccess };

/** Which rule of an entity is meant. */
export type RulePlace = 'read' | 'write' | WritePart;

type Rules = RowRules | undefined | null;

export function draftOf(rls: Rules): Draft {
  if (!rls || Object.keys(rls).length === 0) return { isOpen: true, read: anyone, write: { kind: 'same' } };
  return { isOpen: false, read: accessOf(rls.read), write: writeOf(rls) };
}

function writeOf(rls: RowRules): WriteAccess {
  const has = (name: RulePlace) => rls[name] !== undefined;
  if (writeParts.some(has)) {
    const [create, update, remove] = writeParts.map((part) => (has(part) ? accessOf(rls[part]) : null));
    return { kind: 'apart', create: create ?? null, update: update ?? null, delete: remove ?? null };
  }
  return has('write') ? { kind: 'one', access: accessOf(rls.write) } : { kind: 'same' };
}

/**
 * The rules as they are stored; undefined where there are none. Each rule that was not touched stays as it was written,
 * and so does everything that this editor does not know.
 */
export function rulesOf(draft: Draft, stored: Rules): RowRules | undefined {
  if (draft.isOpen) return undefined;
  const rules: RowRules = { ...stored };
  const set = (place: RulePlace, access: Access | null) => {
    const before = stored?.[place];
    if (access === null) delete rules[place];
    else if (before === undefined || !isSame(accessOf(before), access)) rules[place] = writtenAccess(access);
  };
  const { read, write } = draft;
  // Without a rule for reading there is none to be written until somebody changes it.
  if (stored?.read !== undefined || read.kind !== 'anyone' || !stored) set('read', read);
  if (write.kind === 'apart') {
    for (const part of writeParts) set(part, write[part]);
  } else {
    for (const part of writeParts) set(part, null);
    set('write', write.kind === 'one' ? write.access : null);
  }
  return rules;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (draft: Draft, rls: Rules): boolean => !isSame(draft, draftOf(rls));

/** What the entity's schema becomes with these rules. */
export function schemaWith(schema: EntitySchema, rules: RowRules | undefined): EntitySchema {
  if (rules) return { ...schema, rls: rules };
  const { rls: _gone, ...rest } = schema;
  return rest;
}

/** What a public entity begins with: the admins of the app see all, everybody else what is theirs. */
export const firstRules: Draft = {
  isOpen: false,
  read: matching(isAdmin, isCreator),
  write: { kind: 'same' },
};

/** The rule that a place has, looked up where the server looks. */
export function effectiveAccess({ read, write }: Draft, place: RulePlace, stored: Rules): Access {
  if (place === 'read' || write.kind === 'same') return read;
  if (write.kind === 'one') return write.access;
  if (place === 'write') return read;
  const own = write[place];
  if (own) return own;
  return stored?.write === undefined ? read : accessOf(stored.write);
}

export function withAccess(draft: Draft, place: RulePlace, access: Access | null): Draft {
  if (place === 'read') return access ? { ...draft, read: access } : draft;
  if (place === 'write') return { ...draft, write: access ? { kind: 'one', access } : { kind: 'same' } };
  const { write } = draft;
  return write.kind === 'apart' ? { ...draft, write: { ...write, [place]: access } } : draft;
}

export type DraftProblem = { place: RulePlace; at: number; problem: SentenceProblem };

/** Sentences that are not finished, by where they stand. */
export function draftProblems({ isOpen, read, write }: Draft): DraftProblem[] {
  if (isOpen) return [];
  const places: [RulePlace, Access | null][] = [['read', read]];
  if (write.kind === 'one') places.push(['write', write.access]);
  if (write.kind === 'apart') for (const part of writeParts) places.push([part, write[part]]);
  return places.flatMap(([place, access]) =>
    access?.kind !== 'matching'
      ? []
      : access.sentences.flatMap((sentence, at) => {
          const problem = problemOf(sentence);
          return problem ? [{ place, at, problem }] : [];
        }),
  );
}
