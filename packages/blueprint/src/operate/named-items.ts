import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { nameKey } from './names.ts';

/** The thing of another plan that stands for this one: called alike, one or many, or of the same concept. */
export function sameThing({ entities }: Blueprint, { label, labelPlural, concept }: BlueprintEntity) {
  const keys = [label, labelPlural].map(nameKey);
  return (
    entities.find((other) => nameKey(other.label) === keys[0]) ??
    entities.find(
      (other) => keys.includes(nameKey(other.label)) || keys.includes(nameKey(other.labelPlural)),
    ) ??
    (concept === undefined ? undefined : entities.find((other) => other.concept === concept))
  );
}

export const sameField = ({ fields }: BlueprintEntity, { label, key }: BlueprintField) =>
  fields.find((other) => nameKey(other.label) === nameKey(label)) ??
  fields.find((other) => other.key === key);

/** A page by its name, or by what it shows of which thing. */
export function samePage(
  { pages }: Blueprint,
  page: BlueprintPage,
  thing: (id: string | undefined) => string | undefined,
): BlueprintPage | undefined {
  const about = (page.entity ?? page.target) === undefined ? undefined : thing(page.entity ?? page.target);
  const ofKind = pages.filter(({ archetype }) => archetype === page.archetype);
  const ofThing = ofKind.filter((other) => (other.entity ?? other.target) === about);
  return (
    ofThing.find(({ label }) => nameKey(label) === nameKey(page.label)) ??
    ofThing[0] ??
    pages.find(({ name, archetype }) => name === page.name && archetype === page.archetype)
  );
}
