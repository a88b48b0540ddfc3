import type { Suggestion } from '@sayso/contracts/chat';
import type {
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  LogEntry,
} from '@sayso/core/blueprint-schema';
import type { Ids } from '../plan/entities.ts';
import { mainEntity } from '../plan/look.ts';
import { readNoun } from '../read/things/nouns.ts';
import { lower, withArticle } from '../texts/grammar.ts';
import { editDistance, normalised } from '../words.ts';
import { kindredNamed } from './kindred.ts';

/** What a person pointed at in the preview, as far as it belongs to something of the plan. */
export type Selected = {
  page?: BlueprintPage;
  entity?: BlueprintEntity;
  field?: BlueprintField;
  /** Id of a block of the page. */
  block?: string;
  text?: string;
};

/** One change request at work on a copy of the Blueprint. */
export type Change = {
  blueprint: Blueprint;
  ids: Ids;
  currentPage: string | null;
  /** The log before this request; `undo` marks its entries. */
  earlier: LogEntry[];
  selected?: Selected | undefined;
  /** What the request spoke of last: "add phone and email, make it required". */
  last?: { entity?: BlueprintEntity; field?: BlueprintField; page?: BlueprintPage };
  /** What clauses of this request settled: a second wish for something else is told, not followed. */
  claims: Map<string, string>;
  /** Names of entities that get samples beside the new ones. */
  samples: Set<string>;
  /** The mood of the look that an earlier clause chose, with the look before it and what was said of it. */
  mood?: { before: Blueprint['theme']; said: string };
  /** What a list opens with since an earlier clause, and what was said of it. */
  focused?: { page: BlueprintPage; said: string };
  /** A field that an earlier clause added, and what was said of it and of nothing else. */
  added?: { field: BlueprintField; said: string };
  /** What was said of an earlier clause and no longer holds. */
  replaced?: string;
  /** The ways in which a clause can be read, where more than one fits; nothing was done. */
  ways?: Suggestion[];
  /** The clause brought earlier things back, which have their records. */
  isReplay?: boolean;
};

/** Words for what was done; undefined when the clause is not of this kind. */
export type Intent = (change: Change, clause: string) => string | undefined;

const article = /^(?:the|a|an|my|our|your|their|all|each|every|any|of|in|on|to|for|new|existing)\s+/i;

/** As `findNamed`, and by the last word of a name ("cases" of dental lab cases) or a word that stands for it. */
export const findMeant = (blueprint: Blueprint, words: string): BlueprintEntity | undefined =>
  findNamed(blueprint, words) ?? kindredNamed(blueprint, plainName(words));

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
  // "Repair" is not "Repairs" where an app has both.
  const letters = plainName(words).toLowerCase();
  const exact =
    blueprint.entities.find(({ label }) => label.toLowerCase() === letters) ??
    blueprint.entities.find((entity) => names(entity).some((name) => name.toLowerCase() === letters)) ??
    blueprint.entities.find((entity) => names(entity).some((name) => normalised(name) === wanted));
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
  const letters = words.trim().toLowerCase();
  return (
    entity.fields.find(({ label }) => label.toLowerCase() === letters) ??
    entity.fields.find(({ label, key }) => normalised(label) === wanted || normalised(key) === wanted) ??
    (wanted.length < 4
      ? undefined
      : entity.fields.find(
          ({ label }) => editDistance(normalised(label), wanted) <= (wanted.length < 6 ? 1 : 2),
        )) ??
    entity.fields.find(({ label }) => normalised(label).endsWith(` ${wanted}`)) ??
    entity.fields.find(
      ({ label }) => wanted === `${normalised(label)} number` || wanted === `${normalised(label)} address`,
    )
  );
}

export function findPage(blueprint: Blueprint, words: string): BlueprintPage | undefined {
  let text = words.trim().replace(/^["']|["']$/g, '');
  while (article.test(text)) text = text.replace(article, '');
  const wanted = normalised(text.replace(/\s+(?:page|screen|view|tab|list|menu (?:item|entry))$/i, ''));
  if (wanted === '') return undefined;
  const shown = [...blueprint.pages].sort((one, other) => Number(other.nav) - Number(one.nav));
  const kind = pageKinds[wanted] ?? wanted;
  const ofKind = shown.filter(({ archetype, nav }) => nav && archetype === kind);
  const [, thing = '', view = ''] = /^(.+) (board|calendar|gallery|timeline|kanban|map)$/.exec(wanted) ?? [];
  const entity = thing === '' ? undefined : findNamed(blueprint, thing);
  return (
    shown.find(({ label, name }) => normalised(label) === wanted || normalised(name) === wanted) ??
    (entity &&
      shown.find((page) => page.entity === entity.id && page.archetype === (pageKinds[view] ?? view))) ??
    ofKind[0] ??
    (wanted.length < 5
      ? undefined
      : shown.find(
          ({ label, nav }) => nav && editDistance(normalised(label), wanted) <= (wanted.length < 6 ? 1 : 2),
        ))
  );
}

const pageKinds: Readonly<Record<string, string>> = {
  board: 'kanban',
  home: 'dashboard',
  'home page': 'dashboard',
  homepage: 'dashboard',
  'first page': 'dashboard',
  'start page': 'dashboard',
  overview: 'dashboard',
  'landing page': 'landing',
  idea: 'feedback',
  stopwatch: 'timer',
};

/** The page that "here" means: what was pointed at, what was spoken of, what is in view. */
export const contextPage = (change: Change): BlueprintPage | undefined =>
  change.last?.page ??
  change.selected?.page ??
  change.blueprint.pages.find(({ name }) => name === change.currentPage);

/** What "it" means: the last thing spoken of, what was pointed at, the page in view, the app's main thing. */
export function contextEntity(change: Change): BlueprintEntity | undefined {
  const live = (entity: BlueprintEntity | undefined) =>
    change.blueprint.entities.find(({ id }) => id === entity?.id);
  const shown = change.blueprint.entities.find(({ id }) => id === contextPage(change)?.entity);
  return live(change.last?.entity) ?? live(change.selected?.entity) ?? shown ?? mainEntity(change.blueprint);
}

const pointing =
  /^(?:it|its|this|that|these|those|them|they|here|(?:this|that|the) (?:one|list|table|page|screen|view|form|section|entity|thing|things)|(?:this|that) [\w-]+)$/i;
export const isPointing = (words: string): boolean => pointing.test(words.trim());

/** Whether "it" means something: spoken of, pointed at, or in view. */
export const isTold = (change: Change): boolean =>
  change.last !== undefined || change.selected !== undefined || contextPage(change) !== undefined;

/** The thing that words name; "it", "here" and "this list" mean what is spoken of or in view. */
export const thingOf = (change: Change, words: string): BlueprintEntity | undefined =>
  findMeant(change.blueprint, words.replace(/^(?:this|that)\s+/i, '')) ??
  (isPointing(words) ? contextEntity(change) : undefined);

/** Settles something for this request; what another clause settled otherwise comes back. */
export function claim(change: Change, key: string, value: string): string | undefined {
  const before = change.claims.get(key);
  if (before === undefined) change.claims.set(key, value);
  return before === undefined || before === value ? undefined : before;
}

/** The list page of a thing. */
export const listPageOf = (blueprint: Blueprint, entity: BlueprintEntity): BlueprintPage | undefined =>
  blueprint.pages.find((page) => page.archetype === 'list' && page.entity === entity.id);

/** A name for a page that none has yet. */
export function freePageName({ pages }: Blueprint, name: string): string {
  let free = name;
  for (let at = 2; pages.some((page) => page.name === free); at++) free = `${name}${at}`;
  return free;
}

/** "An idea", "a recipe". */
export const aOf = ({ label }: BlueprintEntity): string => withArticle(lower(label));
