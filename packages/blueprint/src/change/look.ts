import type { Theme } from '@sayso/core/blueprint-schema';
import { colorWord, readColor } from '../lexicon/colors.ts';
import { fontOf, lookOf, partOf } from '../read/look/look-words.ts';
import { readPreset } from '../read/text/normalise.ts';
import { lookWords } from '../texts/look.ts';
import { plural } from '../words.ts';
import { type Change, claim, findNamed, type Intent } from './context.ts';

const words =
  /\b(?:make|turn|set|change|use|switch|give|paint|want|prefer|need|colou?r(?:ed)?|theme|mode|background|primary|accent|look|style|design|should be|as the main|more|font|corners?|dark|light|compact|roomy|spacious|rounded|round|header|sidebar|menu|could|in)\b/i;
const notLook =
  /^(?:add|remove|delete|rename|show|hide|sort|filter|group|mark|highlight|call|only)\b(?!.*\b(?:corners?|dark mode|shadows?|serif)\b)/i;
const button = /\b(?:buttons?|links?|accents?|main|primary|highlights?|brand)\b/i;

/** "make it dark", "use a green theme", "make the sidebar blue", "a serif font and square corners" */
export const theme: Intent = (change, clause) => {
  const look = change.blueprint.theme;
  const reset = resetLook(change, clause);
  if (reset) return reset;
  if (
    /^(?:add|use|put|upload|set|change|show)\s+(?:an?\s+|the\s+|our\s+|my\s+)?(?:logo|favicon|background image|wallpaper|animations?|gradients?)s?(?:\s+(?:to|on|in) the (?:app|header|sidebar|page))?$/i.test(
      clause,
    )
  )
    return refused(clause);
  if (notLook.test(clause) || isFieldOfThing(change, clause)) return undefined;
  const preset =
    readPreset(clause) ??
    (/\b(?:plain|normal|standard|default) (?:style|look|design|theme)\b|\bno (?:special )?style\b/i.test(
      clause,
    )
      ? 'plain'
      : undefined);
  const read = lookOf(clause) ?? (words.test(clause) ? shortLook(clause) : undefined);
  const said: string[] = [];
  if (preset)
    said.push(
      settle(change, 'preset', { value: preset, words: lookWords.wished.style(styleName(preset)) }, () => {
        look.preset = preset;
      }) ?? lookWords.style(styleName(preset)),
    );
  if (read)
    said.push(
      ...modeWords(change, read.mode),
      ...partWords(change, clause, read.parts),
      ...colorWords(change, clause, read.primary),
      ...shapeWords(change, clause, read),
    );
  if (said.length > 0) return said.join(' ');
  return refused(clause);
};

/** "Products need a colour": a field that is named like a part of the look. */
function isFieldOfThing(change: Change, clause: string): boolean {
  const thing =
    /^(?:each |every |all |the )?([\w-]+(?: [\w-]+)?) (?:(?:should|must) (?:also )?(?:have|get)|needs?|gets?|has|have) (?:an? |the |their |its )/i.exec(
      clause,
    )?.[1];
  return thing !== undefined && findNamed(change.blueprint, thing) !== undefined;
}

/** What the shared reading leaves open: "make it light", "make it blue and compact". */
function shortLook(clause: string): ReturnType<typeof lookOf> {
  const isAlone =
    /^(?:make|turn|set|change|switch|paint|use|can (?:we|this|you)|could (?:we|this|it)|i want|we want|i prefer|it should|everything|dark|light|more|less)\b/i.test(
      clause,
    );
  const isPart =
    /^(?:the |all )?(?:buttons?|links?|header|side ?bar|background|menu|cards?|accents?|(?:main|primary|accent) colou?r|colou?rs?|corners?|font|letters)\b.*\b(?:should|must|is|are|be|in|to)\b/i.test(
      clause,
    );
  return (isAlone || isPart) && clause.split(/\s+/).length <= 9 ? lookIn(clause) : undefined;
}

/** A look in few words, where it is known that they are about the look. */
export const lookIn = (words: string): ReturnType<typeof lookOf> => lookOf(words) ?? lookOf(`${words} look`);

/** The name of a style in a sentence. */
export const styleName = (preset: string): string =>
  preset === 'material-design' ? 'Material Design' : preset;

type Wished = { value: string; words: string };

/** What an earlier clause settled otherwise stays, and both are named in words. */
function settle(
  change: Change,
  key: string,
  { value, words: now }: Wished,
  apply: () => void,
): string | undefined {
  if (claim(change, key, value) !== undefined)
    return lookWords.exclude(change.claims.get(`words:${key}`) ?? '', now);
  claim(change, `words:${key}`, now);
  apply();
  return undefined;
}

const modeWords = (change: Change, mode: Theme['mode'] | undefined): string[] =>
  mode === undefined
    ? []
    : [
        // Both are there at once: the one that was named first is what everybody starts with.
        claim(change, 'mode', mode) === undefined ? wearMode(change, mode) : lookWords.bothModes(mode),
      ];

function wearMode({ blueprint }: Change, mode: Theme['mode']): string {
  blueprint.theme.mode = mode;
  return lookWords.mode(mode);
}

function partWords(change: Change, clause: string, parts: Readonly<Record<string, string>>): string[] {
  return Object.entries(parts).map(([part, color]) => {
    const name = colorName(clause, color);
    return (
      settle(change, `the ${part}`, { value: color, words: lookWords.wished.colour(name, part) }, () => {
        change.blueprint.theme.parts[part] = color;
      }) ?? lookWords.part(lookWords.partIs(part), name)
    );
  });
}

/** The colour in the person's words, so that they see what was understood. */
const colorName = (clause: string, color: string): string => {
  const hex = /#[0-9a-f]{3,6}\b/i.exec(clause)?.[0]?.toLowerCase();
  const word = colorWord(clause);
  // Of several colours that one request names, the word may belong to another part.
  return hex ?? (word !== undefined && readColor(word) === color ? word : color);
};

function colorWords(change: Change, clause: string, color: string | undefined): string[] {
  if (color === undefined || (partOf(clause) !== undefined && !button.test(clause))) return [];
  const what = /\bbuttons?\b/i.test(clause) ? lookWords.buttonColour : lookWords.mainColour;
  const name = colorName(clause, color);
  return [
    settle(change, 'the main colour', { value: color, words: lookWords.wished.mainColour(name) }, () => {
      change.blueprint.theme.primary = color;
    }) ?? what(name),
  ];
}

const fontNames: Readonly<Record<string, string>> = {
  inter: 'plain',
  serif: 'serif',
  rounded: 'rounded',
  mono: 'typewriter',
};

function shapeWords(
  change: Change,
  clause: string,
  { font, radius, density }: NonNullable<ReturnType<typeof lookOf>>,
): string[] {
  const look = change.blueprint.theme;
  const said: string[] = [];
  const face = font ?? fontOf(clause);
  if (face) {
    const name = fontNames[face] ?? face;
    said.push(
      settle(change, 'font', { value: face, words: lookWords.wished.font(name) }, () => {
        look.font = face;
      }) ?? lookWords.font(name),
    );
  }
  if (radius !== undefined) {
    said.push(
      settle(
        change,
        'corners',
        {
          value: `${radius}px`,
          words: lookWords.wished.corners(radius === 0 ? 'square' : `${radius}-pixel`),
        },
        () => {
          look.radius = radius;
        },
      ) ?? lookWords.corners(radius === 0 ? 'square' : `round (${radius} pixels)`),
    );
  }
  if (density)
    said.push(
      settle(change, 'spacing', { value: density, words: lookWords.wished.spacing(density) }, () => {
        look.density = density;
      }) ??
        lookWords.spacing(
          density,
          density === 'roomy' && /\b(?:letters|text|font|writing|big)/i.test(clause)
            ? ', with larger text'
            : '',
        ),
    );
  return said;
}

/** "Remove dark mode", "reset the colours". */
function resetLook({ blueprint }: Change, clause: string): string | undefined {
  const look = blueprint.theme;
  if (/^(?:remove|turn off|switch off|disable|no|undo)\s+(?:the\s+)?dark (?:mode|theme)$/i.test(clause)) {
    look.mode = 'light';
    return lookWords.light;
  }
  const part =
    /^(?:remove|reset|clear|drop)\s+(?:the\s+)?(?:colou?r\s+(?:of|from)\s+)?(?:the\s+)?(.+?)(?:'s)?\s*(?:background\s+)?(?:colou?rs?)?$/i.exec(
      clause,
    );
  const name = part?.[1] && /\bcolou?r/i.test(clause) ? partOf(part[1]) : undefined;
  if (name) {
    delete look.parts[name];
    return lookWords.partReset(lookWords.partIs(name));
  }
  if (/^(?:reset|restore)\s+(?:the\s+)?(?:look|theme|style|colou?rs|design)$/i.test(clause)) {
    Object.assign(look, { parts: {}, preset: 'plain', mode: 'light' });
    for (const key of ['font', 'radius', 'density'] as const) delete look[key];
    return lookWords.reset;
  }
  return undefined;
}

/** Wishes about the look that cannot be met are told by their word. */
function refused(clause: string): string | undefined {
  if (
    /\b(?:font|text|letters|writing)\b.*\b(?:bigger|larger|smaller)\b|\b(?:bigger|larger|smaller)\b.*\b(?:font|text|letters|writing)\b/i.test(
      clause,
    )
  )
    return lookWords.letterSize;
  if (
    /\b(?:animations?|gradients?|shadows?|logo|favicon|background image|wallpaper)\b/i.test(clause) &&
    /\b(?:add|make|use|set|put|show|change|more|upload)\b/i.test(clause)
  )
    return lookWords.cannot(
      plural(
        /\b(animations?|gradients?|shadows?|logo|favicon|background image|wallpaper)\b/i
          .exec(clause)?.[1]
          ?.toLowerCase() ?? 'this',
      ),
    );
  return undefined;
}
