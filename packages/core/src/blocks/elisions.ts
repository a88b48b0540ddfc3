// One that is not closed goes on to the end: looked for an end of its own, each of many would read all that follows.
const comments = /\/\*([\s\S]*?)(?:\*\/|$)|(?<![:'"`\w/])\/\/([^\n]*)/g;
/** Lines that may stand for code without being a comment: `...`, `# rest of the code`, `[... existing code ...]`. */
const bareLines = /^[ \t]*((?:#+ |\[|\()?(?:\.{3}|…)[^\n{}<>;="']*|# [^\n{}<>;="']*)$/gm;

const parts = 'code|files?|components?|functions?|imports?|exports?|logic|jsx|markup|hooks?|handlers?';
const things = `${parts}|page|styles?|state|content|implementation|fields|schema|class|form|table|layout|section|header|footer`;
const others = 'rest|remainder|everything else|others?';
const stays = '(?:remains?|stays?|is|are|kept) (?:the same|unchanged|as (?:it is|is|before|they are)|intact)';
const leftOver = '(?:rest of|(?:rest|existing|other|previous|remaining|same|omitted)\\b(?! as\\b) \\w)';

/** Dots alone, or before words for what they leave out. */
const dots = new RegExp(`^(?:\\.{3}|…)(?:[\\s.…)\\]]*$|\\s*(?:the |all |your )?${leftOver})`, 'i');

/** Words that can only mean code that stands somewhere else. */
const sureWords: readonly RegExp[] = [
  dots,
  new RegExp(
    `\\b(?:keep|leave)s? (?:the |your |all |all the )?(?:existing|rest|others?|remaining) (?:${parts})\\b`,
    'i',
  ),
  /\b(?:keep|leave)s? (?:the |all the )?(?:rest|others?)(?:\W*$| (?:as|here|un))/i,
  new RegExp(`\\b(?:${things}) (?:\\w+ )?${stays}`, 'i'),
  new RegExp(`\\b(?:${others})\\b.{0,40}\\b(?:${stays}|unchanged\\W*$)`, 'i'),
  new RegExp(
    `^(?:(?:the|all|other|existing|remaining) )*(?:(?:${things}|${others}) )?(?:unchanged|same as (?:before|above))\\W*$`,
    'i',
  ),
  new RegExp(`\\b(?:existing|previous|other) (?:${things})\\b.{0,200}(?:\\.{3}|…|here)`, 'i'),
  /\b(?:your|more|rest|remaining) code (?:goes )?here\b/i,
];

/** Words that are about code, and may be about what an app does as well. */
const likelyWords = new RegExp(
  `\\b(?:rest|remainder) of (?:the |your |this )?(?:\\w+ )?(?:${things})\\b`,
  'i',
);

/** Words that are also said of rows, days and prices. */
const possibleWords: readonly RegExp[] = [
  /^(?:\.{3}|…)/,
  /\b(?:keep|leave)s? (?:the |your |all |all the )?(?:existing|rest|others?|remaining)\b/i,
  /\bunchanged\b\W*$/i,
  /\bsame as (?:before|above)\b/i,
];

type Certainty = 'sure' | 'likely' | 'possible';

function certaintyOf(words: string): Certainty | null {
  if (sureWords.some((pattern) => pattern.test(words))) return 'sure';
  if (likelyWords.test(words)) return 'likely';
  return possibleWords.some((pattern) => pattern.test(words)) ? 'possible' : null;
}

/** What may stand for code that was left out. */
export type StandIn = {
  text: string;
  /** Counted from 0. */
  line: number;
  /** How far its words alone say so. */
  certainty: Certainty;
  isComment: boolean;
  /** Dots that mean nothing but something that is not there. */
  isDots: boolean;
};
type Placed = Omit<StandIn, 'line'> & { at: number };

/** Comments and lines that may stand for code, in the order in which they stand. */
export function standInsIn(text: string): StandIn[] {
  const found: Placed[] = [];
  for (const { 1: block, 2: line, index } of text.matchAll(comments)) {
    const comment = (block ?? line ?? '').trim();
    const certainty = certaintyOf(comment);
    if (certainty)
      found.push({ text: comment, at: index, certainty, isComment: true, isDots: dots.test(comment) });
  }
  for (const { 0: whole, 1: line = '', index } of text.matchAll(bareLines)) {
    const said = line.replace(/^[#[(\s]+/, '');
    const certainty = certaintyOf(said);
    // Dots before any other word spread a list.
    if (certainty === null || certainty === 'possible') continue;
    const at = index + whole.length;
    found.push({ text: line.trim(), at, certainty, isComment: false, isDots: dots.test(said) });
  }
  return withLines(
    text,
    found.sort((one, other) => one.at - other.at),
  );
}

function withLines(text: string, found: readonly Placed[]): StandIn[] {
  let line = 0;
  let from = 0;
  return found.map(({ at, ...standIn }) => {
    for (let next = text.indexOf('\n', from); next !== -1 && next < at; next = text.indexOf('\n', from)) {
      line += 1;
      from = next + 1;
    }
    return { ...standIn, line };
  });
}
