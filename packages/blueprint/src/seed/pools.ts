import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { languageSample } from '../plan/language.ts';
import { titleOf } from '../plan/look.ts';
import { camel, entryOf } from '../words.ts';
import type { Random } from './random.ts';

const poolsOf = (entity: BlueprintEntity): Readonly<Record<string, readonly string[]>> =>
  conceptById(entity.concept ?? '')?.pools ?? {};

/** Example values that the lexicon has for a field. */
export const poolFor = (field: BlueprintField, entity: BlueprintEntity): readonly string[] | undefined =>
  entity.titles && field.id === entity.titleField ? entity.titles : poolsFor(field, entity);

function poolsFor(field: BlueprintField, entity: BlueprintEntity): readonly string[] | undefined {
  const pools = poolsOf(entity);
  const pool =
    entryOf(pools, camel(field.label)) ?? entryOf(pools, field.label.toLowerCase()) ?? bodyOf(field, pools);
  // Where the app has titles of its own, what goes with the lexicon's titles one by one would be of something else.
  const isAnothers = entity.titles !== undefined && pool?.length === pools['title']?.length;
  return isAnothers && field.id !== entity.titleField ? undefined : pool;
}

const bodies = /^(?:text|content|body|story|article|post|full text|message)$/i;

/** The long text of a post or an article, however it is called. */
const bodyOf = (
  field: BlueprintField,
  pools: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined =>
  (field.type === 'richtext' || field.type === 'text') && bodies.test(field.label)
    ? pools['body']
    : undefined;

const titlePool = (entity: BlueprintEntity): readonly string[] | undefined => {
  const title = titleOf(entity);
  return (title && poolFor(title, entity)) ?? poolsOf(entity)['title'];
};

/** How many titles there are before one comes again; none where titles are counted or made up. */
export function titlesFor(entity: BlueprintEntity): number {
  const pool = titlePool(entity) ?? [];
  return pool.every((title) => /\d$/.test(title)) ? 0 : pool.length;
}

/** The title that the n-th sample has, for the letters on its picture. */
export const poolTitle = (entity: BlueprintEntity, index: number): string | undefined => {
  const pool = titlePool(entity);
  return pool?.[index % pool.length];
};

type Drawn = { entity: BlueprintEntity; index: number; random: Random };

/**
 * What the lexicon says that the n-th sample of a thing is. A pool as long as that of the titles goes with them, one
 * by one: the answer belongs to its question. `-` stands for nothing.
 */
export function fittingValue(
  field: BlueprintField,
  { entity, index, random }: Drawn,
): { value: unknown } | undefined {
  const known = languageSample(field.label, poolTitle(entity, index));
  if (known !== undefined) return { value: known === '-' ? undefined : known };
  const pool = poolFor(field, entity);
  if (!pool || pool.length === 0 || field.id === entity.titleField || field.id === entity.workflow)
    return undefined;
  const isPaired = pool.length === titlePool(entity)?.length || pool.some((one) => one.includes('|'));
  if (!isPaired && (field.type === 'tags' || field.type === 'lines' || field.type === 'enum'))
    return undefined;
  const example = isPaired ? pool[index % pool.length] : random.pick(pool);
  if (example === undefined || example === '-') return { value: undefined };
  const fitting = asTyped(field, example, isPaired);
  // The second morning run is not exactly as long as the first.
  if (index >= pool.length && entity.kind === 'log' && field.type === 'number' && fitting)
    return { value: nearby(example, random) };
  return fitting;
}

function nearby(example: string, random: Random): number {
  const digits = example.split('.')[1]?.length ?? 0;
  return Number((Number(example) * (0.94 + random.next() * 0.12)).toFixed(digits));
}

function asTyped(field: BlueprintField, example: string, isPaired: boolean): { value: unknown } | undefined {
  switch (field.type) {
    case 'int':
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
      return Number.isNaN(Number(example)) ? undefined : { value: Number(example) };
    case 'string':
    case 'text':
    case 'richtext':
      return isPaired ? { value: example } : undefined;
    case 'enum': {
      const option = field.options?.find(({ label }) => label.toLowerCase() === example.toLowerCase());
      return option && { value: option.value };
    }
    case 'lines':
      return example.includes('|') ? { value: example.split('|') } : undefined;
    default:
      return undefined;
  }
}
