import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Ids } from '../plan/entities.ts';
import { mainEntity } from '../plan/look.ts';
import { readNoun } from '../read/nouns.ts';
import { editDistance, normalised } from '../words.ts';

/** One change request at work on a copy of the Blueprint. */
export type Change = {
  blueprint: Blueprint;
  ids: Ids;
  currentPage: string | null;
  /** What the request spoke of last: "add phone and email, make it required". */
  last?: { entity?: BlueprintEntity; field?: BlueprintField };
};

/** Words for what was done; undefined when the clause is not of this kind. */
export type Intent = (change: Change, clause: string) => string | undefined;

const article = /^(?:the|a|an|my|our|your|all|each|every|any|of|in|on|to|for)\s+/i;

export const plainName = (words: string): string => {
  let text = words.trim().replace(/^["']|["']$/g, '');
  while (article.test(text)) text = text.replace(article, '');
  return text
    .replace(/\s+(?:entity|entities|table|records?|list|page|screen|section|form|view|tab)$/i, '')
    .trim();
};

const names = (entity: BlueprintEntity): string[] => [
  entity.label,
  entity.labelPlural,
  entity.name.replace(/([a-z])([A-Z])/g, '$1 $2'),
];

/** An entity by its name, its plural, another word for it, or a name with up to two slips of the pen. */
export function findNamed(blueprint: Blueprint, words: string): BlueprintEntity | undefined {
  const wanted = normalised(plainName(words));
  if (wanted === '') return undefined;
  const exact = blueprint.entities.find((entity) =>
    names(entity).some((name) => normalised(name) === wanted),
  );
  if (exact) return exact;
  const concept = readNoun(plainName(words))?.concept;
  const same = concept && blueprint.entities.find((entity) => entity.concept === concept.id);
  if (same) return same;
  if (/^(?:checkout|cart|basket|order form)$/.test(wanted))
    return blueprint.entities.find((entity) => entity.concept === 'order');
  if (wanted.length < 4) return undefined;
  return blueprint.entities.find((entity) =>
    names(entity).some((name) => editDistance(normalised(name), wanted) <= (wanted.length < 6 ? 1 : 2)),
  );
}

export function findField(entity: BlueprintEntity, words: string): BlueprintField | undefined {
  const wanted = normalised(plainName(words).replace(/\s+(?:field|column|attribute|property)s?$/i, ''));
  if (wanted === '') return undefined;
  return (
    entity.fields.find(({ label, key }) => normalised(label) === wanted || normalised(key) === wanted) ??
    (wanted.length < 4
      ? undefined
      : entity.fields.find(
          ({ label }) => editDistance(normalised(label), wanted) <= (wanted.length < 6 ? 1 : 2),
        )) ??
    entity.fields.find(({ label }) => normalised(label).endsWith(` ${wanted}`))
  );
}

export function findPage(blueprint: Blueprint, words: string): BlueprintPage | undefined {
  const wanted = normalised(words.replace(article, '').replace(/\s+(?:page|screen|view|tab)$/i, ''));
  return (
    blueprint.pages.find(({ label, name }) => normalised(label) === wanted || normalised(name) === wanted) ??
    blueprint.pages.find(({ archetype, nav }) => nav && archetype === wanted)
  );
}

/** What "it" means: the last thing spoken of, the page in view, the app's main thing. */
export function contextEntity(change: Change): BlueprintEntity | undefined {
  const page = change.blueprint.pages.find(({ name }) => name === change.currentPage);
  const shown = change.blueprint.entities.find(({ id }) => id === page?.entity);
  return change.last?.entity ?? shown ?? mainEntity(change.blueprint);
}

export const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
