import { appTypes } from '../lexicon/app-types.ts';
import { conceptById } from '../lexicon/concepts.ts';
import { judgingKinds } from '../lexicon/site-kinds/judging-kinds.ts';
import { learningKinds } from '../lexicon/site-kinds/learning-kinds.ts';
import { meetingKinds } from '../lexicon/site-kinds/meeting-kinds.ts';
import { offeringKinds } from '../lexicon/site-kinds/offering-kinds.ts';
import type { SiteKind, SiteThing } from '../lexicon/site-kinds/site-kind.ts';
import { dropDrafts, mergeDraft } from '../read/drafts.ts';
import type { EntityDraft, Reading } from '../read/reading.ts';
import { asksPrivacy } from '../read/text/privacy.ts';
import { capitalise, escaped, normalised, plural } from '../words.ts';
import { nameSaid } from './app-name.ts';
import { isUsedInside } from './site.ts';

const kinds: readonly SiteKind[] = [...judgingKinds, ...offeringKinds, ...learningKinds, ...meetingKinds];

/** Longer texts tell themselves what there is. */
const mostWords = 24;
const moreSentences = /[.!?;\n]\s*\S/;

/** Who keeps records says which, and asks for no site. */
const keeping = /\b(?:keeps?|keeping)\b/;

/** What such a site is called, and no record on it. */
const ofSite =
  /(?:^|[ -])(?:network|notice ?board|board|community|site|web ?site|platform|portal|page|directory|marketplace|landing page|online booking|sharing)$/;

/**
 * A few words that ask for a well-known kind of site ("Pet adoption site") leave most of it unsaid: its things are
 * linked as such sites have them, and what was said of them stays.
 */
export function settleSiteKind(reading: Reading): void {
  const text = reading.text.toLowerCase();
  if (text.split(/\s+/).length > mostWords || moreSentences.test(text) || asksPrivacy(reading.text)) return;
  dropTitle(reading);
  if (keeping.test(text) || isListed(reading)) return;
  const kind = kinds.find(({ shape, unless }) => shape.test(text) && !unless?.test(text));
  if (!kind || (kind.isBare && reading.entities.some(({ fields }) => fields.length > 2))) return;
  const found = kind.things
    .filter(({ asked }) => asked === undefined || asked.test(text))
    .map((thing) => [thing.concept, draftOf(reading, thing, text)] as const);
  const own = found.map(([, draft]) => draft);
  for (const draft of own) draft.keepsAll = true;
  for (const draft of own)
    draft.fields = draft.fields.filter(({ label }) => !kind.noFields?.test(label.toLowerCase()));
  keepOnly(reading, kind, own);
  const type = appTypes.find(({ id }) => id === kind.type);
  const known = reading.appType ?? type;
  if (known) reading.appType = { ...known, core: [], personal: false };
  nameAfterSubject(reading);
  if (kind.name && nameSaid(reading) === undefined) reading.appName = kind.name;
  settlePages(reading, kind, new Map(found));
}

/** "Kennels: dogs with an age, a breed and a state (waiting, adopted)": who lists like this says what is kept. */
const isListed = ({ text, entities }: Reading): boolean =>
  /[:(]/.test(text) && entities.some(({ fields }) => fields.length >= 2);

const gathered =
  /^[\p{L}'’ -]*?\b([\p{L}-]+ (?:group|network|community|society|association|hub|circle|platform|portal|ladder|league|club|school|studio|shelter))(?=,? (?:with|where|so that)\b|:)/iu;

/** "A parents group with events": who meets there is no record beside what is told. */
function dropTitle(reading: Reading): void {
  const title = gathered.exec(reading.text.trim())?.[1]?.toLowerCase();
  if (title === undefined) return;
  const gone = reading.entities.find(
    ({ words, fields }) => fields.length <= 2 && (words === title || title.endsWith(` ${words}`)),
  );
  if (gone && reading.entities.length > 1) dropDrafts(reading, (draft) => draft === gone);
}

/** "A blog about food" is a food blog. */
function nameAfterSubject(reading: Reading): void {
  const topic =
    /^(?:(?!\bfor\b)[^.,:])*\bblog (?:about|on) (?:my |our )?([\p{L}-]+)(?=[.!]?$| with\b)/iu.exec(
      reading.text.trim(),
    )?.[1];
  if (topic && reading.appName === undefined) reading.appName = `${capitalise(topic)} Blog`;
}

/** What the text says of the thing, under its own word; else a thing that nothing was told of. */
function draftOf(reading: Reading, thing: SiteThing, text: string): EntityDraft {
  const known = conceptById(thing.concept);
  const titles = thing.titles === undefined ? {} : { titles: thing.titles.split(';') };
  const concept = known && { ...known, ...(thing.fields === undefined ? {} : { fields: thing.fields }) };
  const names = thing.words.split(', ');
  const isIt = ({ words, concept: own }: EntityDraft) =>
    own?.id === thing.concept || names.includes(words) || thing.takes?.test(words) === true;
  const [first, ...others] = reading.entities.filter(isIt);
  const said = names.find((name) =>
    new RegExp(`\\b(?:${escaped(name)}|${escaped(plural(name))})\\b`).test(text),
  );
  if (!first) {
    const words = said ?? names[0] ?? thing.concept;
    const draft: EntityDraft = { words, fields: [], said: '', from: said ? 'text' : 'template' };
    reading.entities.push(draft);
    return Object.assign(draft, titles, concept ? { concept } : {});
  }
  for (const other of others) mergeDraft(reading, first, other);
  first.words = said ?? names[0] ?? first.words;
  return Object.assign(first, titles, concept ? { concept } : {});
}

/** The things of the kind first, in its order; what else was told stays unless it is a word of the site. */
function keepOnly(reading: Reading, { drops }: SiteKind, own: readonly EntityDraft[]): void {
  const isWord = ({ words, fields }: EntityDraft) =>
    (fields.length === 0 && drops?.test(words) === true) || (fields.length <= 2 && ofSite.test(words));
  dropDrafts(reading, (draft) => !own.includes(draft) && (isWord(draft) || isSubject(reading.text, draft)));
  // What would be a line of text beside the thing of the same name is its link, which the kind writes.
  for (const draft of own)
    draft.fields = draft.fields.filter(
      ({ label }) =>
        !own.some((other) => other !== draft && normalised(plural(other.words)) === normalised(label)),
    );
  reading.entities = [...own, ...reading.entities.filter((draft) => !own.includes(draft))];
  reading.relations = reading.relations.filter(({ from, to }) => !(own.includes(from) && own.includes(to)));
}

/** "A blog about travel": what people speak of there is no record. */
const isSubject = (text: string, { words, fields }: EntityDraft): boolean =>
  fields.length === 0 &&
  new RegExp(
    `\\b(?:about|on|for|covering)\\s+(?:[\\p{L}'’-]+\\s+){0,2}(?:${escaped(words)}|${escaped(plural(words))})\\b`,
    'iu',
  ).test(text);

function settlePages(reading: Reading, kind: SiteKind, draftsOf: ReadonlyMap<string, EntityDraft>): void {
  const { withoutPages, adds = [], open, openIf, openAs } = kind;
  if (withoutPages) {
    reading.kinds = reading.kinds.filter((one) => !withoutPages.test(one.kind));
    reading.tools = reading.tools.filter((one) => !withoutPages.test(one.kind));
  }
  for (const page of adds)
    if (!reading.kinds.some((one) => one.kind === page))
      reading.kinds.push({ kind: page, core: [], isWhole: false, words: page });
  const text = reading.text.toLowerCase();
  if (open === undefined || isUsedInside(text) || openIf?.test(text) === false) return;
  if (kind.opens) reading.pages.push({ kind: kind.opens, phrase: '', public: true });
  const sent = open.split(' ').flatMap((id) => draftsOf.get(id) ?? [])[0];
  reading.pages = reading.pages.filter((page) => page.kind !== 'public-form');
  reading.pages.push(
    sent
      ? { kind: 'public-form', phrase: '', public: true, entity: sent, ...(openAs ? { as: openAs } : {}) }
      : { kind: 'offer', phrase: '', public: true },
  );
}
