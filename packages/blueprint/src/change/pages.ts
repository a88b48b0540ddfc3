import type { Block, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { smartWords } from '../lexicon/phrases.ts';
import { chartBlock, smartField } from '../plan/blocks.ts';
import { addPlannedField, settleEntity } from '../plan/entities.ts';
import { fieldsOf, moneyField, startField, stateOf, sumField } from '../plan/look.ts';
import { splitOptions } from '../read/text/split.ts';
import { mentions } from '../read/things/nouns.ts';
import { dashboardWords } from '../texts/dashboard.ts';
import { lower, shortened } from '../texts/grammar.ts';
import { pageWords } from '../texts/pages-changed.ts';
import { capitalise, cutName, normalised, pascal } from '../words.ts';
import { type Change, contextEntity, findField, findNamed, type Intent, isTold } from './context.ts';
import { kindredOf } from './kindred.ts';
import { boardBy, lacks } from './lists.ts';
import { replaceChoices } from './new-choices.ts';
import { cropOf, holdTrue } from './true-chart.ts';

const wish =
  /^(?:please\s+)?(?:also\s+)?(?:let (?:me|us)\s+)?(?:add|show|list|create|make|include|give me|display|put|i (?:want|need)(?: to see)?|insert)\s+(?:me\s+)?(?:an?\s+|the\s+)?(.+)$/i;

/** The thing of the app that a wish names anywhere in its words. */
export function named(change: Change, words: string): BlueprintEntity | undefined {
  for (const { words: mention } of mentions(words)) {
    const entity = findNamed(change.blueprint, mention);
    if (entity) return entity;
  }
  const parts = words.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return (
    change.blueprint.entities.find(({ label, labelPlural }) =>
      [label, labelPlural].some((name) => parts.some((part) => normalised(part) === normalised(name))),
    ) ?? parts.flatMap((part) => (part.length > 4 ? (kindredOf(change.blueprint, part) ?? []) : []))[0]
  );
}

const kinds = [
  [/\b(?:calendar|schedule)\b/i, 'calendar', 'Calendar', 'CalendarDays', lacks.date],
  [/\b(?:kanban|board|pipeline)\b/i, 'kanban', 'Board', 'Columns3', lacks.state],
  [/\bgallery\b/i, 'gallery', 'Gallery', 'Image', lacks.picture],
] as const;

export const addPage: Intent = (change, clause) => {
  const asked = wish.exec(clause)?.[1];
  const kind = asked && kinds.find(([shape]) => shape.test(asked));
  if (!asked || !kind) return undefined;
  const [, archetype, label, icon, lack] = kind;
  const fits = (entity: BlueprintEntity): boolean => {
    if (archetype === 'calendar')
      return startField(entity) !== undefined || fieldsOf(entity, 'date', 'datetime').length > 0;
    return archetype === 'kanban' ? stateOf(entity) !== undefined : fieldsOf(entity, 'image').length > 0;
  };
  const wanted = named(change, asked.replace(/:.*/, ''));
  if (wanted && archetype === 'kanban') {
    const columns = columnsIn(asked);
    if (columns.length > 1) return boardOf(change, wanted, columns);
  }
  if (wanted && !fits(wanted))
    return pageWords.lacksView(lower(wanted.labelPlural), lack, label.toLowerCase());
  const shown = (entity: BlueprintEntity) =>
    change.blueprint.pages.some((page) => page.archetype === archetype && page.entity === entity.id);
  const here = contextEntity(change);
  const options = [
    wanted,
    here && fits(here) ? here : undefined,
    ...change.blueprint.entities.filter(fits),
  ].flatMap((entity) => entity ?? []);
  const entity = options.find((candidate) => !shown(candidate)) ?? options[0];
  if (!entity) return pageWords.nothingFor(label.toLowerCase(), lack.needs);
  const known = change.blueprint.pages.find(
    (page) => page.archetype === archetype && page.entity === (wanted ?? entity).id,
  );
  if (known) change.last = { page: known, entity: wanted ?? entity };
  if (known)
    return pageWords.thereOf(label.toLowerCase(), lower((wanted ?? entity).labelPlural), known.label);
  settleEntity(entity);
  change.blueprint.pages.splice(1, 0, {
    id: change.ids.next(),
    name: freeName(change, `${pascal(entity.label)}${label}`),
    label,
    icon,
    archetype,
    entity: entity.id,
    public: false,
    nav: true,
    blocks: [],
  });
  change.last = { entity };
  return pageWords.addedFor(label, lower(entity.labelPlural));
};

/** "A board: new, called, closed" says its columns. */
const columnsIn = (asked: string): string[] =>
  splitOptions(/\b(?:board|kanban|pipeline)\b[^:]{0,30}:\s*(.+)$/i.exec(asked)?.[1] ?? '');

/** The states of the thing become those that the board is to have; a thing without any gets them. */
function boardOf(change: Change, entity: BlueprintEntity, columns: readonly string[]): string {
  const labels = columns.map(capitalise);
  let field = stateOf(entity);
  const kept = field ? replaceChoices(entity, field, labels) : '';
  if (!field)
    field = addPlannedField(
      entity,
      { label: 'Status', type: 'enum', options: labels, known: 'exact' },
      { ids: change.ids, find: () => undefined, from: 'change', said: columns.join(', ') },
    );
  settleEntity(entity);
  if (!field) return pageWords.noStatus(lower(entity.labelPlural));
  change.last = { entity, field };
  return `${boardBy(change, entity, field)}${kept}`;
}

function freeName({ blueprint }: Change, name: string): string {
  let free = name;
  for (let at = 2; blueprint.pages.some((page) => page.name === free); at++) free = `${name}${at}`;
  return free;
}

/** Puts a block on the dashboard; an app that had none gets one. */
export function addBlock(change: Change, block: Omit<Block, 'id'>): void {
  const { blueprint, ids } = change;
  let dashboard = blueprint.pages.find(({ archetype }) => archetype === 'dashboard');
  if (!dashboard) {
    dashboard = {
      id: ids.next(),
      name: freeName(change, 'Dashboard'),
      label: 'Dashboard',
      icon: 'LayoutDashboard',
      archetype: 'dashboard',
      public: false,
      nav: true,
      blocks: [],
    };
    blueprint.pages.splice(1, 0, dashboard);
  }
  dashboard.nav = true;
  dashboard.blocks.unshift({ ...block, id: ids.next() });
}

/** "draw a chart of sales by region", "draw rainfall by valley as a chart" */
export const addChart: Intent = (change, clause) => {
  if (/^(?:remove|delete|drop|hide|rename|move|only)\b/i.test(clause)) return undefined;
  const isOverTime =
    /\b(?:income|revenue|money|sales|earn\w*|turnover|made|spen[dt]\w*|costs?)\b.*\b(?:per|by|each|every)\s+(?:month|week|year)\b/i.test(
      clause,
    );
  if (
    !/\b(?:chart|graph|diagram|plot of|bar|donut|pie)\b/i.test(clause) &&
    !(isOverTime && wish.test(clause))
  )
    return undefined;
  const told = wish.exec(clause)?.[1] ?? clause;
  const ownPage =
    /^(?:an? |another |new |separate |extra |own )*(?:page|screen|tab) (?:with|for|showing|that shows|of|where (?:i|we) (?:can )?see) (?:an? |the )?/i;
  const onOwn = /,?\s+(?:on|as|in) (?:its|an?|a separate|a new|their)(?: own| separate| new| extra)? page$/i;
  const asked = told.replace(ownPage, '').replace(onOwn, '');
  const phrase = asked
    .replace(/\s+(?:as|in|on) (?:an?|the) (?:\w+ )?(?:chart|graph|diagram|dashboard)\b.*$/i, '')
    .replace(/\s+(?:to|on) the dashboard$/i, '')
    .replace(/^(?:\w+ )?(?:chart|graph|diagram)\s+(?:of|for|with|showing)?\s*(?:the\s+)?/i, '');
  if (/^(?:an? |the )?(?:[a-z]+ )?(?:chart|graph|diagram)$/i.test(phrase) && !isTold(change))
    return pageWords.chartOfWhat(lower(contextEntity(change)?.labelPlural ?? 'records'));
  const earns = change.blueprint.entities.find(
    (entity) =>
      /income|revenue|sales|earning|money|turnover/i.test(phrase) &&
      /^(?:transaction|log)$/.test(entity.kind) &&
      moneyField(entity),
  );
  const crop = cropOf(change, phrase);
  if (crop && !ownPage.test(told) && !onOwn.test(told)) {
    addBlock(change, crop);
    return dashboardWords.chartAdded(crop.title);
  }
  const entity = named(change, phrase) ?? earns ?? byField(change, phrase) ?? contextEntity(change);
  const [block] = entity ? chartBlock(change.blueprint, phrase, entity, capitalise(phrase).slice(0, 60)) : [];
  if (entity && !block && /\b(?:chart|graph|diagram)\b/i.test(clause))
    return pageWords.nothingToDraw(lower(entity.labelPlural));
  if (!entity || !block) return undefined;
  const drawn = /\b(?:(pie|donut|doughnut)|(bar|column)|(?:line|area)) (?:chart|graph|diagram)\b/i.exec(
    clause,
  );
  if (drawn) block.chart = drawn[1] ? 'donut' : drawn[2] ? 'bar' : 'line';
  const lack = holdTrue(change.blueprint, phrase, block);
  if (lack !== undefined) return lack;
  if (ownPage.test(told) || onOwn.test(told)) return chartPage(change, block);
  addBlock(change, block);
  return dashboardWords.chartAdded(block.title);
};

/** A chart that is to have a page of its own. */
function chartPage(change: Change, block: Omit<Block, 'id'>): string {
  const { blueprint, ids } = change;
  const page: BlueprintPage = {
    id: ids.next(),
    name: freeName(change, pascal(block.title)),
    label: shortened(block.title, 30),
    icon: 'ChartBar',
    archetype: 'chart',
    public: false,
    nav: true,
    blocks: [{ ...block, id: ids.next() }],
  };
  blueprint.pages.push(page);
  change.last = { page };
  return pageWords.chartPage(block.title);
}

const byField = (change: Change, phrase: string): BlueprintEntity | undefined =>
  change.blueprint.entities.find(({ fields }) =>
    fields.some(({ label }) => phrase.toLowerCase().includes(label.toLowerCase())),
  );

const measured = /int|number|money|rating|percent|duration/;

/** "show the average mark on each essay", "add the total price to the dashboard" */
export const addNumber: Intent = (change, clause) => {
  const found =
    /\b(average|mean|total|sum|number|count)(?:\s+(?:of\s+)?(?:the\s+|all\s+)?(?!(?:per|by)\b)([\w\s]+?))??(?:\s+(?:on|to|in|of|for|per|by)\s+(?:the |each |every |all )?([\w\s]+))?$/i.exec(
      clause,
    );
  if (!found?.[1] || !wish.test(clause) || /\b(?:field|column)\b/i.test(clause)) return undefined;
  if (
    !/^(?:please\s+)?(?:also\s+)?(?:show|display|give me|i want to see)\b|\bdashboard\b|\baverage\b/i.test(
      clause,
    )
  )
    return undefined;
  const average = /average|mean/i.test(found[1]);
  const spoken = change.last?.field;
  const isSpoken = !found[2] && spoken !== undefined && measured.test(spoken.type);
  const words = isSpoken ? spoken.label : (found[2] ?? '');
  const holder =
    (isSpoken ? change.last?.entity : undefined) ??
    change.blueprint.entities.find(({ fields }) =>
      fields.some(({ label, type }) => normalised(label) === normalised(words) && measured.test(type)),
    ) ??
    named(change, words);
  if (!holder) return undefined;
  const field = holder.fields.find(({ label }) => normalised(label) === normalised(words));
  const parent = found[3] ? findNamed(change.blueprint, found[3]) : undefined;
  const linked = parent && holder.fields.find(({ ref }) => ref === parent.id);
  const op = average ? 'avg' : field ? 'sum' : 'count';
  const split = linked ?? (found[3] ? findField(holder, found[3]) : undefined);
  if (field && split && /\b(?:per|by|for each|for every)\b/i.test(clause)) {
    const title = dashboardWords.by(
      `${capitalise(average ? 'average' : 'total')} ${lower(words)}`,
      lower(split.label),
    );
    const chart = {
      kind: 'chart',
      title,
      entity: holder.id,
      op,
      field: field.id,
      groupBy: split.id,
    } as const;
    addBlock(change, { ...chart, chart: 'bar' });
    return dashboardWords.chartAdded(title);
  }
  addBlock(change, {
    kind: 'stat',
    title: capitalise(`${average ? 'average' : 'total'} ${words}`.trim()),
    entity: holder.id,
    op,
    ...(field ? { field: field.id } : {}),
  });
  const isOnPage = average
    ? field !== undefined && field === fieldsOf(holder, 'rating')[0]
    : field !== undefined && holder.kind === 'transaction' && field === sumField(holder);
  const where = linked && parent && isOnPage ? pageWords.eachShows(lower(parent.label)) : '';
  return pageWords.figureAdded(`${average ? 'average' : 'total'} ${lower(words)}`, where);
};

/** "add a top scorers list", "show overdue loans" */
export const addList: Intent = (change, clause) => {
  const asked = wish
    .exec(clause)?.[1]
    ?.replace(/^(?:the|all|all the|a list of|a list with)\s+/i, '')
    .replace(
      /\s+(?:on|to|at|in) (?:the )?(?:top of )?(?:the )?(?:first|main|home|start|front) ?page$|\s+(?:on|to|at|in) (?:the )?(?:top of )?(?:the )?dashboard$/i,
      '',
    );
  if (
    !asked ||
    !(
      /\b(?:list|page|section)\b/i.test(clause) ||
      /^(?:please\s+|also\s+)*(?:show|display|give|i want to see|put)\b/i.test(clause)
    )
  )
    return undefined;
  const top = /\b(?:top|best|highest|most)\s+([\w-]+)/i.exec(asked);
  const smart = top ? 'top' : smartWords.find(([shape]) => shape.test(asked))?.[1];
  if (!smart) return undefined;
  const wanted = named(change, asked) ?? (top ? ranked(change, top[1] ?? '') : undefined);
  const fits = (entity: BlueprintEntity) =>
    smart === 'top' ? rankField(entity, top?.[1] ?? '') : smartField(entity, smart, asked);
  const here = contextEntity(change);
  const entity = [wanted, here, ...change.blueprint.entities].find((one) => one !== undefined && fits(one));
  const field = entity && fits(entity);
  if (!entity || !field) return dueFirst(change, { entity: wanted ?? here, smart, asked });
  return listBlock(change, { entity, field, smart, asked });
};

type Listed = { entity: BlueprintEntity; field: BlueprintField; smart: string; asked: string };

function listBlock(change: Change, { entity, field, smart, asked }: Listed): string {
  const title = listTitle(entity, asked);
  const block: Block = {
    id: change.ids.next(),
    kind: 'smart-list',
    title,
    entity: entity.id,
    field: field.id,
    list: smart as 'top',
    asked: true,
  };
  if (/\bpage\b/i.test(asked) || smart === 'top') {
    const page: BlueprintPage = {
      id: change.ids.next(),
      name: freeName(change, pascal(title)),
      label: title,
      icon: smart === 'top' ? 'Trophy' : 'ListFilter',
      archetype: 'smart-list',
      entity: entity.id,
      public: false,
      nav: true,
      blocks: [block],
    };
    change.blueprint.pages.splice(1, 0, page);
    change.last = { entity, page };
    return pageWords.listPage(title, lower(entity.labelPlural), lower(field.label));
  }
  addBlock(change, block);
  change.last = { entity };
  const order =
    smart === 'recent' && !/^date/.test(field.type) ? 'newest first' : `sorted by ${lower(field.label)}`;
  return pageWords.listAdded(title, order);
}

/** "The overdue ones" are the overdue loans. */
function listTitle(entity: BlueprintEntity, asked: string): string {
  const plain = asked
    .replace(/\s+(?:list|page|section)$/i, '')
    .replace(/^(?:list|page|section)\s+(?:with|of|showing|for)\s+(?:all\s+)?(?:the\s+)?/i, '')
    .replace(/^(?:the|all|my|our|of|with|for)\s+/i, '')
    .replace(/\s+(?:ones?|records|entries|items|things)\b/i, ` ${lower(entity.labelPlural)}`);
  const isAlone = !plain.includes(' ') && !/s$/i.test(plain);
  return cutName(capitalise(isAlone ? `${plain} ${lower(entity.labelPlural)}` : plain));
}

/** Nothing is late without a day by which it is due: the thing that is spoken of gets one. */
function dueFirst(
  change: Change,
  { entity, smart, asked }: { entity: BlueprintEntity | undefined; smart: string; asked: string },
): string | undefined {
  if (!entity || (smart !== 'overdue' && smart !== 'ends-soon')) return undefined;
  const field = addPlannedField(
    entity,
    { label: 'Due date', type: 'date', known: 'exact' },
    { ids: change.ids, find: () => undefined, from: 'change', said: asked },
  );
  if (!field) return undefined;
  settleEntity(entity);
  return pageWords.dueDateAdded(
    listBlock(change, { entity, field, smart, asked }),
    lower(entity.labelPlural),
  );
}

const rankField = (entity: BlueprintEntity, word: string) => {
  const numbers = fieldsOf(entity, 'int', 'rating', 'number', 'money').filter(
    ({ label }) => !/year|number|age|min/i.test(label),
  );
  return (
    (/expensive|costly|cost|pric/i.test(word) ? moneyField(entity) : undefined) ??
    numbers.find(({ label }) => /scor/i.test(word) && /goal|point|score/i.test(label)) ??
    numbers.find(({ label }) => normalised(label).startsWith(word.slice(0, 4).toLowerCase())) ??
    numbers[0]
  );
};

/** "top scorers": the people or things that have points or goals of their own. */
const ranked = (change: Change, word: string): BlueprintEntity | undefined =>
  change.blueprint.entities.find((entity) => entity.kind === 'person' && rankField(entity, word)) ??
  change.blueprint.entities.find((entity) => rankField(entity, word));
