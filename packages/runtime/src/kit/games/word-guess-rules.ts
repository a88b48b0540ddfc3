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

export const fiveLetters: readonly string[] =
  'about above actor adult agent album alert alone angle apple arena argue aside award baker beach begin bench berry birth black blade blank blend block board boost brain brave bread break brick bring brown brush cabin camel candy chair chalk charm chart chase cheap check chess chest chief child claim class clean clear clerk click climb clock cloud coach coast couch count cover craft cream crown curve dance depth diary dream dress drink drive earth eight elbow empty enjoy enter equal event extra fable faith field fight final first flame flash float floor flour fluid focus force forum frame fresh front fruit giant glass globe grace grain grand grape grass green guard guess guest guide habit happy heart heavy hello honey horse hotel house human image index juice knife label large laser laugh layer learn lemon level light limit lunch magic major march match medal metal model money month motor mouse mouth movie music night noise north novel nurse ocean offer onion opera orbit order other paint panel paper party pasta peace pearl phone photo piano piece pilot pizza place plane plant plate point pound power press price pride prize proud queen quick quiet radio raise ranch range rapid ready reply river robot rough round route salad sauce scale scene scope score sense serve seven shade shape share sharp sheep shelf shell shine shirt shore short skill sleep slice slope small smart smile smoke snack solid sound south space spare speak speed spell spice spoon sport stage stair stamp start steam steel stone store storm story sugar sunny sweet table teach thank theme think three tiger toast today tooth topic torch total touch tower track trade trail train treat trend tribe truck trust truth under union unity urban value video visit voice wagon waste watch water whale wheat wheel white whole woman world worth write young youth zebra'.split(
    ' ',
  );
