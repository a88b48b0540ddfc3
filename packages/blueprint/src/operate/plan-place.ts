import type { PlanPlace } from '@sayso/contracts/chat';
import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { findField, findNamed } from '../change/context.ts';

/** More words than this of a message are not looked through. */
const mostWords = 80;
const longestName = 4;
/** So much of a message says what it is about. */
const mostSaid = 300;
/** Shorter words are near too much: "take" is one letter from "task". */
const shortestNear = 5;

/** Where in the plan a message belongs, by the names in it: those that are written exactly before those that are near. */
export function planPlace(blueprint: Blueprint, text: string): PlanPlace {
  const spans = spansOf(text);
  const thing =
    found(spans, (words) => namedExactly(blueprint, words)) ??
    found(spans, (words) => (words.length < shortestNear ? undefined : findNamed(blueprint, words)));
  const words = text.trim().slice(0, mostSaid);
  if (thing) {
    const rest = spans.filter((words) => !thing.words.includes(words));
    const field = found(rest, (words) => fieldIn(thing.item, words));
    return { thing: thing.item.id, ...(field ? { field: field.item.id } : {}), words };
  }
  for (const entity of blueprint.entities) {
    const field = found(spans, (words) => fieldIn(entity, words));
    if (field) return { thing: entity.id, field: field.item.id, words };
  }
  return { words };
}

/** Runs of words, the longest first, so that "Work order" is found before "Work". */
function spansOf(text: string): string[] {
  const words = (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).slice(0, mostWords);
  const sizes = Array.from({ length: longestName }, (_, at) => longestName - at);
  return sizes.flatMap((size) =>
    words.flatMap((_, at) => (at + size <= words.length ? [words.slice(at, at + size).join(' ')] : [])),
  );
}

type Found<Item> = { item: Item; words: string };

function found<Item>(
  spans: readonly string[],
  find: (words: string) => Item | undefined,
): Found<Item> | undefined {
  for (const words of spans) {
    const item = find(words);
    if (item) return { item, words };
  }
  return undefined;
}

const isSame = (name: string, words: string): boolean => name.toLowerCase() === words.toLowerCase();

/** By the name of one before that of many: an app may have "Repair" and "Repairs". */
const namedExactly = ({ entities }: Blueprint, words: string): BlueprintEntity | undefined =>
  entities.find(({ label }) => isSame(label, words)) ??
  entities.find(({ labelPlural }) => isSame(labelPlural, words));

const fieldIn = (entity: BlueprintEntity, words: string): BlueprintField | undefined =>
  entity.fields.find(({ label }) => isSame(label, words)) ??
  (words.length < shortestNear ? undefined : findField(entity, words));
