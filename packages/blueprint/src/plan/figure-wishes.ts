/** A number or a chart that the text asks for, wherever it says so. */
export type FigureWish = {
  kind: 'stat' | 'chart';
  op: 'count' | 'sum' | 'avg' | undefined;
  /** What is measured, in the words of the text. */
  what: string;
  /** What it is told apart by: a span of time, a field or a thing. */
  by?: string;
  /** The part of the sentence that says it. */
  said: string;
  /** The whole of it: "how many there are" speaks of what was named before. */
  sentence: string;
};

const drawing = /\b(?:charts?|graphs?|plot(?:ted|s)?|diagrams?|draw(?:n|s)?|curves?|trends?|pie|donut)\b/i;
const showing =
  /\b(?:show(?:s|n|ing)?|see(?:ing)?|know|tell(?:s|ing)?|display(?:s|ed|ing)?|dashboard|overview|reports?|statistics?|stats|at a glance|at the top|(?:front|home|start|main) page|give me|calculat\w+|add(?:s|ed)? up|work(?:s|ed)? out|summar\w+|compare|look at|interested in)\b/i;
const spans: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
};
const by =
  /\b(?:per|by|for each|for every|each|every|over)\s+(?:(?:the|each|every)\s+)?([\p{L}][\p{L}-]*(?:\s[\p{L}-]+)?)/iu;
const asked: readonly (readonly [RegExp, NonNullable<FigureWish['op']>])[] = [
  [/\b(?:average|averages|avg|mean|on average)\b/i, 'avg'],
  [/\b(?:totals?|sums?|altogether|in total|in all|all in all|overall|add(?:s|ed)? up)\b/i, 'sum'],
  [/\b(?:how many|number of|count of)\b/i, 'count'],
  [/\b(?:how much|what (?:\w+ ){0,3}(?:spent|costs?|earn(?:ed)?|paid|owes?|raised|took in))\b/i, 'sum'],
];
const leading =
  /^(?:the |an? |my |our )?(?:grand |overall )?(?:total|average)s?\b|\b(?:in total|altogether|on average|all in all)$/i;

/** Sentences first, then what stands between commas; a chart that is named at the end is of what was said before it. */
export function figureWishes(text: string): FigureWish[] {
  return text
    .slice(0, 20_000)
    .split(/(?<=[.!?;\n])\s+|\n/)
    .flatMap(sentenceWishes)
    .slice(0, 12);
}

function sentenceWishes(sentence: string): FigureWish[] {
  const isShowing = showing.test(sentence) || drawing.test(sentence);
  const parts = sentence.split(
    /[,;:+&]|\band (?=(?:also |then )?(?:show|see|draw|the |an? |how |what |total|average))/i,
  );
  return parts.flatMap((part) => {
    const said = part.replace(/^[\s\-*•–.]+|[\s.!?]+$/g, '');
    if (said === '' || said.length > 160) return [];
    return isShowing || drawing.test(said) || leading.test(said)
      ? partWishes(said).map((wish) => ({ ...wish, sentence: sentence.toLowerCase() }))
      : [];
  });
}

function partWishes(said: string): Omit<FigureWish, 'sentence'>[] {
  const op = asked.find(([shape]) => shape.test(said))?.[1];
  const group = groupOf(said);
  const what = bareOf(said);
  const isDrawn = drawing.test(said);
  const stat: Omit<FigureWish, 'sentence'>[] = op ? [{ kind: 'stat', op, what, said }] : [];
  if (
    group !== undefined &&
    (isDrawn || op !== undefined || isSpan(group) || /\b(?:report|stat)/i.test(said))
  )
    return [{ kind: 'chart', op, what, by: group, said }, ...(isDrawn ? [] : stat)];
  if (isDrawn && op === undefined) return [{ kind: 'chart', op, what, said }];
  return stat;
}

const isSpan = (word: string): boolean => /^(?:day|week|month|year)s?$/i.test(word);

/** "per month", "by crop", "weekly". */
function groupOf(said: string): string | undefined {
  const adverb = /\b(daily|weekly|monthly|yearly|annual(?:ly)?)\b/i.exec(said)?.[1]?.toLowerCase();
  const time =
    /\b(?:per|by|each|every|over the|over|a|of each|for each)\s+(?:last\s+|past\s+)?(day|week|month|year)s?\b/i.exec(
      said,
    )?.[1];
  if (time) return time.toLowerCase();
  if (/\bover (?:the )?time\b/i.test(said)) return 'month';
  if (adverb) return spans[adverb];
  return by.exec(said)?.[1]?.toLowerCase();
}

/** The words that are left when the wish itself is taken away. */
const bareOf = (said: string): string =>
  said
    .replace(by, ' ')
    .replace(/\b(?:as|in) an? (?:\w+ )?(?:chart|graph|diagram|plot)\b/i, ' ')
    .replace(
      /\b(?:charts?|graphs?|plot(?:ted)?|diagrams?|curves?|trends?|daily|weekly|monthly|yearly)\b/gi,
      ' ',
    )
    .toLowerCase()
    .trim();
