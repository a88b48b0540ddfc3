import type { Block, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { readColor } from '../lexicon/colors.ts';
import { smartWords } from '../lexicon/phrases.ts';
import { smartField } from '../plan/blocks.ts';
import { startField } from '../plan/look.ts';
import { markWords } from '../texts/dashboard.ts';
import { lower } from '../texts/grammar.ts';
import { normalised } from '../words.ts';
import { type Change, contextEntity, type Intent } from './context.ts';
import { addBlock, named } from './pages.ts';

/** Badge colours of the kit with a colour in the middle of each. */
const badges: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [220, 38, 38],
  orange: [234, 88, 12],
  amber: [234, 179, 8],
  lime: [132, 204, 22],
  green: [22, 163, 74],
  teal: [13, 148, 136],
  cyan: [6, 182, 212],
  blue: [37, 99, 235],
  indigo: [79, 70, 229],
  violet: [139, 92, 246],
  pink: [236, 72, 153],
  gray: [107, 114, 128],
};

function badgeFor(words: string): string | undefined {
  const color = readColor(words);
  if (!color) return undefined;
  const full = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const rgb = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  const distance = (other: readonly number[]) =>
    other.reduce((sum, part, at) => sum + (part - (rgb[at] ?? 0)) ** 2, 0);
  return Object.entries(badges).sort(([, one], [, other]) => distance(one) - distance(other))[0]?.[0];
}

const marking =
  /^(?:show|highlight|mark|colou?r|make|display|paint|flag|put|turn|set)\s+(?:the\s+|all\s+|every\s+)?(.+?)(?:\s+(?:to be\s+|as\s+)?(?:in\s+|with\s+)?(?:an?\s+)?([a-z]+(?:\s[a-z]+)?|#[0-9a-f]{3,6})(?:\s+(?:badge|colou?r|text))?)?$/i;

type Mark = { found: RegExpExecArray; words: string; color: string | undefined };

function readMark(clause: string): Mark | undefined {
  const isHigh = /^(?:highlight|mark|flag)\b/i.test(clause);
  const found = marking.exec(clause);
  const color = found?.[2] ? badgeFor(found[2]) : undefined;
  if (!found?.[1] || (!color && !isHigh)) return undefined;
  return { found, words: color ? found[1] : clause.replace(/^\w+\s+(?:the\s+|all\s+)?/i, ''), color };
}

/** Gives a choice its colour. */
function paint(change: Change, { found, words, color = 'red' }: Mark): Painted | undefined {
  const option = wholeOption(change, found) ?? optionIn(change, words);
  if (!option) return undefined;
  option.option.color = color;
  change.last = option;
  return { things: lower(option.entity.labelPlural), choice: option.option.label, color };
}

export type Painted = { things: string; choice: string; color: string };

/** "Make done green": the choice with its colour, where one is meant. */
export function paintChoice(change: Change, clause: string): Painted | undefined {
  const asked = readMark(clause);
  return asked && paint(change, asked);
}

/** What was painted, in one sentence for all choices of the same things. */
export const sayPainted = (painted: readonly Painted[]): string =>
  [...Map.groupBy(painted, ({ things }) => things)]
    .map(([things, marks]) =>
      markWords.badges(
        things,
        marks.map(({ choice, color }) => [choice, color]),
      ),
    )
    .join(' ');

/** "Show overdue ones in red", "make done green", "highlight cancelled orders". */
export const highlight: Intent = (change, clause) => {
  const asked = readMark(clause);
  if (!asked) return undefined;
  const painted = paint(change, asked);
  if (painted) return sayPainted([painted]);
  const { words } = asked;
  const smart = smartWords.find(([shape]) => shape.test(words))?.[1];
  if (!smart) return undefined;
  const entity =
    named(change, words) ??
    [contextEntity(change), ...change.blueprint.entities].find((one) => one && smartField(one, smart, words));
  const field = entity && smartField(entity, smart, words);
  if (!entity || !field) return undefined;
  const title =
    `${smart === 'overdue' ? 'Overdue' : words.charAt(0).toUpperCase() + words.slice(1)} ${smart === 'overdue' ? lower(entity.labelPlural) : ''}`
      .trim()
      .slice(0, 60);
  addBlock(change, {
    kind: 'smart-list',
    title,
    entity: entity.id,
    field: field.id,
    list: smart as NonNullable<Block['list']>,
    asked: true,
  });
  return markWords.listedByDate(title, lower(field.label));
};

/** Of "waiting for parts red" the last word alone is the colour, where a choice is called by the rest. */
function wholeOption(change: Change, [, words = '', color = '']: RegExpExecArray) {
  const [first, shade] = color.split(' ');
  return shade && badgeFor(shade) ? optionIn(change, `${words} ${first}`) : undefined;
}

function optionIn(change: Change, words: string) {
  const here = contextEntity(change);
  const wanted = named(change, words);
  const plain = normalised(
    words
      .replace(/\b(?:the|status|option|badge|records?|ones|items|rows|if|when|is|are|it|they)\b/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const order = [wanted, here, ...change.blueprint.entities].flatMap((entity): BlueprintEntity[] =>
    entity ? [entity] : [],
  );
  for (const entity of order)
    for (const field of entity.fields) {
      const option = field.options?.find(({ label }) => {
        const name = normalised(label);
        return plain === name || plain.startsWith(`${name} `) || plain.endsWith(` ${name}`);
      });
      if (option) return { entity, field, option };
    }
  return undefined;
}

const limits =
  /\b(?:fewer|less|under|below|smaller)\s+than\s+(\d+)|\b(?:below|under)\s+(\d+)|\b(?:more|greater|over|above|higher)\s+than\s+(\d+)|\b(?:above|over)\s+(\d+)/i;

/** "Warn me when fewer than 5 are left", "warn me about those that start soon". */
export const warn: Intent = (change, clause) => {
  const about =
    /^(?:warn|alert|remind|tell|notify)\s+(?:me|us)\s+(?:when|if|of|about|before|that)?\s*(.+)$/i.exec(
      clause,
    )?.[1];
  if (!about) return undefined;
  const limit = limits.exec(about);
  const count = limit && Number(limit[1] ?? limit[2] ?? limit[3] ?? limit[4]);
  const smart =
    smartWords.find(([shape]) => shape.test(about))?.[1] ??
    (/\bcoming up|\babout to\b|\bexpir|\bdue\b|\bruns? out\b/i.test(about)
      ? 'ends-soon'
      : limit
        ? 'low-stock'
        : undefined);
  const order = [
    named(change, about),
    change.last?.entity,
    contextEntity(change),
    ...change.blueprint.entities,
  ].flatMap((entity) => entity ?? []);
  for (const entity of order) {
    const begins = /\b(?:starts?|begins?)\b/i.test(about) ? startField(entity) : undefined;
    const field =
      smart === 'low-stock'
        ? numberIn(entity, about)
        : (begins ?? (smart && smartField(entity, smart, about)));
    if (!smart || !field) continue;
    // Who is warned of what expires wants to know of the next weeks, not of all that lies ahead.
    const list =
      begins || (smart === 'upcoming' && /expir|valid|renew|until|\bends?\b|runs? out/i.test(field.label))
        ? 'ends-soon'
        : smart;
    const isCount = count !== null && smart === 'low-stock';
    addBlock(change, {
      kind: 'smart-list',
      title: isCount
        ? `${entity.labelPlural} with ${lower(field.label)} ${(limit?.[1] ?? limit?.[2]) ? 'below' : 'above'} ${count}`
        : markWords.comingUp(entity.labelPlural, lower(field.label)),
      entity: entity.id,
      field: field.id,
      list: list as NonNullable<Block['list']>,
      asked: true,
      ...(isCount ? { where: { [field.id]: { [(limit?.[1] ?? limit?.[2]) ? '$lt' : '$gt']: count } } } : {}),
    });
    change.last = { entity };
    return markWords.listed(
      listedOnes({ things: lower(entity.labelPlural), field: lower(field.label), list, limit }),
    );
  }
  return undefined;
};

type Listed = { things: string; field: string; list: string; limit: RegExpExecArray | null };

function listedOnes({ things, field, list, limit }: Listed): string {
  if (list === 'overdue') return markWords.past(things, field);
  if (list === 'low-stock') {
    const below = limit?.[1] ?? limit?.[2];
    const above = limit?.[3] ?? limit?.[4];
    return above === undefined
      ? markWords.below(things, field, below ?? '6')
      : markWords.above(things, field, above);
  }
  return list === 'recent' ? markWords.byField(things, field) : markWords.coming(things, field);
}

const numberIn = (entity: BlueprintEntity, about: string) => {
  const numbers = entity.fields.filter(({ type }) => /^(?:int|number|money|percent|rating)$/.test(type));
  // What is counted against a limit is a number, however it was read before.
  const counted = entity.fields.find(
    ({ label, type }) =>
      type === 'string' && label.includes(' ') && about.toLowerCase().includes(label.toLowerCase()),
  );
  if (counted) counted.type = 'int';
  return (
    counted ??
    numbers.find(({ label }) => about.toLowerCase().includes(label.toLowerCase())) ??
    numbers.find(({ label }) => /stock|quantity|left|count|amount|packet/i.test(label))
  );
};
