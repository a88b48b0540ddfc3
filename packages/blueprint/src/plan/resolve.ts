import { conceptById } from '../lexicon/concepts.ts';
import { isPersonWord } from '../lexicon/persons.ts';
import { linkEnquiries } from '../read/frames/enquiries.ts';
import { addField, type EntityDraft, type Reading } from '../read/reading.ts';
import { conceptOf, mentions, readNoun } from '../read/things/nouns.ts';
import { guessWords } from '../texts/messages.ts';
import { normalised, singular } from '../words.ts';
import { isDeed } from './deeds.ts';
import { settleMeaning, settleTickets } from './homonyms.ts';
import { settleKinds } from './kinds.ts';
import { settleBoard } from './open-boards.ts';
import { settleShop } from './settle-shop.ts';
import { settleSiteKind } from './site-kinds.ts';
import { settleWorkKind } from './work-kinds.ts';

export type Resolved = { drafts: EntityDraft[]; assumptions: string[] };

const mostEntities = 12;

/** The things of the app: what was said, one for each meaning, and what such an app cannot do without. */
export function resolveEntities(reading: Reading): Resolved {
  for (const draft of reading.entities) {
    const before = draft.concept;
    preferOwn(reading, draft);
    if (draft.concept === before && !isCore(reading, draft)) settleMeaning(draft);
  }
  if (!reading.isSettled) settleWorkKind(reading);
  settleTickets(reading.entities);
  settleKinds(reading);
  settleBoard(reading);
  const isShop = settleShop(reading);
  if (!isShop && !reading.isSettled) settleSiteKind(reading);
  for (const draft of reading.entities) callAsSaid(reading, draft);
  const assumptions: string[] = [];
  const drafts = withoutPursuits(mergeSame(reading));
  const spoken = drafts.length;
  const isTold = reading.text.split(/\s+/).length > 25 && drafts.some(({ fields }) => fields.length >= 2);
  // A page of the team says nothing of what else there is.
  const kinds = reading.kinds.filter(({ kind, isWhole }) =>
    kind === 'directory' ? isWhole : kind !== 'booking' || !isMetByTimes(reading),
  );
  const hasKind = reading.tools.length + kinds.length > 0;
  // "A round timer for my garage": where it is used says nothing of what it keeps.
  const isTool = spoken === 0 && reading.tools.some(({ isWhole }) => isWhole);
  // What a florist keeps over the counter is nothing that visitors buy from.
  const isTrade = isShop && reading.appType?.id !== 'shop';
  const core =
    isTool || isTrade || reading.workKind || reading.isSettled ? [] : (reading.appType?.core ?? []);
  for (const id of isTold ||
  (hasKind && spoken > 0) ||
  isPartOfName(reading, drafts) ||
  isPlaceAlone(reading, drafts)
    ? []
    : core) {
    const concept = conceptById(id);
    if (!concept || drafts.some((draft) => isThere(draft, id))) continue;
    // A quiz in a pub is asked there; here stand its scores.
    if (id === 'quiz_question' && drafts.some(({ words }) => words === 'score')) continue;
    if (id === 'customer' && isInternal(reading)) continue;
    if (isGoods(id) && core.some(isDeed) && drafts.some(isOwnGoods)) continue;
    if (spoken >= 3 || (spoken === 2 && !isJoin(id) && reading.appType?.personal)) continue;
    const words = offeredIn(reading, id) ?? borrowerIn(reading, id) ?? concept.forms[0] ?? id;
    drafts.push({ words, concept, fields: [], said: '', from: 'template' });
  }
  if (isTold) addNamed(reading, drafts);
  addJoins(reading, drafts);
  linkBooked(reading, drafts);
  linkEnquiries(drafts, reading.relations);
  if (drafts.length === 0 && reading.tools.length === 0) drafts.push(...guess(reading, assumptions));
  return { drafts: drafts.slice(0, mostEntities), assumptions };
}

/** What the app is about keeps its meaning, whatever else is told of it. */
const isCore = ({ appType }: Reading, { concept }: EntityDraft): boolean =>
  concept !== undefined && (appType?.core ?? []).includes(concept.id);

/** A help desk of the own house has colleagues, and no customers. */
const isInternal = ({ appType, text }: Reading): boolean =>
  appType?.id === 'helpdesk' &&
  !/\b(?:customers?|clients?)\b/i.test(text) &&
  (/\b(?:internal|in-house|colleagues|co-workers|employees|staff|office)\b/i.test(text) ||
    /\bIT\b/.test(text));

/** A salon whose times are booked has its stylists and services all the same. */
const isMetByTimes = ({ appType }: Reading): boolean => appType?.core.includes('appointment') === true;

const market =
  /\b(?:market ?place|classifieds?|flea market|small ads|listings?|ads)(?: (?:site|app|board|page))? (?:for|of|with) (?:(?:used|second-?hand|old|pre-?loved|vintage|our|local|unwanted) )*([\p{L}-]{3,}s)\b(?! (?:and|or|of)\b)/iu;

/** "A marketplace for used boats": what is put up there is called as it is, and else a listing. */
function offeredIn({ text, appType }: Reading, id: string): string | undefined {
  if (id !== 'lot' || appType?.id !== 'classifieds') return undefined;
  const words = market.exec(text)?.[1];
  if (words === undefined) return 'listing';
  return isPersonWord(singular(words)) ? 'listing' : singular(words.toLowerCase());
}

/** "Students borrow books": who borrows is called as the text says. */
function borrowerIn({ text }: Reading, id: string): string | undefined {
  if (id !== 'borrower') return undefined;
  const words = /\b([\p{L}-]+) (?:(?:can|may|could|who) )?(?:borrow|check out|take out)\b/iu.exec(text)?.[1];
  const who = words === undefined ? '' : singular(words.toLowerCase());
  return who !== words?.toLowerCase() && isPersonWord(who) ? who : undefined;
}

/** "Dental lab cases", "a pharmacy fridge log": the kind of place only says which cases and which log are meant. */
function isPartOfName({ appType, text }: Reading, drafts: readonly EntityDraft[]): boolean {
  const core = appType?.core ?? [];
  const lower = text.toLowerCase();
  return drafts.some(({ words, concept }) => {
    const last = words.split(' ').at(-1) ?? words;
    const isCore = core.some((id) => id === concept?.id || standIns[id]?.includes(concept?.id ?? '-'));
    return (
      !isCore &&
      appType?.forms.some((form) => new RegExp(`\\b${form} (?:[a-z-]+ ){0,2}${last}(?:s|es)?\\b`).test(lower))
    );
  });
}

/** "Costs and shifts for our charity": whom it is for, where two things are named that it is about. */
function isPlaceAlone({ appType, text }: Reading, drafts: readonly EntityDraft[]): boolean {
  const core = appType?.core ?? [];
  const own = drafts.filter(({ from, isListed }) => from === 'text' && isListed === true);
  const least = appType?.id === 'restaurant' ? 1 : 2;
  if (own.length < least || own.some((draft) => core.some((id) => isThere(draft, id)))) return false;
  const lower = text.toLowerCase();
  const said = (appType?.forms ?? []).filter((form) => new RegExp(`\\b${form}\\b`).test(lower));
  return (
    said.length > 0 &&
    said.every((form) =>
      new RegExp(`\\b(?:for|at|in|of) (?:my|our|the|an?)(?: [a-z-]+)? ${form}\\b`).test(lower),
    )
  );
}

/** Words that mean something else in one kind of app. */
const localWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lab: { test: 'lab_test', result: 'lab_test' },
  garage: { job: 'work_order' },
  fleet: { service: 'maintenance' },
  recruiting: { application: 'candidate', role: 'position' },
  tutoring: { class: 'lesson', session: 'lesson' },
  gym: { session: 'class' },
  events: { ticket: 'ticket_sale' },
  vet: { patient: 'pet', client: 'owner' },
  bakery: { item: 'cake' },
  expenses: { account: 'bank_account', transaction: 'money_transaction' },
  jobs: { job: 'position', vacancy: 'position' },
  grants: {
    application: 'grant_application',
    submission: 'grant_application',
    proposal: 'grant_application',
  },
  shelter: { application: 'adoption' },
  movies: { show: 'screening' },
  fieldservice: { visit: 'job', service: 'job' },
};

function preferOwn({ appType, entities }: Reading, draft: EntityDraft): void {
  const id = localWords[appType?.id ?? '']?.[draft.words];
  const concept = id === undefined ? undefined : conceptById(id);
  if (concept && !entities.some((other) => other.concept?.id === id)) draft.concept = concept;
}

const times = ['appointment', 'booking', 'reservation', 'rental', 'session'];

/** "Patients choose a slot ... a diary of all appointments": what a deed brought is called by the word that the text has for it. */
function callAsSaid({ text, entities }: Reading, draft: EntityDraft): void {
  const id = draft.concept?.id ?? '';
  if (!/^(?:booking|appointment)$/.test(id) || isSaid(text, draft.words)) return;
  const word = times.find((other) => other !== draft.words && isSaid(text, other));
  if (word === undefined) return;
  // What is told of the word itself and what the deed brought are one.
  const concept = entities.find(({ words }) => words === word)?.concept ?? conceptOf(word);
  draft.words = word;
  if (concept && /^(?:booking|appointment|rental)$/.test(concept.id)) draft.concept = concept;
}

const isSaid = (text: string, word: string): boolean => new RegExp(`\\b${word}s?\\b`, 'i').test(text);

/** "A pottery-making log. Pots with ...": what somebody does is no record where things are told. */
const withoutPursuits = (drafts: readonly EntityDraft[]): EntityDraft[] => {
  const isPursuit = ({ words, concept, fields }: EntityDraft) =>
    concept === undefined && fields.length === 0 && /^[a-z]{4,}ing$/.test(words);
  return drafts.some((draft) => !isPursuit(draft) && draft.fields.length > 0)
    ? drafts.filter((draft) => !isPursuit(draft))
    : [...drafts];
};

/** "Trips" of a sailing log are its sailing trips. */
const isKindOf = ({ words }: EntityDraft, id: string): boolean => {
  const name = conceptById(id)?.forms[0] ?? '';
  return name.includes(' ') && name.endsWith(` ${words}`);
};

const isThere = (draft: EntityDraft, id: string): boolean =>
  draft.concept?.id === id ||
  isKindOf(draft, id) ||
  (conceptById(id)?.sameAs.includes(draft.concept?.id ?? '-') ?? false) ||
  standIns[id]?.includes(draft.concept?.id ?? '-') === true;

/** Concepts that make another one of an app type needless. */
export const standIns: Readonly<Record<string, readonly string[]>> = {
  customer: [
    'member',
    'guest',
    'owner',
    'student',
    'patient',
    'company',
    'tenant',
    'donor',
    'lead',
    'contact',
    'subscriber',
  ],
  owner: ['customer'],
  borrower: ['member', 'student', 'customer'],
  singer: ['member'],
  doctor: ['vet', 'employee', 'trainer'],
  employee: ['technician', 'driver', 'stylist', 'freelancer', 'teacher', 'volunteer'],
  booking: ['appointment', 'rental', 'registration', 'class'],
  appointment: ['booking'],
  order: ['purchase_order'],
  vehicle: ['asset'],
  teacher: ['tutor', 'trainer'],
  tutor: ['teacher'],
  lesson: ['class', 'appointment', 'course'],
  class: ['lesson', 'course'],
  course: ['class', 'lesson', 'school_class'],
  product: ['cake', 'menu_item', 'part', 'asset', 'collection_item', 'ingredient'],
  lease: ['rental', 'booking'],
  work_order: ['job', 'appointment'],
  job: ['work_order', 'cleaning', 'appointment'],
  delivery: ['order', 'route'],
  registration: ['signup', 'booking'],
  signup: ['registration'],
  artist: ['member', 'singer'],
  event: ['concert', 'screening', 'class'],
  lab_test: ['result', 'experiment'],
  adoption: ['application'],
  ride: ['trip'],
};

/** What is lent, let or sold in one kind of app or the other; a toy library lends the toys that it names, no books. */
const isGoods = (id: string): boolean =>
  /^(?:book|shared_item|product|vehicle|asset|costume|equipment|instrument|collection_item)$/.test(id);

const isOwnGoods = ({ from, concept, words }: EntityDraft): boolean =>
  from === 'text' &&
  !isDeed(concept?.id ?? '') &&
  (concept ? concept.kind === 'resource' : !isPersonWord(words));

const isJoin = (id: string): boolean => id === 'order_item' || id === 'habit_log' || id === 'enrollment';

/** "A matter has a client": whom such an app is about has a list of their own, where the text names them. */
function addNamed({ appType }: Reading, drafts: EntityDraft[]): void {
  for (const id of appType?.core ?? []) {
    const concept = conceptById(id);
    if (concept?.kind !== 'person' || drafts.some((draft) => isThere(draft, id))) continue;
    const named = drafts.flatMap(({ fields }) => fields).find(({ label }) => conceptOf(label)?.id === id);
    if (named) drafts.push({ words: named.label.toLowerCase(), concept, fields: [], said: '', from: 'text' });
  }
}

/** What is booked is the only thing of a short text that can be. */
function linkBooked({ text, relations, pages }: Reading, drafts: readonly EntityDraft[]): void {
  const booking = drafts.find(({ concept }) => concept?.id === 'booking');
  if (!booking || text.split(/\s+/).length > 12 || relations.some(({ from }) => from === booking)) return;
  const usual = booking.concept?.fields ?? '';
  const may = drafts.filter(
    (draft) =>
      /^(?:resource|event)$/.test(draft.concept?.kind ?? '') &&
      draft.concept?.id !== 'service' &&
      // What lies in a cart is bought.
      !pages.some(({ kind, entity }) => kind === 'cart' && entity === draft),
  );
  const [booked] = may;
  if (booked && may.length === 1 && !usual.includes(`>${booked.concept?.id ?? ''}`))
    relations.push({ from: booking, to: booked, many: false });
}

/** Lines of an order, wherever there are orders and products with a price. */
function addJoins(reading: Reading, drafts: EntityDraft[]): void {
  const find = (id: string) => drafts.find((draft) => draft.concept?.id === id);
  const concept = conceptById('order_item');
  const sells =
    reading.appType?.id === 'shop' ||
    /^(?:sales|table-orders)$/.test(reading.workKind?.id ?? '') ||
    reading.pages.some(({ kind }) => kind === 'cart');
  const order = find('order');
  const goods = reading.pages.find(({ kind, entity }) => kind === 'cart' && entity !== undefined)?.entity;
  const sold =
    drafts.find((draft) => draft === goods) ??
    find('product') ??
    (reading.workKind ? find('menu_item') : undefined) ??
    drafts.find(
      (draft) => draft !== order && draft.fields.some(({ label }) => /^price\b|\bprice$/i.test(label)),
    );
  if (!concept || !sells || !order || !sold) return;
  const known = find('order_item');
  if (known && (known.from === 'text' || reading.relations.some(({ from }) => from === known))) return;
  const item: EntityDraft = known ?? {
    words: 'order item',
    concept,
    fields: [],
    said: '',
    from: 'template',
  };
  if (!known) drafts.push(item);
  if (sold.concept?.id !== 'product') reading.relations.push({ from: item, to: sold, many: false });
}

/** Two words for one meaning become one thing, under the word that came first. */
function mergeSame(reading: Reading): EntityDraft[] {
  const kept: EntityDraft[] = [];
  for (const [at, draft] of reading.entities.entries()) {
    const others = [...(draft.concept?.sameAs ?? []), ...(draft.implied ?? [])];
    const other = reading.entities.find(
      (candidate, index) =>
        (candidate !== draft && others.includes(candidate.concept?.id ?? '-')) ||
        (index > at && candidate.words === draft.words),
    );
    if (!other) {
      kept.push(draft);
      continue;
    }
    for (const field of draft.fields) addField(other, field);
    for (const relation of reading.relations) {
      if (relation.from === draft) relation.from = other;
      if (relation.to === draft) relation.to = other;
    }
    for (const page of reading.pages) if (page.entity === draft) page.entity = other;
  }
  return kept;
}

/** A text in which no thing was found: nouns of the lexicon anywhere in it, else its own words, else a task list. */
function guess(reading: Reading, assumptions: string[]): EntityDraft[] {
  const seen = mentions(reading.text).slice(0, 2);
  if (seen.length > 0) {
    return unique(
      seen.map(({ concept, words }) => ({
        words,
        concept,
        fields: [],
        said: reading.text.slice(0, 80),
        from: 'text' as const,
      })),
    );
  }
  const nouns = (reading.text.match(/[\p{L}-]{4,24}/gu) ?? []).filter(
    (word) => !common.has(word.toLowerCase()),
  );
  const plural = nouns.find((word) => singular(word) !== word) ?? nouns.at(-1);
  const noun = plural && /[aeiouy]/i.test(plural) ? readNoun(plural) : undefined;
  if (noun) {
    assumptions.push(guessWords.around(noun.words));
    return [{ words: noun.words, fields: [], said: reading.text.slice(0, 80), from: 'text' }];
  }
  assumptions.push(guessWords.taskList);
  const task = conceptById('task') ?? conceptOf('task');
  return [{ words: 'task', fields: [], said: '', from: 'template', ...(task ? { concept: task } : {}) }];
}

const common = new Set(
  'make build create want need would like that this with from have some something anything please could should about into them they their what when where which while there here help good nice cool best very much many just only also then than more most other make made simple easy modern great really thing things stuff your mine ours work works working application website hello thanks'.split(
    ' ',
  ),
);

const unique = (drafts: EntityDraft[]): EntityDraft[] =>
  drafts.filter(
    (draft, at) => drafts.findIndex(({ words }) => normalised(words) === normalised(draft.words)) === at,
  );
