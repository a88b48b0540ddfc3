import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { readerComments } from '../lexicon/chat-pools.ts';
import { talkIn } from '../lexicon/talks.ts';
import { craftTitles, worldTitles } from '../lexicon/world-titles.ts';
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
    if (entity.concept === 'chat_message') entity.titles ??= talkIn(found);
    if (isComment(entity, entities)) entity.titles ??= readerComments.split(';');
    const byWorld = worldTitles[entity.concept ?? entity.label.toLowerCase()];
    const world = found.find((id) => byWorld?.[id] !== undefined);
    const isOffice = world !== undefined && found.indexOf('office') === 0;
    const titles = world === undefined || (isOffice && world !== 'office') ? undefined : byWorld?.[world];
    const chosen = madeOf(entity, found) ?? titles?.split(';');
    if (chosen) entity.titles ??= chosen;
  }
}

/** What is said below something to read or look at, not below a task. */
const isComment = ({ concept, fields }: BlueprintEntity, entities: readonly BlueprintEntity[]): boolean =>
  concept === 'comment' &&
  entities.some(({ id, kind }) => kind === 'content' && fields.some(({ ref }) => ref === id));

/** What pieces of a craft are made of, so that "bowls, vases, tiles" give a stoneware bowl. */
const makings: Readonly<Record<string, string>> = {
  ceramics: 'Stoneware;Celadon;Speckled;Porcelain;Raku;Blue-glazed;Terracotta;Salt-glazed;Ash-glazed',
  wood: 'Oak;Walnut;Cherry;Ash;Maple;Beech;Elm;Larch;Pine',
  jewellery: 'Silver;Gold;Hammered;Moonstone;Pearl;Opal;Brushed;Twisted;Garnet',
  textile: 'Wool;Linen;Striped;Cotton;Felted;Checked;Indigo;Mohair;Patchwork',
};
/** What pictures show, after what kind of picture they are. */
const motifs =
  'at dusk;in blue;after the rain;in winter light;with two figures;by the harbour;in ochre;before dawn;with a red door';
const pictured = new Set(['painting', 'photo']);

const made =
  /^(?:portfolio_piece|pottery_piece|artwork|product|craft_project|painting|photo|photograph|jewellery|furniture)$/;
const madeLabel = /\b(?:piece|work|artwork|creation|painting|print|drawing|picture|photo|photograph)$/i;
/** Words of a category that name no kind of thing. */
const noKind =
  /^(?:others?|misc(?:ellaneous)?|commissions?|own works?|new|used|sold|series|special|general)$/i;
const shownCount = 9;

const isMade = ({ concept = '', label, kind }: BlueprintEntity): boolean =>
  made.test(concept) ||
  (/^(?:|photo_album)$/.test(concept) && /^(?:resource|content)$/.test(kind) && madeLabel.test(label));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a title names a kind, "Gold stud earrings" the earrings and not the rings. */
export const isOfKind = (title: string, kind: string): boolean =>
  new RegExp(`\\b${escaped(singular(kind.toLowerCase()))}(?:s|es)?\\b`, 'i').test(title);

/** Titles of made things: of the categories that the text lists where it lists some, else those of the craft. */
function madeOf(entity: BlueprintEntity, found: readonly string[]): string[] | undefined {
  const world = isMade(entity) ? found.find((id) => craftTitles[id] !== undefined) : undefined;
  if (world === undefined) return undefined;
  const pool = craftTitles[world]?.split(';') ?? [];
  const category = entity.fields.find(
    ({ type, label, why }) =>
      type === 'enum' && why.from === 'text' && /^(?:category|type|kind|shape|form)$/i.test(label),
  );
  const kinds = (category?.options ?? [])
    .map(({ label }) => singular(label.toLowerCase()))
    .filter((kind) => !noKind.test(kind));
  if (kinds.length < 2) return made.test(entity.concept ?? '') ? undefined : pool;
  return titlesOfKinds(kinds, pool, world);
}

/** In turns, a title of the craft that names the kind, or one that is built for it. */
function titlesOfKinds(kinds: readonly string[], pool: readonly string[], world: string): string[] {
  const left = [...pool];
  const makes = [...(makings[world] ?? motifs).split(';')];
  return Array.from({ length: shownCount }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? '';
    const at = left.findIndex((title) => isOfKind(title, kind));
    if (at >= 0) return left.splice(at, 1)[0] ?? '';
    const make = makes[index % makes.length] ?? '';
    return pictured.has(world)
      ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${make}`
      : `${make} ${kind}`;
  });
}
