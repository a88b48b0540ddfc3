import type { EntityProperty } from '@sayso/contracts/entity-schema';

/** Names of the colours that choices have in apps. */
export const choiceColors = [
  'blue',
  'green',
  'amber',
  'violet',
  'teal',
  'pink',
  'orange',
  'indigo',
  'cyan',
  'lime',
  'red',
  'gray',
] as const;
export type ChoiceColor = (typeof choiceColors)[number];

/** Names that people and other palettes have for the same colours. */
const otherNames: Readonly<Record<string, ChoiceColor>> = {
  purple: 'violet',
  fuchsia: 'pink',
  rose: 'pink',
  yellow: 'amber',
  emerald: 'green',
  sky: 'cyan',
  grey: 'gray',
  slate: 'gray',
  zinc: 'gray',
  stone: 'gray',
  neutral: 'gray',
};

/** The colour that the schema gives, else one that stays the same for the same value. */
export function choiceColor(property: EntityProperty, value: unknown): string {
  const given = property['x-sayso']?.colors?.[String(value)];
  if (given !== undefined) return otherNames[given] ?? given;
  const choices = property.enum ?? property.items?.enum ?? [];
  const at = choices.indexOf(value as string | number);
  return choiceColors[(at === -1 ? hash(String(value)) : at) % (choiceColors.length - 2)] ?? 'gray';
}

function hash(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return sum;
}
