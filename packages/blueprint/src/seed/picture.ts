import { type Scene, scenes } from './scenes.ts';

export type SceneKind = keyof typeof scenes;

/** Scenes by what the thing (concept and label) is, whatever it is called. */
const byThing: readonly (readonly [RegExp, SceneKind])[] = [
  [/property|\bhomes?\b|\bhouses?\b|apartment|\bflats?\b|villa|cottage|building|bungalow/, 'home'],
  [/\broom|cabin|venue|studio|\bhall\b|coworking|desk|accommodation|hotel/, 'room'],
  [/bicycle|\bbikes?\b|e-bike/, 'cycling'],
  [/vehicle|\bcars?\b|\bvans?\b|truck|camper/, 'vehicle'],
  [/\bpets?\b|animal|\bdogs?\b|\bcats?\b|\bbirds?\b|\bfish|\bhens?\b|horse|species/, 'animal'],
  [/recipe|dish|menu|meal|\bcakes?\b|\bbreads?\b|pastr|\bdrinks?\b|coffee|\bfoods?\b/, 'food'],
  [/\bplants?\b|flower|bouquet|\btrees?\b|\bseeds?\b|\bcrops?\b|herb/, 'plant'],
  [/\bbooks?\b|novel|magazine|comic/, 'book'],
  [/pottery|ceramic/, 'vessel'],
  [/painting|artwork|\bprints?\b|drawing|sculpture|illustration/, 'art'],
];
/** Else by what its title says. */
const byTitle: readonly (readonly [RegExp, SceneKind])[] = [
  [
    /\b(?:bowls?|vases?|tiles?|cups?|mugs?|jugs?|moon jar|plates?|pitcher|stoneware|celadon|porcelain)\b/i,
    'vessel',
  ],
  [
    /\b(?:soup|bread|sourdough|loaf|cakes?|tarts?|croissants?|dinners?|lunch(?:es)?|baguette|brownie|coffee|cooking)\b/i,
    'food',
  ],
  [
    /\b(?:seedlings?|roses?|lavender|hedges?|tomato(?:es)?|compost|seeds?|basil|garden|sow|beds without)\b/i,
    'plant',
  ],
];
/** And by the thing where neither tells. */
const atLast: readonly (readonly [RegExp, SceneKind])[] = [
  [
    /post|article|story|trip|travel|journey|route|\btours?\b|hike|place|photo|stage|\bstops?\b|destination|event/,
    'landscape',
  ],
  [/product|\bitems?\b|goods|article|clothing|garment|tool|asset|equipment|collection/, 'goods'],
  [/piece|\bworks?\b|portfolio|creation/, 'art'],
];

type Pictured = { thing: string; title: string };

/** What a picture of such a thing shows. */
export function sceneKindOf({ thing, title }: Pictured): SceneKind {
  const of = (rows: readonly (readonly [RegExp, SceneKind])[], text: string) =>
    rows.find(([asked]) => asked.test(text))?.[1];
  return of(byThing, thing) ?? of(byTitle, title) ?? of(atLast, thing) ?? 'plain';
}

/**
 * Tints of the app's main colour that the theme has ready, in an order in which neither neighbours nor the three that come
 * every third row have one twice.
 */
const tints = [0, 1, 2, 3, 4, 3, 1, 2, 0];

/**
 * The scene that the title asks for, else one after the other of those that fit any, begun anew in every line of three: no
 * dog is shown as a fish.
 */
function drawn(index: number, pictured: Pictured): string {
  const known: readonly Scene[] = scenes[sceneKindOf(pictured)];
  const open = known.filter(([word]) => word === undefined);
  const fitting = open.length > 0 ? open : known;
  const asked = known.find(([word]) => word?.test(pictured.title));
  const [, draw] = asked ?? fitting[(index + Math.floor(index / 3)) % fitting.length] ?? [];
  const scene = draw?.((index * 37) % 60) ?? '';
  return index % 2 === 1 ? `<g transform="matrix(-1 0 0 1 400 0)">${scene}</g>` : scene;
}

/**
 * A calm composed picture for samples, as a data address: nothing is fetched. Its ground is left open: the theme puts a tint
 * of the app's main colour behind it, which the address asks for by number. All of it stands between 90 and 310 of 400, so
 * that nothing is lost where it is cut to 16:9. People have their initials.
 */
export function placeholderPicture(index: number, { thing = '', title = '', initials = '' } = {}): string {
  const text = initials
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2);
  const scene =
    text === ''
      ? drawn(index, { thing, title })
      : `<circle cx="200" cy="200" r="98" fill="#fff" opacity=".42"/><text x="200" y="229" font-family="sans-serif" font-size="80" font-weight="600" text-anchor="middle" opacity=".78">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="#10151c">${scene}</svg>`;
  return `data:image/svg+xml;tint=${tints[index % tints.length] ?? 0},${encodeURIComponent(svg)}`;
}
