/**
 * The library's grammar of a JSON schema, without its blanks: they let a model indent, which doubles its answer, and
 * have it end on four line breaks.
 */
export const compactGrammar = (grammar: string): string =>
  grammar
    .split('\n')
    .map((rule) => {
      if (rule.startsWith('whitespace-')) return `${nameOf(rule)} ::= ""`;
      if (rule.startsWith('comma-whitespace-')) return `${nameOf(rule)} ::= ","`;
      const tight = rule.replaceAll('":" [ ]?', '":"');
      return rule.startsWith('root ') ? withoutEnd(tight) : tight;
    })
    .join('\n');

const nameOf = (rule: string): string => rule.slice(0, rule.indexOf(' '));

/** Nothing follows the closing brace. */
const withoutEnd = (root: string): string => root.slice(0, root.lastIndexOf('"}"') + 3);
