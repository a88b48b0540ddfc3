import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { wordsOf } from './nouns.ts';

type ChoiceValue = string | number;

/** What a choice is called; a value without a name of its own is read as words. */
export function choiceLabel(property: EntityProperty, value: unknown): string {
  const values = property.enum ?? property.items?.enum ?? [];
  const names = property.enumNames ?? property.items?.enumNames;
  const at = values.indexOf(value as ChoiceValue);
  const text = names?.[at] ?? String(value);
  return names?.[at] === undefined && /^[a-z\d_-]+$/.test(text) ? wordsOf(text.replaceAll('-', '_')) : text;
}

export type ChoiceField = {
  field: string;
  property: EntityProperty;
  choices: readonly ChoiceValue[];
  /** A record holds a list of them. */
  isList: boolean;
};

/** The fields whose values are chosen from a list. */
export const choiceFieldsOf = ({ properties }: EntitySchema): ChoiceField[] =>
  Object.entries(properties).flatMap(([field, property]) => {
    const isList = property.type === 'array';
    const choices = isList ? property.items?.enum : property.enum;
    return choices ? [{ field, property, choices, isList }] : [];
  });
