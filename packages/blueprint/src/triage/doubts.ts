import { doubtWords } from '../texts/refusals.ts';
import { singular } from '../words.ts';

const impossible: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:read(?:s|ing)?\s+(?:the\s+|my\s+|their\s+)?(?:\w+\s+){0,2}?(?:minds?|thoughts)|mind[- ]?read\w*|telepath\w*)\b/i,
    doubtWords.minds,
  ],
  [
    /\b(?:predict|foresee|know|tell)(?:s|ing)?\s+(?:me\s+)?(?:the\s+)?(?:future|lottery|winning numbers|next (?:lottery|winner))\b|\bwin(?:s|ning)? the lottery\b/i,
    doubtWords.future,
  ],
  [
    /\b(?:time travel\w*|travel(?:s|ling)? (?:back )?in time|teleport\w*|cure(?:s)? (?:cancer|all))\b/i,
    doubtWords.impossible,
  ],
];

const giant =
  /\b(?:clone|copy|replica|rebuild|recreate|version|make|build|create)\s+(?:of\s+)?(?:all\s+(?:of\s+)?|everything (?:of|in|from)\s+|the\s+(?:whole|entire|complete)\s+(?:of\s+)?)(google|facebook|amazon|microsoft|apple|twitter|youtube|instagram|the internet|internet|windows|wikipedia|netflix|tiktok)\b/i;

/** The product whose whole is asked for; undefined for all else. */
export const giantIn = (text: string): string | undefined => giant.exec(text)?.[1];

const negated =
  /\b(?:has|have|having|with|want|needs?|keeps?|includes?)\s+no\s+(\p{L}{4,})|\bwithout any\s+(\p{L}{4,})/giu;
const plainly = new Set(
  'login sign account accounts registration more other others need longer ads code coding limit limits matter problem'.split(
    ' ',
  ),
);

const open = /\b(?:public|everyone|anyone|everybody)\b(?! (?:service|transport|school|library|holiday))/i;
const closed = /\b(?:nobody|no ?one|noone) (?:may|can|should|must)(?: be able to)? (?:see|open|read|view)\b/i;

/** Sentences for the person, and the text without the words that cannot both hold. */
export type Doubts = { told: string[]; text: string };

/** What a description asks for and rules out, and what nothing can do. */
export function doubts(text: string): Doubts {
  const told = impossible.flatMap(([shape, sentence]) =>
    shape.test(text) ? [doubtWords.builtTheRest(sentence)] : [],
  );
  let rest = text;
  if (open.test(text) && closed.test(text)) {
    told.push(doubtWords.publicAndHidden);
    const sentences = text.split(/(?<=[.!?\n])/);
    rest = sentences.filter((sentence) => !open.test(sentence) && !closed.test(sentence)).join('');
  }
  const both = bothWays(rest);
  if (both.length > 0) {
    const words = both.map(({ word }) => word).slice(0, 3);
    told.push(doubtWords.both(words.join(' and '), words[0] ?? ''));
    for (const { all } of both) rest = rest.replaceAll(all, ' ');
  }
  return { told, text: rest };
}

function bothWays(text: string): { word: string; all: string }[] {
  return [...text.matchAll(negated)].slice(0, 20).flatMap(([all, one, other]) => {
    const word = (one ?? other ?? '').toLowerCase();
    const thing = singular(word);
    if (plainly.has(word) || plainly.has(thing)) return [];
    const asked = new RegExp(
      `\\b(?:has|have|having|with|want|needs?|keeps?|includes?|tracks?)\\s+${thing}s?\\b|\\b${thing}s?\\s+(?:app|tracker|manager|list)\\b`,
      'i',
    );
    return asked.test(text.replaceAll(all, ' ')) ? [{ word, all }] : [];
  });
}
