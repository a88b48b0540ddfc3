import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural } from '../../words.ts';
import { courseOf, tagged } from '../text/tag.ts';

/** "As a coach, I want to keep players, so that ...": what is wanted. */
const story =
  /^(?:(?:user )?story\s*\d*\s*[:.]\s*|us-?\d+\s*[:.]?\s*|\d+[.)]\s*)?as (?:an?|the|our|one of the|any)\s+[\p{L}\s/'-]{2,40}?,?\s+(?:i|we)(?:'d|'ll)?\s+(?:would\s+|also\s+|just\s+)*(?:(?:want|need|wish|like|love|expect)(?:\s+to)?(?:\s+be able\s+to)?|can|could|must|should(?:\s+be able\s+to)?|have to|get to|am able to)\s+(.+)$/isu;
const purpose =
  /,?\s+(?:so that|so as to|in order to|so (?=(?:i|we|you|he|she|they|it|the|that|my|our|nobody|nothing|no one|everyone|everybody|people)\b))[^.;]*$/i;

const made =
  '(?:make|build|create|do|write|set up|put together|design|develop|give|have|get|program|code|help|come up with)';
const asking: readonly RegExp[] = [
  /^(?:and\s+|also,?\s+|but\s+|so\s+)*(?:(?:i|we)(?:'d| would)?\s+(?:also\s+)?(?:like|want|wish|need|prefer)|it\s+(?:should|must|has to)\s+be\s+(?:possible|so)|it\s+is\s+(?:important|necessary)),?\s+that\s+(?=(?:after|before|for|when|i|we|it|each|every|people|the|they|you|everybody|everyone|on|at)\b)/i,
  new RegExp(
    `^(?:so\\s+|and\\s+|please\\s+|hey\\s+)*(?:can|could|would|will|might)\\s+(?:you|we|i|somebody|someone|anyone|anybody|it|this)\\s+(?:guys\\s+)?(?:please\\s+|maybe\\s+|perhaps\\s+|possibly\\s+|also\\s+|mind\\s+|be able to\\s+)*(?:${made}|making|building)\\s+(?:up\\s+)?(?:(?:me|us|for me|for us|myself)\\s+)?(?:(?:to|with)\\s+)?`,
    'i',
  ),
  /^(?:and\s+|so\s+)?(?:can|could|would|will|might|may|should)\s+there\s+(?:also\s+|perhaps\s+|maybe\s+)?be\s+/i,
  /^(?:and\s+|so\s+)?is\s+there\s+(?:any\s+|some\s+|perhaps\s+)?(?:a\s+)?(?:way|chance|possibility|option|app|tool)\s+(?:(?:for|that)\s+(?:me|us|you|i|we|people)\s+)?(?:to|can|could|of|for)\s+(?:get|have|make|build|create|getting|having)?\s*/i,
  /^(?:and\s+|so\s+)?(?:is|would|might)\s+it\s+(?:be\s+)?(?:possible|feasible|doable|too much|ok|okay)\s+(?:(?:for|if)\s+(?:me|us|you|i|we)\s+)?(?:to\s+)?(?:get|have|make|build|create|could|can)?\s*/i,
  /^(?:i|we)(?:'m| am|'re| are| was| were|'d| would)\s+(?:just\s+)?(?:wondering|be (?:grateful|happy|glad)|like to know|ask(?:ing)?)\s+(?:if|whether)\s+(?:(?:you|we|i|one|somebody)\s+(?:can|could|might|would|may)\s+(?:make|build|create|have|get|do|give)?|there (?:is|was|were|could be|might be)(?: a way to)?)\s+(?:(?:me|us)\s+)?/i,
  /^(?:so,?\s+|but\s+|and\s+)*(?:what|all|the (?:only |main )?thing)(?: that)?\s+(?:i|we)(?:'d|'m|'re)?\s+(?:(?:really|just|do|actually|mainly)\s+)*(?:need|want|like|am looking for|are looking for|have in mind|am after|had in mind)(?:\s+(?:instead|most|first|really|now|here|is|are))*\s*(?::|\bis\b|\bare\b|,)\s*/i,
  /^(?:here(?:'s| is| are)|this is|these are)\s+(?:the idea|what (?:i|we) (?:need|want)|my idea|the plan)\s*[:,-]\s*/i,
  /^(?:any chance (?:of|for|to (?:get|have))|how about|what about|do you (?:have|do|know)|do you think (?:you|we) (?:can|could) (?:make|build|do|have))\s+/i,
  /^(?:i|we)\s+(?:am|are|'m|'re)\s+(?:looking|searching|in need|after)\s+(?:for|of)?\s*/i,
];

const vague =
  /^(?:(?:i|we)(?:'d)?\s+(?:just\s+|only\s+|really\s+)*(?:need|want|would like|like|would love)\s+)?(?:(?:an?|one|the|some)\s+)?(?:(?:small|simple|little|nice|single|online|web|shared|tiny|quick|neat|easy|central)\s+)*(?:something|somewhere|thing|tool|place|app|application|page|site|website|web ?app|system|program|way|software|platform|spot)\s+(?:(?:for (?:us|me|this|that)|online)\s+)?(?:where|in which|on which|that lets|which lets|that allows|with which|so that|so)\s+/i;

/** "We need one list of it all, that is to say ...": what is meant stands behind. */
const meaning =
  /^(?:.{0,30}\b)?(?:i|we)\s+(?:need|want|would like|'d like)\s+[^,:]{2,40},?\s+(?:which (?:means|is|includes|should have|has)|that is|that means|meaning|namely|i\.?e\.?)[:,]?\s+/i;

/** "An editor for a story with title and text": the story is kept, and written there. */
const editor =
  /^((?:.{0,80}?\b)??)(?:(?:so |then |and )*there (?:is|must be|has to be|should be|needs to be) )?(?:an?|the|one) (?:(?:simple|small|easy|little|nice|plain) )*(?:editor|input mask|entry mask|entry form|input form|entry screen) (?:for|to (?:write|enter|add|edit|create)) (?:an?|the|each|every|new) (?=[\p{L}-]+(?: [\p{L}-]+)? with )/iu;

export const withoutEditor = (sentence: string): string => sentence.replace(editor, '$1each ');

/** "The chess club needs members, boards and evenings": what a body of people needs is what we need. */
const body =
  /^(?:(?:so|and|now|well),? )?(?:(?:our|the|my|this|a) )?(?:[\p{L}'-]+ ){0,4}(?:club|society|association|school|team|shop|museum|office|company|band|choir|orchestra|troupe|group|parish|church|farm|studio|clinic|league|committee|theatre|theater|library|guild|crew|union|kindergarten|nursery|brewery|bakery|workshop|charity|foundation|firm|lab|department|station|brigade|hotel|garage|lot|gang|bunch|ward|family|class|staff) (?:needs?|wants?|would like|requires?|is after|is looking for) (?=(?:(?:the|our|their|its|some|a list of|lists of) )?(?:[\p{L}-]+ )?[\p{L}-]+s(?:,| and | \(| with )|an? (?:[\p{L}-]+ ){0,2}(?:chat|messenger|forum|message board|blog|quiz|survey|poll|portfolio|website|site)\b)/iu;

export const whatWeNeed = (sentence: string): string => sentence.replace(body, 'we need ');

export const plainMeaning = (clause: string): string => clause.replace(meaning, '');

/** Says a story or a question as a plain wish: "Could members rate books?" is "members can rate books". */
export function plainWish(sentence: string): string {
  let wish = sentence.trim();
  const told = story.exec(wish)?.[1];
  if (told !== undefined) wish = told.replace(purpose, '');
  for (const shape of asking) wish = wish.replace(shape, '');
  wish = inOrder(wish);
  const rest = wish.replace(vague, '');
  if (rest !== wish && isTold(rest)) wish = rest;
  return wish === '' ? sentence : wish;
}

/** Whether words tell what somebody does or has. */
const isTold = (words: string): boolean => {
  const course = courseOf(tagged(words));
  return /^[ec]*(?:r|[doa#n]*n(?:p[doa#n]*n)*)[eg]*[xvm]/.test(course) || startsWithSubject(words);
};

/** "People book a desk": a plural word, then a verb. */
function startsWithSubject(words: string): boolean {
  const [first, second] = words.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return first !== undefined && second !== undefined && isPlural(first) && verbForms.has(second);
}

const inverted =
  /^(?:and\s+|also\s+|so\s+)?(can|could|may|might|should|must|will|would|do|does|shall)\s+((?:(?:the|our|my|an?|all|each|every|these|those)\s+)?[\p{L}'-]+(?:\s[\p{L}'-]+){0,3}?)\s+((?:also|then|please|only|just|be able to)\s+)*([\p{L}'-]+)\b(.*)$/iu;

/** "Can members borrow books?" is "members can borrow books". */
function inOrder(sentence: string): string {
  const found = inverted.exec(sentence);
  const [, modal = '', subject = '', adverb = '', verb = '', rest = ''] = found ?? [];
  if (!found || !(verbForms.has(verb.toLowerCase()) || /^(?:be|have)$/i.test(verb))) return sentence;
  if (/^(?:you|there|it|this)$/i.test(subject)) return sentence;
  if (/^(?:i|we)$/i.test(subject)) return /^(?:have|get)$/i.test(verb) ? rest.trim() : `${verb}${rest}`;
  const has = /^have$/i.test(verb) && !/^(?:can|may)$/i.test(modal);
  const done = has ? (isPlural(subject) ? 'have' : 'has') : `can ${adverb}${verb}`;
  return `${subject} ${done}${rest}`;
}
