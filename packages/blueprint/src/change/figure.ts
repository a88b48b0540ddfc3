import type { Block, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { addPlannedField, settleEntity } from '../plan/entities.ts';
import { figuresOf } from '../plan/figures.ts';
import { figureWords } from '../texts/dashboard.ts';
import { lower } from '../texts/grammar.ts';
import { normalised } from '../words.ts';
import { type Change, contextEntity, type Intent } from './context.ts';
import { addBlock, named } from './pages.ts';
import { holdTrue } from './true-chart.ts';

const wish =
  /^(?:(?:also|and) )?(?:add|show|display|put|give (?:me|us)|include|create|make|i (?:also )?(?:want|need)(?: to (?:see|know))?|we (?:also )?(?:want|need)(?: to (?:see|know))?|i'd like(?: to (?:see|know))?|tell me|calculate|sum up|can this show|the (?:dashboard|first page|home page) should (?:show|tell|have)|(?:on|at the top of) the (?:dashboard|first page|home page|start page|overview),?(?: (?:show|i want|put|add|display))?)\s+(?:me\s+|us\s+)?/i;
const figure =
  /\b(?:totals?|sums?|averages?|mean|how (?:much|many)|number of|count of|altogether|in total|per (?:day|week|month|year)|by month|over time|chart|graph|diagram|plot|month by month|weekly|monthly|yearly)\b/i;
/** A count with a condition is no plain figure. */
const condition =
  /\b(?:open|unpaid|paid|done|not|under|over|above|below|more than|less than|fewer than|with|without|overdue|late|this (?:week|month|year)|last (?:week|month|year)|today)\b/i;
/** What is added as a figure begins with one; "a tick for x and how many hours" are fields. */
const begins =
  /^(?:an?|the|another)?\s*(?:[\w-]+ )?(?:chart|graph|diagram|plot|grand total|total|sum|average|statistic)\b/i;
/** "On each application" asks for a number on every record's page. */
const each = /\b(?:on|for|of) (?:each|every) |\bper (?!day|week|month|year)\w+$/i;
const place =
  /\s+(?:on|to|at|in) (?:the )?(?:top of )?(?:the )?(?:dashboard|first page|home ?page|main page|start page|overview|front page)\b/i;

/** "Put the total weight on the dashboard", "km per month as a chart": read over all that the app keeps. */
export const addFigure: Intent = (change, clause) => {
  const asked = clause.replace(wish, '');
  if (
    asked === clause ||
    !figure.test(asked) ||
    /\b(?:field|column|page (?:of|for|with)|(?:own|separate|extra|new) page)\b/i.test(clause)
  )
    return undefined;
  const isAdding =
    /^(?:also |and )?(?:add|put|include|create|make|i (?:also )?(?:want|need) (?!to )|we (?:also )?(?:want|need) (?!to ))/i.test(
      clause,
    );
  if (isAdding && !place.test(clause) && !begins.test(asked)) return undefined;
  if (condition.test(asked) || each.test(asked) || /\b(?:top|best|list)\b/i.test(asked)) return undefined;
  const words = `show ${asked.replace(place, '')}`;
  const known = readFigures(change, words);
  if (known.length === 0 || known.some((block) => isOff(change, block, asked)))
    return measured(change, asked);
  return sentencesOf(known.map((block) => show(change, block, words)));
};

/** Counts something that was not asked for, because what was asked for is kept nowhere. */
function isOff({ blueprint }: Change, { op, entity }: Omit<Block, 'id'>, asked: string): boolean {
  const counted = blueprint.entities.find(({ id }) => id === entity);
  if (op !== 'count' || !counted) return false;
  const unit = units.some(([shape]) => shape.test(asked));
  return unit && !asked.toLowerCase().includes(normalised(counted.label));
}

const units: readonly (readonly [RegExp, string, string?])[] = [
  [/\b(?:km|kilomet(?:re|er)s?)\b/i, 'Distance', 'km'],
  [/\bmiles\b/i, 'Distance', 'miles'],
  [/\b(?:kg|kilos?|kilograms?)\b/i, 'Weight', 'kg'],
  [/\b(?:lit(?:re|er)s?)\b/i, 'Volume', 'l'],
  [/\bhours\b/i, 'Hours'],
  [/\bminutes\b/i, 'Minutes'],
  [/\bpages\b/i, 'Pages'],
  [/\bpoints\b/i, 'Points'],
  [/\bsteps\b/i, 'Steps'],
];

/** What is measured nowhere yet becomes a field of what is spoken of, so that it can be shown. */
function measured(change: Change, asked: string): string | undefined {
  const [, name = '', unit] = units.find(([shape]) => shape.test(asked)) ?? [];
  const entity = named(change, asked) ?? contextEntity(change);
  if (name === '' || !entity || entity.fields.some(({ label }) => label === name)) return undefined;
  const draft = { label: name, type: 'number' as const, known: 'exact' as const, ...(unit ? { unit } : {}) };
  const field = addPlannedField(entity, draft, {
    ids: change.ids,
    find: () => undefined,
    from: 'change',
    said: asked,
  });
  const [block] = readFigures(
    change,
    `show ${asked.replace(units.find(([shape]) => shape.test(asked))?.[0] ?? '', name)} of ${entity.labelPlural}`,
  );
  if (!field || block?.field !== field.id) {
    entity.fields = entity.fields.filter((one) => one !== field);
    return undefined;
  }
  settleEntity(entity);
  return figureWords.needsValues(
    sentencesOf([show(change, block)]),
    lower(entity.labelPlural),
    `${lower(name)}${unit ? ` (${unit})` : ''}`,
  );
}

function readFigures(change: Change, words: string): Omit<Block, 'id'>[] {
  const blocks = figuresOf(change.blueprint, words).flatMap((each) => each.blocks);
  const here = contextEntity(change);
  if (blocks.length > 0 || !here || !/\b(?:there|they|them|these|those|records|entries|it)\b/i.test(words))
    return blocks;
  // "How many there are by status": of what is in view.
  return figuresOf(change.blueprint, `${words} of ${here.labelPlural}`).flatMap((each) => each.blocks);
}

/** What stands on the dashboard now, and of what it is; or a sentence about why nothing more does. */
type Shown = { figure: string; of: string } | string;

/** What was added is said in one sentence. */
function sentencesOf(all: readonly Shown[]): string {
  const added = all.filter((one) => typeof one !== 'string');
  const sentences = [...Map.groupBy(added, ({ of }) => of)].map(([of, several]) =>
    figureWords.added(
      several.map(({ figure: each }) => each),
      of,
    ),
  );
  return [...sentences, ...all.filter((one) => typeof one === 'string')].join(' ');
}

function show(change: Change, block: Omit<Block, 'id'>, words = ''): Shown {
  const lack = block.kind === 'chart' ? holdTrue(change.blueprint, words, block) : undefined;
  if (lack !== undefined) return lack;
  const same = ['kind', 'entity', 'field', 'groupBy', 'op', 'bucket'] as const;
  const there = change.blueprint.pages
    .filter(({ archetype }) => archetype === 'dashboard')
    .flatMap(({ blocks }) => blocks)
    .find((one) => same.every((key) => one[key] === block[key]) && one.where === undefined);
  const entity = change.blueprint.entities.find(({ id }) => id === block.entity);
  if (entity) change.last = { entity };
  if (there) return figureWords.there(there.title);
  addBlock(change, block);
  const shown = block.kind === 'chart' ? figureWords.chart(block.title) : figureWords.number(block.title);
  return { figure: shown, of: of(entity, block) };
}

/** Which field is meant, where the title leaves it open. */
const of = (entity: BlueprintEntity | undefined, { title }: Omit<Block, 'id'>): string =>
  entity && !title.toLowerCase().includes(entity.label.toLowerCase())
    ? figureWords.of(entity.labelPlural.toLowerCase())
    : '';
