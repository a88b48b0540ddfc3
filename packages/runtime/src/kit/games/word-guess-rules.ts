export type LetterMark = 'right' | 'elsewhere' | 'absent';

/** A letter that stands elsewhere is marked as often as the word holds it, and no more. */
export function markGuess(secret: string, guess: string): LetterMark[] {
  const left = new Map<string, number>();
  for (const [at, letter] of [...secret].entries())
    if (guess[at] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1);
  return [...guess].map((letter, at) => {
    if (secret[at] === letter) return 'right';
    const count = left.get(letter) ?? 0;
    if (count === 0) return 'absent';
    left.set(letter, count - 1);
    return 'elsewhere';
  });
}

const order: readonly LetterMark[] = ['absent', 'elsewhere', 'right'];

/** The best that is known of each letter. */
export function knownLetters(secret: string, guesses: readonly string[]): Map<string, LetterMark> {
  const known = new Map<string, LetterMark>();
  for (const guess of guesses)
    for (const [at, mark] of markGuess(secret, guess).entries()) {
      const letter = guess[at] ?? '';
      const former = known.get(letter);
      if (former === undefined || order.indexOf(mark) > order.indexOf(former)) known.set(letter, mark);
    }
  return known;
}

export type WordState = { secret: string; tries: number; guesses: readonly string[]; typed: string };

export const isWordOver = ({ secret, tries, guesses }: WordState): boolean =>
  guesses.at(-1) === secret || guesses.length >= tries;

/** What a key does: letters are added, Backspace takes one off, Enter gives a full word in. */
export function typeKey(state: WordState, key: string): WordState {
  const { secret, guesses, typed } = state;
  if (isWordOver(state)) return state;
  if (key === 'Backspace') return { ...state, typed: typed.slice(0, -1) };
  if (key === 'Enter')
    return typed.length === secret.length ? { ...state, guesses: [...guesses, typed], typed: '' } : state;
  const isLetter = /^[a-z]$/i.test(key) && typed.length < secret.length;
  return isLetter ? { ...state, typed: typed + key.toLowerCase() } : state;
}
