import { keysOf } from '@sayso/contracts/derive';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { ruleIn } from '../plan/computed-field.ts';
import { lower } from '../texts/grammar.ts';
import { noteWords } from '../texts/plan-questions.ts';

/** A thing before a change and after it. */
export type Stays = { was: BlueprintEntity; is: BlueprintEntity };

/** What becomes of values, where records hold any: names in code stay as they are. */
export type ValueNote = { note: string; held: { entity: string; field: string } };

export const fieldOf = ({ fields }: BlueprintEntity, { id }: BlueprintField): BlueprintField | undefined =>
  fields.find((field) => field.id === id);

/** Of fields that go or hold something else; what is worked out is worked out anew. */
export function valueNotes({ was, is }: Stays, { entities }: Blueprint): ValueNote[] {
  const things = lower(is.labelPlural);
  return was.fields.flatMap((field) => {
    // The thing that it led to is gone, which is said of that.
    if (field.computed || (field.ref !== undefined && !entities.some(({ id }) => id === field.ref)))
      return [];
    const now = fieldOf(is, field);
    if (now?.type === field.type || now?.computed) return [];
    const note = now ? noteWords.kind(now.label, things) : noteWords.field(field.label, things);
    return [{ note, held: { entity: was.name, field: field.key } }];
  });
}

/** What cannot go on without a field that goes, or holds something else. */
export function needNotes(stays: Stays, before: Blueprint, after: Blueprint): string[] {
  const lost = stays.was.fields.filter((field) => fieldOf(stays.is, field)?.type !== field.type);
  if (lost.length === 0) return [];
  const pages = before.pages
    .filter(({ entity, target }) => entity === stays.was.id || target === stays.was.id)
    .filter(({ id }) => !after.pages.some((page) => page.id === id));
  return [
    ...lost.flatMap((field) => {
      const formulas = stays.was.fields.filter(
        (one) => isWorkedOutFrom(one, field) && isTypedIn(stays.is, one),
      );
      return formulas.length === 0
        ? []
        : [
            noteWords.formulas(
              formulas.map(({ label }) => label),
              lower(field.label),
            ),
          ];
    }),
    ...(pages.length === 0 ? [] : [noteWords.pages(pages.map(({ label }) => label))]),
  ];
}

function isWorkedOutFrom(field: BlueprintField, { key }: BlueprintField): boolean {
  const rule = ruleIn(field);
  return rule !== undefined && keysOf(rule).includes(key);
}

function isTypedIn(entity: BlueprintEntity, field: BlueprintField): boolean {
  const now = fieldOf(entity, field);
  return now !== undefined && now.computed === undefined;
}
