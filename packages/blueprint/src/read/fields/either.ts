import { isParticiple } from '../../lexicon/words/verbs.ts';
import { capitalise } from '../../words.ts';
import { deedOf, doneOf } from './asked-deed.ts';
import type { FieldDraft } from './field-draft.ts';

/** What choices are choices of, where nobody says so. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/^(?:monthly|yearly|weekly|annual|annually|quarterly)$/i, 'Billing cycle'],
  [/^(?:cash|card|transfer|bank transfer)$/i, 'Payment method'],
  [/^(?:delivery|delivered|pick-?up|takeaway|collection|collected|dine-?in)$/i, 'Delivery'],
  [/^(?:for )?(?:sale|rent|let|hire)$/i, 'Offer'],
  [/^(?:in|out|incoming|outgoing)$/i, 'Type'],
  [
    /^(?:pass|passed|fail|failed|refused|accepted|rejected|granted|denied|won|lost|win|loss|success|failure)$/i,
    'Result',
  ],
  [/^(?:bought|rented|hired|owned|leased|borrowed)$/i, 'Ownership'],
  [/^(?:new|used|second-?hand|broken|worn)$/i, 'Condition'],
  [/^(?:small|large|big|xs|s|m|l|xl)$/i, 'Size'],
  [/^(?:left|right)$/i, 'Side'],
  [/^(?:male|female|girl|boy)$/i, 'Sex'],
  [/^(?:morning|afternoon|evening|noon|midday|bedtime)$/i, 'Time of day'],
  [/^(?:urgent|not urgent)$/i, 'Urgency'],
  [
    /^(?:water ?colou?rs?|oils?|acrylics?|ink|pencil|charcoal|gouache|pastels?|etching|linocut)$/i,
    'Technique',
  ],
  [/^(?:vegetarian|vegan|gluten[- ]free)$/i, 'Diet'],
  [/^(?:clay|grass|artificial grass|gravel|asphalt|tarmac|carpet)$/i, 'Surface'],
  [/^(?:easy|medium|hard|beginner|intermediate|advanced|beginners)$/i, 'Level'],
];

export function nameOfChoices(options: readonly string[]): string {
  const named = answers.find(([shape]) => options.some((option) => shape.test(option)))?.[1];
  if (
    options.length >= 3 &&
    options.filter((option) => isParticiple(option.toLowerCase())).length * 2 > options.length
  )
    return 'Status';
  return named ?? 'Type';
}

const anyone =
  '(?:it|they|he|she|we|i|you|this|that|somebody|someone|(?:the|a|an|my|our|his|her|their|its|each|every) [\\w-]+(?: [\\w-]+)?|[\\w-]+)';
const state = new RegExp(
  `^(?:${anyone} )?(?:is|are|was|were|has|have|had|will be|can be|should be|must be)(?: been| already| still| fully)* (.+)$`,
);

/** "A tick that they agree", "a checkbox if it is urgent" */
const ticked =
  /^(?:tick(?: ?box)?|check ?(?:box|mark)|yes\/no(?: box)?)s? (?:that|if|whether|when|to say(?: that)?|to show(?: that)?) (.+)$/i;
/** "Whether the deposit has been paid": what is paid is not the thing itself. */
const papers =
  /^(?:the|their|his|her|its|a|an) (deposit|down payment|fee|rent|bill|invoice|form|contract|key|tax|insurance|balance|waiver|permission slip|bond) (?:is|was|has been|have been|had been|got|gets) ([a-z]+)$/;
/** "If I saw the queen". */
const noticing =
  /^(?:i|we|you|they) (?:have )?(saw|seen|found|met|heard|spotted|noticed) (?:the |an? |any )?([\w-]+)$/;
const agreeing = /^(?:they|he|she|you|we|i|people) (agree|consent|accept|understand|approve|confirm)\b/i;

/** "Whether it is insured", "if there's a lift", "whether it was taken or refused". */
export function readWhether(text: string): FieldDraft | undefined {
  const agreed = ticked.exec(text)?.[1];
  const consent = agreed === undefined ? undefined : agreeing.exec(agreed)?.[1];
  if (consent) return { label: capitalise(consent.toLowerCase()), type: 'bool', known: 'exact' };
  const asked = agreed ?? /^(?:whether|if)\s+(?:or not\s+)?(.+)$/i.exec(text)?.[1];
  if (!asked || asked.includes('(')) return undefined;
  const rest = asked
    .toLowerCase()
    .replace(/\b(it|there|he|she|that)'s\b/g, '$1 is')
    .replace(/\b(they|we|you)'re\b/g, '$1 are')
    .replace(/\b(i|they|we|you)'ve\b/g, '$1 have')
    .replace(/^its (?=\w+(?:ed|en|ne|wn|pt|id|ght|le)\b|paid\b)/, 'it is ')
    .replace(/\s+or not$/, '')
    .replace(
      /(?<=\w)\s+(?:it|them|me|us|again|already|yet|right now|now|just now|today|these days|properly|back already|at the moment)$/,
      '',
    )
    .replace(/(?<=\w)\s+(?:it|them|me|us)$/, '');
  const plural = /^([a-z-]+s) (?:are|were) ([a-z]+ed)$/.exec(rest);
  if (plural) return { label: capitalise(`${plural[1]} ${plural[2]}`), type: 'bool', known: 'exact' };
  const paper = papers.exec(rest);
  if (paper) return { label: capitalise(`${paper[1]} ${paper[2]}`), type: 'bool', known: 'exact' };
  const there = /^there (?:is|are|was|were) (?:an? |any |some )?(.+)$/.exec(rest)?.[1];
  if (there) return { label: capitalise(there), type: 'bool', known: 'exact' };
  const is = state.exec(rest)?.[1]?.replace(/^(?:an? |the |been |got )+/, '');
  const parts = /^(?:either )?([\w-]+(?: [\w-]+)?) or (?:an? |the )?([\w-]+(?: [\w-]+)?)$/.exec(is ?? rest);
  if (parts?.[1] && parts[2]) {
    const options = [parts[1], parts[2]];
    return { label: nameOfChoices(options), type: 'enum', options: options.map(capitalise), known: 'exact' };
  }
  if (is && is.split(' ').length <= 4) return { label: capitalise(is), type: 'bool', known: 'exact' };
  const [, sense = '', thing = ''] = noticing.exec(rest) ?? [];
  if (thing !== '')
    return {
      label: capitalise(`${thing} ${sense === 'saw' ? 'seen' : sense}`),
      type: 'bool',
      known: 'exact',
    };
  const deed = deedOf(rest);
  if (!deed)
    return rest.split(' ').length <= 3 && !/^(?:it|they|he|she|we|i|you|not)\b/.test(rest)
      ? { label: capitalise(rest), type: 'bool', known: 'exact' }
      : undefined;
  const label = /^(?:come|attend|show up|turn up)$/.test(deed.verb)
    ? 'Coming'
    : capitalise(deed.who === '' || deed.isPast ? doneOf(deed.verb) : `${deed.written} ${deed.rest}`.trim());
  return label.split(' ').length <= 4 ? { label, type: 'bool', known: 'exact' } : undefined;
}
