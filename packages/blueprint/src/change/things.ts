import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { planEntities } from '../plan/entities.ts';
import { addEntityPages } from '../plan/pages.ts';
import { takeOutThing } from '../plan/take-out.ts';
import { bare } from '../read/fields/field-phrase.ts';
import { readClause } from '../read/frames/clauses.ts';
import { type Cursor, emptyReading, ensureEntity, type Reading } from '../read/reading.ts';
import { splitItems } from '../read/text/split.ts';
import { conceptOf, type Noun, readNoun } from '../read/things/nouns.ts';
import { lower } from '../texts/grammar.ts';
import { thingWords } from '../texts/things.ts';
import { capitalise, cutName, escaped, isPlural, normalised, plural, singular } from '../words.ts';
import {
  type Change,
  findNamed,
  findPage,
  type Intent,
  isPointing,
  isTold,
  plainName,
  thingOf,
} from './context.ts';
import { sayRenamed } from './field-answers.ts';
import { addField } from './fields.ts';
import { hidePage, removable, renamePage } from './navigation.ts';

export const renameThing: Intent = (change, clause) => {
  const found =
    /^(?:please\s+)?(?:rename|change the name of|call|relabel)\s+(.+?)\s+(?:to|into|as)\s+(.+)$/i.exec(
      clause,
    ) ?? calledOtherwise(change, clause);
  const name = (found?.[2] ?? '')
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/\s+(?:here|with us)$/i, '');
  if (!found?.[1] || name === '') return renameApp(change, clause);
  if (/^(?:the |this |my )?(?:app|application|site|project|it)$/i.test(found[1]))
    return setAppName(change, name);
  const entity = findNamed(change.blueprint, found[1]);
  if (!entity) return renamePage(change, found[1], name);
  if (/\b(?:page|screen|tab)$/i.test(found[1].trim())) {
    const said = renamePage(change, found[1], name);
    if (said) return said;
  }
  const before = entity.labelPlural;
  const { one, many } = namesOf(found[1], name);
  const other = change.blueprint.entities.find(
    (each) => each !== entity && normalised(each.labelPlural) === normalised(many),
  );
  if (other) return thingWords.nameTaken(lower(other.labelPlural));
  relabel(change.blueprint, entity, { one, many });
  change.last = { entity };
  return thingWords.renamed(lower(before), lower(many));
};

/** Calls a thing otherwise, also where pages, figures and links are named after it; in code its name stays. */
export function relabel(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  { one, many }: { one: string; many: string },
): void {
  const old = { label: entity.label, plural: entity.labelPlural };
  Object.assign(entity, { label: one, labelPlural: many });
  for (const page of blueprint.pages) {
    if (page.label === old.plural) page.label = many;
    else if (page.label === old.label) page.label = one;
    for (const block of page.blocks) block.title = swap(block.title, old, { label: one, plural: many });
  }
  for (const { fields } of blueprint.entities) {
    for (const field of fields) if (field.ref === entity.id && field.label === old.label) field.label = one;
  }
}

/** One and many of a new name: "drivers to crew" says what many of them are called, and it stays as it is typed. */
function namesOf(before: string, name: string): { one: string; many: string } {
  const isGiven = isPlural(name) || isPlural(plainName(before));
  return { one: capitalise(singular(name)), many: capitalise(isGiven ? name : plural(name)) };
}

/** "call companies accounts", "teachers are called staff", "clients => customers" */
function calledOtherwise({ blueprint }: Change, clause: string): RegExpExecArray | null {
  const found =
    /^call\s+(?:the\s+)?([\w-]+(?:\s[\w-]+)?)\s+([\w-]+)$/i.exec(clause) ??
    /^(?:the\s+)?(.+?)\s+(?:are|is|should be)\s+called\s+(.+)$/i.exec(clause) ??
    /^(.+?)\s*(?:->|→|=>)\s*(.+)$/i.exec(clause);
  return found?.[1] && findNamed(blueprint, found[1]) ? found : null;
}

/** Names are people's own words: a "(" in them groups nothing, and "$1" stands for itself. */
const swap = (
  title: string,
  old: { label: string; plural: string },
  now: { label: string; plural: string },
): string =>
  title
    .replaceAll(old.plural, () => now.plural)
    .replaceAll(old.plural.toLowerCase(), () => now.plural.toLowerCase())
    // "Booking total by week"
    .replace(new RegExp(`^${escaped(old.label)}(?= )`), () => now.label);

/** "Call that status": what was added last. */
function callLast(change: Change, clause: string): string | undefined {
  const name = /^(?:call|name) (?:that|them|this one|the field) "?([\w -]{2,40}?)"?$/i.exec(clause)?.[1];
  const { field, entity } = change.last ?? {};
  if (!name || !field || !entity) return undefined;
  const before = field.label;
  field.label = capitalise(name);
  return sayRenamed(change, { entity, field }, before);
}

const app =
  '(?:the |this |my |our )?(?:whole )?(?:app|application|site|website|web ?site|game|tool|thing|project)';
const appNames = [
  `(?:call|name|title|rename|retitle) (?:it|this|${app})(?: to| into| as)?`,
  `(?:set|change|make) the (?:app(?:'s)? )?(?:name|title)(?: of ${app})? (?:to|into|be)`,
  `(?:i(?:'d| would)? (?:want|like|prefer)|we(?:'d| would)? (?:want|like|prefer)) (?:it|this|${app}) (?:to be |be )?(?:called|named|titled)`,
  `(?:i|we)(?:'d| would)? (?:want|like|prefer|decided|would like) to (?:call|name) (?:it|this|${app})`,
  `(?:it|this|${app})(?: is| should be| must be| shall be| will be| has to be| needs to be|'s)(?: now| really| actually)? (?:called|named|titled)`,
  `(?:the |its |our |my )?(?:new )?(?:name|title)(?: of ${app})?(?: is| should be| must be| shall be| will be|:)`,
  `${app} (?:is called|is named|needs the name|gets the name|should get the name|should have the name)`,
];
const renaming = new RegExp(`^(?:please )?(?:${appNames.join('|')}) "?(.+?)"?$`, 'i');

/** "Call it Crumb", "its name shall be Corner Desk"; a word in small letters behind "call that" names what was spoken of. */
const renameApp = (change: Change, clause: string): string | undefined => {
  const last = callLast(change, clause);
  if (last) return last;
  const name = renaming.exec(clause)?.[1]?.replace(/^["']|["']$/g, '');
  if (!name || name.split(' ').length > 8) return undefined;
  const { field, entity, page } = change.last ?? {};
  const isApp = new RegExp(`\\b${app}\\b`, 'i').test(clause.slice(0, -name.length));
  const isCapital = /^[^a-z]/.test(name) && !/\b(?:this|that)\b/i.test(clause.slice(0, -name.length));
  if (!isApp && !isCapital && field && entity) {
    const before = field.label;
    field.label = cutName(capitalise(name));
    return sayRenamed(change, { entity, field }, before);
  }
  if (!isApp && page) {
    page.label = cutName(capitalise(name));
    return thingWords.pageCalled(page.label);
  }
  return setAppName(change, name);
};

function setAppName({ blueprint }: Change, name: string): string {
  const before = blueprint.app.name;
  blueprint.app.name = cutName(name);
  blueprint.app.description = blueprint.app.description.replace(before, () => blueprint.app.name);
  return thingWords.appCalled(blueprint.app.name);
}

const adding =
  /^(?:please\s+)?(?:also\s+)?(?:add|create|include|track|manage|store|keep(?: track of)?|i (?:also )?(?:need|want)(?: to (?:track|manage|store|keep))?|we (?:also )?(?:need|want)(?: to (?:track|manage|store|keep))?)\s+(?:also\s+|an? (?:new )?(?:entity|table|list|section)(?: of| for| called)?\s+|new\s+)?(.+)$/i;

/** "add partners with name, city and website" */
export const addThing: Intent = (change, clause) => {
  // "Dishes (name, course: starter, main)": the choices of the last one are a field of their own.
  const nested = /\(([^()]+),\s*([\w' -]+):\s*([^():,]+,[^():]+)\)/.exec(clause);
  if (nested?.[1]) {
    const said = addThing(change, clause.replace(nested[0], `with ${nested[1]}`));
    const entity = said === undefined ? undefined : change.last?.entity;
    const more =
      entity && addField(change, `add a ${nested[2] ?? ''} (${nested[3] ?? ''}) to ${entity.labelPlural}`);
    return more === undefined ? said : `${said ?? ''} ${more}`;
  }
  const many =
    /^(?:each |every |an? |the )?([\w\s-]+?)\s+(?:has|have|can have)\s+(?:many|several|multiple)\s+(.+)$/i.exec(
      clause,
    );
  const parent = many?.[1] ? findNamed(change.blueprint, many[1]) : undefined;
  const asked = parent ? many?.[2] : adding.exec(clause)?.[1];
  const about = /\s+(?:about|for|on|of|to)\s+(?:an?|the|each|every|our|my)\s+([\w-]+(?:\s[\w-]+)?)$/i.exec(
    asked ?? '',
  );
  const owner = parent ?? (about?.[1] ? findNamed(change.blueprint, about[1]) : undefined);
  const what = (about && owner && !parent ? asked?.slice(0, about.index) : asked)?.replace(
    /\s+(?:page|section|table|entity|list|too|as well)$/i,
    '',
  );
  if (!what) return undefined;
  const head = what.replace(/\s*(?:\bwith\b|\bhaving\b|\bto\b|\bfor\b|\(|:).*/i, '');
  const plain = bare(head.replace(/\s+(?:page|section|table|tab)$/i, ''));
  const noun = readNoun(plain) ?? doneThing(plain);
  if (!noun || (!noun.concept && !noun.plural && !/\bwith\b|\(|:/.test(what))) return undefined;
  if (findNamed(change.blueprint, noun.words)) return undefined;
  const reading = emptyReading(clause);
  const cursor: Cursor = { reading, mode: 'things', said: clause };
  seedKnown(change, reading);
  const before = reading.entities.length;
  const made = ensureEntity(cursor, noun);
  readClause(cursor, what.replace(/^([\w\s-]+?)\s+(?:page|section|table|tab)(?=\s+with\b)/i, '$1'));
  const holder = owner && reading.entities[change.blueprint.entities.indexOf(owner)];
  if (holder) reading.relations.push({ from: made, to: holder, many: false });
  const drafts = reading.entities.slice(before);
  const existing = reading.entities.slice(0, before);
  return plan(change, reading, { drafts, existing });
};

/** "Feeding plans": what begins as a deed and ends as several things. */
const doneThing = (words: string): Noun | undefined =>
  /^[a-z]+ing [a-z]+s$/i.test(words) ? { words: singular(words.toLowerCase()), plural: true } : undefined;

/** The app's own things stand in the reading, so that new ones can refer to them. */
export function seedKnown({ blueprint }: Pick<Change, 'blueprint'>, reading: Reading): void {
  for (const entity of blueprint.entities) {
    const words = entity.label.toLowerCase();
    const concept = conceptOf(words);
    reading.entities.push({ words, fields: [], said: '', from: 'text', ...(concept ? { concept } : {}) });
  }
}

type Drafts = { drafts: Reading['entities']; existing: Reading['entities'] };

function plan(change: Change, reading: Reading, drafts: Drafts): string | undefined {
  const fresh = plant(change, reading, drafts);
  const entity = fresh.at(-1);
  if (!entity) return undefined;
  change.last = { entity };
  return sayAllAdded(change, fresh);
}

/** Adds what was drafted to the app, with its usual fields and pages. */
export function plant(
  change: Pick<Change, 'blueprint' | 'ids'>,
  reading: Reading,
  { drafts, existing }: Drafts,
): BlueprintEntity[] {
  const { blueprint } = change;
  const planned = planEntities(reading, [...existing, ...drafts], change.ids);
  const fresh = planned.slice(existing.length);
  const taken = new Set(blueprint.entities.map(({ name }) => name));
  for (const entity of fresh) {
    while (taken.has(entity.name)) entity.name = `${entity.name}2`;
    taken.add(entity.name);
    for (const field of entity.fields) {
      const at = planned.findIndex(({ id }) => id === field.ref);
      const known = blueprint.entities[at];
      if (at >= 0 && at < existing.length && known) field.ref = known.id;
    }
    entity.why = { from: 'change', words: reading.text.slice(0, 200) };
    if (blueprint.app.personal)
      entity.rules = { create: 'registered', read: 'owner', update: 'owner', delete: 'owner' };
    blueprint.entities.push(entity);
    addEntityPages(blueprint, entity, change.ids);
  }
  return fresh;
}

/** What is new and what it holds; what was asked for stands before what is usual. */
export function sayAllAdded({ blueprint }: Change, fresh: readonly BlueprintEntity[]): string {
  const fieldsIn = ({ fields }: BlueprintEntity) =>
    [...fields]
      .sort((one, other) => Number(other.why.from === 'text') - Number(one.why.from === 'text'))
      .slice(0, 6)
      .map(({ label }) => lower(label));
  const pageOf = ({ id }: BlueprintEntity) =>
    blueprint.pages.find((one) => one.entity === id && one.nav && !one.target);
  const [first, second] = fresh;
  if (first && !second) {
    const page = pageOf(first);
    const added = page ? thingWords.pageAdded(page.label) : thingWords.added(lower(first.labelPlural));
    return `${added} ${thingWords.has(lower(first.label), lower(first.labelPlural), fieldsIn(first))}`;
  }
  return thingWords.allAdded(
    fresh.every(pageOf) ? 'pages' : 'lists',
    fresh.map((entity) => ({ name: pageOf(entity)?.label ?? entity.labelPlural, fields: fieldsIn(entity) })),
  );
}

export const removeThing: Intent = (change, clause) => {
  const words = /^(?:please\s+)?(?:remove|delete|drop|get rid of|take out|hide)\s+(?:the\s+)?(.+)$/i.exec(
    clause,
  )?.[1];
  if (!words) return undefined;
  // What is gone takes its pages along: nothing is removed by a guess.
  if (isPointing(words) && !isTold(change)) return thingWords.pointing(words);
  const page = removable(change, words);
  if (page && /^(?:please\s+)?hide\b/i.test(clause)) return hidePage(change, `hide the ${page.label} page`);
  if (page) {
    if (change.blueprint.pages.filter(({ nav }) => nav).length === 1) return thingWords.lastPage;
    change.blueprint.pages = change.blueprint.pages.filter((other) => other !== page);
    return thingWords.pageRemoved(page.label);
  }
  // "The phone number from suppliers" names a part of them, never the suppliers themselves.
  const isPart = /\s(?:from|of|in|on|out)\s/i.test(words);
  const entity = isPart ? undefined : thingOf(change, plainName(words));
  const several = splitItems(words);
  if (!entity && several.length > 1) {
    const known = several.every(
      (one) => findPage(change.blueprint, one) ?? findNamed(change.blueprint, plainName(one)),
    );
    const said = known ? several.flatMap((one) => removeThing(change, `remove ${one}`) ?? []) : [];
    return said.length === several.length ? said.join(' ') : undefined;
  }
  if (!entity) return undefined;
  const { blueprint } = change;
  // "Hide" keeps what is there, and words before a name say which of them are meant.
  if (/^(?:please\s+)?hide\b/i.test(clause))
    return hidePage(change, `hide ${entity.labelPlural} in the menu`);
  if (isSome(entity, plainName(words)))
    return thingWords.notSingle(lower(entity.labelPlural), plainName(words));
  if (blueprint.entities.length === 1) return thingWords.lastThing(lower(entity.labelPlural));
  takeOutThing(blueprint, entity);
  return thingWords.removed(lower(entity.labelPlural));
};

/** "Completed tasks" are some of the tasks: a word more than the name has. */
const isSome = ({ label, labelPlural }: BlueprintEntity, words: string): boolean =>
  words.split(/\s+/).length > label.split(/\s+/).length &&
  [label, labelPlural].every((name) => normalised(name) !== normalised(words));
