import type {
  Archetype,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  EntityKind,
  FieldType,
} from '@sayso/core/blueprint-schema';
import { coordinatesOf } from '../emit/community-fields.ts';
import { doneOf } from '../emit/more-views.ts';
import { entityName, freeKey, optionsOf, settleEntity } from '../plan/entities.ts';
import { dateField, fieldsOf } from '../plan/look.ts';
import { addEntityPages } from '../plan/pages.ts';
import { findTool } from '../read/tools.ts';
import { capitalise, pascal, plural, snake } from '../words.ts';
import { type Change, contextEntity, findNamed, freePageName, type Intent, lower } from './context.ts';
import { named } from './pages.ts';

const wish =
  /^(?:add|show|create|make|include|build|give (?:me|us)|display|put(?: in)?|insert|i (?:want|need)(?: to see)?|we (?:want|need))\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|another\s+|some\s+)*(.+)$/i;

type FieldPlan = [
  label: string,
  type: FieldType,
  more?: { options?: readonly string[]; ref?: string; required?: boolean },
];
type ThingPlan = { label: string; icon: string; kind: EntityKind; fields: readonly FieldPlan[] };
type Kind = {
  shape: RegExp;
  archetype: Archetype;
  label: string;
  icon: string;
  /** Made where the app has nothing that fits. */
  thing?: ThingPlan;
  /** What is written below the first. */
  child?: ThingPlan;
  second?: Archetype;
  fits?: (entity: BlueprintEntity) => boolean;
  /** An existing thing only where the words name it. */
  mustBeNamed?: boolean;
};

const kinds: readonly Kind[] = [
  {
    shape:
      /\b(?:feedback|ideas?|suggestions?|feature requests?)(?:\s+(?:board|page|box|wall))|\b(?:board|page|box|wall) (?:of|for|with) (?:ideas|feedback|suggestions)|\bvoting (?:board|page)\b/i,
    archetype: 'feedback',
    label: 'Ideas',
    icon: 'Lightbulb',
    mustBeNamed: true,
    thing: {
      label: 'Idea',
      icon: 'Lightbulb',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Description', 'text'],
        ['Status', 'enum', { options: ['New', 'Planned', 'In progress', 'Done'] }],
        ['Votes', 'int'],
      ],
    },
    child: {
      label: 'Idea comment',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Comment', 'text', { required: true }]],
    },
  },
  {
    shape: /\b(?:forum|discussion (?:board|page)|message board|discussions)\b/i,
    archetype: 'forum',
    label: 'Forum',
    icon: 'MessagesSquare',
    second: 'thread',
    mustBeNamed: true,
    thing: {
      label: 'Topic',
      icon: 'MessagesSquare',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Text', 'text'],
        ['Category', 'enum', { options: ['General', 'Questions', 'News'] }],
        ['Pinned', 'bool'],
      ],
    },
    child: {
      label: 'Reply',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Text', 'text', { required: true }]],
    },
  },
  {
    shape: /\bchat(?: room| page)?s?\b|\bmessaging\b/i,
    archetype: 'chat',
    label: 'Chat',
    icon: 'MessageCircle',
    mustBeNamed: true,
    thing: {
      label: 'Message',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Message', 'text', { required: true }]],
    },
  },
  {
    shape: /\b(?:leader ?board|high ?scores?(?: list| table| page)?|hall of fame|ranking(?: page| list)?)\b/i,
    archetype: 'leaderboard',
    label: 'Leaderboard',
    icon: 'Trophy',
    fits: (entity) => fieldsOf(entity, 'int', 'number').some(({ label }) => /score|points/i.test(label)),
    thing: {
      label: 'Score',
      icon: 'Trophy',
      kind: 'log',
      fields: [
        ['Player', 'string'],
        ['Score', 'int', { required: true }],
        ['Played on', 'date'],
      ],
    },
  },
  {
    shape: /\bmap\b/i,
    archetype: 'map',
    label: 'Map',
    icon: 'Map',
    thing: {
      label: 'Place',
      icon: 'MapPin',
      kind: 'resource',
      fields: [
        ['Name', 'string'],
        ['Latitude', 'number'],
        ['Longitude', 'number'],
        ['Category', 'enum', { options: ['Sight', 'Food', 'Other'] }],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape: /\bsettings?(?: page| screen)?$|\b(?:settings|preferences|configuration) page\b|\bpreferences$/i,
    archetype: 'settings',
    label: 'Settings',
    icon: 'Settings',
    mustBeNamed: true,
    thing: {
      label: 'Setting',
      icon: 'Settings',
      kind: 'settings',
      fields: [
        ['Organisation', 'string'],
        ['Contact email', 'email'],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape:
      /\b(?:files?|document) (?:library|page|archive|store|area)|\bfile (?:sharing|storage)\b|\bdocuments page\b/i,
    archetype: 'files',
    label: 'Files',
    icon: 'FolderOpen',
    fits: (entity) => fieldsOf(entity, 'file').length > 0,
    thing: {
      label: 'Document',
      icon: 'FileText',
      kind: 'content',
      fields: [
        ['Name', 'string'],
        ['File', 'file', { required: true }],
        ['Folder', 'string'],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape: /\b(?:directory|who'?s who|people page|staff page|contact list page)\b/i,
    archetype: 'directory',
    label: 'Directory',
    icon: 'Contact',
    fits: ({ kind }) => kind === 'person',
    thing: {
      label: 'Person',
      icon: 'User',
      kind: 'person',
      fields: [
        ['Name', 'string'],
        ['Job', 'string'],
        ['Email', 'email'],
        ['Phone', 'phone'],
        ['Photo', 'image'],
      ],
    },
  },
  {
    shape: /\bblog(?: page)?\b|\bnews page\b/i,
    archetype: 'blog',
    label: 'Blog',
    icon: 'Newspaper',
    second: 'post',
    mustBeNamed: true,
    thing: {
      label: 'Post',
      icon: 'Newspaper',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Excerpt', 'string'],
        ['Text', 'richtext'],
        ['Cover', 'image'],
        ['Published on', 'date'],
        ['Published', 'bool'],
      ],
    },
  },
  {
    shape: /\bportfolio(?: page)?\b/i,
    archetype: 'portfolio',
    label: 'Portfolio',
    icon: 'Images',
    fits: (entity) => fieldsOf(entity, 'image').length > 0,
    thing: {
      label: 'Work',
      icon: 'Images',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Photo', 'image'],
        ['Category', 'enum', { options: ['Featured', 'Other'] }],
        ['Description', 'text'],
      ],
    },
  },
  {
    shape:
      /\bbooking (?:page|calendar|desk|form)|\bonline booking\b|\b(?:page|place) (?:to|where \w+ can) book\b/i,
    archetype: 'booking',
    label: 'Book',
    icon: 'CalendarPlus',
    mustBeNamed: true,
    thing: {
      label: 'Booking',
      icon: 'CalendarPlus',
      kind: 'transaction',
      fields: [
        ['Name', 'string'],
        ['Email', 'email'],
        ['Start', 'datetime', { required: true }],
        ['End', 'datetime'],
        ['Status', 'enum', { options: ['Booked', 'Confirmed', 'Cancelled'] }],
      ],
    },
  },
  {
    shape: /\btime ?line\b/i,
    archetype: 'timeline',
    label: 'Timeline',
    icon: 'History',
    fits: (entity) => dateField(entity) !== undefined,
  },
  {
    shape: /\b(?:check ?list|to-?do (?:list|page))(?: page)?\b/i,
    archetype: 'checklist',
    label: 'Checklist',
    icon: 'ListChecks',
    fits: (entity) => doneOf(entity) !== undefined,
    thing: {
      label: 'To-do',
      icon: 'ListChecks',
      kind: 'log',
      fields: [
        ['Title', 'string'],
        ['Done', 'bool'],
      ],
    },
  },
  {
    shape: /\blanding page\b|\bhome ?page for visitors\b|\bwelcome page\b/i,
    archetype: 'landing',
    label: 'Welcome',
    icon: 'Globe',
  },
];

/** "Add a chat", "add a feedback board", "add a map of places", "add a stopwatch": the page with what it needs. */
export const addKindOfPage: Intent = (change, clause) => {
  const asked = wish.exec(clause)?.[1];
  if (!asked || /\b(?:field|column|chart|graph|option|colou?r)\b/i.test(asked)) return undefined;
  const kind = kinds.find(({ shape }) => shape.test(asked));
  if (!kind) return addTool(change, asked);
  if (kind.archetype === 'map') return addMap(change, kind, asked);
  const entity = entityOf(change, kind, asked);
  if (entity === undefined && kind.archetype !== 'landing')
    return kind.thing ? place(change, kind, make(change, kind.thing)) : lacking(change, kind);
  return place(change, kind, entity);
};

const lacking = (change: Change, { label }: Kind): string =>
  `${contextEntity(change)?.labelPlural ?? 'Records'} have no date, which a ${label.toLowerCase()} needs. Add one first.`;

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
  if (there) return `There is such a page already: ${there.label}.`;
  const child = kind.child && entity ? childFor(change, kind.child, entity) : undefined;
  const isOpen = kind.archetype === 'landing' || kind.archetype === 'blog' || kind.archetype === 'portfolio';
  const page = pushPage(change, {
    ...kind,
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
  const open = isOpen ? ' Visitors can open it without signing in.' : '';
  const made = blueprint.entities.filter(
    ({ why, id }) => why.words === `page ${kind.archetype}` && (id === entity?.id || id === child?.id),
  );
  const kept = made.map(({ labelPlural }) => lower(labelPlural)).join(' and ');
  const about = entity ? ` for ${lower(entity.labelPlural)}` : '';
  return `Added the page ${page.label}${made.length > 0 ? `; ${kept} are kept for it` : about}.${open}`;
}

type NewPage = Pick<BlueprintPage, 'label' | 'icon' | 'archetype'> & Partial<BlueprintPage>;

function pushPage(
  change: Change,
  { label, icon, archetype, entity, target, props, ...rest }: NewPage,
): BlueprintPage {
  const page: BlueprintPage = {
    id: change.ids.next(),
    name: freePageName(
      change.blueprint,
      pascal(archetype === 'thread' || archetype === 'post' ? `${label} ${archetype}` : label),
    ),
    label,
    icon,
    archetype,
    ...(entity ? { entity } : {}),
    ...(target ? { target } : {}),
    public: rest.public ?? false,
    nav: rest.nav ?? true,
    blocks: [],
    ...(props ? { props } : {}),
  };
  change.blueprint.pages.push(page);
  return page;
}

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

function make(
  change: Change,
  { label, icon, kind, fields }: ThingPlan,
  parent?: BlueprintEntity,
): BlueprintEntity {
  const { blueprint, ids } = change;
  const taken = new Set(blueprint.entities.map(({ name }) => name));
  const archetype =
    kinds.find(({ thing, child }) => thing?.label === label || child?.label === label)?.archetype ?? '';
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
  const wanted = named(change, rest) ?? change.blueprint.entities.find((entity) => coordinatesOf(entity));
  if (!wanted && /\bwith\b|\(|:/.test(rest)) return undefined;
  const entity =
    wanted ?? make(change, kind.thing ?? { label: 'Place', icon: 'MapPin', kind: 'resource', fields: [] });
  const lacks = coordinatesOf(entity) === undefined;
  if (lacks)
    for (const name of ['Latitude', 'Longitude'])
      entity.fields.push({ ...fieldOf(change, entity, { name, type: 'number' }), inList: false });
  const said = place(change, kind, entity);
  return lacks ? `${said} ${entity.labelPlural} have a latitude and a longitude for it now.` : said;
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
  if (there) return `There is such a page already: ${there.label}.`;
  const page = pushPage(change, {
    label: tool.title,
    icon: tool.icon,
    archetype: tool.kind,
    props: tool.props,
  });
  change.last = { page };
  return `Added the page ${page.label}.`;
}
