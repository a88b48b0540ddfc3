import { pageWords, smartWords } from '../../lexicon/phrases.ts';
import { type Cursor, type EntityDraft, ensureEntity, findEntity, type Reading } from '../reading.ts';
import { contentOf } from '../things/containers.ts';
import { conceptOf, mentions, readNoun } from '../things/nouns.ts';

const showVerbs =
  /^(?:(?:also|and|then|please|i|we|it|users?|admins?|(?:the )?public|visitors?|coordinators?|managers?|everyone|anyone|people|should|must|can|want to|need to|be able to|let me|me)\s+)*(?:show(?:ing|s)?|see|view|display(?:ing|s)?|list(?:ing|s)?|browse|highlight|warn(?: me)? (?:about|when)|remind(?: me)? (?:of|about)|find|give me|get|an? (?:list|overview) of)\s+/i;

/** The thing of the app that a phrase about a page speaks of; the last one mentioned wins over the first. */
export function subjectOf(reading: Reading, phrase: string): EntityDraft | undefined {
  for (const { concept, words, plural } of mentions(phrase)) {
    const known = findEntity(reading, { words, plural, concept });
    if (known) return known;
  }
  const words = phrase.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return reading.entities.find((draft) =>
    words.some((word) => draft.words.split(' ').at(-1) === readNoun(word)?.words),
  );
}

const dueSoon =
  /^(?:(?:and|also|plus|then) |.{0,60}?\b(?:told|know|see|shown?(?: me| us)?|remind(?:ed)?(?: me| us)?|warn(?:ed)?(?: me| us)?|tells? (?:me|us)|find out) )?which ([\p{L}-]+(?: [\p{L}-]+)?s) ((?:\p{L}+ ){0,3}?(?:today|tomorrow|soon|late|overdue|(?:this|next) (?:week|month)))\b/iu;

/** "Let me know which contracts end soon": a list, and no choice among contracts. */
export function dueFrame(cursor: Cursor, clause: string): boolean {
  const [, things = '', rest = ''] = dueSoon.exec(clause) ?? [];
  return things !== '' && readPageItem(cursor, `show ${things} that ${rest}`);
}

/** "How much honey did we get in total": a figure, and nothing that is noted. */
const reckoned =
  /^how (?:much|many) .{1,60}? (?:did|do|does|have|has|is|are|was|were) .{0,80}\b(?:in total|in all|altogether|overall|so far|this (?:year|month|week))$/i;

const numbers =
  /\b(?:totals?|sum|average|avg|amount (?:billable|due|owed)|billable|income|revenue|profit|balance|how (?:much|many)|number of|count of)\b.*\b(?:per|by|of|for|this|each|in|left|month|week|day|year)\b|^(?:monthly|weekly|yearly|overall|grand)?\s*(?:totals?|sums?)\b/i;

/** Takes a wish for a page, list, chart or number out of an item of a list; true when it was one. */
export function readPageItem(cursor: Cursor, item: string): boolean {
  if (dueFrame(cursor, item)) return true;
  const asked = showVerbs.test(item);
  const phrase = item
    .replace(showVerbs, '')
    .replace(/^(?:an?|the|my|our)\s+/i, '')
    .replace(/^(?:[\w-]+ )?(?:app|tool|page|site) with (?=\S)/i, '')
    .trim();
  const isPublic = /\bpublic(?:ly)?\b|\bvisitors?\b|\banyone\b/i.test(item);
  const reading = cursor.reading;
  const push = (kind: string, smart?: string) => {
    const entity = subjectOf(reading, phrase) ?? (kind === 'calendar' ? shownIn(cursor, phrase) : undefined);
    reading.pages.push({
      kind,
      phrase,
      public: isPublic,
      ...(entity ? { entity } : {}),
      ...(smart ? { smart } : {}),
    });
    // What is told next, without a name, is told of what was named last.
    if (entity && kind === 'calendar') cursor.current = entity;
    return true;
  };
  if (/^(?:with|and)\b/i.test(phrase) || phrase === '') return false;
  if (!asked && cursor.current && /^how (?:many|much)\b/i.test(phrase))
    return reckoned.test(phrase) && push('number');
  if (cursor.mode === 'attributes' && cursor.current && !asked && !/\s/.test(phrase)) return false;
  if (/\bas an? (?:[a-z]+ )?(?:chart|graph|curve|diagram)$/i.test(phrase)) return push('number');
  const smart = smartWords.find(([shape]) => shape.test(phrase))?.[1];
  if (smart && (asked || cursor.mode === 'things' || /\blist$/i.test(phrase)) && !isOwnThing(phrase)) {
    keepNamed(cursor, phrase, asked);
    return push('smart', smart);
  }
  if (cursor.mode === 'things' || asked || /\bper\b/.test(phrase)) {
    if (numbers.test(phrase) && !/^number of\b/i.test(cursor.mode === 'attributes' ? phrase : ''))
      return push('number');
  }
  const head = phrase.replace(
    /\s+(?:by|of|for|with|where|that|to|in|on|over|showing|from|per|computed|sorted)\s+.*$/i,
    '',
  );
  const page = pageWords.find(([shape]) => shape.test(head));
  if (
    page &&
    !(
      cursor.mode === 'attributes' &&
      cursor.current &&
      !asked &&
      head.split(' ').length === 1 &&
      page[1] === 'list'
    )
  ) {
    return readPageHead(cursor, head, page, push);
  }
  return asked ? push('list') : false;
}

const shown = /\b(?:with|of|for|showing) (?:all )?(?:of )?(?:the |our |my )?([\p{L}-]+s)\b/iu;

/** "A calendar with all bookings": what it shows is kept, though nothing more is told of it. */
function shownIn(cursor: Cursor, phrase: string): EntityDraft | undefined {
  const noun = readNoun(shown.exec(phrase)?.[1] ?? '');
  if (!noun?.concept || !/^(?:event|transaction)$/.test(noun.concept.kind)) return undefined;
  // The day of it is kept of another thing already.
  const isDay = ({ fields }: EntityDraft) =>
    fields.some(({ label }) => label.toLowerCase().startsWith(`${noun.words} `));
  return cursor.reading.entities.some(isDay) ? undefined : ensureEntity(cursor, noun);
}

/** "Songs, upcoming gigs": the gigs are kept as well, and the next of them are shown. */
function keepNamed(cursor: Cursor, phrase: string, asked: boolean): void {
  const noun = readNoun(phrase.split(' ').slice(1).join(' '));
  if (asked && noun?.concept?.kind !== 'event') return;
  // "Upcoming payments" beside a next payment date are what that day is for.
  const isToldOf = cursor.reading.entities.some(({ fields }) =>
    fields.some(({ label }) => noun !== undefined && ` ${label.toLowerCase()} `.includes(` ${noun.words} `)),
  );
  if (isToldOf) return;
  if (noun?.plural && noun.concept && !findEntity(cursor.reading, noun))
    ensureEntity(cursor, noun).isListed = true;
}

const isOwnThing = (phrase: string): boolean => conceptOf(phrase) !== undefined;

function readPageHead(
  cursor: Cursor,
  head: string,
  [shape, kind]: readonly [RegExp, string],
  push: (kind: string) => boolean,
): boolean {
  if (kind === 'list' && isOwnThing(head)) return false;
  const before = head.replace(shape, '').trim();
  const noun = before === '' ? undefined : readNoun(before);
  // "Gear list" is the first word of gear: a thing of the app, whose list comes by itself.
  if (kind === 'list' && noun && contentOf(head) && !findEntity(cursor.reading, noun)) return false;
  if (noun?.concept && kind === 'calendar' && !findEntity(cursor.reading, noun)) ensureEntity(cursor, noun);
  else if (noun?.concept && noun.plural) ensureEntity(cursor, noun);
  return push(kind);
}
