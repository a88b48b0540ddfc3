import { isParticiple, participleOf, verbForms } from '../../lexicon/words/verbs.ts';
import type { FieldDraft } from './field-draft.ts';

export type Asked = Omit<FieldDraft, 'known'>;

/** What stands after a question word: who does it, what is done, and what follows. */
export type Deed = {
  who: string;
  thing: string;
  verb: string;
  written: string;
  rest: string;
  isPast: boolean;
};

const pronoun =
  /^(?:i|we|you|he|she|it|they|somebody|someone|people|everyone|one|this|that|these|those|there)$/;
const article = /^(?:the|my|our|your|his|her|its|their|a|an|each|every)$/;
const helping =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|gets?|got|will|would|can|could|should|must|may|might|ought|needs?|to|it's|they're|he's|she's|not|also|just|usually|normally|currently|already|actually|finally|then|still|exactly|originally|roughly|really|always)$/;
const particles = /^(?:up|off|in|out|back|down|on|over|away)$/;
const objects =
  /^(?:it|them|him|her|that|this|one|me|us|(?:the|a|an|my|our|each|their|his|its) \w+)(?:\s+(?:to|from|for|by|at|with|on|in) (?:me|us|you|them|him|her|it))?$/;

/** Reads "the family brought it back" or "was repaired"; undefined where no verb is in it. */
export function deedOf(text: string): Deed | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let at = 0;
  let [who, thing] = ['', ''];
  if (pronoun.test(words[0] ?? '')) who = words[at++] ?? '';
  else if (article.test(words[0] ?? '') && words.length > 2) {
    const end = words.findIndex((word, index) => index > 1 && (helping.test(word) || verbForms.has(word)));
    if (end < 0 || end > 4) return undefined;
    thing = words.slice(1, end).join(' ');
    who = thing;
    at = end;
  }
  const from = at;
  while (at < words.length - 1 && helping.test(words[at] ?? '')) at++;
  let written = words[at] ?? '';
  let verb = written === 'found' ? 'find' : verbForms.get(written);
  if (verb === undefined && at > from && /[a-z]{3,}ed$/.test(written)) verb = written;
  if (verb === undefined) return undefined;
  at++;
  if (/^(?:it|them|him|her)$/.test(words[at] ?? '') && particles.test(words[at + 1] ?? ''))
    words.splice(at, 1);
  const particle = words[at] ?? '';
  if (particles.test(particle)) {
    written = `${written} ${particle}`;
    verb = `${verb} ${particle}`;
    at++;
  }
  const helped = words.slice(from, at - 1).join(' ');
  const isPast = isParticiple(written) || /\b(?:was|were|been|had)\b/.test(helped);
  return { who, thing, verb, written, rest: words.slice(at).join(' '), isPast };
}

/** "Picked up" of "pick up". */
export const doneOf = (verb: string): string => {
  const [plain = '', ...particle] = verb.split(' ');
  return [participleOf(plain), ...particle].join(' ');
};

/** Nothing is asked of what follows the deed: "bought it", "brought it to us". */
export const isPlain = ({ rest }: Deed): boolean => rest === '' || objects.test(rest);

export const baseOf = ({ verb }: Deed): string => verb.split(' ')[0] ?? verb;
