import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { worldTitles } from '../lexicon/world-titles.ts';
import { worlds } from '../lexicon/worlds.ts';
import { singular } from '../words.ts';

/** The worlds that a text speaks of, the one of most words first; that of the app's type counts as said twice more. */
function worldsOf(text: string, type: string): string[] {
  const counted = worlds.map(({ id, words, types, isCommon }) => ({
    id,
    said:
      new Set(text.toLowerCase().match(words) ?? []).size * (isCommon ? 1 : 3) + (types.test(type) ? 2 : 0),
  }));
  return counted
    .filter(({ said }) => said > 0)
    .sort((one, other) => other.said - one.said)
    .map(({ id }) => id);
}

/** Takes the samples' titles from the world that the app is about: assignments of students are no office work. */
export function settleWorlds(entities: readonly BlueprintEntity[], text: string, type: string): void {
  const found = worldsOf(text, type);
  for (const entity of entities) {
    const byWorld = worldTitles[entity.concept ?? entity.label.toLowerCase()];
    const world = found.find((id) => byWorld?.[id] !== undefined);
    const isOffice = world !== undefined && found.indexOf('office') === 0;
    const titles = world === undefined || (isOffice && world !== 'office') ? undefined : byWorld?.[world];
    const chosen = madeOf(entity, found) ?? titles?.split(';');
    if (chosen) entity.titles ??= chosen;
  }
}

/** What pieces of a craft are made of, so that "bowls, vases, tiles" give a stoneware bowl. */
const makings: Readonly<Record<string, string>> = {
  ceramics: 'Stoneware;Celadon;Speckled;Porcelain;Raku;Blue-glazed;Terracotta;Salt-glazed;Ash-glazed',
  wood: 'Oak;Walnut;Cherry;Ash;Maple;Beech;Elm;Larch;Pine',
  jewellery: 'Silver;Gold;Hammered;Moonstone;Pearl;Opal;Brushed;Twisted;Garnet',
  textile: 'Wool;Linen;Striped;Cotton;Felted;Checked;Indigo;Mohair;Patchwork',
};
const made = /^(?:portfolio_piece|pottery_piece|artwork|product|craft_project)$/;

/** Titles by the categories that the text lists, each piece of another making. */
function madeOf(entity: BlueprintEntity, found: readonly string[]): string[] | undefined {
  const category = entity.fields.find(
    ({ type, label, why }) =>
      type === 'enum' && why.from === 'text' && /^(?:category|type|kind|shape|form)$/i.test(label),
  );
  const world = found.find((id) => makings[id] !== undefined);
  const kinds = category?.options?.map(({ label }) => singular(label.toLowerCase())) ?? [];
  const makes = makings[world ?? '']?.split(';') ?? [];
  if (!made.test(entity.concept ?? '') || kinds.length < 2 || makes.length === 0) return undefined;
  return makes.map((make, index) => `${make} ${kinds[index % kinds.length] ?? ''}`);
}
