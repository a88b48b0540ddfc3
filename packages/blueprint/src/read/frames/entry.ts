import { daysOf } from '../../lexicon/asked-words.ts';
import { isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { capitalise } from '../../words.ts';
import { bare, isListed, label, readField, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { splitItems } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { mentionsOf } from '../things/evidence.ts';
import { readAttributes } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { readOperands } from './by-the-way.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that tell what somebody types in, picks, reckons and rates. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const entering =
  '(?:(?:type|put|fill|key|write|enter|note|jot|log)s?(?: (?:in|down|up))?|enters?|(?:hand|send|turn)s? in|picks?|chooses?|selects?|uploads?|attach(?:es)?|snaps?|scans?|specif(?:y|ies)|ticks?|takes?(?= an? (?:quick )?(?:pic|photo|picture|snap|shot)))';
const somebody =
  '(?:i|we|they|you|he|she|people|staff|users?|the [\\w-]+|an? [\\w-]+|every [\\w-]+|each [\\w-]+)';
const wishing =
  "(?:\\s*(?:'d|'ll|would|want|wants|need|needs|like|love|have|has|ought|be able|can|could|should|must|may|will|just|then|also|only|always|to)\\b)*";
const entry = new RegExp(
  `^(?:(?:when(?:ever)?|while|if|after|before|on|at|in|during)\\s[^,]{3,60}?,?\\s+)?(?:${somebody}${wishing}\\s+)?${entering}\\s+(.{6,})$`,
  'i',
);
const again = new RegExp(`^(?:(?:then|and|also|${somebody})\\s+)*${entering}\\s+(?=\\w)`, 'i');

/** "I take a photo, write what is wrong, pick the trade": one deed after the other, each with an attribute. */
export const entryFrame: Frame = (cursor, clause) => {
  const list = entry.exec(clause)?.[1];
  // "Log leaks: date, place" names the thing.
  if (!list || /^[\p{L} -]{2,30}: /u.test(list)) return false;
  const items = splitItems(list).map((item) => item.replace(again, ''));
  const isChain = splitItems(list).some((item) => again.test(item));
  if (
    items.some(
      (item) => /\b(?:with|has|have|there)\b/i.test(item) && !/^(?:whether|if|who|what|how)\b/i.test(item),
    )
  )
    return false;
  if (items.length < (isChain ? 2 : 3) || !isAboutAttributes(items.join(', '))) return false;
  const draft = spending(cursor, items) ?? receiver(cursor, items[0] ?? '');
  if (!draft) return false;
  readAttributes(cursor, draft, items.map((item) => item.replace(/\bpics?\b/i, 'photo')).join(', '));
  cursor.current = draft;
  return true;
};

/** "We put in what it was for, the amount, who paid": of money that was spent, whoever was spoken of. */
function spending(cursor: Cursor, items: readonly string[]): EntityDraft | undefined {
  const isPaid = items.some((item) =>
    /^(?:who paid|paid by|who (?:has )?spent)\b|\bwe(?:'ve)? (?:paid|spent)\b/i.test(item),
  );
  const isMoney = items.some((item) =>
    /^(?:the )?(?:amount|sum|price|cost)\b|^how much\b|^what (?:we|i|was) spen[dt]\b/i.test(item),
  );
  const isPerson = cursor.current === undefined || cursor.current.concept?.kind === 'person';
  const noun = isPaid && isMoney && isPerson ? readNoun('expense') : undefined;
  return noun && ensureEntity(cursor, noun);
}

/** What is typed in belongs to what was spoken of; else its first attribute says what it is: "ticket number". */
function receiver(cursor: Cursor, first: string): EntityDraft | undefined {
  const { current, reading } = cursor;
  if (current && current.fields.length > 0) return current;
  const words = /^([\w-]+) (?:number|no|name|title|code|id)$/i.exec(bare(first))?.[1] ?? '';
  const noun = readNoun(words);
  const isNamed = !current?.isListed || mentionsOf(reading.text, words) > 2;
  if (noun && isNamed && !isAppTitle(words) && !isListed(words))
    return findEntity(reading, noun) ?? ensureEntity(cursor, noun);
  const topic = cursor.topic && ensureEntity(cursor, cursor.topic);
  return current ?? topic ?? reading.entities[0];
}

const reckoned =
  /^(?:and\s+|then\s+|so\s+)*(?:the\s+|its\s+|an?\s+)?([\w-]+(?:\s[\w-]+){0,3}?)\s+(?:(?:should|must|will|can|has to|is to)\s+(?:then\s+|just\s+|also\s+)?(?:come out|be (?:calculated|computed|worked out|figured out|added up|filled in|derived)|calculate|add up|work itself out)|(?:is|gets|are)\s+(?:then\s+)?(?:calculated|computed|worked out|derived|figured out)|(?:calculates|adds up|works out) (?:it|him|her)self)\b/i;
const order =
  /^(?:please\s+)?(?:calculate|compute|work out|figure out)\s+(?:the\s+|its\s+)?([\w-]+(?:\s[\w-]+){0,3}?)(?:\s+(?:from|out of|of|as|by|for each|automatically|please)\b.*)?$/i;

/** "The margin should come out by itself": an attribute, though nobody types it in. */
export const reckonedFrame: Frame = (cursor, clause) => {
  if (readOfOne(cursor, clause)) return true;
  readOperands(cursor, clause);
  const draft = cursor.current;
  const name = reckoned.exec(clause)?.[1] ?? order.exec(clause)?.[1];
  if (!name || !draft || draft.fields.length < 2 || /^(?:it|that|this|everything|what)$/i.test(name))
    return false;
  if (/^(?:totals?|sums?|averages?) (?:of|per|for|by)\b/i.test(name)) return false;
  const typed = typeOf(bare(name));
  const noun = readNoun(bare(name));
  if (typed.known === 'unknown' && (!noun || noun.plural)) return false;
  const type = typed.known === 'unknown' ? 'number' : typed.type;
  addField(draft, { label: label(name), type, known: 'exact' });
  return true;
};

const sorting =
  /\b(?:sort|filter|group|search|order)(?:ed|ing|able)?(?:\s+(?:them|it|these|those|(?:the|all|my|our)?\s*[\w-]+s))?\s+by\s+(.+)$/i;

/** "Sort by depth, filter by colour": what one can sort by is kept. */
export const sortFrame: Frame = (cursor, clause) => {
  const list = sorting
    .exec(clause)?.[1]
    ?.replace(/\s+and\s+(?:sort|filter|group|search|order)\w*\s+(?:them\s+|it\s+)?by\s+/gi, ', ');
  const thing =
    /\b(?:sort|filter|group|search|order)\s+(?:the\s+|all\s+|my\s+|our\s+)?([\w-]+s)\s+by\b/i.exec(
      clause,
    )?.[1];
  const noun = readNoun(thing ?? '');
  const draft = (noun && findEntity(cursor.reading, noun)) ?? cursor.current;
  if (!list || !draft) return false;
  for (const item of splitItems(list).flatMap((part) => part.split(/\s+or\s+/))) {
    const words = bare(item).toLowerCase();
    const field =
      typeOf(words).known === 'exact' && words.split(' ').length <= 2 ? readField(words) : undefined;
    const isKept = cursor.reading.entities.some(
      ({ fields, concept, words: name }) =>
        name === words ||
        fields.some(({ label: known }) => known.toLowerCase().includes(words)) ||
        (concept?.fields ?? '').includes(words),
    );
    if (field && !isKept) addField(draft, field);
  }
  return false;
};

const ofOne =
  /^(?:the\s+)?([\w-]+(?:\s[\w-]+)?)\s+of\s+(?:an?|the|each|every|one)\s+([\w-]+(?:\s[\w-]+)?)\s*(?::|=|\bis\b)\s*\S.+$/i;

/** "Average speed of a flight: miles by hours" */
function readOfOne(cursor: Cursor, clause: string): boolean {
  const [, name = '', thing = ''] = ofOne.exec(clause) ?? [];
  const noun = readNoun(bare(thing));
  const draft = noun && findEntity(cursor.reading, noun);
  const { type, known } = typeOf(bare(name));
  if (!draft || known === 'unknown') return false;
  addField(draft, { label: label(name), type, known: 'exact' });
  return true;
}

const onDay =
  /\b(?:i|we|they|you|he|she|somebody|someone|people|promis\w+ to|has to|have to|must|will|an? [\w-]+|the [\w-]+)\s+([a-z]+)(?:s|es|ed)?\s+(?:it|them|one|this|the [\w-]+)(?:\s+(back|up|off))?\s+on\s+(?:an?|some|one|the|a certain)\s+(?:certain\s+|given\s+|agreed\s+)?(?:date|day)\b/i;

/** "We visit it on some date" tells of a visit date. */
export const dayFrame: Frame = (cursor, clause) => {
  const found = onDay.exec(clause);
  const verb = verbForms.get(found?.[1]?.toLowerCase() ?? '') ?? '';
  const draft = cursor.current;
  if (verb === '' || !draft) return false;
  const isBack = found?.[2] === 'back';
  const name = isBack ? 'Return date' : (daysOf[verb] ?? `${capitalise(verb)} date`);
  addField(draft, { label: name, type: 'date', known: 'exact' });
  return true;
};

const shelved =
  /^(?:it|they|each|that)\s+(?:then\s+)?(?:goes?|moves?|comes?)\s+(?:to|into|onto|on)\s+(?:an?|the|our)\s+([a-z]+)\s+(?:list|shelf|archive|page|pile|folder)(?:,?\s+with\s+(.+))?$/i;

/** "It goes to a finished list with the date and who did it": done, when, and what is kept of it. */
export const shelfFrame: Frame = (cursor, clause) => {
  const found = shelved.exec(clause);
  const draft = cursor.current;
  const word = found?.[1]?.toLowerCase() ?? '';
  if (!found || !draft || !isParticiple(word)) return false;
  const items = splitItems(found[2] ?? '');
  const day = items.findIndex((item) => /^(?:the )?(?:date|day)$/i.test(item.trim()));
  addField(
    draft,
    day < 0
      ? { label: capitalise(word), type: 'bool', known: 'exact' }
      : { label: `${capitalise(word)} on`, type: 'date', known: 'exact' },
  );
  const rest = items.filter((_, at) => at !== day);
  if (rest.length > 0) readAttributes(cursor, draft, rest.join(', '));
  return true;
};

const starred =
  /\b(?:(?:gives?|award|leaves?|put|assign)\s+(?:it|them|him|her|each(?: one| other| [\w-]+)?|the [\w-]+|every [\w-]+)?\s*(?:an?\s+|some\s+|our\s+|my\s+)?(?:stars?|rating|marks?|points|score)|(?:rates?|score|mark|grade)\s+(?:(?:it|them|each(?: one)?|the [\w-]+|every [\w-]+)\s+)?(?:with|by|from|out of|in|on a scale)\s+(?:an?\s+)?(?:stars?|\d))(?:\s*(?:from\s+)?(\d{1,2})\s*(?:-|to)\s*(\d{1,3}))?\b(.*)$/i;

/** "Afterwards we give it stars": a rating of what was spoken of. */
export const starFrame: Frame = (cursor, clause) => {
  const found = starred.exec(clause);
  const named = readNoun(
    bare(/^(?:the|all|our|my)?\s*([\w-]+s)\s+(?:i|we|they|you)\b/i.exec(clause)?.[1] ?? ''),
  );
  const object = /\b(?:gives?|award|rates?|score|grade)\s+(?:the|each|every)\s+([\w-]+)/i.exec(clause)?.[1];
  const noun = named ?? readNoun(object ?? '');
  const draft =
    (noun &&
      (findEntity(cursor.reading, noun) ??
        (named && noun.plural ? ensureEntity(cursor, noun) : undefined))) ??
    cursor.current;
  if (!found || !draft || draft.concept?.kind === 'person') return false;
  addField(draft, {
    label: 'Rating',
    type: 'rating',
    known: 'exact',
    ...(found[2] ? { min: Number(found[1]), max: Number(found[2]) } : {}),
  });
  cursor.current = draft;
  const rest =
    /^\s*,?\s*and\s+(?:also\s+)?(?:note|write down|record|enter|keep|log|add|store)s?\s+(.+)$/i.exec(
      found[3] ?? '',
    )?.[1];
  if (rest) readAttributes(cursor, draft, rest);
  return true;
};

const having =
  /\b(?:from|to|by|with|of|for|at)\s+(?:the|an?|its|their|our)\s+([\w-]+(?:\s[\w-]+)?),?\s+(?:who|which|that)\s+(?:also\s+)?(?:has|have|needs)\s+(.+)$/i;

/** "... ordered from the dealer who has a name and a phone": another thing, told of at the end. */
export const havingFrame: Frame = (cursor, clause) => {
  const found = having.exec(clause);
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun || !isAboutAttributes(found[2])) return false;
  const before = cursor.current;
  const draft = ensureEntity(cursor, noun);
  readAttributes(cursor, draft, found[2]);
  if (before && before !== draft) cursor.reading.relations.push({ from: before, to: draft, many: false });
  return true;
};
