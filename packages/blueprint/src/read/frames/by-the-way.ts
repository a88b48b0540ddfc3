import { conceptById } from '../../lexicon/concepts.ts';
import { isParticiple } from '../../lexicon/words/verbs.ts';
import { capitalise, singular } from '../../words.ts';
import { nameOfChoices } from '../fields/either.ts';
import { bare, label, readField, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity, isSure } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import { readAttributes } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isRole } from './deeds.ts';
import { questions } from './questions.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that tell one more thing by the way: a balance to begin with, a file to attach, a list of things to do. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const known = (cursor: Cursor, words: string): EntityDraft | undefined => {
  const noun = readNoun(bare(words), true);
  return noun && findEntity(cursor.reading, noun);
};

const beginning =
  /^(?:(everyone|everybody|they|all of (?:us|them))|(?:(?:each|every|an?|all|the) )?([\p{L}-]+(?: [\p{L}-]+)?))\s+(?:begins?|starts?|starts? out|starts? off|is given|are given)\s+with\s+(?:\d+|one|two|three|five|ten|twenty|fifty|a hundred|so many)\s+([\p{L}-]+s)\b/iu;

/** "Everyone begins with 10 tokens": so many are kept of each. */
const begins: Frame = (cursor, clause) => {
  const [, anyone, words = '', counted = ''] = beginning.exec(clause) ?? [];
  if (counted === '') return false;
  const draft =
    anyone === undefined
      ? known(cursor, words)
      : cursor.reading.entities.find(
          ({ concept, words: name }) =>
            concept?.kind === 'person' || /^(?:family|household|team|member|player|child|kid)$/.test(name),
        );
  if (!draft) return false;
  addField(draft, { label: capitalise(counted.toLowerCase()), type: 'int', known: 'exact' });
  return true;
};

const attaching =
  /\b(?:can|could|may|should be able to|want to|would like to)\s+(?:also\s+|then\s+)?(?:attach|upload|add)\s+(?:an?|the|one|some)\s+((?:[\p{L}-]+ ){0,2}(?:file|photo|picture|pdf|document|image|scan|sketch|recording)s?)(?:\s+(?:to (?:it|them|each|every|the) ?[\p{L}-]*|there|too|as well))?$/iu;

/** "You can attach a worksheet file": to what was spoken of. */
const attached: Frame = (cursor, clause) => {
  const words = attaching.exec(clause)?.[1];
  const draft = cursor.met ?? cursor.current;
  const field = words === undefined ? undefined : readField(words);
  if (!field || !draft) return false;
  addField(draft, field);
  return true;
};

const choosing =
  /^(?:the\s+)?((?:best|right|correct|winning|accepted|top|favourite|favorite)\s+([\p{L}-]+))\s+(?:(?:can|could|may|should|must|will|would|might)\s+be|is|gets?)\s+(?:marked|highlighted|pinned|chosen|picked|starred|flagged)/iu;

/** "The best answer could be marked". */
const chosen: Frame = (cursor, clause) => {
  const [, words = '', thing = ''] = choosing.exec(clause) ?? [];
  const draft = thing === '' ? undefined : (known(cursor, thing) ?? replyIn(cursor, thing) ?? cursor.current);
  if (!draft) return false;
  addField(draft, { label: label(words), type: 'bool', known: 'exact' });
  return true;
};

/** An answer in a forum is a reply there. */
function replyIn(cursor: Cursor, thing: string): EntityDraft | undefined {
  const concept = conceptById('topic_reply');
  const isForum = cursor.reading.kinds.some(({ kind }) => kind === 'forum');
  if (!isForum || !concept || !/^(?:answer|reply|comment|response)$/i.test(thing)) return undefined;
  return ensureEntity(cursor, { words: 'reply', plural: false, concept });
}

const placing =
  /\b(?:starts?|opens?|begins?|posts?|creates?|writes?|adds?|enters?|files?|puts?)\s+(?:an?|the|each|every|new)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:under|in|into|within|below)\s+(?:an?|one|its)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s+\(([^)]+)\)/iu;

/** "They start a topic under a subject (maths, arts)": the subject is chosen. */
const placed: Frame = (cursor, clause) => {
  const [, words = '', place = '', list = ''] = placing.exec(clause) ?? [];
  const noun = words === '' ? undefined : readNoun(bare(words), true);
  const field = noun && readField(`${place} (${list})`);
  if (!noun || !field || splitOptions(list).length < 2) return false;
  const draft = ensureEntity(cursor, noun);
  addField(draft, field);
  cursor.current = draft;
  return true;
};

const ownList =
  /^(?:each|every|an?|the|any|all)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:has|have|gets?|needs?|comes? with)\s+(?:an?|its|their|one|the)\s+(?:own\s+)?(?:check ?list|to-?do list|list|series|set)\s+(?:of\s+(?:the\s+)?(things|tasks|steps|jobs|points|to-?dos|chores)(?:\s+(?:to do|to be done|to check|that (?:need|have|has) to be done|(?:we|i|they) (?:must|have to|need to) do))?)?\s*(?:\([^)]*\))?(?:,?\s+(?:that|which)\s+(?:we|i|they|you|people|staff|(?:the|our) [\p{L}-]+)\s+[^,]*)?(?:\s*,?\s*(?:each )?with\s+(.+))?$/iu;

/** "Every wedding has its own list of things to do (cake, band) that we tick off": tasks of that wedding. */
const listed: Frame = (cursor, clause) => {
  if (!/list|series|\bset\b/i.test(clause)) return false;
  const [, words = '', parts = '', list = ''] = ownList.exec(clause) ?? [];
  if (words === '' || (parts === '' && !/\b(?:check|to-?do )list\b/i.test(clause))) return false;
  const noun = readNoun(bare(words), true) ?? { words: words.toLowerCase(), plural: false };
  if (isRole(words) || (list !== '' && !isAboutAttributes(list))) return false;
  const name = /^(?:steps|jobs|chores)$/i.test(parts) ? singular(parts.toLowerCase()) : 'task';
  const concept = conceptById(name);
  const draft = ensureEntity(cursor, { words: name, plural: true, ...(concept ? { concept } : {}) });
  draft.isListed = true;
  cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, noun), many: false });
  if (list !== '') readAttributes(cursor, draft, list);
  addField(draft, { label: 'Done', type: 'bool', known: 'exact' });
  cursor.current = draft;
  return true;
};

const doing =
  /^(?:when(?:ever)?|each time|every time|once|if)\s+(?:an?|the|one of the|somebody|someone)\s*([\p{L}-]*)\s+(?:does|finishes|completes|has done|has finished|did)\s+(?:one|it|an? [\p{L}-]+|the [\p{L}-]+)\b.*?\b(?:ticks?|marks?|checks?)\s+(?:it|that|this|them)\b(.*)$/iu;

/** "When a kid does one they tick it and I approve it": each time is kept. */
const done: Frame = (cursor, clause) => {
  const found = doing.exec(clause);
  const task = cursor.current;
  if (!found || !task) return false;
  const who = known(cursor, found[1] ?? '');
  if (!who || who === task) return false;
  const draft = ensureEntity(cursor, { words: `${task.words} completion`, plural: false });
  for (const to of [task, who]) cursor.reading.relations.push({ from: draft, to, many: false });
  addField(draft, { label: 'Date', type: 'date', known: 'exact' });
  if (/\b(?:approve|confirm|check|sign off|accept|agree)s?\b/i.test(found[2] ?? ''))
    addField(draft, { label: 'Approved', type: 'bool', known: 'exact' });
  draft.isListed = true;
  cursor.current = draft;
  return true;
};

const ofEach = /\b(?:the|its)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s+of\s+(?:the|each|an?)\s+([\p{L}-]+)\b/giu;
const thatOf = /\bthat of\s+(?:the|each|an?)\s+([\p{L}-]+)\b/iu;

/** "Worked out from the focal length of the telescope divided by that of the eyepiece": numbers that these have. */
export function readOperands(cursor: Cursor, clause: string): void {
  if (!/\b(?:worked out|calculated|computed|reckoned|divided|multiplied|minus|plus|times)\b/i.test(clause))
    return;
  let name = '';
  for (const [, words = '', thing = ''] of clause.matchAll(ofEach)) {
    const draft = sureOf(cursor, thing);
    if (!draft || /^(?:sum|total|number|average|rest|list)$/i.test(words)) continue;
    name = words;
    addNumber(draft, words);
  }
  const other = sureOf(cursor, thatOf.exec(clause)?.[1] ?? '');
  if (other && name !== '') addNumber(other, name);
}

/** A thing that was named, or that a first reading found further on. */
function sureOf(cursor: Cursor, words: string): EntityDraft | undefined {
  const noun = readNoun(bare(words), true);
  if (!noun || noun.plural) return undefined;
  const isThere = cursor.sure !== undefined && isSure(cursor, noun);
  return findEntity(cursor.reading, noun) ?? (isThere ? ensureEntity(cursor, noun) : undefined);
}

function addNumber(draft: EntityDraft, words: string): void {
  const { type, known: sure } = typeOf(bare(words));
  addField(draft, { label: label(words), type: sure === 'unknown' ? 'number' : type, known: 'exact' });
}

const ticking =
  /\b(?:tick|mark|check|see|know|note)(?: off| down)? (?:whether|if|when) (?:(it|they|that|each(?: one)?(?: of (?:them|these))?|every one)|(?:the|an?|each|every) ([\p{L}-]+)) (?:is|are|was|were|has been|have been|got|gets) (?:already |really )?([a-z]+)$/iu;

/** "I'd like to tick whether each one is paid". */
const ticked: Frame = (cursor, clause) => {
  const [, , thing, word = ''] = ticking.exec(clause) ?? [];
  const draft = thing === undefined ? cursor.current : known(cursor, thing);
  if (!draft || draft.fields.length === 0 || !isParticiple(word.toLowerCase())) return false;
  addField(draft, { label: capitalise(word.toLowerCase()), type: 'bool', known: 'exact' });
  return true;
};

const perList =
  /^(?:an?|the|one)\s+([\p{L}-]+)\s+list\s+(?:per|for (?:each|every)|of (?:each|every))\s+([\p{L}-]+),?\s+(?:with|:)\s+(.+)$/iu;

/** "A packing list per camp with item, how many": the items of the list belong to the camp. */
const listPer: Frame = (cursor, clause) => {
  const [, kind = '', whole = '', list = ''] = perList.exec(clause) ?? [];
  const parent = readNoun(bare(whole));
  if (kind === '' || !parent || !isAboutAttributes(list)) return false;
  const draft = ensureEntity(cursor, { words: `${kind.toLowerCase()} item`, plural: true });
  cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, parent), many: false });
  readAttributes(cursor, draft, list);
  return true;
};

const approving =
  /^(?:then\s+|and\s+)*(?:i|we|an? [\p{L}-]+|the [\p{L}-]+|somebody|someone)\s+(?:must |should |has to |have to |then |also )*(approve|confirm|accept|sign off|verify|check)s?\s+(?:it|them|that|those|each one)$/iu;
const approvals: Readonly<Record<string, string>> = {
  approve: 'Approved',
  confirm: 'Confirmed',
  accept: 'Accepted',
  'sign off': 'Signed off',
  verify: 'Verified',
  check: 'Checked',
};

/** "I approve it": whether somebody did. */
const approved: Frame = (cursor, clause) => {
  const name = approvals[approving.exec(clause)?.[1]?.toLowerCase() ?? ''];
  const draft = cursor.current;
  if (name === undefined || !draft || draft.fields.length === 0) return false;
  addField(draft, { label: name, type: 'bool', known: 'exact' });
  return true;
};

const ranking =
  /\b(?:ranking|leader ?board|top list|score ?board|rank)\s+(?:of\s+|for\s+|with\s+)?(?:all\s+)?(?:the\s+|our\s+|my\s+)?([\p{L}-]+s)\s+by\s+(?:their\s+|the\s+|most\s+|total\s+|number of\s+)*([\p{L}-]+s?)\b/iu;

/** "A ranking of the kids by points": each of them has these. */
const ranked: Frame = (cursor, clause) => {
  const [, words = '', by = ''] = ranking.exec(clause) ?? [];
  const draft = words === '' ? undefined : known(cursor, words);
  if (!draft) return false;
  addNumber(draft, by);
  return true;
};

const picking =
  /^(?:and |then |also )*(?:visitors?|people|guests?|customers?|users?|readers?|members?|everyone|anyone|they|you|we|i)\s+(?:(?:see|view|browse|look at|find|search)s?\s+(?:all )?(?:the|my|our)\s+([\p{L}-]+s)\b[^,]{0,30},?\s+(?:and\s+)?)?(?:can|could|may)\s+(?:then\s+|also\s+|just\s+)*(?:pick|choose|select|switch between|filter (?:them )?(?:by|for)|sort (?:them )?by)\s+((?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)?,? or [\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** "Visitors see my pictures, can pick watercolour, ink or digital": each picture is one of these. */
const picked: Frame = (cursor, clause) => {
  const [, words, list = ''] = picking.exec(clause) ?? [];
  const noun = words === undefined ? undefined : readNoun(bare(words), true);
  const draft = noun ? ensureEntity(cursor, noun) : cursor.current;
  const options = splitOptions(list);
  if (list === '' || !draft || options.length < 2) return false;
  // "Filter by name, date or price": what is kept already.
  if (options.filter((option) => typeOf(option).known === 'exact').length * 2 > options.length) return false;
  addField(draft, {
    label: nameOfChoices(options),
    type: 'enum',
    options: options.map(capitalise),
    known: 'exact',
  });
  cursor.current = draft;
  return true;
};

const narrowing =
  /^(?:and |then |also )*(?:(?:visitors?|people|guests?|customers?|users?|readers?|members?|everyone|anyone|they|you|we|i)\s+)?(?:(?:can|could|may|should|must|want to|be able to|also)\s+)*(?:pick|choose|select|click(?: on)?|tap(?: on)?)\s+(?:an?|one|the)\s+[\p{L}-]+(?: [\p{L}-]+)?,?\s+(?:and|to)\s+(?:then\s+)?(?:(?:only|just|exactly)\s+(?:see|view|get|find|look at|be shown)|(?:see|view|get|be shown)\s+(?:only|just))\b/iu;

/** "Pick a region and only see its cheeses": lists are narrowed to what is chosen, and nothing is kept of it. */
const narrowed: Frame = (cursor, clause) => {
  if (!narrowing.test(clause)) return false;
  cursor.reading.pages.push({ kind: 'search', phrase: clause, public: false });
  return true;
};

const plainContent =
  /^(?:and )?(?:(?:the|our|my|a|an|some) )?(?:(?:opening|business|office|visiting) (?:hours|times)|hours|address|directions?|(?:tele)?phone(?: number)?|e-?mail(?: address)?|contact details|map|logo|name|(?:big |nice )?(?:photo|picture)s?(?: of .+)?|(?:short )?(?:welcome|greeting|text|introduction|intro)(?: text| about us)?|prices)$/i;

/** "Opening hours and address on the front page": what stands there, and no things to keep. */
const fronted: Frame = (_, clause) => {
  const list =
    /^(.+?),? (?:go(?:es)? |should be |must be |are |is )?(?:on|at the top of) (?:the|our) (?:front|home|start|first|landing|main|welcome) page$/i.exec(
      clause,
    )?.[1];
  return list !== undefined && splitItems(list).every((item) => plainContent.test(item));
};

const favouring =
  /\b(?:mark|star|heart|pick|tag|choose|bookmark|flag|save|keep)s? (?:(?:all )?(?:their|his|her|my|our|your|the) )?(?:own )?(favou?rite)s?(?: ones?)?$/i;

/** "The children want to star their favourites": of what was spoken of. */
const favoured: Frame = (cursor, clause) => {
  const word = favouring.exec(clause)?.[1];
  const draft = cursor.current;
  if (word === undefined || !draft || draft.concept?.kind === 'person') return false;
  addField(draft, { label: capitalise(word.toLowerCase()), type: 'bool', known: 'exact' });
  return true;
};

/** "Count the moves", of a game: what it does by itself. */
const counting: Frame = (cursor, clause) =>
  cursor.reading.tools.length > 0 &&
  /^(?:it |please |also )*(?:should |must )?(?:count|add up|measure|time)s? (?:all )?(?:the |my |our )?[\p{L}-]+s?$/iu.test(
    clause,
  );

const frames: readonly Frame[] = [
  counting,
  narrowed,
  fronted,
  favoured,
  picked,
  ranked,
  begins,
  attached,
  chosen,
  placed,
  listed,
  listPer,
  done,
  ticked,
  approved,
  ...questions,
];

export const byTheWay: Frame = (cursor, clause) =>
  clause.length <= 400 && frames.some((frame) => frame(cursor, clause));
