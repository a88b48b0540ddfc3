import { capitalise } from '../words.ts';
import type { LandingItem, SectionKind } from './section.ts';

const amount =
  /^(.{2,60}?)[\s:=–-]+(?:(?:costs?|is|are|for|at)\s+)?(from\s+)?([€£$]|CHF|EUR|GBP|USD)?\s?(\d{1,5}(?:[.,]\d{1,2})?)\s?(€|£|\$|CHF|EUR|GBP|USD|euros?|pounds?|dollars?|francs?)?(?:\s*(?:\/|per|an?|each|every)\s*([a-z]{2,12}))?$/i;
const signs: Readonly<Record<string, string>> = {
  euro: '€',
  eur: '€',
  pound: '£',
  gbp: '£',
  dollar: '$',
  usd: '$',
  franc: 'CHF ',
  chf: 'CHF ',
};
const signOf = (word: string | undefined): string =>
  word === undefined ? '' : (signs[word.toLowerCase().replace(/s$/, '')] ?? word);

/** "Haircut 25", "colour £60", "a lesson from 30 euros an hour". */
export function priceIn(phrase: string): LandingItem | undefined {
  const [, name, from, before, figure, after, per] = amount.exec(phrase.trim()) ?? [];
  if (name === undefined || figure === undefined || dayOf(name.split(/[\s-]/)[0] ?? '') !== undefined)
    return undefined;
  return {
    title: capitalise(name.replace(/^(?:an?|the|our)\s+/i, '').trim()),
    price: `${from ? 'from ' : ''}${signOf(before ?? after)}${figure}`,
    ...(per ? { per: `per ${per.toLowerCase()}` } : {}),
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOf = (word: string): string | undefined => {
  const low = word.toLowerCase().replace(/s$/, '');
  return low.length < 3 ? undefined : days.find((day) => day.toLowerCase().startsWith(low));
};
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const span = `(?:${day}(?:\\s*(?:-|–|to|till|until|through|and|&|/)\\s*${day})?|weekdays|weekends|daily|every ?day|all week)`;
const clock = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.?|p\\.m\\.?)?';
const times = `(?:(?:from\\s+)?(?:${clock}|noon)\\s*(?:-|–|to|till|until)\\s*(?:${clock}|noon|midnight)(?:\\s*(?:and|&)\\s*${clock}\\s*(?:-|–|to)\\s*${clock})?|closed|by appointment|all day)`;
const when = new RegExp(
  `^(?:we(?:'re| are) )?(?:open )?(?:on )?(${span})\\s*:?,?\\s*(?:we(?:'re| are) )?(?:open )?(${times})$`,
  'i',
);
const reversed = new RegExp(`^(?:we(?:'re| are) )?(?:open )?(${times})\\s*,?\\s*(?:on )?(${span})$`, 'i');

const spoken = (text: string): string =>
  capitalise(
    text
      .replace(/[a-z]+/gi, (word) => dayOf(word) ?? word.toLowerCase())
      .replace(/\s*(?:-|–|\bto\b|\btill\b|\buntil\b|\bthrough\b)\s*/i, ' to ')
      .replace(/every ?day|daily|all week/i, 'Every day'),
  );

/** "Mon-Fri 9 to 5", "closed on Sundays". */
export function hoursIn(phrase: string): LandingItem | undefined {
  const text = phrase.trim().replace(/[.]$/, '');
  const found = when.exec(text);
  const turned = found ? undefined : reversed.exec(text);
  const [span, time] = found ? [found[1], found[2]] : [turned?.[2], turned?.[1]];
  if (span === undefined || time === undefined) return undefined;
  return {
    title: spoken(span),
    value: capitalise(
      time.replace(/^from\s+/i, '').replace(/\s*(?:–|-|\bto\b|\btill\b|\buntil\b)\s*/gi, ' to '),
    ),
  };
}

/** "Anna (owner)", "Ben, our baker". */
export function personIn(phrase: string): LandingItem | undefined {
  const [, name, role] =
    /^(?:and\s+)?(\p{Lu}[\p{L}'.-]+(?:\s+\p{Lu}[\p{L}'.-]*)*)(?:\s*(?:\(|–|-|:|\bas\b|\bour\b|\bthe\b|\bmy\b)\s*(?:the |our |my )?([^)]{2,40})\)?)?$/u.exec(
      phrase.trim(),
    ) ?? [];
  return name === undefined ? undefined : { title: name, ...(role ? { role: capitalise(role.trim()) } : {}) };
}

/** "Lovely bread" - Mary, a neighbour. */
export function quoteIn(phrase: string): LandingItem | undefined {
  const [, said, by] =
    /^["“]([^"“”]{3,300})["”]\s*(?:\(|[-–—,]|by\b|from\b|says?\b|\s)*\s*([^")]{2,40})?\)?$/.exec(
      phrase.trim(),
    ) ?? [];
  if (said === undefined) return undefined;
  return { text: said.replace(/\.?$/, '.'), title: by === undefined ? 'A customer' : capitalise(by.trim()) };
}

/** "12 years", "300 happy customers". */
export function figureIn(phrase: string): LandingItem | undefined {
  const [, value, title] =
    /^(?:over |more than )?(\d[\d.,]*\s?(?:\+|%|k)?)\s+([\p{L}][\p{L}\s-]{2,40})$/u.exec(phrase.trim()) ?? [];
  return value === undefined || title === undefined ? undefined : { value: value.trim(), title };
}

/** Streets, squares and towns as they are written: "12 Mill Lane", "Oxford OX1". */
export const isAddress = (phrase: string): boolean =>
  /\d/.test(phrase) || /^\p{Lu}[\p{L}'-]+(?:\s+(?:\p{Lu}[\p{L}'-]*|in|of|on|the))*$/u.test(phrase.trim());

const questionWords =
  /^(?:do|does|can|could|is|are|will|what|when|where|how|who|which|why|may|should|must)\b/i;
export const isQuestion = (phrase: string): boolean =>
  /\?$/.test(phrase.trim()) || questionWords.test(phrase.trim());

const asQuestion = (phrase: string): LandingItem => ({
  title: `${capitalise(phrase.trim().replace(/[?.\s]+$/, ''))}?`,
});

const listItem = (phrase: string): LandingItem | undefined => {
  const words = phrase.trim().replace(/^(?:and|or|the|our|an?)\s+/i, '');
  return words.length < 2 || words.split(/\s+/).length > 7 ? undefined : { title: capitalise(words) };
};

/** What a phrase is as an item of a part; `isOpen` where a list was begun, so that plain words are items too. */
export function itemOf(kind: SectionKind, phrase: string, isOpen: boolean): LandingItem | undefined {
  switch (kind) {
    case 'pricing':
      return priceIn(phrase) ?? (isOpen ? listItem(phrase) : undefined);
    case 'features':
      return priceIn(phrase) ?? (isOpen ? listItem(phrase) : undefined);
    case 'hours':
      return hoursIn(phrase);
    case 'team':
      return isOpen ? personIn(phrase) : undefined;
    case 'testimonials':
      return quoteIn(phrase);
    case 'stats':
      return figureIn(phrase) ?? undefined;
    case 'place':
      return isAddress(phrase) ? { text: phrase.trim() } : undefined;
    case 'faq':
      return isQuestion(phrase) ? asQuestion(phrase) : undefined;
    case 'steps':
      return isOpen ? listItem(phrase) : undefined;
    case 'gallery':
      return isOpen ? listItem(phrase) : undefined;
    default:
      return undefined;
  }
}
