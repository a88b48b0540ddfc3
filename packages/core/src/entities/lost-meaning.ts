import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { cutText } from '../cut-text.ts';
import { lostMeaningWords } from '../texts/schemas.ts';
import { choiceLabel } from './choices.ts';
import { wordsOf } from './nouns.ts';
import { compareSchemas } from './schema-change.ts';

const mostChoices = 6;

/**
 * What fields that stay have lost of what their values mean: a type, choices, a default. In words for the person who
 * owns the app, who may have asked for something else.
 */
export function lostMeaning(before: EntitySchema, after: EntitySchema): string[] {
  const { renames } = compareSchemas(before, after);
  return Object.entries(after.properties).flatMap(([name, now]) => {
    const old = before.properties[renames.find(({ to }) => to === name)?.from ?? name];
    return old === undefined ? [] : lossesOf(old, now, titleOf(name, now));
  });
}

function lossesOf(old: EntityProperty, now: EntityProperty, title: string): string[] {
  const { type, choices, fallback } = lostMeaningWords;
  return [
    ...(typeOf(old) !== undefined && typeOf(now) === undefined ? [type(title)] : []),
    ...(choicesOf(old) && !choicesOf(now) ? [choices(title, choiceWords(old))] : []),
    ...(isValue(old.default) && !isValue(now.default) ? [fallback(title, inWords(old))] : []),
  ];
}

const isValue = (value: unknown) => value !== undefined && value !== null && value !== '';

const inWords = (property: EntityProperty) =>
  cutText(
    typeof property.default === 'object'
      ? JSON.stringify(property.default)
      : choiceLabel(property, property.default),
    60,
  );

/** Choices and references say it as well. */
const typeOf = ({ type, $ref, enum: choices }: EntityProperty) => type ?? $ref ?? choices;
const choicesOf = ({ enum: choices, items }: EntityProperty) => choices ?? items?.enum;

function choiceWords(property: EntityProperty): string {
  const choices = choicesOf(property) ?? [];
  const words = choices.slice(0, mostChoices).map((choice) => choiceLabel(property, choice));
  return [...words, ...(choices.length > mostChoices ? ['…'] : [])].join(', ');
}

const titleOf = (name: string, { title }: EntityProperty) => title ?? wordsOf(name);
