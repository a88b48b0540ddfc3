import type { DraftField, DraftThing } from '@sayso/contracts/plan-draft';
import { capitalise, nameForm, singular } from '../words.ts';
import { findNamed } from './find-thing.ts';

const isLinkTo = (field: DraftField, target: DraftThing): boolean =>
  (field.kind === 'link' || field.kind === 'links') && nameForm(field.of[0] ?? '') === nameForm(target.name);

/**
 * A record has one value for a link, so "a recipe links many ingredients" becomes a thing of its own with a link to
 * each of both, unless the other thing links back already.
 */
export function joinThings(things: readonly DraftThing[]): DraftThing[] {
  const joined: DraftThing[] = things.map((thing) => ({ ...thing, fields: [...thing.fields] }));
  for (const thing of [...joined]) {
    for (const field of thing.fields.filter(({ kind }) => kind === 'links')) {
      const target = findNamed(things, field.of[0] ?? field.name, ({ name }) => name);
      if (!target || nameForm(target.name) === nameForm(thing.name)) continue;
      thing.fields = thing.fields.filter((other) => other !== field);
      if (target.fields.some((other) => isLinkTo(other, thing))) continue;
      const name = joinName(thing, field, joined);
      if (joined.some((other) => nameForm(other.name) === nameForm(name))) continue;
      joined.push({
        words: thing.words,
        name,
        fields: [thing, target].map(({ name: to }) => ({ name: to, kind: 'link', of: [to] })),
      });
    }
  }
  return joined;
}

/** "Parts used" of a repair are its parts used; a plain "parts" is called after both, and so is "who came". */
function joinName(thing: DraftThing, field: DraftField, things: readonly DraftThing[]): string {
  const own = capitalise(singular(field.name));
  if (/^(?:who|whom|whose|which|what)\b/i.test(own))
    return `${thing.name} ${(field.of[0] ?? own).toLowerCase()}`;
  const isTaken = things.some(({ name }) => nameForm(name) === nameForm(own));
  return isTaken ? `${thing.name} ${own.toLowerCase()}` : own;
}
