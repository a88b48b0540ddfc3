import { capitalise } from '../words.ts';
import type { FieldDraft } from './field-draft.ts';

type Shape = readonly [RegExp, (found: RegExpExecArray) => Omit<FieldDraft, 'known'> | undefined];

const someone = '(?:i|we|you|he|she|it|they|somebody|someone|the \\w+)';
const was = '(?:was|were|is|are|has been|had|have|did)?';

/** "It was bought" and "we bought it" are both "bought". */
const verbOf = (rest: string): string =>
  rest
    .replace(new RegExp(`^${someone}\\s+`, 'i'), '')
    .replace(new RegExp(`^${was}\\s+`, 'i'), '')
    .replace(/\s+(?:it|them|him|her|that|this)(?:\s+(?:to|from|for)\s+(?:me|us|you))?$/i, '')
    .trim();

/** "How many people we need" are "people needed". */
const counted = (verb: string): string => verb.toLowerCase().replace(/^(need|want|expect)$/, '$1ed');

const named = (word: string, rest: string): string => capitalise(`${word} ${verbOf(rest)}`.trim());

/** "How strong the pain was" is the pain, "how much the repair cost" its cost. */
const ofThing: readonly Shape[] = [
  [
    /^how (?:strong|bad|good|severe|intense|loud|big|large|heavy|long|high|hot|warm|cold|old|far) (?:the|my|our|his|her|its|their) ([\w-]+(?: [\w-]+)?) (?:is|was|are|were|felt)(?:\s+(?:from )?(\d{1,2})\s*(?:-|to)\s*(\d{1,3}))?$/i,
    ([, thing = '', min, max]) => ({
      label: capitalise(thing),
      ...(min !== undefined && max !== undefined
        ? { type: Number(max) <= 10 ? 'rating' : 'int', min: Number(min), max: Number(max) }
        : { type: 'string' }),
    }),
  ],
  [
    /^(?:when|the (?:day|date|time) (?:when|on which|that)?\s*)\s*(?:it|he|she|this|that|they) (?:was |were |is |has been |had )?(\w+(?:ed|t|n|gan|an))$/i,
    ([, verb = '']) => ({ label: capitalise(verb), type: 'date' }),
  ],
  [
    /^when (?:it|he|she|this|they|the [\w-]+) (?:starts|begins)$/i,
    () => ({ label: 'Start', type: 'datetime' }),
  ],
  [
    /^when (?:it|he|she|this|they|the [\w-]+) (?:ends|finishes|stops)$/i,
    () => ({ label: 'End', type: 'datetime' }),
  ],
  [
    /^when the ([\w-]+) (starts?|ends?|begins?)$/i,
    ([, thing = '', verb = '']) => ({
      label: capitalise(`${thing} ${/^e/i.test(verb) ? 'end' : 'start'}`),
      type: 'date',
    }),
  ],
  [
    /^when (?:it|the \w+) (starts?|ends?)$/i,
    ([, verb = '']) => ({ label: capitalise(verb.replace(/s$/, '')), type: 'datetime' }),
  ],
  [
    /^the (?:day|date) (?:on which |that |when )?(?:i|we|it|they|he|she|you) (?:was |were |have |has )?(\w+)(?: (?:it|them))?$/i,
    ([, verb = '']) => ({ label: capitalise(`${verb} on`), type: 'date' }),
  ],
  [
    /^the year (?:in which |that |when )?(?:i|we|it|they|he|she) (?:was |were )?(\w+)(?: (?:it|them))?$/i,
    ([, verb = '']) => ({ label: capitalise(`year ${verb}`), type: 'int' }),
  ],
  [/^how many ([\w-]+)$/i, ([, things = '']) => ({ label: capitalise(`number of ${things}`), type: 'int' })],
  [
    /^how much (?:has|have|had) been (\w+)(?: so far)?$/i,
    ([, verb = '']) => ({ label: capitalise(`amount ${verb}`), type: 'money' }),
  ],
  [
    /^what (?:the |an? )?([\w-]+) (?:has |had )?(?:cost|costs|costed)(?: altogether| in all)?$/i,
    () => ({ label: 'Cost', type: 'money' }),
  ],
  [
    /^what (?:i|we|you) (?:spend|spent|paid|pay)(?: (?:on|for) .+)?$/i,
    () => ({ label: 'Cost', type: 'money' }),
  ],
];

/** Attributes in the words of a question: "where I bought it", "how long it takes", "who gave it to me". */
const shapes: readonly Shape[] = [
  [/^how long\b/i, () => ({ label: 'Duration', type: 'duration' })],
  [/^how often\b/i, () => ({ label: 'How often', type: 'enum', options: ['Daily', 'Weekly', 'Monthly'] })],
  [/^how many$/i, () => ({ label: 'How many', type: 'int' })],
  [/^which ([\w-]+)\b/i, ([, thing = '']) => ({ label: capitalise(thing), type: 'string' })],
  [
    /^how many ([\w\s-]+?) (?:are|is|was|were|we|they|i|it|you|will be|can be|do we|have)\b\s*(needed|required|booked|sold|left|allowed|need|want|expect)?.*$/i,
    ([, things = '', done = '']) => ({ label: capitalise(`${things} ${counted(done)}`.trim()), type: 'int' }),
  ],
  [/^how many (.+)$/i, ([, rest = '']) => ({ label: capitalise(`how many ${rest}`), type: 'int' })],
  [
    /^(?:how much|what) (?:it |they |that |this )?(?:cost|costs|costed|is worth)\b/i,
    () => ({ label: 'Cost', type: 'money' }),
  ],
  [/^how much (?:i|we|it was|he|she) (?:paid|spent)\b/i, () => ({ label: 'Price paid', type: 'money' })],
  [/^how much (.+)$/i, ([, rest = '']) => ({ label: capitalise(`how much ${rest}`), type: 'number' })],
  [
    /^how (?!to\b)(.+)$/i,
    ([, rest = '']) => ({ label: capitalise(`how ${rest}`.replace(/ i /, ' I ')), type: 'string' }),
  ],
  [/^where (?!each\b)(.+)$/i, ([, rest = '']) => ({ label: named('where', rest), type: 'string' })],
  [/^(?:since )?when (.+)$/i, ([, rest = '']) => ({ label: named('when', rest), type: 'date' })],
  [/^what (?:it|this|that) (?:is|was)(?: called)?$/i, () => ({ label: 'Name', type: 'string' })],
  [/^(?:with|by|for|from|to) whom\b/i, ([phrase]) => ({ label: capitalise(phrase), type: 'string' })],
  [
    /^who (.+)$/i,
    ([, rest = '']) => ({
      label: capitalise(`who ${rest.replace(/\s+to (?:me|us)$/i, '')}`),
      type: 'string',
    }),
  ],
  [/^what (?!happened)(.+)$/i, ([, rest = '']) => ({ label: named('what', rest), type: 'string' })],
];

/** The attribute that a question asks for; undefined where the words are no question, or one too long for a label. */
export function readAsked(text: string): FieldDraft | undefined {
  if (text.includes('(') || text.split(/\s+/).length > 8) return undefined;
  for (const [shape, make] of [...ofThing, ...shapes]) {
    const found = shape.exec(text);
    const field = found && make(found);
    if (field) return { ...field, known: 'exact' };
  }
  return undefined;
}
