import { appTypes } from '../lexicon/app-types.ts';
import { conceptById } from '../lexicon/concepts.ts';
import { isPlural } from '../words.ts';
import { bookingSentences, isAboutTimes } from './bookings/bookings.ts';
import { surveyIsRead, takeSurvey, withoutQuestions } from './fields/survey-items.ts';
import { toldFormulas } from './formulas/told.ts';
import { readClause } from './frames/clauses.ts';
import { settleStates } from './frames/flows.ts';
import { announcedIn, headingOf, isRemark } from './frames/headings.ts';
import { settleQuiz } from './frames/quizzed.ts';
import { settleTold } from './frames/told-states.ts';
import { lists } from './layout/marker.ts';
import { takeLook } from './look/look.ts';
import { settlePrivateKind } from './private-kinds/settle-private-kind.ts';
import { type Cursor, emptyReading, ensureEntity, type Reading } from './reading.ts';
import { withBooks } from './sentences/books.ts';
import { withTheirOwn } from './sentences/each-for.ts';
import { mainClauses, ownWishes } from './sentences/main-clauses.ts';
import { usualOrder } from './sentences/mixed.ts';
import { reviewSentences } from './sentences/reviews.ts';
import { byRole } from './sentences/roles.ts';
import { withStops } from './sentences/run-on.ts';
import { secondLook, stateOf } from './sentences/second-look.ts';
import { sectionsOf } from './sentences/sections.ts';
import { toldOfGoods } from './sentences/sold.ts';
import { terseList } from './sentences/terse.ts';
import { plainMeaning, plainWish, whatWeNeed, withoutEditor } from './sentences/wishes.ts';
import { unwanted } from './sentences/without.ts';
import { inPieces } from './text/bounded.ts';
import { type Normalised, normalise } from './text/normalise.ts';
import { toldOpening, withoutOpening } from './text/opening.ts';
import { perhapsWith, plainChoices, prepared, throughout, withoutAccount } from './text/prepare.ts';
import { isPrivacy } from './text/privacy.ts';
import { withoutRefusals } from './text/refusals.ts';
import { splitSentences } from './text/split.ts';
import { withoutTitle } from './text/titled.ts';
import { withOurs } from './text/whose.ts';
import { isAppTitle } from './things/app-title.ts';
import { dropWeak, mentionsOf, sureThings } from './things/evidence.ts';
import { type Noun, readNoun } from './things/nouns.ts';
import { settleMenu } from './things/own-items.ts';
import { findKinds } from './tools/kinds.ts';
import { findTools } from './tools/tools.ts';

/** Text -> what it says: read once for the things of the app, and once more for what belongs to them. */
export function read(raw: string): Reading {
  const { refused, ...written } = withoutRefused(normalise(raw));
  const { text, formulas } = toldFormulas(withOurs(written.text));
  // What a calculator works out is its own; elsewhere formulas say how a figure of a record comes about.
  const isCalculator =
    formulas.length > 0 && findTools(written.text).some(({ kind }) => kind === 'calculator');
  const normal = isCalculator ? written : { ...written, text };
  const first = readOnce(normal);
  const second = readOnce(normal, sureThings(first));
  second.without.push(...refused);
  dropWeak(second);
  settlePrivateKind(second);
  if (!isCalculator) second.formulas = formulas;
  return second;
}

const withoutRefused = (written: Normalised): Normalised & { refused: string[] } => ({
  ...written,
  ...withoutRefusals(written.text),
});

function readOnce({ text, appName, preset }: Normalised, sure?: ReadonlySet<string>): Reading {
  const reading = emptyReading(text);
  if (appName !== undefined) reading.appName = appName;
  if (preset !== undefined) reading.preset = preset;
  const retold: string[] = [];
  const sentences = withBooks(
    splitSentences(withoutOpening(text))
      .slice(0, 400)
      .flatMap(inPieces)
      .flatMap(stopped)
      .flatMap((sentence) => toldOfGoods(sentence) ?? [sentence])
      .flatMap((sentence) => reviewSentences(sentence) ?? [sentence])
      .flatMap((sentence) => retoldAsBooking(sentence, text, retold))
      .flatMap(sentencesOf),
  );
  dropIntroduction(sentences);
  const wanted = [...sentences.filter((sentence) => unwanted(sentence) === undefined), ...retold].join('. ');
  reading.tools = findTools(wanted);
  const isSurvey = reading.tools.some(({ kind, isWhole }) => kind === 'survey' && isWhole);
  const type = findAppType(isSurvey ? withoutQuestions(wanted) : wanted);
  reading.kinds = withTimes(
    findKinds(wanted),
    text,
    retold.some((one) => bookingSentences(one, text)?.some(isAboutTimes)),
  );
  if (type) reading.appType = type;
  const cursor: Cursor = { reading, mode: 'things', said: '', ...(sure ? { sure } : {}) };
  takeSurvey(cursor, text);
  let open: Noun | undefined;
  for (const [at, sentence] of sentences.entries()) {
    const heading = headingOf(sentence, sentences.slice(at + 1, at + 3));
    const isAside = open !== undefined && isRemark(sentence);
    if (!heading?.isBare && !isAside) readSentence(cursor, at === 0 ? withoutTitle(sentence) : sentence);
    if (!isAside) cursor.isHeaded = heading?.isBare === true;
    if (heading) cursor.topic = heading.noun;
    open = isAside ? open : heading?.noun;
    const announced = announcedIn(sentence);
    if (announced) cursor.current = ensureEntity(cursor, announced);
  }
  if (
    splitSentences(text)
      .slice(0, 400)
      .some((one) => reviewSentences(one) !== undefined)
  )
    settleReviews(reading);
  settleQuiz(reading);
  settleMenu(cursor);
  settleTold(cursor);
  settleStates(cursor);
  reading.unread = surveyIsRead(reading);
  return reading;
}

/** The sentences that one about booking stands for; what it said itself tells what kind of app it is. */
function retoldAsBooking(sentence: string, text: string, retold: string[]): string[] {
  const told = bookingSentences(sentence, text);
  if (told) retold.push(sentence);
  return told ?? [sentence];
}

/** Hours of appointments are the hours at which they can be booked. */
function withTimes(kinds: Reading['kinds'], text: string, isBooked: boolean): Reading['kinds'] {
  const { days, opens } = toldOpening(text);
  const isTold =
    isBooked ||
    ((days ?? opens) !== undefined && /\b(?:appointments?|bookings?|reservations?)\b/i.test(text));
  if (!isTold || kinds.some(({ kind }) => kind === 'booking')) return kinds;
  return [...kinds, { kind: 'booking', core: ['booking'], isWhole: false, words: 'appointments' }];
}

/** What visitors say with stars is no assessment of an application. */
function settleReviews({ entities, relations, text }: Reading): void {
  const concept = conceptById('customer_review');
  const review = entities.find(
    ({ words, fields }) => /(?:^| )review$/.test(words) && fields.some(({ type }) => type === 'rating'),
  );
  if (!review || !concept || /\breviewers?\b|\bapplications?\b|\bperformance\b/i.test(text)) return;
  review.concept = concept;
  // Where an app is about one thing, that is what people speak of.
  const [only, ...others] = entities.filter((draft) => draft !== review);
  const isFree = !relations.some(({ from }) => from === review);
  if (
    only &&
    others.length === 0 &&
    isFree &&
    !/^(?:person|event|transaction|log)$/.test(only.concept?.kind ?? '')
  )
    relations.push({ from: review, to: only, many: false });
}

const stopped = (sentence: string): string[] => (sentence.includes(lists) ? [sentence] : withStops(sentence));

/** The plain sentences that one stands for; what a table lists is plain already. */
const sentencesOf = (sentence: string): string[] =>
  sentence.includes(lists)
    ? [prepared(sentence)]
    : byRole(usualOrder(whatWeNeed(plainWish(plainlySaid(sentence).replace(perhapsWith, ', ')))))
        .flatMap(ownWishes)
        .flatMap(terseList)
        .flatMap((part) => (part.includes(lists) ? [part] : sectionsOf(part)))
        .flatMap((part) =>
          part.includes(lists)
            ? [prepared(part)]
            : mainClauses(part).map((clause) => prepared(plainMeaning(clause))),
        );

const plainlySaid = (sentence: string): string =>
  plainChoices(withoutEditor(withTheirOwn(sentence.replace(throughout, '').replace(withoutAccount, ''))));

/** "Dry cleaners, we lose tickets": who speaks is no thing of the app, unless more is told of it. */
function dropIntroduction(sentences: string[]): void {
  const [first = '', second = ''] = sentences;
  const isShort =
    first.split(/\s+/).length <= 4 && !/[:(]|\b(?:with|has|have|for|app|tracker|list)\b/i.test(first);
  if (
    isShort &&
    isPlural(first) &&
    /^(?:we|i|our|my)\b/i.test(second) &&
    isWhoSpeaks(first, sentences.join('. '))
  )
    sentences.shift();
}

function isWhoSpeaks(words: string, text: string): boolean {
  const noun = readNoun(words);
  if (noun?.concept && noun.concept.kind !== 'person') return false;
  return noun === undefined || mentionsOf(text, noun.words) < 2;
}

function readSentence(cursor: Cursor, whole: string): void {
  // What a table lists says nothing of how the app looks: "colour (red, blue)".
  const sentence = whole.includes(lists) ? whole : takeLook(cursor.reading, whole);
  if (sentence === '') return;
  if (isPrivacy(sentence)) return;
  const refused = unwanted(sentence);
  if (refused) {
    cursor.reading.without.push(...refused);
    return;
  }
  const { entities, pages, access, relations } = cursor.reading;
  const before =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  cursor.mode = 'things';
  const state = stateOf(cursor.reading);
  readClause(cursor, sentence);
  for (const part of secondLook(cursor, sentence, state) ?? []) readClause(cursor, part);
  const after =
    entities.length + pages.length + access.length + relations.length + fieldCount(cursor.reading);
  if (after === before && saysWhoMayCome.test(sentence)) return;
  const isTitle =
    cursor.reading.appType !== undefined && isAppTitle(sentence.replace(/\s+(?:for|of|in|at|to)\s.*$/i, ''));
  if (after === before && !isTitle) cursor.reading.unread.push(sentence);
}

/** Who may open an app is a setting of the app, which its maker chooses when publishing; the answer says so. */
const saysWhoMayCome =
  /^(?:(?:it|the app|this)\s+(?:is|should be|must be)\s+)?(?:(?:open to|for) (?:everyone|anyone|everybody|the public)|(?:completely |fully )?public(?:ly available)?|no (?:login|log-?in|sign-?in|accounts?)(?: needed| required)?|public,? (?:and )?(?:without|with no|no) (?:login|log-?in|sign-?in|accounts?)|without (?:login|log-?in|sign-?in|accounts?))[.!]?$/i;

const fieldCount = (reading: Reading): number =>
  reading.entities.reduce((sum, { fields }) => sum + fields.length, 0);

/** A bonsai diary is no diary of moods: the word before says what is kept. */
const general = /^(?:journal|diary|notebook|logbook)$/;
const saysNothing =
  /^(?:an?|the|my|our|your|simple|private|personal|digital|online|little|small|new|secret|daily|own|nice|for|of|and|or|is|as|in|keep|want|need)?$/;
const ofMine =
  /^ (?:of|for|about|on) (?!(?:(?:my|our|the|all) )*(?:days?|life|moods?|thoughts?|feelings?|health|symptoms?|dreams?)\b)(?:(?:(?:my|our|the|all) )+[\p{L}-]+|[\p{L}-]{3,}s\b)/u;
const isOfSomething = (form: string, before: string, after: string): boolean =>
  general.test(form) && (!saysNothing.test(before.trim().split(' ').at(-1) ?? '') || ofMine.test(after));

/** "Product, shop, price": one word between commas, and nowhere else, is an attribute and no kind of app. */
function isListedOnly(text: string, form: string): boolean {
  if (!/^[a-z]+$/.test(form)) return false;
  const all = text.match(new RegExp(`\\b${form}\\b`, 'gi'))?.length ?? 0;
  const listed =
    text.match(new RegExp(`[,:]\\s+(?:an? |the )?${form}(?=\\s*,|\\s+and\\s)`, 'gi'))?.length ?? 0;
  return all > 0 && all === listed;
}

/** Names of kinds of apps by their first word: a long text is searched for those alone whose first word it has. */
type Form = { type: (typeof appTypes)[number]; form: string; order: number };
const formsByStart = new Map<string, Form[]>();
let order = 0;
for (const type of appTypes)
  for (const form of type.forms) {
    const start = form.split(' ')[0] ?? form;
    const known = formsByStart.get(start) ?? [];
    formsByStart.set(start, [...known, { type, form, order: order++ }]);
  }

/** The kind of app: the longest name that the text holds, an earlier one before a later one. */
export function findAppType(text: string): Reading['appType'] {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}&'é-]+/gu, ' ')} `;
  let best: Named | undefined;
  const tasks: Named[] = [];
  const said = [...new Set(lower.split(' '))].flatMap((word) => formsByStart.get(word) ?? []);
  for (const { type, form } of said.sort((one, other) => one.order - other.order)) {
    const at = lower.indexOf(` ${form} `);
    if (at >= 0 && isListedOnly(text, form)) continue;
    if (at < 0 || isOfSomething(form, lower.slice(0, at), lower.slice(at + form.length + 1))) continue;
    const named = { type, at, score: form.length * 3 - Math.min(at, 400) / 4 };
    if (isTask.test(type.id)) tasks.push(named);
    if (!best || named.score > best.score) best = named;
  }
  // "An inventory app for our repair shop": what it does for whom.
  const isFor = best && /\bfor (?:my|our|the|an?) (?:[a-z-]+ ){0,2}$/.test(lower.slice(0, best.at + 1));
  return (isFor ? tasks.find(({ at }) => at < (best?.at ?? 0)) : undefined)?.type ?? best?.type;
}

type Named = { type: (typeof appTypes)[number]; at: number; score: number };

/** Kinds of apps that do one task, whatever the business. */
const isTask = /^(?:crm|tasks|projects|bugs|helpdesk|invoicing|expenses|inventory|assets|time)$/;
