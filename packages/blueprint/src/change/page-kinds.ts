import type {
  Archetype,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  FieldType,
} from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { coordinatesOf } from '../emit/community-fields.ts';
import { entityName, freeKey, optionsOf, settleEntity } from '../plan/entities.ts';
import { addPage, type NewPage } from '../plan/page-plan.ts';
import { addEntityPages } from '../plan/pages.ts';
import { readNoun } from '../read/things/nouns.ts';
import { findTool } from '../read/tools/tools.ts';
import { lower } from '../texts/grammar.ts';
import { pageWords } from '../texts/pages-changed.ts';
import { capitalise, pascal, plural, singular, snake } from '../words.ts';
import { type Change, contextEntity, findNamed, type Intent, isTold } from './context.ts';
import { lacks } from './lists.ts';
import { type Kind, pageKinds, type ThingPlan } from './page-kind-table.ts';
import { named } from './pages.ts';
import { heldField } from './retype.ts';

const wish =
  /^(?:add|show|create|make|include|build|give (?:me|us)|display|put(?: in)?|insert|i (?:want|need)(?: to see)?|we (?:want|need))\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|another\s+|some\s+)*(.+)$/i;

/** "Add a chat", "add a feedback board", "add a map of places", "add a stopwatch": the page with what it needs. */
export const addKindOfPage: Intent = (change, clause) => {
  const asked = wish.exec(clause)?.[1];
  // "Put the calendar first" moves one that is there.
  if (/^put\b.*\b(?:first|last)$/i.test(clause)) return undefined;
  if (!asked || /\b(?:field|column|chart|graph|option|colou?r)\b/i.test(asked)) return undefined;
  const kind = pageKinds.find(({ shape }) => shape.test(asked));
  if (!kind) return addTool(change, asked);
  if (kind.archetype === 'map') return addMap(change, kind, asked);
  const entity = entityOf(change, kind, asked);
  if (entity === undefined && kind.archetype !== 'landing')
    return kind.thing
      ? place(change, kind, make(change, kind.thing))
      : pageWords.nothingFor(kind.label.toLowerCase(), lacks.date.needs);
  return place(change, kind, entity);
};

/** What the words name, else what fits of what is there. */
function entityOf(change: Change, kind: Kind, asked: string): BlueprintEntity | undefined {
  const rest = asked.replace(kind.shape, ' ');
  const wanted =
    named(change, rest) ?? (kind.thing ? findNamed(change.blueprint, kind.thing.label) : undefined);
  if (wanted && (kind.fits?.(wanted) ?? true)) return wanted;
  if (kind.archetype === 'landing') {
    const { entities } = change.blueprint;
    return (
      entities.find(({ kind: of }) => of === 'resource' || of === 'event' || of === 'content') ?? entities[0]
    );
  }
  if (kind.mustBeNamed || !kind.fits) return undefined;
  const here = contextEntity(change);
  return here && kind.fits(here) ? here : change.blueprint.entities.find(kind.fits);
}

const known = ({ blueprint }: Change, archetype: Archetype, entity: BlueprintEntity | undefined) =>
  blueprint.pages.find((page) => page.archetype === archetype && page.entity === entity?.id);

function place(change: Change, kind: Kind, entity: BlueprintEntity | undefined): string {
  const { blueprint } = change;
  const there = known(change, kind.archetype, entity);
  if (there) return pageWords.there(there.label);
  const child = kind.child && entity ? childFor(change, kind.child, entity) : undefined;
  const { isOpen = false, archetype, label, icon } = kind;
  const page = pushPage(change, {
    archetype,
    label,
    icon,
    ...(entity ? { entity: entity.id } : {}),
    ...(child ? { target: child.id } : {}),
    public: isOpen,
  });
  if (kind.second && entity)
    pushPage(change, {
      label: entity.label,
      icon: kind.icon,
      archetype: kind.second,
      entity: entity.id,
      ...(child ? { target: child.id } : {}),
      public: isOpen,
      nav: false,
    });
  if (isOpen && entity && entity.kind !== 'person') entity.rules.read = 'anyone';
  if (kind.archetype === 'settings' && entity)
    Object.assign(entity.rules, { update: 'admin', create: 'admin' });
  change.last = { page, ...(entity ? { entity } : {}) };
  const end = isOpen ? pageWords.visitorsToo : '.';
  const made = blueprint.entities.filter(
    ({ why, id }) => why.words === `page ${kind.archetype}` && (id === entity?.id || id === child?.id),
  );
  if (archetype === 'landing') return pageWords.landingAdded(page.label, end);
  if (archetype === 'booking' && made.length > 0) return pageWords.bookingAdded(page.label);
  // An Ideas page has comments; that it has ideas goes without saying, and so do a chat's messages.
  const kept = made
    .map(({ labelPlural }) => lower(labelPlural).replace(new RegExp(`^${lower(entity?.label ?? '')} `), ''))
    .filter((things) => things !== lower(page.label) && archetype !== 'chat');
  const about = entity && made.length === 0 ? ` for ${lower(entity.labelPlural)}` : '';
  return pageWords.added(page.label, kept.length > 0 ? pageWords.keptFor(joinWords(kept)) : about, end);
}

/** As the planner adds a page, under a name of its own for the page of one record. */
const pushPage = (change: Change, page: NewPage): BlueprintPage =>
  addPage(change, pascal(isOfOne(page) ? `${page.label} ${page.archetype}` : page.label), page);

const isOfOne = ({ archetype }: NewPage): boolean => archetype === 'thread' || archetype === 'post';

const childFor = (change: Change, plan: ThingPlan, parent: BlueprintEntity): BlueprintEntity =>
  change.blueprint.entities.find(
    (entity) =>
      /comment|repl|answer|message/i.test(entity.label) && entity.fields.some(({ ref }) => ref === parent.id),
  ) ??
  make(
    change,
    { ...plan, fields: [[parent.label, 'ref', { ref: parent.id, required: true }], ...plan.fields] },
    parent,
  );

/** What is written below a record; pages that talk about it show it as well. */
export function addBelow(change: Change, parent: BlueprintEntity, plan: ThingPlan) {
  const before = change.blueprint.entities.length;
  const child = childFor(change, plan, parent);
  for (const page of change.blueprint.pages)
    if (page.entity === parent.id && /^(?:feedback|forum|thread|blog|post)$/.test(page.archetype))
      page.target ??= child.id;
  return { child, isNew: change.blueprint.entities.length > before };
}

export function make(
  change: Change,
  { label, icon, kind, fields }: ThingPlan,
  parent?: BlueprintEntity,
): BlueprintEntity {
  const { blueprint, ids } = change;
  const taken = new Set(blueprint.entities.map(({ name }) => name));
  const archetype =
    pageKinds.find(({ thing, child }) => thing?.label === label || child?.label === label)?.archetype ?? '';
  const entity: BlueprintEntity = {
    id: ids.next(),
    name: entityName(label, taken),
    label,
    labelPlural: capitalise(plural(label)),
    icon,
    kind,
    titleField: '',
    fields: [],
    rules: { create: 'registered', read: 'registered', update: 'owner-or-admin', delete: 'owner-or-admin' },
    why: { from: 'change', words: `page ${archetype}` },
  };
  for (const [name, type, more = {}] of fields)
    entity.fields.push(fieldOf(change, entity, { name, type, ...more }));
  settleEntity(entity);
  blueprint.entities.push(entity);
  if (!parent && !/^(?:chat|settings|leaderboard)$/.test(archetype)) addEntityPages(blueprint, entity, ids);
  const list = blueprint.pages.find((page) => page.entity === entity.id && page.archetype === 'list');
  if (list) list.nav = false;
  return entity;
}

type FieldMaking = {
  name: string;
  type: FieldType;
  options?: readonly string[];
  ref?: string;
  required?: boolean;
};

const fieldOf = (
  change: Change,
  entity: BlueprintEntity,
  { name, type, options, ref, required }: FieldMaking,
): BlueprintField => ({
  id: change.ids.next(),
  key: freeKey(entity, ref ? `${snake(name)}_id` : snake(name)),
  label: name,
  type,
  required: required === true,
  ...(options ? { options: optionsOf(options) } : {}),
  ...(ref ? { ref } : {}),
  inList: true,
  inForm: true,
  why: { from: 'change', words: '' },
});

/** A map needs coordinates; the thing gets them where it has none. */
function addMap(change: Change, kind: Kind, asked: string): string | undefined {
  const rest = asked.replace(kind.shape, ' ').replace(/\bpage\b/i, ' ');
  const own = named(change, rest) ? undefined : thingIn(rest);
  const wanted = named(change, rest) ?? (own ? undefined : onMap(change, rest));
  if (!wanted && !own && /\bwith\b|\(|:/.test(rest)) return undefined;
  const unplaced = wanted || own ? undefined : fieldOnMap(change, rest);
  if (unplaced) return unplaced;
  const plan = kind.thing ?? { label: 'Place', icon: 'MapPin', kind: 'resource', fields: [] };
  const entity = wanted ?? make(change, own ? { ...plan, label: own } : plan);
  const lacks = coordinatesOf(entity) === undefined;
  if (lacks)
    for (const name of ['Latitude', 'Longitude'])
      entity.fields.push({ ...fieldOf(change, entity, { name, type: 'number' }), inList: false });
  const said = place(change, kind, entity);
  return lacks ? pageWords.coordinates(said, lower(entity.labelPlural)) : said;
}

/** "Show the shelf as a map": a field says where on no map its record lies. */
function fieldOnMap(change: Change, rest: string): string | undefined {
  const words = /^(?:the )?(.+?)\s+(?:as|on|in)\s+(?:an?|the)?\s*$/i.exec(rest.trim())?.[1];
  const held = words === undefined ? undefined : heldField(change, words);
  return held &&
    !/\b(?:address|location|place|postcode|street|city|town|coordinates|latitude)\b/i.test(held.field.label)
    ? pageWords.mapNeeds(lower(held.field.label), lower(held.entity.labelPlural))
    : undefined;
}

/** "Show them on a map": what is spoken of or in view, else what has a place already, else what has an address. */
function onMap(change: Change, rest: string): BlueprintEntity | undefined {
  const { entities } = change.blueprint;
  const isPlaced = ({ fields }: BlueprintEntity) =>
    fields.some(({ label }) => /\b(?:address|location|postcode|street|city|town)\b/i.test(label));
  const told =
    isTold(change) && /\b(?:it|them|they|these|those|this|that)\b/i.test(rest)
      ? contextEntity(change)
      : undefined;
  return told ?? entities.find((entity) => coordinatesOf(entity)) ?? entities.find(isPlaced);
}

/** "A map of our bus stops" where the app has none: they are kept for it. */
function thingIn(rest: string): string | undefined {
  const words = /\b(?:of|with|for)\s+(?:all\s+)?(?:our|my|the)?\s*([\w-]+(?:\s[\w-]+){0,2})\s*$/i.exec(
    rest.trim(),
  )?.[1];
  const noun = words && !/\bwith\b|\(|:/.test(words) ? readNoun(words) : undefined;
  return words && noun?.plural ? capitalise(singular(words)) : undefined;
}

/** Timers, games, calculators, converters, quizzes and surveys that work by themselves. */
function addTool(change: Change, asked: string): string | undefined {
  const tool = findTool(asked.replace(/\s+(?:next to it|beside it|on top|too|page)$/i, ''));
  if (!tool || (tool.kind === 'calculator' && tool.id === 'custom')) return undefined;
  if (tool.kind === 'quiz' || tool.kind === 'survey') {
    const questions = tool.props['questions'];
    if (!Array.isArray(questions) || questions.length === 0) return undefined;
  }
  const there = change.blueprint.pages.find(
    ({ archetype, label }) => archetype === tool.kind && label === tool.title,
  );
  if (there) return pageWords.there(there.label);
  const page = pushPage(change, {
    label: tool.title,
    icon: tool.icon,
    archetype: tool.kind,
    props: tool.props,
  });
  change.last = { page };
  return pageWords.addedPage(page.label);
}
