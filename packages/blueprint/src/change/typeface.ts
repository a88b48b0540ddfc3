import type { Theme } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { withArticle } from '../texts/grammar.ts';
import { fontWords } from '../texts/look.ts';
import type { Change } from './context.ts';

/** Typefaces that most devices have, with what stands in for them. */
const common: readonly (readonly [RegExp, string, string])[] = [
  [/\bcomic(?: sans)?(?: ms)?\b/i, 'Comic Sans', "'Comic Sans MS', 'Comic Neue', 'Chalkboard SE', cursive"],
  [/\barial\b/i, 'Arial', 'Arial, Helvetica, sans-serif'],
  [/\bhelvetica(?: neue)?\b/i, 'Helvetica', "'Helvetica Neue', Helvetica, Arial, sans-serif"],
  [/\bverdana\b/i, 'Verdana', 'Verdana, Geneva, sans-serif'],
  [/\btahoma\b/i, 'Tahoma', 'Tahoma, Geneva, sans-serif'],
  [/\btrebuchet(?: ms)?\b/i, 'Trebuchet', "'Trebuchet MS', sans-serif"],
  [/\bcalibri\b/i, 'Calibri', 'Calibri, Carlito, sans-serif'],
  [/\bsegoe(?: ui)?\b/i, 'Segoe UI', "'Segoe UI', system-ui, sans-serif"],
  [/\bsystem (?:font|default)\b/i, 'System', 'system-ui, sans-serif'],
  [/\bgeorgia\b/i, 'Georgia', 'Georgia, serif'],
  [/\btimes(?: new roman)?\b/i, 'Times New Roman', "'Times New Roman', Times, serif"],
  [/\bgaramond\b/i, 'Garamond', "Garamond, 'EB Garamond', Georgia, serif"],
  [/\bcambria\b/i, 'Cambria', 'Cambria, Caladea, Georgia, serif'],
  [/\bpalatino\b/i, 'Palatino', "'Palatino Linotype', Palatino, serif"],
  [/\bcourier(?: new)?\b/i, 'Courier', "'Courier New', Courier, monospace"],
  [/\bimpact\b/i, 'Impact', "Impact, 'Arial Narrow', sans-serif"],
];
const others =
  /\b(roboto|open sans|lato|poppins|montserrat|nunito|raleway|oswald|playfair(?: display)?|merriweather|work sans|dm sans|quicksand|fira sans|noto sans|pt sans|rubik|manrope|josefin sans|bebas neue|futura|gill sans|avenir|proxima nova|san francisco|gotham|lobster|pacifico|dancing script)\b/i;
const known: readonly (readonly [RegExp, string, string])[] = [
  [/\binter\b/i, 'inter', 'Inter'],
  [
    /\b(?:cursive|hand ?written|handwriting|script)\b/i,
    "'Segoe Script', 'Bradley Hand', 'Comic Sans MS', cursive",
    'Handwriting',
  ],
];
const about = /\b(?:font|fonts|typeface|letters|lettering|font family|writing)\b/i;

/** "Change the font to Comic Sans", "use Poppins", "another font" */
export function typeface({ blueprint: { theme } }: Change, clause: string): string | undefined {
  if (
    /^(?:the |this |i (?:don'?t|do not) like (?:the |this )?)(?:font|fonts|typeface|letters)(?: (?:is|are|looks?) (?:so |too |really |a bit )*(?:weird|ugly|bad|strange|boring|awful|wrong|old-fashioned|terrible|childish))?$/i.test(
      clause,
    )
  )
    return otherFace(theme);
  if (
    !/^(?:change|set|use|switch|make|take|put|write|show|display|i want|i'd like|can|could|the font|font|text in|try|a )/i.test(
      clause,
    )
  )
    return undefined;
  const isSaid = about.test(clause) || /^(?:use|try|switch to|change to) \S+(?: \S+){0,2}$/i.test(clause);
  if (!isSaid) return undefined;
  const own = common.find(([shape]) => shape.test(clause));
  if (own) {
    theme.font = own[2];
    return /^system-ui/.test(own[2]) ? fontWords.ofDevice : fontWords.common(own[1]);
  }
  const family = others.exec(clause)?.[1];
  if (family) {
    const name = family.toLowerCase().replace(/\b(?:dm|pt)\b|\b[a-z]/g, (part) => part.toUpperCase());
    theme.font = /playfair|merriweather/i.test(name)
      ? `'${name}', 'Source Serif 4 Variable', Georgia, serif`
      : `'${name}', 'Inter Variable', Inter, system-ui, sans-serif`;
    return fontWords.device(name, /playfair|merriweather/i.test(name) ? 'serif' : 'plain');
  }
  const kind = known.find(([shape]) => shape.test(clause) && about.test(clause));
  if (kind) {
    if (kind[1] === 'inter') delete theme.font;
    else theme.font = kind[1];
    return kind[1] === 'inter' ? fontWords.now(kind[2]) : fontWords.handwriting;
  }
  if (
    /\b(?:another|other|different|better|nicer|new|change the|prettier|cooler|modern|fancy|fancier)\b.*\bfonts?$/i.test(
      clause,
    )
  ) {
    return otherFace(theme);
  }
  const wanted =
    /\bfont(?: family)?s?\s+(?:to|as|into|of|is|should be|must be)\s+"?([a-z][\w ]{2,30}?)"?$/i.exec(
      clause,
    )?.[1];
  return wanted &&
    !/\b(?:bold|big|larg|small|round|serif|mono|typewriter|colou?r|size|plain|thin|light|dark|easy|readable|normal|white|black|red|green|blue)/i.test(
      wanted,
    )
    ? fontWords.unknown(wanted)
    : undefined;
}

function otherFace(theme: Theme): string {
  const next =
    theme.font === undefined || theme.font === 'inter'
      ? 'serif'
      : theme.font === 'serif'
        ? 'rounded'
        : 'inter';
  theme.font = next;
  const name = next === 'inter' ? 'plain' : next;
  const others = ['plain', 'serif', 'rounded', 'typewriter'].filter((other) => other !== name);
  return fontWords.other(name, withArticle(`${joinWords(others, 'or')} font`));
}
