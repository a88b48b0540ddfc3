import type { Block, Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import type { EntityDraft, PageIntent, Reading } from '../read/reading.ts';
import { shortened } from '../texts/grammar.ts';
import { titleWords } from '../texts/titles.ts';
import { capitalise, cutName, normalised } from '../words.ts';
import { countOf, endingCount } from './counts.ts';
import type { Ids } from './entities.ts';
import { figuresOf, isAveraged } from './figures.ts';
import { listTitle } from './list-title.ts';
import {
  dateField,
  dueField,
  endField,
  fieldsOf,
  importance,
  isLineItem,
  moneyField,
  openStates,
  startField,
  stateOf,
  sumField,
  titleOf,
} from './look.ts';

type EntityOf = ReadonlyMap<EntityDraft, BlueprintEntity>;
type NewBlock = Omit<Block, 'id'>;

/** What the dashboard shows: what the text asks for first, then what the data offers. */
export function planBlocks(blueprint: Blueprint, reading: Reading, entityOf: EntityOf, ids: Ids): Block[] {
  const ranked = blueprint.entities
    .filter((entity) => !isLineItem(entity) && entity.kind !== 'settings')
    .sort((one, other) => importance(other) - importance(one));
  const main = ranked[0] ?? blueprint.entities[0];
  if (!main) return [];
  const figures = figuresOf(blueprint, reading.text);
  const isAnswered = ({ kind, phrase }: PageIntent) =>
    (kind === 'chart' || kind === 'number') &&
    figures.some(
      ({ said, blocks }) =>
        blocks.some((block) => block.kind === (kind === 'chart' ? 'chart' : 'stat')) && said.includes(phrase),
    );
  const asked = reading.pages
    .filter((intent) => !isAnswered(intent))
    .flatMap((intent) =>
      askedBlock(blueprint, intent, (intent.entity && entityOf.get(intent.entity)) ?? undefined, main),
    );
  const wished = [...figures.flatMap((figure) => figure.blocks), ...asked];
  const ending = asked.flatMap((block) => endingCount(blueprint, block));
  const isNew = (block: NewBlock) => !wished.some((other) => isSameChart(block, other));
  const blocks = dedupe([
    ...wished,
    ...lists(ranked),
    ...stats(ranked, ending),
    ...charts(ranked).filter(isNew),
  ]);
  const pick = (kind: Block['kind'], most: number) =>
    blocks.filter((block) => block.kind === kind).slice(0, most);
  return [...pick('stat', 4), ...pick('chart', 3), ...pick('smart-list', 4)].map((block) => ({
    ...block,
    id: ids.next(),
  }));
}

/** A course over time that was asked for by month needs no other by week. */
const isSameChart = (block: NewBlock, other: NewBlock): boolean =>
  other.kind === 'chart' && other.entity === block.entity && other.groupBy === block.groupBy;

function dedupe(blocks: readonly NewBlock[]): NewBlock[] {
  const key = ({ kind, entity, list, field, groupBy, op }: NewBlock) =>
    [kind, entity, kind === 'smart-list' ? list : '', field, groupBy, op].join();
  return blocks.filter((block, at) => blocks.findIndex((other) => key(other) === key(block)) === at);
}

/** A list, number or chart that the text asks for. */
function askedBlock(
  blueprint: Blueprint,
  intent: PageIntent,
  named: BlueprintEntity | undefined,
  main: BlueprintEntity,
): NewBlock[] {
  const title = cutName(capitalise(intent.phrase.replace(/\s+(?:where|that)\b.*$/i, '')));
  if (intent.kind === 'smart') return smartBlock(blueprint, intent, named, title);
  if (intent.kind === 'chart') return chartBlock(blueprint, intent.phrase, named ?? main, title);
  if (intent.kind === 'number' && (named || measureIn(main, intent.phrase.toLowerCase())))
    return numberBlock(blueprint, intent.phrase, named ?? main, title);
  if (intent.kind === 'top') return topBlock(blueprint, named, title);
  return [];
}

function smartBlock(
  blueprint: Blueprint,
  { smart, phrase }: PageIntent,
  named: BlueprintEntity | undefined,
  title: string,
): NewBlock[] {
  const fits = (entity: BlueprintEntity) => smartField(entity, smart ?? '', phrase);
  const isTimed = (entity: BlueprintEntity) => (dueField(entity) || entity.kind === 'event' ? 10 : 0);
  const target =
    named && fits(named)
      ? named
      : [...blueprint.entities]
          .sort((one, other) => isTimed(other) + importance(other) - isTimed(one) - importance(one))
          .find(fits);
  const field = target && fits(target);
  if (!target || !field || isState(target, phrase)) return [];
  const list = smart as NonNullable<Block['list']>;
  return [
    {
      kind: 'smart-list',
      title: listTitle(list, target, { own: title, field }),
      entity: target.id,
      field: field.id,
      list,
      asked: true,
    },
  ];
}

/** "Cancelled or missed" are states that something has, no list of what was missed. */
const isState = ({ fields }: BlueprintEntity, phrase: string): boolean => {
  const words = phrase.toLowerCase().split(/[^\p{L}-]+/u);
  return fields.some(
    ({ type, options }) =>
      type === 'enum' &&
      (options ?? []).filter(({ value }) => words.includes(value)).length >= (/ or |,/.test(phrase) ? 1 : 2),
  );
};

/** The field that such a list goes by; a word of the phrase decides among several dates. */
export function smartField(entity: BlueprintEntity, smart: string, phrase: string) {
  const dates = fieldsOf(entity, 'date', 'datetime');
  // Overdue orders are not late by their order date.
  const own = smart === 'overdue' ? entity.label.toLowerCase() : '';
  const worded = dates.find(({ label }) =>
    label
      .toLowerCase()
      .split(/\s+/)
      .some(
        (word) =>
          word.length > 4 &&
          word !== 'start' &&
          !own.split(' ').includes(word) &&
          phrase.toLowerCase().includes(word.slice(0, -1)),
      ),
  );
  if (smart === 'low-stock')
    return fieldsOf(entity, 'int', 'number').find(
      ({ label }) => /stock|quantity/i.test(label) && !/min|reorder/i.test(label),
    );
  if (smart === 'overdue') return worded ?? dueField(entity) ?? endField(entity);
  if (smart === 'ends-soon') {
    const last = dates.find(({ label }) => /\b(?:ends?|until|expir\w+|finish\w*|due)\b/i.test(label));
    return last ?? worded ?? endField(entity) ?? dueField(entity);
  }
  if (smart === 'recent') return dates[0] ?? titleOf(entity);
  if (/departure|check-?outs?|return|\bcom(?:e|es|ing) back|\bleav(?:e|es|ing)\b/i.test(phrase))
    return endField(entity) ?? dateField(entity);
  return worded ?? dueField(entity) ?? startField(entity) ?? dateField(entity);
}

/** "Chart by status", "income by month", "harvest by crop". */
export function chartBlock(
  blueprint: Blueprint,
  phrase: string,
  entity: BlueprintEntity,
  title: string,
): NewBlock[] {
  const often = ownSpan.exec(phrase)?.[1]?.toLowerCase() ?? '';
  const by = spans[often] ?? /\b(?:by|per|over|for each)\s+([\w\s-]+)$/i.exec(phrase)?.[1]?.trim() ?? '';
  const what = phrase.slice(0, by === '' ? undefined : phrase.lastIndexOf(by)).toLowerCase();
  const isTime = /^(?:month|week|day|date|time|year)s?$/i.test(by);
  const target =
    isTime && !dateField(entity)
      ? (blueprint.entities.find((candidate) => dateField(candidate) && moneyField(candidate)) ?? entity)
      : entity;
  const grouped = isTime
    ? dateField(target)
    : (target.fields.find((field) => by !== '' && normalised(field.label) === normalised(by)) ??
      target.fields.find((field) => by !== '' && normalised(field.label).includes(normalised(by))) ??
      stateOf(target) ??
      fieldsOf(target, 'enum', 'ref')[0] ??
      dateField(target));
  if (!grouped) return [];
  // "A monthly chart" names nothing that it counts: what such records are about is their sum.
  const measured = measureIn(target, what) ?? (often === '' ? undefined : sumField(target));
  const isDate = grouped.type === 'date' || grouped.type === 'datetime';
  return [
    {
      kind: 'chart',
      title:
        often === ''
          ? title.replace(/^(?:chart|graph)(?= by\b)/i, target.labelPlural)
          : titleWords.by(measured?.label ?? target.labelPlural, by),
      entity: target.id,
      groupBy: grouped.id,
      chart: isDate ? 'line' : grouped.type === 'enum' && !measured ? 'donut' : 'bar',
      op: measured ? 'sum' : 'count',
      ...(measured ? { field: measured.id } : {}),
      ...(isDate && often !== '' ? { bucket: by as 'day' | 'week' | 'month' } : {}),
    },
  ];
}

/** "A weekly graph", by itself. */
const ownSpan = /^(?:an? |the |one )?(daily|weekly|monthly) (?:charts?|graphs?|diagrams?|overview)$/i;
const spans: Readonly<Record<string, string>> = { daily: 'day', weekly: 'week', monthly: 'month' };

/** The number that words such as "income" or a field's own name ask to add up. */
export function measureIn(entity: BlueprintEntity, words: string) {
  const numbers = fieldsOf(entity, 'money', 'number', 'int', 'duration');
  const named = numbers.find(({ label }) => words.includes(normalised(label)));
  if (named) return named;
  if (/income|revenue|sales|spend|cost|expense|money|amount|earn|total/i.test(words))
    return sumField(entity) ?? fieldsOf(entity, 'money').find(({ label }) => !/\brate\b|hourly/i.test(label));
  if (/harvest|weight|distance|hours/i.test(words)) return fieldsOf(entity, 'number')[0];
  return undefined;
}

function numberBlock(
  blueprint: Blueprint,
  phrase: string,
  entity: BlueprintEntity,
  title: string,
): NewBlock[] {
  const by = /\b(?:per|by|for each)\s+([\w-]+)/i.exec(phrase)?.[1] ?? '';
  const cycle = fieldsOf(entity, 'enum').find(
    ({ options }) =>
      options?.some(({ value }) => value === 'monthly') &&
      options.some(({ value }) => /year|annual/.test(value)),
  );
  const number = measureIn(entity, phrase.toLowerCase()) ?? sumField(entity) ?? fieldsOf(entity, 'number')[0];
  if (/^month/i.test(by) && cycle && number)
    return [{ kind: 'stat', title, entity: entity.id, field: number.id, groupBy: cycle.id, op: 'monthly' }];
  const average = /\b(?:average|avg|mean)\b/i.test(phrase);
  // What follows from hours and a rate is added up on the timesheet.
  if (!number && /\bbillable\b|\bhours\b/i.test(phrase)) return [];
  // A number of records answers "how many", and nothing that is measured in money or hours.
  if (!number && !/\b(?:how many|number of|count|total)\b/i.test(phrase)) {
    blueprint.assumptions.push(titleWords.noNumber(shortened(phrase, 80), entity.labelPlural.toLowerCase()));
    return [];
  }
  if (!number) return [{ kind: 'stat', title, entity: entity.id, op: 'count' }];
  const stat: NewBlock = {
    kind: 'stat',
    title,
    entity: entity.id,
    field: number.id,
    op: average ? 'avg' : 'sum',
  };
  if (by === '' || /^(?:all|total)/i.test(by)) return [stat];
  const holder =
    blueprint.entities.find((candidate) => candidate.fields.some((field) => field.id === number.id)) ??
    entity;
  return [stat, ...chartBlock(blueprint, `${number.label} by ${by}`, holder, title)];
}

function topBlock(blueprint: Blueprint, named: BlueprintEntity | undefined, title: string): NewBlock[] {
  const entity =
    named ?? blueprint.entities.find((candidate) => fieldsOf(candidate, 'int', 'rating').length > 0);
  const field = entity && fieldsOf(entity, 'int', 'rating', 'number')[0];
  return entity && field
    ? [{ kind: 'smart-list', title, entity: entity.id, field: field.id, list: 'top', asked: true }]
    : [];
}

function lists(ranked: readonly BlueprintEntity[]): NewBlock[] {
  return ranked.flatMap((entity): NewBlock[] => {
    const due = dueField(entity);
    const start = startField(entity);
    const things = entity.labelPlural.toLowerCase();
    const stock = smartField(entity, 'low-stock', '');
    if (stock)
      return [
        {
          kind: 'smart-list',
          title: titleWords.lowStock,
          entity: entity.id,
          field: stock.id,
          list: 'low-stock',
        },
      ];
    if (due && (entity.workflow || fieldsOf(entity, 'bool').length > 0))
      return [
        { kind: 'smart-list', title: `Overdue ${things}`, entity: entity.id, field: due.id, list: 'overdue' },
      ];
    if (start && entity.kind === 'event')
      return [
        {
          kind: 'smart-list',
          title: `Upcoming ${things}`,
          entity: entity.id,
          field: start.id,
          list: 'upcoming',
        },
      ];
    return [];
  });
}

/** Things that come and go, unlike a room or a person, which stays. */
const isMoving = ({ kind }: BlueprintEntity): boolean =>
  kind === 'transaction' || kind === 'event' || kind === 'content';

/** "Open orders"; where more than the state called open is not over, or things open and close, the end tells what is not. */
function openTitle(entity: BlueprintEntity): string {
  const options = stateOf(entity)?.options ?? [];
  const open = new Set(openStates(entity));
  const ends = options.filter(({ value }) => !open.has(value)).map(({ label }) => label);
  const isCalledOpen = options.some(({ label, value }) => open.has(value) && /^open$/i.test(label));
  const isMixed = isCalledOpen ? open.size > 1 : entity.kind === 'content' || entity.kind === 'event';
  return isMixed ? titleWords.notOver(entity.labelPlural, ends) : titleWords.open(entity.labelPlural);
}

function stats(ranked: readonly BlueprintEntity[], ending: readonly NewBlock[]): NewBlock[] {
  const found: NewBlock[] = [];
  for (const entity of ranked.slice(0, 4)) {
    const state = stateOf(entity);
    if (state && isMoving(entity) && openStates(entity).length > 0)
      found.push({
        kind: 'stat',
        title: openTitle(entity),
        entity: entity.id,
        op: 'count',
        list: 'open',
      });
    else found.push(countOf(entity));
  }
  found.splice(1, 0, ...ending);
  for (const entity of ranked.slice(0, 4)) {
    const due = dueField(entity);
    if (!due || due.why.from === 'default' || !isMoving(entity)) continue;
    const title = `Overdue ${entity.labelPlural.toLowerCase()}`;
    found.push({ kind: 'stat', title, entity: entity.id, field: due.id, op: 'count', list: 'overdue' });
  }
  const paid = ranked.find((entity) => entity.kind !== 'resource' && sumField(entity));
  const money = paid && sumField(paid);
  if (paid && money)
    found.splice(Math.min(1, found.length), 0, {
      kind: 'stat',
      title: titleWords.sumOf(money.label, paid.labelPlural.toLowerCase()),
      entity: paid.id,
      field: money.id,
      op: 'sum',
    });
  for (const entity of ranked.filter(({ kind }) => kind === 'log')) {
    const [weighed] = fieldsOf(entity, 'number', 'duration');
    if (!weighed) continue;
    const op = isAveraged(entity, weighed) ? 'avg' : 'sum';
    const title = titleWords.of(
      `${op === 'avg' ? 'Average' : 'Total'} ${weighed.label.toLowerCase()}`,
      entity.labelPlural.toLowerCase(),
    );
    found.splice(1, 0, { kind: 'stat', title, entity: entity.id, field: weighed.id, op });
  }
  return found;
}

function charts(ranked: readonly BlueprintEntity[]): NewBlock[] {
  const found: NewBlock[] = [];
  for (const entity of ranked) {
    const date = dateField(entity);
    const number =
      isMoving(entity) || entity.kind === 'log'
        ? (sumField(entity) ??
          (entity.kind === 'log' ? fieldsOf(entity, 'number', 'duration')[0] : undefined))
        : undefined;
    if (date && (entity.kind === 'transaction' || entity.kind === 'log' || entity.kind === 'event')) {
      found.push({
        kind: 'chart',
        title: number
          ? titleWords.by(`${entity.label} ${number.label.toLowerCase().replace(/^price$/, 'value')}`, 'week')
          : titleWords.by(entity.labelPlural, 'week'),
        entity: entity.id,
        groupBy: date.id,
        chart: 'line',
        op: number ? (isAveraged(entity, number) ? 'avg' : 'sum') : 'count',
        ...(number ? { field: number.id } : {}),
      });
    }
    const group = stateOf(entity) ?? fieldsOf(entity, 'enum')[0];
    if (group)
      found.push({
        kind: 'chart',
        title: titleWords.by(entity.labelPlural, group.label.toLowerCase()),
        entity: entity.id,
        groupBy: group.id,
        chart: 'donut',
        op: 'count',
      });
  }
  const line = found.find(({ chart }) => chart === 'line');
  const donut = found.find(({ chart }) => chart === 'donut');
  const others = found.filter((block) => block !== line && block !== donut);
  return [line, donut, ...(line && donut ? [] : others.slice(0, 1))].flatMap((block) => block ?? []);
}
