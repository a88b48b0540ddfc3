import type { Theme } from '@sayso/core/blueprint-schema';
import { colorWord, isColorsOnly, readColor } from '../lexicon/colors.ts';
import { dressingWords, lookWords } from '../texts/look.ts';
import type { Change, Intent } from './context.ts';
import { typeface } from './typeface.ts';

/** Titles, the size of letters, typefaces and corners, by the words that people use for them. */
export const dressing: Intent = (change, clause) =>
  isAboutRecords(clause)
    ? undefined
    : (titles(change, clause) ??
      textSize(change, clause) ??
      textColor(clause) ??
      typeface(change, clause) ??
      corners(change, clause) ??
      darkPart(change, clause) ??
      shade(change, clause) ??
      twoColors(change, clause));

const isAboutRecords = (clause: string): boolean =>
  /\b(?:field|column|choice|option)\b/i.test(clause) ||
  /^(?:rename|remove|delete|sort|filter|group)\b/i.test(clause);

const wish =
  "(?:(?:please )?(?:make|set|turn|use|put|show|colou?r|paint|change|give|have|i want|i'd like|i would like|can|could|let) )?";
const rest = '(?:all |the |of |our |my |page |section |main |every |each )*';
const title = '(?:titles?|headings?|headlines?|headers(?= )|captions?)';
const linked =
  '(?:(?: text| colou?r| font)?(?: (?:on|of|in) (?:all |every |each |the )*(?:pages?|app|cards|dashboard))?(?: colou?r| font)?)';
const being =
  '(?: (?:should|must|could|to|be|in|as|into|an?|is|are|all|more|much|bit|little|with|it|them|of|really|show|have|stand|appear|look))*';
const behind = new RegExp(`^${wish}${rest}${title}${linked}${being} (.+)$`, 'i');
const before = new RegExp(
  `^${wish}(?:an? |the |some )?([a-z# ]+?) (?:titles|headings|headlines)(?: please| everywhere| on all pages)?$`,
  'i',
);

const given =
  /^(?:use|take|put|set|choose|i want|apply) (?:an? |the )?([a-z# ]+?|#[0-9a-f]{3,6}) (?:for|as|on|in) (?:all |the |our |page )*(?:titles|headings|headlines)(?: colou?r)?$/i;

/** "Make all titles bold", "headings dark green" */
function titles({ blueprint: { theme } }: Change, clause: string): string | undefined {
  const tail = given.exec(clause)?.[1] ?? behind.exec(clause)?.[1] ?? before.exec(clause)?.[1];
  if (!tail || tail.split(' ').length > 5 || /["“]/.test(tail)) return undefined;
  const said: string[] = [];
  if (/\b(?:bold(?:er)?|thick(?:er)?|strong(?:er)?|heav(?:y|ier)|fat(?:ter)?|black weight)\b/i.test(tail)) {
    theme.headings = 'bold';
    said.push(dressingWords.bold);
  } else if (
    /\b(?:light(?:er)?(?! \w)|thin(?:ner)?|fine(?:r)?|slim(?:mer)?|not (?:so |that )?bold|less bold)\b/i.test(
      tail,
    )
  ) {
    theme.headings = 'light';
    said.push(dressingWords.light);
  } else if (/^(?:normal|usual|regular|default)$/i.test(tail)) {
    delete theme.headings;
    delete theme.parts['heading'];
    said.push(dressingWords.usual);
  }
  const color = said.length > 0 && /light|thin/i.test(tail) ? undefined : readColor(tail);
  const isColored =
    color !== undefined && isColorsOnly(tail.replace(/\b(?:bold|bolder|an?|font|colou?r)\b/gi, ' '));
  if (color !== undefined && isColored) {
    theme.parts['heading'] = color;
    said.push(dressingWords.coloured(colorWord(tail) ?? color));
  }
  if (said.length > 0) return said.join(' ');
  if (/\b(?:bigger|larger|smaller|big|large|huge)\b/i.test(tail)) return dressingWords.noTitleSize;
  return /^(?:italics?|cursive|underlined?|uppercase|upper case|in capitals|all caps|caps|capital letters|centered|centred|left aligned)$/i.test(
    tail,
  )
    ? dressingWords.noTitleStyle(tail.toLowerCase())
    : undefined;
}

const letters =
  '(?:font(?: ?size)?|fonts|text(?: ?size)?|texts|letters|letter size|writing|lettering|type(?=\\b)|words|characters|everything|size of (?:the )?(?:font|text|letters|writing))';
const sized =
  '(bigger|larger|smaller|tiny|tinier|big|large|huge|enormous|small|normal|easier to read|more readable|readable|legible|more legible)';
const sizes = ['small', 'normal', 'large', 'huge'] as const;

/** "Make the font bigger", "the text is too small", "larger letters please" */
function textSize({ blueprint: { theme } }: Change, clause: string): string | undefined {
  if (
    /\b(?:button|logo|icon|image|picture|chart|card|sidebar|menu|title|heading|spacing|header)s?\b/i.test(
      clause,
    )
  )
    return undefined;
  const now = sizes.indexOf(theme.text ?? 'normal');
  const size = wantedSize(clause, now);
  if (size === undefined) return undefined;
  const to = sizes[Math.max(0, Math.min(sizes.length - 1, size))] ?? 'normal';
  if (to === sizes[now]) return dressingWords.alreadySize(to);
  if (to === 'normal') delete theme.text;
  else theme.text = to;
  return dressingWords.size(
    to === 'normal' ? dressingWords.normalSize : to,
    size > now ? dressingWords.smallerAgain : '',
  );
}

function wantedSize(clause: string, now: number): number | undefined {
  const points =
    /\b(?:font|text|letters?)\b.*?\b(\d{2})\s?(?:px|pt|pixels?|points?)?$/i.exec(clause)?.[1] ??
    /^(?:increase|decrease|set|change|make|use)\b.*?\b(\d{2})\s?(?:px|pt|pixels?|points?) (?:font|text|letters)/i.exec(
      clause,
    )?.[1];
  if (points !== undefined)
    return Number(points) < 14 ? 0 : Number(points) < 15 ? 1 : Number(points) < 18 ? 2 : 3;
  const step = new RegExp(
    `^(?:increase|enlarge|raise|grow|bump up|reduce|decrease|shrink|lower)\\b(?=.*\\b${letters}\\b)`,
    'i',
  ).exec(clause)?.[0];
  if (step) return /^(?:re|de|shr|low)/i.test(step) ? now - 1 : now + 1;
  const too = new RegExp(
    `\\b${letters}\\b.*\\btoo (small|tiny|big|large|hard to read)\\b|\\btoo (?:small|tiny) to read\\b`,
    'i',
  ).exec(clause);
  if (too) return /big|large/i.test(too[1] ?? '') ? now - 1 : now + 1;
  const found =
    new RegExp(`\\b${letters}\\b.*?\\b${sized}(?: everywhere| please| size)?$`, 'i').exec(clause)?.[1] ??
    new RegExp(
      `^(?:(?:make|use|set|give (?:me|us)|i want|we need|i need|please|a|the|much|bit|little) )*${sized} (?:font|fonts|text|letters|writing|type|font size|text size)(?: size)?(?: everywhere)?$`,
      'i',
    ).exec(clause)?.[1];
  if (
    !found ||
    !/^(?:make|set|use|turn|the|a|bigger|larger|smaller|font|text|letters|can|could|give|i|we|please|change|everything|much|large|big|huge|small|writing|increase)\b/i.test(
      clause,
    )
  )
    return undefined;
  if (/^normal$/i.test(found)) return 1;
  if (/^(?:smaller|tinier|tiny|small)$/i.test(found)) return /^(?:tiny|small)$/i.test(found) ? 0 : now - 1;
  const isMuch =
    /\b(?:much|a lot|way|very|really|far|twice)\b/i.test(clause) || /^(?:huge|enormous)$/i.test(found);
  return isMuch ? 3 : now + 1;
}

/** The colour of plain letters follows what is behind them. */
const textColor = (clause: string): string | undefined =>
  isColorsOnly(
    /^(?:make|set|change|turn|use|(?=(?:all |the )*(?:text|font|letters|writing)\b.*\bshould\b))\s*(?:all\s+)?(?:the\s+)?(?:colou?r of (?:the )?)?(?:text|font|letters|writing)(?:'s)?(?:\s+colou?r)?\s+(?:should be\s+)?(?:to\s+|be\s+|in\s+)?(.+)$/i.exec(
      clause,
    )?.[1] ?? '-',
  )
    ? dressingWords.noTextColour
    : undefined;

const round = '(?:buttons?|corners?|edges?|cards?|boxes|inputs?|fields|everything|it|tables?|borders?)';
const shaped =
  '(rounder|round|rounded|pill[- ]shaped|circular|curved|softer|square|squared|sharp|sharper|straight|angular|edgy|less round(?:ed)?|more round(?:ed)?|more square|very round(?:ed)?|fully rounded)';
const corner = new RegExp(
  `^(?:(?:make|use|give|set|i want|i'd like|have|turn|please) )?(?:all |the |our |my |its )*${round}(?: and ${round})?(?: (?:should|must|could|to|be|have|are|is|look|a|bit|little|much|all|of|the|cards?|buttons?))* ${shaped}(?: (?:corners|edges|shape))?$`,
  'i',
);

/** "The buttons should be rounder", "make corners less round" */
function corners({ blueprint: { theme } }: Change, clause: string): string | undefined {
  const found =
    corner.exec(clause) ??
    new RegExp(
      `^(?:(?:make|use|give|set|have|give it|please|some|a bit|i want) )?${shaped} (?:buttons|corners|edges|cards|boxes)$`,
      'i',
    ).exec(clause);
  const word = found?.[1]?.toLowerCase();
  if (!word || (/\bit\b/i.test(clause) && /^(?:sharp|straight|softer|circular)/.test(word))) return undefined;
  const now = theme.radius ?? usualRadius(theme);
  const radius = /^less/.test(word)
    ? Math.max(0, now - 6)
    : /square|sharp|straight|angular|edgy/.test(word)
      ? 0
      : /pill|circular|fully|very/.test(word)
        ? 28
        : Math.min(28, Math.max(18, now + 6));
  if (radius === theme.radius) return dressingWords.roundest(radius === 0 ? 'square' : 'round');
  theme.radius = radius;
  return radius === 0
    ? dressingWords.square
    : dressingWords.corners(radius < now ? 'less round' : 'rounder', radius);
}

const usualRadius = ({ preset }: Theme): number =>
  preset === 'neo-brutalism' ? 4 : preset === 'plain' ? 12 : 18;

/** "Colour it with red and green", "our colours are navy and gold": the first for what is pressed, the second for the menu. */
function twoColors({ blueprint: { theme } }: Change, clause: string): string | undefined {
  const said =
    /^(?:(?:use|take|colou?r|paint|make|set|change)(?: (?:it|the app|everything|all|the site))?(?: (?:with|in|to))?|(?:use |change |set )?(?:the |our |my |these )?(?:brand |company |club |team |main )?colou?rs?(?: scheme| palette)?(?: (?:are|is|should be|to|with|of|in))?:?) (?:(?:the |our |my )?(?:brand |company |club |team )?colou?rs? )?(.+)$/i.exec(
      clause,
    )?.[1];
  const [one, other, third] = (said ?? '').split(/\s*,\s*(?:and )?|\s+(?:and|with|&)\s+/);
  if (!one || !other || third !== undefined || !isColorsOnly(one) || !isColorsOnly(other)) return undefined;
  const [main, second] = [readColor(one), readColor(other)];
  // White and black are grounds, which the theme reads by itself.
  if (!main || !second || /\b(?:white|black)\b/i.test(said ?? '')) return undefined;
  theme.primary = main;
  theme.parts['sidebar'] = second;
  return dressingWords.twoColours(colorWord(one) ?? main, colorWord(other) ?? second);
}

/** "The menu should be dark" speaks of a part and not of the app. */
function darkPart({ blueprint: { theme } }: Change, clause: string): string | undefined {
  const [, one, other, tail] =
    /^(?:make|use|set|give (?:me|us|it)|i want|have|turn|change|the|a)?\s*(?:(?:the |a )?(side ?bar|menu|navigation|header|top ?bar|cards?)(?: (?:should|must|to|be|is|background|a bit|all))* (dark|light|black|white)|(?:the |a )?(?:dark|light) (side ?bar|menu|navigation|header|top ?bar|cards))$/i.exec(
      clause,
    ) ?? [];
  const words = one ?? tail;
  if (words === undefined) return undefined;
  const isDark = /\b(?:dark|black)\b/i.test(other ?? clause);
  const part = /head|top/i.test(words) ? 'header' : /card/i.test(words) ? 'card' : 'sidebar';
  theme.parts[part] = isDark ? (other === 'black' ? '#111827' : '#1f2937') : '#ffffff';
  const shade = other === 'black' ? 'black' : isDark ? 'dark' : 'white';
  return dressingWords.part(lookWords.partIs(part), shade, isDark ? 'dark' : 'light');
}

const shades: readonly (readonly [RegExp, readonly [number, number]])[] = [
  // Mixed with black, white or grey, by how much.
  [/\b(?:darker|deeper|stronger)\b/i, [0, 0.3]],
  [/\b(?:lighter|paler|brighter)\b/i, [255, 0.3]],
  [/\b(?:softer|gentler|quieter|more muted|less bright|less loud|milder)\b/i, [170, 0.4]],
];

/** "Use a softer pink", "darker colours", "a lighter main colour" */
function shade({ blueprint: { theme } }: Change, clause: string): string | undefined {
  const whole =
    /^(?:make|turn|i want|set) (?:it|the (?:app|site|page|design|whole app|dashboard)|everything|all) (?:a bit |a little |much )?(darker|lighter|brighter)$/i.exec(
      clause,
    )?.[1];
  const mode = whole === undefined ? undefined : /darker/i.test(whole) ? 'dark' : 'light';
  if (mode !== undefined && theme.mode !== mode) {
    theme.mode = mode;
    return dressingWords.mode(mode, mode === 'dark' ? 'darker' : 'lighter');
  }
  const rest =
    /^(?:make|use|set|take|choose|try|give (?:me|us|it)|i want|i'd like|please|an?|the|some|in)?\s*(?:(?:it|the|an?|some|main|primary|our|in|with|to|colou?rs?|be|should|of|bit|little|much|slightly)\s+)*((?:darker|deeper|stronger|lighter|paler|brighter|softer|gentler|quieter|more muted|less bright|less loud|milder)\b.*)$/i.exec(
      clause,
    )?.[1];
  const [, mixing] = shades.find(([shape]) => shape.test(rest ?? '')) ?? [];
  const tail = (rest ?? '').replace(/^(?:more|less)?\s*\w+\s*/i, '');
  const named = colorWord(tail);
  const isAboutColor =
    /^(?:colou?rs?|tones?|shades?|main colou?r|primary colou?r)$/i.test(tail) ||
    (named !== undefined && isColorsOnly(tail.replace(/^(?:shade|tone) of /i, ''))) ||
    (tail === '' && /\bcolou?rs?\b/i.test(clause));
  if (!mixing || !isAboutColor) return undefined;
  const from = (named && readColor(named)) ?? theme.primary;
  if (!/^#[0-9a-f]{6}$/i.test(from)) return undefined;
  const [to, by] = mixing;
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(from.slice(at, at + 2), 16) * (1 - by) + to * by),
  );
  theme.primary = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return dressingWords.shade(shadeWord(rest ?? ''), named ? ` of ${named}` : '', theme.primary);
}

const shadeWord = (words: string): string =>
  /^(?:(?:more|less)\s+)?\w+/i.exec(words)?.[0]?.toLowerCase() ?? 'different';
