import type { Block, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { moneyField } from '../plan/look.ts';
import { dashboardWords } from '../texts/dashboard.ts';
import { lower } from '../texts/grammar.ts';
import { capitalise, normalised, plural } from '../words.ts';
import { conditionIn } from './conditions.ts';
import { type Change, contextEntity, findField, findNamed, type Intent } from './context.ts';
import { addBlock, named } from './pages.ts';

type Found = { at: number; list: Block[]; block: Block };

/** A chart, number or list of a page by the words of its title, or the only one of its kind. */
export function blockNamed(
  change: Change,
  words: string,
  kind: Block['kind'] | undefined,
): Found | undefined {
  const wanted = normalised(
    words
      .replace(
        /\b(?:the|this|that|of|chart|graph|diagram|donut|pie|bar|line|number|stat|figure|list|card|from|on|dashboard)\b/gi,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const all = change.blueprint.pages.flatMap(({ blocks }) =>
    blocks.map((block, at) => ({ list: blocks, block, at })),
  );
  const fitting = all.filter(({ block }) => kind === undefined || block.kind === kind);
  const pointed = change.selected?.block;
  if (wanted === '')
    return fitting.find(({ block }) => block.id === pointed) ?? (kind === undefined ? undefined : fitting[0]);
  const parts = wanted.split(' ');
  return (
    fitting.find(({ block }) => normalised(block.title) === wanted) ??
    fitting.find(({ block }) =>
      parts.every(
        (part) => normalised(block.title).includes(part) || block.title.toLowerCase().includes(part),
      ),
    )
  );
}

const kindOf = (words: string): Block['kind'] | undefined =>
  /\b(?:chart|graph|diagram|donut|pie)\b/i.test(words)
    ? 'chart'
    : /\b(?:stat|number|figure|total|count|card)s?\b/i.test(words)
      ? 'stat'
      : /\blist\b/i.test(words)
        ? 'smart-list'
        : undefined;

const all =
  /^(?:remove|delete|hide|drop)\s+(?:all\s+)?(?:the\s+)?(charts|graphs|numbers|stats|figures|lists)(?:\s+(?:from|on|of)\s+the\s+dashboard)?$/i;

/** "Remove the chart", "hide the overdue list from the dashboard". */
export const removeBlock: Intent = (change, clause) => {
  const every = all.exec(clause)?.[1];
  if (every) {
    const kind = kindOf(every.replace(/s$/i, ''));
    for (const page of change.blueprint.pages)
      if (page.archetype === 'dashboard') page.blocks = page.blocks.filter((block) => block.kind !== kind);
    return dashboardWords.removedAll(every.toLowerCase());
  }
  const words = /^(?:remove|delete|hide|drop)\s+(?:the\s+)?(.+)$/i.exec(clause)?.[1];
  if (!words || /\b(?:field|column|page|option)\b/i.test(words)) return undefined;
  const kind = kindOf(words);
  const found =
    kind || /\bdashboard\b|^(?:this|it|that)$/i.test(words) ? blockNamed(change, words, kind) : undefined;
  if (!found) return undefined;
  found.list.splice(found.at, 1);
  return dashboardWords.removed(found.block.title);
};

/** "Make it a bar chart", "show the chart by week", "rename the chart". */
export const changeChart: Intent = (change, clause) => {
  const shape =
    /^(?:make|turn|change|show|set|switch)\s+(?:the\s+|that\s+|this\s+)?(.*?)\s*\b(?:in)?(?:to|as)?\s*(?:an?\s+)?(bar|line|donut|pie|doughnut|area)(?:\s+(?:chart|graph|diagram))$/i.exec(
      clause,
    );
  const span =
    /^(?:make|change|show|set|group)\s+(?:the\s+)?(.*?\b(?:chart|graph|diagram)\b.*?)\s+(?:by|per|to)\s+(day|week|month)s?$/i.exec(
      clause,
    );
  const found = blockNamed(change, (shape ?? span)?.[1]?.replace(/^it$/i, '') ?? '-', 'chart');
  if (
    !found ||
    (/^(?:show|make)\s+(?:me\s+)?an?\s/i.test(clause) &&
      !/\b(?:it|this|chart|graph)\b.*\b(?:to|as|a)\b/i.test(clause))
  )
    return undefined;
  if (shape?.[2]) {
    found.block.chart = /bar/i.test(shape[2]) ? 'bar' : /line|area/i.test(shape[2]) ? 'line' : 'donut';
    return dashboardWords.chartKind(found.block.title, found.block.chart);
  }
  if (!span?.[2]) return undefined;
  found.block.bucket = span[2].toLowerCase() as 'day';
  found.block.title = found.block.title.replace(/\bby (?:day|week|month)$/i, `by ${span[2].toLowerCase()}`);
  return dashboardWords.chartSpan(found.block.title, span[2].toLowerCase());
};

const counting =
  /^(?:add|show|display|put|create|give me|include|i want(?: to see)?)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:stat|figure|number|count|total|sum|average|how many|kpi|tile|card|how much)\b\s*(?:with|showing|for|of)?\s*(?:the\s+)?(?:number of\s+|total of\s+|sum of\s+)?(.*)$/i;
/** "Show how many orders are open", "add the number of products under 5 in stock": a count with a condition. */
export const countWhere: Intent = (change, clause) => {
  const rest = counting.exec(clause)?.[1];
  if (rest === undefined) return undefined;
  const entity = named(change, rest) ?? contextEntity(change);
  const where = entity && conditionIn(entity, rest);
  if (!entity || !where) return undefined;
  const isSum = /\b(?:total|sum|how much)\b/i.test(clause);
  const isAverage = /\baverage\b/i.test(clause);
  const field =
    isSum || isAverage
      ? entity.fields.find(
          ({ label, type, id }) =>
            /^(?:int|number|money|rating|percent|duration)$/.test(type) &&
            id !== where.field.id &&
            rest.toLowerCase().includes(label.toLowerCase()),
        )
      : undefined;
  const title = `${capitalise(where.words)} ${lower(entity.labelPlural)}`;
  const by = groupIn(entity, rest);
  if (by) {
    addBlock(change, {
      kind: 'chart',
      title: dashboardWords.by(title, lower(by.label)),
      entity: entity.id,
      groupBy: by.id,
      chart: 'bar',
      op: field ? 'sum' : 'count',
      ...(field ? { field: field.id } : {}),
      where: { [where.field.id]: where.value },
    });
    return dashboardWords.chartAdded(dashboardWords.by(title, lower(by.label)));
  }
  addBlock(change, {
    kind: 'stat',
    title,
    entity: entity.id,
    op: field ? (isAverage ? 'avg' : 'sum') : 'count',
    ...(field ? { field: field.id } : {}),
    where: { [where.field.id]: where.value },
  });
  return dashboardWords.figureAdded(
    field ? `the ${isAverage ? 'average' : 'total'} ${lower(field.label)}` : 'the number',
    lower(entity.labelPlural),
    where.which,
  );
};

const person = /^(?:person|people|user|member|assignee|employee|colleague|team member|man|head)s?$/i;

/** "... per project", "... for each person": what the figure is split by. */
function groupIn(entity: BlueprintEntity, words: string): BlueprintField | undefined {
  const by = /\b(?:per|by|for (?:each|every)|of (?:each|every))\s+([\w-]+(?: [\w-]+)?)$/i.exec(words)?.[1];
  if (by === undefined) return undefined;
  const field = findField(entity, by);
  return field ?? (person.test(by) ? entity.fields.find(({ label }) => someone.test(label)) : undefined);
}
const someone =
  /^(?:assignee|assigned to|owner|responsible(?: person)?|person|member|employee|worker|handler|author)$/i;

const compare =
  /^(?:show|display|compare|count|draw|plot|i want to see|add)\s+(?:me\s+)?(?:the\s+)?(?:number of\s+|total\s+)?([\w -]+?)\s+(?:per|by|for each|for every)\s+(?:each\s+|the\s+)?([\w-]+(?: [\w-]+)?)(?:\s+on the dashboard)?$/i;
const money = /^(?:revenue|sales|income|earnings|turnover|money|spending|expenses|costs?|amounts?)$/i;

const asChart = /^(?:an? |the )?(?:\w+ )?(?:chart|graph|diagram) (?:of|for|with|showing) (?:the )?/i;

/** "Show bookings per stylist", "revenue by service": a chart, though none is named. */
export const splitChart: Intent = (change, clause) => {
  const [, what = '', by = ''] = compare.exec(clause) ?? [];
  if (what === '') return undefined;
  const isMoney = money.test(what);
  const entity =
    findNamed(change.blueprint, what) ??
    (isMoney ? change.blueprint.entities.find((one) => moneyField(one) && findField(one, by)) : undefined);
  const split = entity && findField(entity, by);
  if (!entity || !split || !/^(?:enum|ref|bool)$/.test(split.type)) return undefined;
  const field = isMoney ? moneyField(entity) : undefined;
  const title = dashboardWords.by(capitalise(what.replace(asChart, '')), lower(split.label));
  addBlock(change, {
    kind: 'chart',
    title,
    entity: entity.id,
    groupBy: split.id,
    chart: 'bar',
    op: field ? 'sum' : 'count',
    ...(field ? { field: field.id } : {}),
  });
  change.last = { entity };
  return dashboardWords.chartAdded(title);
};

const bestSelling =
  /^(?:show|list|add|display|i want to see)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:list of\s+)?(?:the\s+)?(?:best[- ]?sell(?:ing|ers?)|most sold|top[- ]sell(?:ing|ers?)|most popular|most ordered)\b\s*(.*)$/i;

/** "Show the best selling products": how many of each were ordered, from the lines of the orders. */
export const bestSellers: Intent = (change, clause) => {
  const words = bestSelling.exec(clause)?.[1];
  if (words === undefined) return undefined;
  const wanted = findNamed(
    change.blueprint,
    words.replace(/\b(?:list|page|chart|on the dashboard)\b/gi, '').trim(),
  );
  for (const entity of change.blueprint.entities) {
    const count = entity.fields.find(
      ({ type, label }) => type === 'int' && /^(?:quantity|amount|count|pieces|number)/i.test(label),
    );
    const sold = entity.fields.find(
      ({ ref }) => ref !== undefined && (wanted === undefined || ref === wanted.id),
    );
    if (!count || !sold || /order/i.test(sold.label)) continue;
    const title = dashboardWords.bestSelling(lower(wanted?.labelPlural ?? plural(sold.label)));
    addBlock(change, {
      kind: 'chart',
      title,
      entity: entity.id,
      groupBy: sold.id,
      chart: 'bar',
      op: 'sum',
      field: count.id,
    });
    return dashboardWords.chartAddedBy(title, lower(count.label), lower(entity.labelPlural));
  }
  return undefined;
};
