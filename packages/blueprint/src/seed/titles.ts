import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { lastNames } from '../lexicon/names.ts';

const list = (text: string): readonly string[] => text.split(';');

/** What people write who have the same thing again. */
const tails: Readonly<Record<'resource' | 'content' | 'event', readonly string[]>> = {
  resource: list('second one;third one;fourth one;fifth one'),
  content: list('part two;part three;part four;part five'),
  event: list('second date;third date;fourth date;fifth date'),
};
/** What pieces of a craft are told apart by. */
const makings: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:bowl|vase|tile|cup|mug|plate|teapot|jug|pot|dish|jar|pitcher|ceramic|pottery|tableware)\b/i,
    list('Stoneware;Celadon;Speckled;Porcelain;Raku;Blue-glazed;Terracotta;Salt-glazed;Ash-glazed'),
  ],
  [
    /\b(?:table|chair|shelf|bench|stool|cabinet|desk|board|spoon|furniture|wardrobe|bed frame)$/i,
    list('Oak;Walnut;Cherry;Ash;Maple;Beech;Elm;Larch;Pine'),
  ],
  [
    /\b(?:ring|necklace|bracelet|earrings?|pendant|brooch|jewel(?:lery)?|bangle)$/i,
    list('Silver;Gold;Hammered;Moonstone;Pearl;Opal;Brushed;Twisted;Garnet'),
  ],
  [
    /\b(?:scarf|blanket|shawl|jumper|sweater|cushion|rug|quilt|hat|socks|mitten|bag|dress|skirt|curtain)$/i,
    list('Wool;Linen;Striped;Cotton;Felted;Checked;Indigo;Mohair;Patchwork'),
  ],
  [
    /\b(?:candle|soap|bouquet|tea|perfume|lotion)$/i,
    list('Lavender;Rose;Cedar;Lemon;Honey;Mint;Vanilla;Fig;Winter'),
  ],
  [
    /\b(?:couple|family|household|client|group)$/i,
    list('Mori;Soto;Becker;Okoye;Rossi;Haddad;Keller;Novak;Tanaka;Foster'),
  ],
];
/** Things outside the lexicon that have names of their own. */
const named: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\binstrument$/i,
    list(
      'Concert guitar;Upright piano;Alto saxophone;Violin, full size;Snare drum;Travel ukulele;Clarinet in B;Electric bass;Button accordion',
    ),
  ],
  [
    /\bcouple$/i,
    list(
      'Hana & Jonas;Clara & Ben;Priya & Samuel;Elena & Mateo;Sofia & Kofi;Greta & Noah;Ines & Felix;Lucia & Oskar',
    ),
  ],
  [
    /\b(?:shop|store|market)$/i,
    list('Corner market;Weekly market;Drugstore;Bakery;Garden centre;Hardware store;Farm shop'),
  ],
  [
    /\bshoot$/i,
    list(
      'Family in the park;Wedding at the mill;Team portraits;Spring collection;Newborn at home;Menu for the bistro;House for sale',
    ),
  ],
];
const looks = list(
  'Classic;Blue;Small;Northern;Old;Bright;Silver;Green;Round;Double;Light;Little;Western;Amber;Tall;Plain',
);
const moments = list(
  'Monday;Morning;Spring;First;Evening;Weekend;Autumn;Regular;Friday;Summer;Early;Midweek;Winter;Late;Extra;Sunday',
);
const happening =
  /(?:ing|tion|(?<!instru|equip|docu|gar|apart|orna|monu)ment|sion|shoot|check|visit|request|report|run|trip|night|day|round|call|entry|log|change)$/i;

/** Whether a thing outside the lexicon takes place rather than lies about: a feeding, a check, a game night. */
export const isHappening = ({ label, kind }: Pick<BlueprintEntity, 'label' | 'kind'>): boolean =>
  kind === 'event' || kind === 'log' || kind === 'transaction' || happening.test(label);

/** The title of the n-th sample of a thing for which nobody wrote examples: "Silver boot", "Morning feeding". */
export function plainTitleOf(entity: BlueprintEntity, index: number): string {
  const own = named.find(([shape]) => shape.test(entity.label))?.[1];
  if (own && index < own.length) return own[index] ?? '';
  const making = makings.find(([shape]) => shape.test(entity.label))?.[1];
  const heads = isHappening(entity) ? moments : (making ?? looks);
  const head = heads[index % heads.length] ?? '';
  const more = index < heads.length ? '' : `${looks[(index * 3) % looks.length]?.toLowerCase() ?? ''} `;
  return `${head} ${more}${/^[A-Z][a-z]/.test(entity.label) ? entity.label.toLowerCase() : entity.label}`;
}

/** The title of the n-th sample; beyond the pool the same things come again, told apart as people would. */
export function titleFrom(pool: readonly string[], entity: BlueprintEntity, index: number): string {
  const value = pool[index % pool.length] ?? '';
  const round = Math.floor(index / pool.length);
  // "Groceries" is bought every week; its date tells the records apart.
  if (round === 0 || entity.kind === 'log') return value;
  const counted = /^(.*?)(\d+)$/.exec(value);
  if (counted?.[2]) return `${counted[1] ?? ''}${Number(counted[2]) + round * pool.length}`;
  const place = (words: readonly string[]): string => words[(index + round) % words.length] ?? '';
  if (entity.kind === 'transaction') return `${value} for ${place(lastNames)}`;
  const tail = (words: readonly string[]): string => `${value}, ${words[(round - 1) % words.length] ?? ''}`;
  return tail(tails[entity.kind === 'event' || entity.kind === 'content' ? entity.kind : 'resource']);
}
