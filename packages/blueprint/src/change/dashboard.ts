import type { Block, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isFinal } from '../plan/colors.ts';
import { capitalise, normalised } from '../words.ts';
import { type Change, contextEntity, findField, type Intent, lower } from './context.ts';
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
    return `Removed the ${every.toLowerCase()} from the dashboard.`;
  }
  const words = /^(?:remove|delete|hide|drop)\s+(?:the\s+)?(.+)$/i.exec(clause)?.[1];
  if (!words || /\b(?:field|column|page|option)\b/i.test(words)) return undefined;
  const kind = kindOf(words);
  const found =
    kind || /\bdashboard\b|^(?:this|it|that)$/i.test(words) ? blockNamed(change, words, kind) : undefined;
  if (!found) return undefined;
  found.list.splice(found.at, 1);
  return `Removed "${found.block.title}".`;
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
    return `"${found.block.title}" is a ${shape[2].toLowerCase()} chart now.`;
  }
  if (!span?.[2]) return undefined;
  found.block.bucket = span[2].toLowerCase() as 'day';
  found.block.title = found.block.title.replace(/\bby (?:day|week|month)$/i, `by ${span[2].toLowerCase()}`);
  return `"${found.block.title}" goes by ${span[2].toLowerCase()} now.`;
};

const counting =
  /^(?:add|show|display|put|create|give me|include|i want(?: to see)?)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:stat|figure|number|count|total|sum|average|how many|kpi|tile|card|how much)\b\s*(?:with|showing|for|of)?\s*(?:the\s+)?(?:number of\s+|total of\s+|sum of\s+)?(.*)$/i;
const compared =
  /\b(?:over|above|more than|greater than|at least)\s+(\d[\d.,]*)|\b(?:under|below|less than|fewer than|at most)\s+(\d[\d.,]*)/i;

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
  addBlock(change, {
    kind: 'stat',
    title,
    entity: entity.id,
    op: field ? (isAverage ? 'avg' : 'sum') : 'count',
    ...(field ? { field: field.id } : {}),
    where: { [where.field.id]: where.value },
  });
  return `The dashboard shows ${field ? `the ${isAverage ? 'average' : 'total'} ${lower(field.label)}` : 'the number'} of ${lower(entity.labelPlural)} with ${lower(where.field.label)} ${where.told}.`;
};

type Condition = {
  field: BlueprintField;
  value: NonNullable<Block['where']>[string];
  words: string;
  told: string;
};

function conditionIn(entity: BlueprintEntity, words: string): Condition | undefined {
  for (const field of entity.fields) {
    const option = field.options?.find(({ label }) =>
      new RegExp(`\\b${label.replace(/[^\w\s]/g, '.')}\\b`, 'i').test(words),
    );
    if (option) return { field, value: option.value, words: option.label, told: `"${option.label}"` };
    if (field.type === 'bool' && words.toLowerCase().includes(field.label.toLowerCase())) {
      const isNot = /\b(?:not|un|without|no)\b/i.test(words);
      return {
        field,
        value: isNot ? { $ne: true } : true,
        words: isNot ? `Not ${lower(field.label)}` : field.label,
        told: isNot ? 'no' : 'yes',
      };
    }
  }
  const limit = compared.exec(words);
  const number =
    limit &&
    (findNumber(entity, words) ??
      entity.fields.find(({ type }) => type === 'money' || type === 'int' || type === 'number'));
  if (limit && number) {
    const count = Number((limit[1] ?? limit[2] ?? '').replace(',', ''));
    const isOver = limit[1] !== undefined;
    return {
      field: number,
      value: isOver ? { $gt: count } : { $lt: count },
      words: `${number.label} ${isOver ? 'over' : 'under'} ${count}:`,
      told: `${isOver ? 'over' : 'under'} ${count}`,
    };
  }
  if (/\b(?:open|unfinished|pending|active)\b/i.test(words)) {
    const state = entity.fields.find(({ id }) => id === entity.workflow);
    const open = (state?.options ?? []).filter(({ label }) => !isFinal(label)).map(({ value }) => value);
    if (state && open.length > 0)
      return { field: state, value: { $in: open }, words: 'Open', told: 'not at its end' };
  }
  return undefined;
}

const findNumber = (entity: BlueprintEntity, words: string) =>
  entity.fields.find(
    (field) =>
      /^(?:int|number|money|percent|rating|duration)$/.test(field.type) &&
      words.toLowerCase().includes(field.label.toLowerCase()),
  ) ?? findField(entity, words);
