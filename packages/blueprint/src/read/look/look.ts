import type { Reading } from '../reading.ts';
import { type Look, lookOf } from './look-words.ts';
import { wishedColor } from './wished-color.ts';

const joints = /\s*[,;:]\s*(?:and\s+)?|\s+and\s+(?=(?:an?|the|with)\s)|\s+with\s+/i;
const wishes =
  /^(?:please|also|and|it|the|app|should|would|could|must|be|is|nice|if|looks?|feels?|like|i|we|want|need|love|prefer|in|use|make|everything|all|whole|thing|keep|a|an|some|with|maybe|has|have|to|for|as|of|at|that|this|possible|my|our|your|own|so|just|only|but|not|don'?t|mind|long|asked|legible|sensible|sure|good|fine|bit)$/i;

type Part = { text: string; before: string; isInside: boolean };

function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let [from, before] = [0, ''];
  for (const { 0: joint, index } of sentence.matchAll(new RegExp(joints, 'gi'))) {
    parts.push({ text: sentence.slice(from, index), before, isInside: isInside(sentence.slice(0, from)) });
    before = joint;
    from = index + joint.length;
  }
  return [...parts, { text: sentence.slice(from), before, isInside: isInside(sentence.slice(0, from)) }];
}

/** Colours in brackets are values or names: "a game (white, black, date)". */
const isInside = (before: string): boolean => before.lastIndexOf('(') > before.lastIndexOf(')');

/** Takes what a sentence says about the look, and gives back the rest; nothing is left of one that spoke of nothing else. */
export function takeLook(reading: Reading, sentence: string): string {
  const wished = wishedColor(sentence.replace(/[.!]+$/, ''));
  if (wished) {
    merge(reading, wished);
    return '';
  }
  const parts = partsOf(sentence.replace(/[.!]+$/, ''));
  const rest: Part[] = [];
  for (const part of parts) {
    const look =
      !part.isInside && !isInside(part.text) && isPlainly(part.text, parts.length)
        ? lookOf(withoutLikeness(part.text))
        : undefined;
    if (look) merge(reading, look);
    else rest.push(part);
  }
  if (rest.length === parts.length) return sentence;
  const says = rest.some(({ text }) =>
    text.split(/\s+/).some((word) => /\w{2}/.test(word) && !wishes.test(word)),
  );
  if (!says) return '';
  return rest.map(({ text, before }, at) => (at === 0 ? text : before + text)).join('');
}

/** "Mustard yellow like our van" speaks of the colour alone. */
const withoutLikeness = (piece: string): string =>
  piece.replace(
    /(?<=\w),?\s+(?:like|as (?:on|in)|the colou?r of|same as|matching)\s+(?:the|our|my|a|an|your|its)\b.*$/i,
    '',
  );

/** A piece that names things besides ("a background image for each recipe") is left for others to read. */
const isPlainly = (piece: string, count: number): boolean =>
  piece.split(/\s+/).length <= (count === 1 ? 16 : 11);

export function merge(reading: Reading, look: Look): void {
  if (look.mode) reading.mode = look.mode;
  if (look.preset) reading.preset ??= look.preset;
  if (look.primary) reading.primary ??= look.primary;
  Object.assign(reading.parts, look.parts);
  if (look.font) reading.font = look.font;
  if (look.radius !== undefined) reading.radius = look.radius;
  if (look.density) reading.density = look.density;
}
