import type { Concept } from '../lexicon/concept.ts';
import { conceptById } from '../lexicon/concepts.ts';
import { officeKinds } from '../lexicon/work-kinds/office-kinds.ts';
import { tradeKinds } from '../lexicon/work-kinds/trade-kinds.ts';
import type { WorkKind } from '../lexicon/work-kinds/work-kind.ts';
import { dropDrafts, mergeDraft } from '../read/drafts.ts';
import type { EntityDraft, Reading } from '../read/reading.ts';
import { mentions, readNoun } from '../read/things/nouns.ts';
import { escaped, normalised, plural } from '../words.ts';
import { dropAudience, settleBare, withoutAudience } from './bare-things.ts';
import { isUsedInside } from './site.ts';

/** A longer text says itself what the app keeps. */
const mostWords = 30;

const rows: readonly WorkKind[] = [...officeKinds, ...tradeKinds];

/** The ordinary kinds of app that a short text asks for: one, and what is a part of others. */
function kindsIn(text: string): WorkKind[] {
  const found = rows.filter(({ shape, not }) => shape.test(text) && !not?.test(text));
  const whole = found.find(({ besides }) => !besides);
  return [...(whole ? [whole] : []), ...found.filter(({ besides }) => besides)];
}

/** Gives a short wish for an ordinary kind of app what such an app is made of, under the words that were said. */
export function settleWorkKind(reading: Reading): void {
  const { text, tools, kinds } = reading;
  const isSite = kinds.some(({ kind }) => kind === 'landing');
  if (text.split(/\s+/).length > mostWords || tools.length > 0 || isSite) return;
  const found = kindsIn(text);
  if (reading.entities.some(isTold)) {
    addServed(reading);
    for (const row of found) settleTold(reading, row);
    return;
  }
  const whole = found.find(({ besides }) => !besides);
  if (whole) reading.workKind = whole;
  if (found.length > 0) dropAudience(reading);
  for (const row of found) settleCore(reading, row);
  addSpoken(reading);
  for (const row of found) giveFields(reading, row);
  for (const row of found) link(reading, row);
  settleBare(reading);
}

const isTold = ({ fields }: EntityDraft): boolean => fields.length >= 2;

/** Where somebody says what is kept, nothing is added to it. */
function settleTold(reading: Reading, row: WorkKind): void {
  if (row.personal) giveMeanings(reading, row);
  giveFields(reading, row);
  if (row.personal) reading.workKind = row;
}

function settleCore(reading: Reading, row: WorkKind): void {
  dropNames(reading, row);
  giveMeanings(reading, row);
  row.core.forEach((named, at) => {
    ensure(reading, row, named, at === 0);
  });
  for (const [shape, named] of row.said ?? [])
    if (shape.test(reading.text)) ensure(reading, row, named, false);
  reading.kinds = reading.kinds.filter(({ kind }) => kind !== row.without);
  sell(reading, row);
  offerTimes(reading);
}

/** Where strangers come to book, there is a page on which they do. */
function offerTimes(reading: Reading): void {
  const { kinds, entities } = reading;
  const booked = entities.find(({ concept }) => /^(?:booking|appointment)$/.test(concept?.id ?? ''));
  if (!booked || !isForStrangers(reading) || kinds.some(({ kind }) => kind === 'booking')) return;
  kinds.push({ kind: 'booking', core: ['booking'], isWhole: false, words: plural(booked.words) });
}

/** Strangers come to it, unless the text says that it is used inside. */
export const isForStrangers = ({ workKind, text }: Reading): boolean =>
  workKind?.isOpen !== undefined &&
  (workKind.isOpen === true || workKind.isOpen.test(text)) &&
  !isUsedInside(text) &&
  !/\b(?:staff|employees|our team|my team|back office|reception)\b/i.test(text);

/** "Apartment building": the place, and no thing of the app; said as many, it may be one. */
function dropNames(reading: Reading, { gone = [] }: WorkKind): void {
  // "With approval" is what the status says.
  for (const draft of reading.entities)
    draft.fields = draft.fields.filter(
      ({ label, type }) => type !== 'string' || !gone.includes(`${normalised(label)}*`),
    );
  dropDrafts(reading, ({ words, fields, concept }) => {
    const last = concept ? words : (words.split(' ').at(-1) ?? words);
    return (
      fields.length === 0 &&
      (gone.includes(`${last}*`) || (gone.includes(words) && !isSaid(reading.text, plural(words))))
    );
  });
}

const isSaid = (text: string, words: string): boolean =>
  new RegExp(`\\b${escaped(words)}\\b`, 'i').test(text);

/** "Problems" of residents are requests for repair; two words for one thing become one. */
function giveMeanings(reading: Reading, row: WorkKind): void {
  const first = new Map<string, EntityDraft>();
  for (const draft of [...reading.entities]) {
    const found = meant(row, draft.words);
    const concept = conceptById(found?.id ?? '');
    if (found && concept) Object.assign(draft, { concept, words: found.words });
    const id = draft.concept?.id ?? '';
    const known = first.get(id);
    if (!known) first.set(id, draft);
    else if (found || meant(row, known.words)) mergeDraft(reading, known, draft);
  }
}

/** Makes a thing of one of the concepts where there is none. */
function ensure(reading: Reading, row: WorkKind, named: string, isFirst: boolean): void {
  const [either = '', fallback] = named.split('=');
  const ids = either.split('|');
  if (reading.entities.some(({ concept }) => ids.includes(concept?.id ?? '-'))) return;
  const spoken = mentions(withoutAudience(reading.text))
    .filter(({ concept }) => ids.includes(concept.id))
    // "Event bookings for concerts": what is said as many is kept.
    .sort((one, other) => Number(other.plural) - Number(one.plural))[0];
  const concept = spoken?.concept ?? conceptById(ids[0] ?? '');
  if (!concept || isRefused(reading, concept.id)) return;
  const said = [wordIn(reading.text, row, concept.id), spoken?.words]
    .flatMap((word) => word ?? [])
    .sort((one, other) => other.length - one.length)[0];
  const words = (said && meant(row, said)?.words) ?? said ?? fallback ?? concept.forms[0] ?? '';
  const draft: EntityDraft = { words, concept, fields: [], said: '', from: said ? 'text' : 'template' };
  // "Fuel" is a thing of its own, and no attribute of what stood before it.
  for (const other of reading.entities)
    other.fields = other.fields.filter(({ label }) => normalised(label) !== normalised(words));
  if (isFirst) reading.entities.unshift(draft);
  else reading.entities.push(draft);
}

/** "CRM without deals": what somebody does not want is added by no kind. */
const isRefused = ({ without }: Reading, id: string): boolean =>
  without.some((term) => readNoun(term)?.concept?.id === id);

/** What a word means in such an app, and what it is called there: `meeting=meeting`. */
function meant({ words = {} }: WorkKind, word: string): { id: string; words: string } | undefined {
  const [id, called] = words[word]?.split('=') ?? [];
  return id === undefined ? undefined : { id, words: called ?? word };
}

const headline =
  /^(?:(?:please )?(?:make|build|create|i need|i want|we need) (?:me |us )?)?(?:an?|the|my|our)? ?(?:simple |small )?([\p{L}-]+(?: [\p{L}-]+)?) (?:list|register|database|tracker|tracking|manager|management|log)\b/iu;

/** "Supplier list with contacts", "reviews for employees": what the title names, and people whom the rest refers to. */
function addSpoken(reading: Reading): void {
  const { text, entities, appType } = reading;
  const add = (words: string, concept: Concept, isFirst: boolean) => {
    if (entities.some((draft) => draft.concept?.id === concept.id)) return;
    const draft: EntityDraft = { words, concept, fields: [], said: '', from: 'text' };
    if (isFirst) entities.unshift(draft);
    else entities.push(draft);
  };
  const title = readNoun(headline.exec(text)?.[1] ?? '');
  if (
    title?.concept &&
    title.concept.kind !== 'log' &&
    entities.length > 0 &&
    (!appType || appType.core.includes(title.concept.id))
  )
    add(title.words, title.concept, true);
  // Who books as a stranger leaves a name, and is chosen from no list.
  if (isForStrangers(reading)) return;
  for (const { concept, plural: isMany, words } of mentions(text))
    if (isMany && concept.kind === 'person' && entities.some((draft) => refersTo(draft, concept.id)))
      add(words, concept, false);
}

/** "Projects for several clients, with budget and deadline": the clients are kept as well. */
function addServed(reading: Reading): void {
  const served = /\bfor (?:several|many|different|multiple|various) ([\p{L}-]+)/iu.exec(reading.text)?.[1];
  const noun = readNoun(served ?? '');
  const { concept } = noun ?? {};
  if (!noun?.plural || concept?.kind !== 'person') return;
  if (reading.entities.some((draft) => draft.concept?.id === concept.id)) return;
  if (reading.entities.some((draft) => refersTo(draft, concept.id)))
    reading.entities.push({ words: noun.words, concept, fields: [], said: '', from: 'text' });
}

/** Whether one of these usually belongs to such a person. */
const refersTo = ({ concept }: EntityDraft, id: string): boolean =>
  concept !== undefined && new RegExp(`>${id}\\b`).test(concept.fields);

/** The text's own word for what the concept stands for in such an app: said as many before a deed ("report problems"). */
function wordIn(text: string, row: WorkKind, id: string): string | undefined {
  const placeOf = (word: string) => text.search(new RegExp(`\\b${escaped(word)}\\b`, 'i'));
  const found = Object.keys(row.words ?? {}).flatMap((word) => {
    const [many, one] = [placeOf(plural(word)), placeOf(word)];
    if (meant(row, word)?.id !== id || (many < 0 && one < 0)) return [];
    return [{ word, place: many >= 0 ? many : text.length + one }];
  });
  return found.sort((one, other) => one.place - other.place || other.word.length - one.word.length)[0]?.word;
}

/** In a CRM a contact belongs to a company; elsewhere it may be an aunt. */
function giveFields(reading: Reading, { fields = {} }: WorkKind): void {
  for (const draft of reading.entities) {
    const own = fields[draft.concept?.id ?? ''];
    // What the whole of it says of the thing stands before what a part says.
    const isGeneral = draft.concept === conceptById(draft.concept?.id ?? '');
    if (draft.concept && own !== undefined && isGeneral)
      draft.concept = { ...draft.concept, fields: withoutReach(reading, own) };
  }
}

/** Where whom it is for has a record, phone and e-mail stand there. */
function withoutReach({ entities }: Reading, fields: string): string {
  const who = /(?:^|, )>(patient|customer|member)\?, phone, email/.exec(fields)?.[1];
  const isKept = entities.some(({ concept }) => concept?.id === who);
  return who && isKept ? fields.replace(', phone, email', '') : fields;
}

function link(reading: Reading, { links = [] }: WorkKind): void {
  const find = (id: string) => reading.entities.find(({ concept }) => concept?.id === id);
  for (const one of links) {
    const [child = '', parent = ''] = one.split('>');
    const [from, to] = [find(child), parent === 'first' ? reading.entities[0] : find(parent)];
    if (
      from &&
      to &&
      from !== to &&
      !reading.relations.some((known) => known.from === from && known.to === to)
    )
      reading.relations.push({ from, to, many: false });
  }
}

function sell(reading: Reading, { sells }: WorkKind): void {
  const goods = sells && reading.entities.find(({ concept }) => concept?.id === sells);
  if (!goods || reading.pages.some(({ kind }) => kind === 'cart')) return;
  reading.pages.push({ kind: 'cart', phrase: 'cart', public: true, entity: goods });
}
