import { editDistance } from '../../words.ts';

const known = [
  'calculator',
  'converter',
  'pomodoro',
  'stopwatch',
  'countdown',
  'minesweeper',
  'hangman',
  'leaderboard',
  'questionnaire',
  'mortgage',
];
/** "Calculated" and "converted" are words of their own. */
const ownWord = /(?:ed|es?|ing|ions?|able|ly)$/;

const mended = (word: string): string => {
  const lower = word.toLowerCase();
  if (known.includes(lower.replace(/s$/, '')) || ownWord.test(lower)) return word;
  const near = known.find(
    (right) =>
      right.startsWith(lower.slice(0, 2)) &&
      editDistance(lower, right, right.length > 9 ? 2 : 1) <= (right.length > 9 ? 2 : 1),
  );
  return near ?? word;
};

/** One way of writing: arrows mean "shows", and names of tools that are spelt nearly right are put right. */
export const plainText = (text: string): string =>
  text
    .replace(/\s*(?:->|=>|→|⇒)\s*/g, '; show ')
    // "I give it the length and it gives me the price": what is given is typed in.
    .replace(
      /\b(i|we|you|people|users|customers) (?:(?:can|just|will) )*(?:give|tell|feed) (?:it|the (?:app|page|tool|site))\b/gi,
      '$1 enter',
    )
    .replace(/\bcalc\b/gi, 'calculator')
    .replace(/\bquizz\b/gi, 'quiz')
    .replace(/,\s*(?=(?:plus|minus|times|divided by|less)\b)/gi, ' ')
    .replace(/\p{L}{6,}/gu, mended);
