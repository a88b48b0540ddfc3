// The only place that says how lists are written: American English would put a comma before "and".
const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** "a, b and c"; "a, b or c" where asked. */
export const joinWords = (words: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  lists[joint].format(words);
