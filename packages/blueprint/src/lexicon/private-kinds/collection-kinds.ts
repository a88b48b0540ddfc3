import { type PrivateKind, privateKind } from './private-kind.ts';

/** Each kind of collection is kept under the name of what is collected. */
const kinds: readonly (readonly [string, string, string])[] = [
  ['coins', 'coin', 'coin, coins and banknote'],
  ['stamps', 'stamp', 'stamp, postage stamp'],
  ['vinyl', 'album', 'vinyl, record, vinyl record, album, vinyl album, cd, music'],
  ['boardgames', 'board_game', 'board game, boardgame'],
  ['videogames', 'video_game', 'video game, game'],
  ['wine', 'wine', 'wine, wine cellar'],
  ['minerals', 'mineral', 'mineral, rock, crystal, fossil'],
  ['models', 'model_kit', 'model, model train, model car'],
  ['collection', 'comic', 'comic, comic book, manga'],
  ['collection', 'trading_card', 'trading card, pokemon card, sports card, baseball card'],
  ['collection', 'building_set=lego_set', 'lego, lego set'],
  ['collection', 'figure', 'action figure, figurine'],
  ['collection', 'wristwatch=watch', 'watch'],
  ['collection', 'perfume', 'perfume, fragrance'],
];

const words = {
  'condition, grade': '.condition(mint|very good|good|fair|poor)',
  'year, release year': '.year',
  'value, estimated value, worth, current value': '.value:money',
  'price, purchase price, cost, price paid': '.purchase price',
  'purchase date, date bought': '.purchase date',
  'country, origin': '.country',
  artist: '.artist:string',
  genre: '.genre',
  'location, shelf, storage location': '.location:string',
  'category, type': '<category',
  quantity: '.quantity:int',
  'series, set': '.series:string',
  'lent to, loan, lent out': '.lent to:string',
  'wish list, wishlist': '.on the wish list:bool',
  'total value, collection value, item': '-',
};

export const collectionKinds: readonly PrivateKind[] = kinds.map(([type, heart, names]) =>
  privateKind(type, names, { heart, ...words }),
);
