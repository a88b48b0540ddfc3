import type { Block, Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { lower } from '../texts/grammar.ts';
import { titleWords } from '../texts/titles.ts';
import { normalised, singular } from '../words.ts';
import { type FigureWish, figureWishes } from './figure-wishes.ts';
import { dateField, fieldsOf, importance, stateOf, sumField } from './look.ts';

type NewBlock = Omit<Block, 'id'>;
export type Figure = { said: string; blocks: NewBlock[] };

/** The numbers and charts that the text asks for and that the records can answer. */
export const figuresOf = (blueprint: Blueprint, text: string): Figure[] =>
  figureWishes(text).flatMap((wish) => {
    const block = blockFor(blueprint, wish);
    return block ? [{ said: wish.said, blocks: [block] }] : [];
  });

const level =
  /temperature|pressure|\bph\b|rating|score|pain|mood|\blevel|rate\b|speed|pace|humidity|pulse|heart|strength|salinity|moisture|quality|how (?:strong|bad|good|well)|%|°/i;

/** What is told by its average; degrees and ratings that are added up say nothing. */
const isLevel = ({ label, type, unit }: BlueprintField): boolean =>
  type === 'rating' || type === 'percent' || level.test(`${label} ${unit ?? ''}`);

/** Weighings and nights are told by their average, too, whatever their field is called. */
export const isAveraged = ({ concept = '' }: BlueprintEntity, field: BlueprintField): boolean =>
  isLevel(field) || (/^(?:weight_entry|sleep|growth_entry)$/.test(concept) && field.type !== 'money');

type Meant = { entity: BlueprintEntity; field?: BlueprintField; points: number };

function blockFor(blueprint: Blueprint, wish: FigureWish): NewBlock | undefined {
  const meant =
    meantBy(blueprint, wish) ??
    (/\b(?:there|they|them|those)\b/.test(wish.what)
      ? meantBy(blueprint, { ...wish, what: wish.sentence })
      : undefined);
  if (!meant) return undefined;
  const { entity, field } = meant;
  const op = opOf(wish, entity, field);
  if (wish.kind === 'chart') return chartOf(entity, { wish, field: op === 'count' ? undefined : field, op });
  if (op === 'count') return { kind: 'stat', title: entity.labelPlural, entity: entity.id, op: 'count' };
  if (!field) return undefined;
  const title = `${op === 'avg' ? 'Average' : 'Total'} ${plainLabel(field)}`.replace(
    /^Total total$/,
    'Total',
  );
  return {
    kind: 'stat',
    title: isClear(title, entity) ? title : titleWords.of(title, entity.labelPlural.toLowerCase()),
    entity: entity.id,
    field: field.id,
    op,
  };
}

function opOf(
  { op }: FigureWish,
  entity: BlueprintEntity,
  field: BlueprintField | undefined,
): 'count' | 'sum' | 'avg' {
  if (!field) return 'count';
  if (op === 'avg' || isAveraged(entity, field)) return 'avg';
  return 'sum';
}

/** "Total cost" alone leaves open of what; "Total litres" does not. */
const isClear = (title: string, { label }: BlueprintEntity): boolean =>
  !/(?:^Total| (?:cost|price|amount|value|total|weight|number|hours|duration|quantity))$/i.test(title) ||
  normalised(title).includes(normalised(label));

const plainLabel = ({ label }: BlueprintField): string =>
  lower(label)
    .replace(/^total /, '')
    .replace(/\s*\(.*\)$/, '');

type Charted = { wish: FigureWish; field: BlueprintField | undefined; op: 'count' | 'sum' | 'avg' };

function chartOf(entity: BlueprintEntity, { wish, field, op }: Charted): NewBlock | undefined {
  const span = /^(day|week|month|year)s?$/.exec(wish.by ?? '')?.[1];
  const group = span ? dateField(entity) : groupIn(entity, wish.by);
  if (!group) return undefined;
  const isDate = group.type === 'date' || group.type === 'datetime';
  const bucket = span === 'day' || span === 'week' ? span : 'month';
  const measured = field ? `${op === 'avg' ? 'average ' : ''}${plainLabel(field)}` : entity.labelPlural;
  const title = titleWords.by(
    `${measured.charAt(0).toUpperCase()}${measured.slice(1)}`,
    isDate ? bucket : group.label.toLowerCase(),
  );
  return {
    kind: 'chart',
    title,
    entity: entity.id,
    groupBy: group.id,
    chart: isDate ? 'line' : group.type === 'enum' && !field ? 'donut' : 'bar',
    op,
    ...(field ? { field: field.id } : {}),
    ...(isDate ? { bucket } : {}),
  };
}

function groupIn(entity: BlueprintEntity, by: string | undefined): BlueprintField | undefined {
  const groups = [
    ...fieldsOf(entity, 'enum', 'ref', 'bool'),
    ...fieldsOf(entity, 'string', 'date', 'datetime'),
  ];
  if (by === undefined) return stateOf(entity) ?? fieldsOf(entity, 'enum', 'ref')[0] ?? dateField(entity);
  const words = [by, by.split(' ')[0] ?? by].map(normalised);
  return groups.find(({ label }) => words.some((word) => isSame(normalised(label), word)));
}

const isSame = (label: string, word: string): boolean =>
  label === word || label.split(' ').includes(word) || word.split(' ').includes(label);

const spending =
  /\b(?:spen[dt]s?|costs?|paid|pays?|money|price|expenses?|income|earn\w*|revenue|sales|turnover|worth|owe[sd]?|profit|takings|raised)\b/i;
const hinted: readonly (readonly [RegExp, (field: BlueprintField) => boolean])[] = [
  [spending, ({ type }) => type === 'money'],
  [/\b(?:com(?:ing|es?)|came) in\b(?! (?:total|all)\b)/i, ({ type }) => type === 'money'],
  [
    /\b(?:weigh(?:t|s)?|kilos?|kg|harvests?|pounds)\b/i,
    ({ label, unit, type }) =>
      type !== 'money' && (/weight|kilo|harvest|amount/i.test(label) || unit === 'kg'),
  ],
  [
    /\b(?:km|kilomet\w+|miles?|distance|far)\b/i,
    ({ label, unit }) => /distance|km|mile/i.test(`${label} ${unit ?? ''}`),
  ],
  [
    /\b(?:hours?|time spent|minutes?|long|duration)\b/i,
    ({ label, type, unit }) =>
      type === 'duration' || /hour|minute|duration|time/i.test(`${label} ${unit ?? ''}`),
  ],
  [
    /\b(?:coming|attending|taking part)\b/i,
    ({ label, type }) =>
      type === 'int' && /\b(?:coming|people|persons|guests|heads?|headcount|party|how many)\b/i.test(label),
  ],
  [
    /\b(?:lit(?:re|er)s?|volume)\b/i,
    ({ label, unit }) => /lit(?:re|er)|volume|amount/i.test(label) || /^l$/i.test(unit ?? ''),
  ],
];

/** The thing and the number that the words speak of; a number is more telling than the thing alone. */
function meantBy({ entities }: Blueprint, wish: FigureWish): Meant | undefined {
  const words = ` ${wish.what
    .split(/[^\p{L}\p{N}-]+/u)
    .map(singular)
    .join(' ')} `;
  const found = entities
    .filter(({ kind }) => kind !== 'settings')
    .flatMap((entity): Meant[] => {
      const own = pointsOfThing(entity, words);
      // "How many litres" asks for what was measured, "how many visits" for the records.
      const least = wish.op === 'count' ? 3 : 0;
      const measured = numbersOf(entity).flatMap((field): Meant[] => {
        const points = pointsOfField(entity, field, { words, what: wish.what });
        return points > least ? [{ entity, field, points: points + own }] : [];
      });
      const groups = wish.by !== undefined && groupIn(entity, wish.by) ? 1 : 0;
      const all = own > 0 ? [...measured, { entity, points: own }] : measured;
      return all.map((one) => ({ ...one, points: one.points + groups + importance(entity) / 1000 }));
    })
    .sort((one, other) => other.points - one.points);
  const [best] = found;
  if (!best || best.points < 2) return undefined;
  const isNumber = wish.kind === 'stat' && wish.op !== 'count';
  if (!isNumber || best.field) return best;
  const numbered = found.find(({ field, entity }) => field && entity === best.entity);
  return numbered ?? (/\b(?:how many|number of)\b/i.test(wish.said) ? best : undefined);
}

const numbersOf = (entity: BlueprintEntity): BlueprintField[] =>
  fieldsOf(entity, 'money', 'number', 'int', 'duration', 'rating', 'percent');

function pointsOfThing({ label, labelPlural, concept }: BlueprintEntity, words: string): number {
  const names = [label, labelPlural].map((name) => normalised(name));
  if (names.some((name) => words.includes(` ${name} `))) return 3;
  const head = names[0]?.split(' ').at(-1) ?? '';
  if (head.length > 3 && words.includes(` ${head} `)) return 2;
  const first = names[0]?.split(' ')[0] ?? '';
  if (names[0]?.includes(' ') && first.length > 3 && words.includes(` ${first} `)) return 2;
  // "Kilos donated" are those of donations.
  const stem = /^(.{4,})ion$/.exec(names[0] ?? '')?.[1];
  if (stem !== undefined && words.includes(` ${stem}ed `)) return 2;
  const forms = conceptById(concept ?? '')?.forms ?? [];
  return forms.some((form) => words.includes(` ${normalised(form)} `)) ? 2 : 0;
}

type Words = { words: string; what: string };

function pointsOfField(entity: BlueprintEntity, field: BlueprintField, { words, what }: Words): number {
  const label = normalised(field.label);
  const unit =
    field.unit && field.unit.length > 1 && words.includes(` ${singular(field.unit.toLowerCase())} `);
  const named = words.includes(` ${label} `) ? 4 : partOf(label, words) ? 2.5 : 0;
  const hint = hinted.some(([shape, fits]) => shape.test(what) && fits(field)) ? 2 : 0;
  const sum = sumField(entity) === field ? 0.5 : 0;
  const said = field.why.from === 'default' ? 0 : 0.3;
  const points = Math.max(named, hint, unit ? 3 : 0);
  return points === 0 ? 0 : points + sum + said;
}

const partOf = (label: string, words: string): boolean =>
  label.split(' ').some((word) => word.length > 3 && words.includes(` ${word} `));
