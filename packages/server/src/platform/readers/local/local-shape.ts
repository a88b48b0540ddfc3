import { draftShape } from '../draft-shape.ts';

/** Most items of each list of a draft. */
const mostItems: Readonly<Record<string, number>> = {
  things: 10,
  fields: 12,
  of: 8,
  people: 5,
  who: 5,
  rules: 8,
  pages: 8,
  notWanted: 6,
  leftOver: 6,
};
const nameChars = 32;
const quoteChars = 80;
/** Words of the text, formulas, and fields named with their thing, all of which hold several names. */
const quotes: ReadonlySet<string> = new Set(['words', 'notWanted', 'leftOver', 'of', 'thing']);

type Shape = Readonly<Record<string, unknown>>;

/**
 * The draft's schema with lengths, for the grammar of a local model only: without them a model may never come to an end,
 * and services either refuse them or add them up.
 */
export const localShape: Shape = withLengths(draftShape, '');

function withLengths(shape: Shape, key: string): Shape {
  const { properties, items, enum: values } = shape;
  if (isShape(properties)) {
    const inner = Object.entries(properties).map(([name, each]) => [name, withLengths(each as Shape, name)]);
    return { ...shape, properties: Object.fromEntries(inner) };
  }
  if (isShape(items)) {
    const maxItems = mostItems[key];
    if (maxItems === undefined) throw new Error(`How long may ${key} be?`);
    return { ...shape, items: withLengths(items, key), maxItems };
  }
  return values ? shape : { ...shape, maxLength: quotes.has(key) ? quoteChars : nameChars };
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null;
}
