import { verbForms } from '../../lexicon/words/verbs.ts';

const both =
  /(?<=[\p{L},:(] ?)\b(when|what time) ((?:it|they|he|she|we|i|somebody|someone|(?:the|an?|each|every) [\p{L}-]+) )([\p{L}]+)( (?:in|out|up|off|on|back))? and ([\p{L}]+)( (?:in|out|up|off|on|back))?(?=\s*(?:[,.;:)\n]|$)| and\b| with\b)/giu;

/** "When it started and stopped" asks for two: when it started, when it stopped. */
export const withBothAsked = (text: string): string =>
  text.replace(both, (all, word: string, who: string, one: string, off = '', other: string, away = '') => {
    const verbs = [one, other].map((verb) => verbForms.get(verb.toLowerCase()));
    if (verbs.some((verb) => verb === undefined || verb === 'be') || verbs[0] === verbs[1]) return all;
    return `${word} ${who}${one}${off}, ${word} ${who}${other}${away}`;
  });
