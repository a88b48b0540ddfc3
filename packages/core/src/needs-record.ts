/** Bounded everywhere, as all that reads people's texts. */
const signs =
  /<(?:RecordDetail|PublicDetail|BlogPost)\b|\.get\(\s{0,5}["'`]id["'`]\s{0,5}\)|\{\s{0,5}id\b[^{}]{0,80}\}\s{0,5}=\s{0,5}useParams\(/;

/** Whether a page shows one record, which its address names: without one there is nothing to see. */
export const needsRecord = (text: string): boolean => signs.test(text);
