import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { refusedWords } from '../texts/operations.ts';
import { capitalise, cutName, isBroken, isPlural, plural, singular } from '../words.ts';
import { refused } from './work.ts';

/** What two ways of writing a name have in common, in any script. */
export const nameKey = (name: string): string =>
  singular(name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' '));

/** A name as it is kept: without blanks around it, control characters and what nobody sees. Broken ones are refused. */
export function cleanName(name: string): string {
  if (isBroken(name)) throw refused(refusedWords.brokenName, 'name');
  const clean = cutName(name.replace(/[\p{Cc}\s]+/gu, ' ').trim()).trim();
  if (clean === '' || /^[\p{Cf}\p{Z}\p{M}]*$/u.test(clean)) throw refused(refusedWords.emptyName, 'name');
  return clean;
}

/** A name in small letters begins with a large one; any other is written as its person writes it: iPhone. */
export const titled = (name: string): string => (/\p{Lu}/u.test(name) ? name : capitalise(name));

export type ThingNames = { one: string; many: string };

/** One and many of a name; a script without English plurals has one word for both. */
export function thingNames(name: string, many?: string): ThingNames {
  const clean = cleanName(name);
  const isLatin = /\p{Script=Latin}$/u.test(clean);
  const one = titled(isLatin && many === undefined ? singular(clean) : clean);
  if (many !== undefined) return { one, many: titled(cleanName(many)) };
  return { one, many: titled(!isLatin || isPlural(clean) ? clean : plural(clean)) };
}

const reserved = new Set(['user']);

/** Refuses names that another thing has, one or many, or that every app has. */
export function checkThingNames(blueprint: Blueprint, names: ThingNames, own?: BlueprintEntity): void {
  for (const name of [names.one, names.many]) {
    const key = nameKey(name);
    if (reserved.has(key)) throw refused(refusedWords.reserved(name), 'name');
    const other = blueprint.entities.find(
      (entity) =>
        entity !== own && [entity.label, entity.labelPlural].some((label) => nameKey(label) === key),
    );
    if (other) throw refused(refusedWords.thingTaken(other.label), 'name');
  }
}

/** A name that no other field of the thing has. */
export function fieldName(entity: BlueprintEntity, name: string, own?: BlueprintField): string {
  const clean = titled(cleanName(name));
  const other = entity.fields.find((field) => field !== own && nameKey(field.label) === nameKey(clean));
  if (other) throw refused(refusedWords.fieldTaken(entity.labelPlural, other.label), 'name');
  return clean;
}
