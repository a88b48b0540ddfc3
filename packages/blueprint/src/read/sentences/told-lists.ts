import { verbForms } from '../../lexicon/words/verbs.ts';
import { singular } from '../../words.ts';
import { bare, typeOf } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { splitItems } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { deedIn, recordOf } from '../things/gerunds.ts';
import { readNoun } from '../things/nouns.ts';
import { checked, listOf } from './list-end.ts';

/** Ways in which people come to speak of a thing and then list what is kept of it. */
type Reader = (sentence: string) => string[] | undefined;

const name =
  '([\\p{L}-]+(?:\\s(?!(?:and|or|of|in|at|with|for|to|who|what|how|when|where|which|whether|the|an?|its|their|his|her|my|our)\\b)[\\p{L}-]+)?)';
const who =
  '(?:i|we|they|you|people|somebody|someone|staff|(?:the|our|my|an?|each|every) [\\p{L}-]+|[\\p{L}-]+s)';
const keep =
  '(?:write|note|record|log|keep|store|enter|put|jot|list|register|track|know|see|have|give|say)(?:s|es|ing)?(?: (?:down|in|up|inside|there|to know|to see|to have))*';
const wish =
  "(?:'d| would| will| can| could| must| should| have to| need to| want to| like to| love to| also| then| just| always)*";

const thingOf = (words: string): string | undefined => {
  const plain = words.toLowerCase().replace(/^(?:new|whole|single|own)\s/, '');
  if (isAppTitle(plain) && !/^\p{L}+s$/u.test(plain)) return undefined;
  return readNoun(bare(plain), true) || /^[a-z]{3,}ing$/.test(plain) ? plain : undefined;
};

/** What stands before the list says something of its own. */
const withBefore = (before: string, told: string[] | undefined): string[] | undefined =>
  told && before.trim().split(/\s+/).length > 2 ? [before.trim(), ...told] : told;

const goingIn = new RegExp(
  `^(?:and |also |then )*(?:the |our |all )?${name} (?:goes?|comes?|belongs?|(?:should|must|needs? to|has to|have to|ought to) (?:be|go|come))(?: (?:in|there|on|into it|noted|kept|recorded|logged|listed|written down))*(?: too| as well| also)*(?::|,? with) (.+)$`,
  'iu',
);
/** "Waxing goes in as well: the day, the product" */
const readGoing: Reader = (sentence) => {
  const [, words = '', list = ''] = goingIn.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  return thing === undefined ? undefined : checked(thing, list);
};

const writing = new RegExp(
  `^(.{0,80}?\\b)?(?:writes?|notes?|records?|logs?|lists?|enters?|jots?|registers?|tracks?|keeps?)(?: down| up| in)? (?:all |each of )?(?:the|our|my|their) (?:new |daily )?${name}: ([^:]+)$`,
  'iu',
);
/** "One of us sits at the gate and writes down the lorries: plate, driver" */
const readWriting: Reader = (sentence) => {
  const [, before = '', words = '', list = ''] = writing.exec(sentence) ?? [];
  const thing = words.endsWith('s') && splitItems(list).length > 2 ? thingOf(words) : undefined;
  if (thing === undefined || /[,:(]/.test(before)) return undefined;
  return checked(thing, list);
};

const saying = new RegExp(
  `^.{0,60}?\\b(?:it|which|that|app|register|list|book|page|card|file|overview|table|record|sheet|screen)(?: should| must| can| has to| needs to| would| also)* (?:say|tell|show|hold|note|keep|record|list|store|have)s?(?: me| us)? (?:for|of|about|under) (?:each|every|any|all the|a single|one) ${name},? (.+)$`,
  'iu',
);
/** "A book that says for each cottage who owns it, the rent and the key" */
const readSaying: Reader = (sentence) => {
  const [, words = '', list = ''] = saying.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  return thing === undefined ? undefined : checked(thing, list);
};

const possessive =
  /^(.*?\b)?(?:need|needs|want|wants|note|notes|write down|record|keep|know|like|store|enter|put in|take down|ask for|have)(?: also)? (?:the|each|every|an?|our|their) ([\p{L}-]+)(?:'s|s') ([\p{L}-]+(?: [\p{L}-]+)?(?:,| and) .+)$/iu;
/** "... so we want the pupil's name, class and a guardian's number" */
const readPossessive: Reader = (sentence) => {
  const [, before = '', words = '', list = ''] = possessive.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  if (thing === undefined || /[:(]|\b(?:for|of|about|per) (?:each|every)\b/i.test(before)) return undefined;
  const told = checked(thing, list);
  const rest = before.replace(
    /[\s,]*(?:\b(?:and|so|then|also|but)\b[\s,]*)*(?:(?:i|we|you)(?:'d| would)?(?: also)?(?: like| to| want)*\s*)?$/i,
    '',
  );
  return withBefore(rest, told);
};

const left =
  /^(?:and )?(?:there(?:'s| is)|we have|i have|we keep|i keep|we've got|i've got)(?: also)? an? ([\p{L}-]+) list (?:of|with|for) (?:all )?(?:the )?(?:people|those|everyone|everybody|families|names|folk)(?: who| that)?(?: have| has|'ve)? (?:left|leave|gave|give|given|told|tell|wrote|sent|with)(?: us| me| in| down)? (.+)$/iu;
/** "There's a waiting list of people who gave us their name and number" */
const readLeft: Reader = (sentence) => {
  const [, kind = '', list = ''] = left.exec(sentence) ?? [];
  return kind === '' ? undefined : checked(`${kind.toLowerCase()} list entry`, list);
};

const passive = new RegExp(
  `^(?:and |then |also )*(?:when(?:ever)?|once|each time|every time|after|as soon as|if) (?:an?|the|one of (?:the|our|my)|any|some) ([\\p{L}-]+)s? (?:is|are|was|were|has been|gets|got|had been)(?: being)? ([\\p{L}]+)(?: by [^,]+)?,? ${who}${wish} ${keep} (.+)$`,
  'iu',
);
/** "When a hive is treated I write down the product and the dose" */
const readPassive: Reader = (sentence) => {
  const [, thing = '', done = '', list = ''] = passive.exec(sentence) ?? [];
  const verb = verbForms.get(done.toLowerCase());
  if (verb === undefined || verb === 'be' || done.endsWith('ing')) return undefined;
  const told = listOf(list);
  if (!isAboutAttributes(told.list)) return undefined;
  return [listed(recordOf(verb), [told.list, singular(thing.toLowerCase())]), ...told.rest];
};

const regularly =
  '(?:(?:once|twice|\\d+ times|three times|four times) (?:a|per|every) (?:day|week|month|year|season)|(?:every|each)(?: other| second| single)? (?:day|morning|evening|night|week|weekend|month|year|season|spring|autumn|winter|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:daily|weekly|monthly|yearly|regularly|now and then|from time to time))';
const weekly = new RegExp(
  `^(?:and |also |then )*(?:(?:i|we|they|somebody|someone|the [\\p{L}-]+)) (?:also |then |all )*([\\p{L}]+)(?: (?:the|our|my|each|every|all the|all) ([\\p{L}-]+))? ${regularly}(?:,? (?:so|with|noting|writing down|and (?:note|write down|record|log))|:) (.+)$`,
  'iu',
);
/** "We clean the tanks every month, so date and who did it please" */
const readWeekly: Reader = (sentence) => {
  const [, word = '', thing = '', list = ''] = weekly.exec(sentence) ?? [];
  const verb = verbForms.get(word.toLowerCase());
  if (verb === undefined || /^(?:be|have|do|want|need|get)$/.test(verb)) return undefined;
  const told = listOf(list.replace(/,? please$/i, ''));
  if (!isAboutAttributes(told.list)) return undefined;
  const noun = thing === '' ? undefined : readNoun(bare(thing));
  return [listed(recordOf(verb), [told.list, ...(noun ? [noun.words] : [])]), ...told.rest];
};

const rounds = new RegExp(
  `^(?:and |also )*(?:${regularly},? )(?:i|we|somebody|someone|the [\\p{L}-]+) (?:[\\p{L} ]{0,30}\\band )?([\\p{L}]+)(?: (?:them|it|all|everything))?(?: all)?: (?:each|every) ${name} (?:gets?|has|is|receives?) (.+)$`,
  'iu',
);
/** "Once a year we climb up and inspect: every roof gets a grade and a remark" */
const readRounds: Reader = (sentence) => {
  if (!/: (?:each|every) /i.test(sentence)) return undefined;
  const [, word = '', thing = '', list = ''] = rounds.exec(sentence) ?? [];
  const verb = verbForms.get(word.toLowerCase());
  if (verb === undefined) return undefined;
  const told = listOf(list.replace(/^(?:given |assigned )/i, ''));
  return [listed(recordOf(verb), [singular(thing.toLowerCase()), 'date', told.list]), ...told.rest];
};

const judging = new RegExp(
  `^(?:and |so |then )*(?:for|to) (?:each|every|the|an?) ([\\p{L}-]+)(?: (?:at|in|of|on|per) (?:an?|each|every|the) ([\\p{L}-]+))?,? ${who}${wish} (?:give|award|enter|note|write|record|put)s?(?: down| in)? (?:points|marks|stars|scores|a score|a mark|grades)(?: for)? (.+)$`,
  'iu',
);
const rating = new RegExp(
  `^(?:and |so |then )*${who}${wish} (?:rate|score|judge|mark|grade)s? (?:each|every|the|an?) ([\\p{L}-]+)(?: (?:at|in|of) (?:an?|each|every|the) ([\\p{L}-]+))? (?:on|for|by) (.+)$`,
  'iu',
);
/** "For every cider at a fair we give points for nose, colour and taste, 1 to 10 each" */
const readJudging: Reader = (sentence) => {
  const [, thing = '', event = '', told = ''] = judging.exec(sentence) ?? rating.exec(sentence) ?? [];
  if (thing === '') return undefined;
  const { list, rest } = listOf(told);
  const scale =
    /(?:^|[\s,])(?:each|all)?(?: of them)?\s*(?:from |between |out of )?(\d{1,2})(?: ?(?:-|to|and) ?(\d{1,3}))?(?: points| stars)?(?: each)?/i.exec(
      list,
    );
  const total = /\b(?:total|sum|average)\b/i.exec(sentence)?.[0];
  const marks = splitItems(list.slice(0, scale?.index ?? list.length)).filter(
    (item) => /^(?:the )?[\p{L}-]+(?: [\p{L}-]+)?$/u.test(item) && !/\b(?:total|sum|average)\b/i.test(item),
  );
  if (marks.length < 2) return undefined;
  const range = scale === null ? '' : scale[2] ? ` ${scale[1]}-${scale[2]}` : ` 1-${scale[1]}`;
  const items = [thing, ...(event === '' ? [] : [event]), ...marks.map((mark) => `${mark}${range}`)];
  return [
    listed('score', [...items, ...(total ? [`${total.toLowerCase()} points`] : [])]),
    ...rest.filter((one) => !/\btotal\b/i.test(one)),
  ];
};

const inPlace = new RegExp(
  `^(an?|each|every|one) ${name} (?:is|stands|lies|lives|sits|hangs|belongs|comes|goes|hang|grows) (?:in|at|on|to|from|under|with|by|inside) (?:an?|one|exactly one|a certain) ([\\p{L}-]+)(?:,| and) (?:and )?(?:it )?(?:has|with|having|gets|needs) (.+)$`,
  'iu',
);
/** "A stall is in a hall, has a number, a width and a rent" */
const readInPlace: Reader = (sentence) => {
  const [, , words = '', place = '', list = ''] = inPlace.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  return thing === undefined ? undefined : [listed(thing, [place, listOf(list).list]), ...listOf(list).rest];
};

const reported =
  /^(?:[^,:]{0,40}, )?(?:(?:the |our |my )?[\p{L}-]+s|people|anyone|anybody|everyone|staff)(?: can| may| could| should)? (report|suggest|request|announce|propose|order|complain)(?: about)? (?:things?|something|anything|whatever|faults?|problems?|damages?|issues|what)(?: (?:that|which) [^,:]{2,40}| [^,:]{2,30})?(?::|,? (?:saying|telling us|stating)) (.+)$/iu;
/** "Guests report anything that is broken: what it is, where, how bad" */
const readReported: Reader = (sentence) => {
  if (!/\b(?:report|suggest|request|announce|propose|order|complain)/i.test(sentence)) return undefined;
  const [, verb = '', list = ''] = reported.exec(sentence) ?? [];
  return verb === '' ? undefined : checked(recordOf(verb.toLowerCase()), list);
};

const formed =
  /^(.{0,60}?)\b(?:send|fill in|fill out|submit|make|leave|place|hand in|write|put in)s?(?: me| us| in)? (?:an?|their|the|one) ([\p{L}-]+(?: [\p{L}-]+)?) (?:through|via|by|with|in|using|on) (?:an?|the|our|my) (?:[\p{L}-]+ )?(?:form|page|website|site)(?::|,| where| in which| and) ?(?:they|people|where they|in which they|you|who) (?:fill in|give|gives|leave|enter|tell us|tell me|say|put in|put|type in|state|write) (.+)$/iu;
/** "Couples send us a request through a form: they give their names, the day ..." */
const readFormed: Reader = (sentence) => {
  const [, before = '', words = '', list = ''] = formed.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  const told = thing === undefined ? undefined : checked(thing, list);
  return told && [`${before.trim()} submit a ${thing} through a public form`, ...told];
};

const placed =
  /^(.{0,400}?)(?:,? and )?(?:then |last |lastly |finally |below it )*\b(?:an?|the|one) (?:place|spot|form|section|corner|box|page) (?:to|for|where (?:people|guests|they|you) (?:can )?)\s*([\p{L}]+(?: up)?): (.+)$/iu;
const signing: Readonly<Record<string, string>> = { rsvp: 'rsvp', 'sign up': 'signup' };
/** "... and last a place to RSVP: name, coming yes or no": what is sent from there. */
const readPlaced: Reader = (sentence) => {
  const [, before = '', verb = '', list = ''] = placed.exec(sentence) ?? [];
  const plain = verb.toLowerCase();
  const base = verbForms.get(plain);
  const thing = signing[plain] ?? (base === plain && base !== 'be' ? recordOf(base) : undefined);
  const told = thing === undefined ? undefined : checked(thing, list);
  if (!told || splitItems(list).length < 2) return undefined;
  return [
    ...(before.trim() === '' ? [] : [before.trim()]),
    `people submit a ${thing} through a public form`,
    ...told,
  ];
};

const eachOne =
  /^(?:there are|there's|we have|i have|we own|i own|we've got|i've got|we keep|i keep)(?: about| some| around| roughly| over| many)? (?:[\p{L}\d-]+ )?([\p{L}-]+s),? each(?: of them| one)? ((?:marked|stamped|labelled|labeled|numbered|belonging|with|having|painted|tagged|filed|kept|stored|written)\b.+)$/iu;
/** "We have some hundred lockers, each marked with a number and belonging to a class" */
const readEachOne: Reader = (sentence) => {
  const [, thing = '', told = ''] = eachOne.exec(sentence) ?? [];
  if (thing === '' || !readNoun(bare(thing), true)) return undefined;
  const { list, rest } = listOf(told);
  const items = splitItems(list).map((item) =>
    item.replace(
      /^(?:[\p{L}]+(?:ed|ing)|kept|written|with)(?: (?:with|to|by|in|on|under|at|as))? (?=(?:an?|its|the|some)\s)/iu,
      '',
    ),
  );
  const end = items.findIndex((item) => /^(?:they|it|we|i|people)\b/i.test(item));
  return [
    listed(thing, end < 0 ? items : items.slice(0, end)),
    ...(end < 0 ? [] : [items.slice(end).join(', ')]),
    ...rest,
  ];
};

const timed =
  /^(?:and |then |also |now )*(?:(?:for )?(?:each|every) time|whenever) ((?:i|we|they|somebody|someone|the [\p{L}-]+)(?:'ve| have|'s| has)? [^,:]+?)(?:,|:) ((?:the|what|who|how|when|where|which|whether|a|an|my|date|day)\b.+)$/iu;
/** "Each time we've been, the day, what it cost" */
const readTimed: Reader = (sentence) => {
  const [, clause = '', list = ''] = timed.exec(sentence) ?? [];
  // "... I want to note the hive, the date": the list began before the first comma.
  if (
    /\b(?:want|like|need|have|got) to (?:put|write|note|record|log|keep|enter|jot|mark|track)\b/i.test(clause)
  )
    return undefined;
  if (clause === '' || /^(?:the|a|an) [\p{L}-]+ (?:i|we|they|[\p{L}-]+s) /iu.test(list)) return undefined;
  const isVisit = /\b(?:been|went|was|were|came|come|go)\b/i.test(clause);
  const deed = isVisit ? { words: 'visit', also: [] } : deedIn(clause);
  if (!deed) return undefined;
  const told = listOf(list);
  return isAboutAttributes(told.list)
    ? [listed(deed.words, [told.list, ...deed.also]), ...told.rest]
    : undefined;
};

const madeBy =
  /^(.{0,60}?\b)?(?:the|all|our) ([\p{L}-]+s) (?:that |which )?(?:(?:the |our |my )?[\p{L}-]+(?:s|ren|men)|people|i|we|they|you) (?:make|send|give|have|bring|report|ask|leave|write|post|want|hand|do|get|put|receive|take)(?: in| us| me| for| up)?(?:,? (?:so|meaning|namely)(?: with)?,? |: )(.+)$/iu;
/** "The wishes guests send us, so their name, the song and the table" */
const readMade: Reader = (sentence) => {
  const [, , words = '', list = ''] = madeBy.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  return thing === undefined ? undefined : checked(thing, list);
};

const hanging =
  /^(?:and |so |then |also )*(?:the |our |all )?([\p{L}-]+s) (?:always |each |all )?(?:hang (?:on|off)|belong to|go with|sit under|lie under|relate to|happen at|happen on|take place (?:at|in|on)|are (?:attached to|linked to|for|about|done on|kept under|tied to|part of|made for|given to))(?: always)? (?:an?|the|one|each|exactly one) ([\p{L}-]+),? (?:and (?:have|need|get|with)|(?:each )?with|having) (.+)$/iu;
/** "Fines belong to a member, with an amount and a reason" */
const readHanging: Reader = (sentence) => {
  const [, words = '', parent = '', list = ''] = hanging.exec(sentence) ?? [];
  const thing = words === '' ? undefined : thingOf(words);
  if (thing === undefined || !readNoun(bare(parent))) return undefined;
  const told = listOf(list);
  return isAboutAttributes(told.list) ? [listed(thing, [parent, told.list]), ...told.rest] : undefined;
};

const ofThings =
  /^(?:(?:and|then|also|so|plus) )*(?:i|we|you)(?:'d| would)? (?:also )?(?:need|want|like|keep|note|record)(?: to (?:have|know|keep|see))? the ([\p{L}-]+) of (?:the|our|all|my) ([\p{L}-]+s),? ((?:and )?[^:,]+,.+)$/iu;
/** "We need the dates of the meetings, where, who hosts" */
const readOfThings: Reader = (sentence) => {
  const [, first = '', words = '', list = ''] = ofThings.exec(sentence) ?? [];
  const thing = words === '' || typeOf(first).known === 'unknown' ? undefined : thingOf(words);
  return thing === undefined ? undefined : checked(thing, `${singular(first.toLowerCase())}, ${list}`);
};

const held =
  /^(?:and |so |but )*(?:[\p{L}' -]{2,60}? )?(borrow|rent|hire|lend|lease|book out|check out|take home|take out)s? (?:the |our |my |some |these )?([\p{L}-]+s)(?: from us)?,? (?:so|and) (?:(?:i|we|you)(?:'d| would)? )?(?:(?:please|also|just|want to|need to|like to|must) )*(?:record|note|log|keep track of|track|write down|know|see|list) who (?:has|have|had|got|took|borrowed) (?:what|which(?: one)?|it|them)(?:,? (?:with )?(.+))?$/iu;
/** "Others borrow tents, so record who has what, from when until when": loans of them. */
const readHeld: Reader = (sentence) => {
  const [, deed = '', things = '', more = ''] = held.exec(sentence) ?? [];
  const verb = deed.toLowerCase().split(' ')[0] ?? '';
  const thing = things === '' ? undefined : thingOf(things);
  if (thing === undefined) return undefined;
  const { list, rest } = listOf(more);
  const days = list === '' ? 'from, until' : list;
  const record = /^(?:rent|hire|lease)$/.test(verb) ? 'rental' : 'loan';
  return [listed(record, [singular(thing), 'borrower', days, 'returned yes/no']), ...rest];
};

const done = '[a-z]+(?:, [a-z]+)*,? (?:or|and) [a-z]+';
const whenDone = new RegExp(
  `^(?:and |also |then |with )*(?:an? )?(entr(?:y|ies)|notes?|records?|logs?|reminders?) (?:for )?(?:when(?:ever)?|each time|every time) (?:i|we|somebody|someone) (${done})(?: (?:it|them|one))?$`,
  'iu',
);
/** "Entries when I prune, wire or repot": what was done, and when. */
const readWhenDone: Reader = (sentence) => {
  const [, word = '', deeds = ''] = whenDone.exec(sentence) ?? [];
  const verbs = deeds.split(/,\s*(?:or |and )?|\s+(?:or|and)\s+/).filter((verb) => verb !== '');
  const isDeed = verbs.some((verb) => verbForms.get(verb.toLowerCase()) === verb.toLowerCase());
  if (word === '' || !isDeed) return undefined;
  return [listed(singular(word.toLowerCase()), ['date', `work (${verbs.join(', ')})`, 'note'])];
};

const readers: readonly Reader[] = [
  readHeld,
  readWhenDone,
  readOfThings,
  readMade,
  readHanging,
  readGoing,
  readWriting,
  readSaying,
  readPossessive,
  readLeft,
  readPassive,
  readWeekly,
  readRounds,
  readJudging,
  readInPlace,
  readReported,
  readFormed,
  readPlaced,
  readEachOne,
  readTimed,
];

/** A thing that is spoken of in passing, and the list of what is kept of it. */
export function toldInPassing(sentence: string): string[] | undefined {
  if (sentence.length > 600) return undefined;
  for (const readOne of readers) {
    const found = readOne(sentence);
    if (found) return found;
  }
  return undefined;
}
