import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { conceptById } from '../lexicon/concepts.ts';
import { nameSaid } from '../plan/app-name.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import { read } from '../read/read.ts';
import type { EntityDraft, Reading } from '../read/reading.ts';
import { singular } from '../words.ts';
import type { FormKind } from './part-words.ts';
import { readParts, type SitePart, type SiteParts } from './parts.ts';
import { tradeOf } from './trades.ts';

/** A page for visitors as a text asks for it. */
export type Site = Pick<SiteParts, 'parts' | 'without' | 'listed'> & { name?: string };

const frame: ReadonlySet<string> = new Set(['hero', 'form', 'footer', 'cta']);
export const contentOf = (parts: readonly SitePart[]): SitePart[] =>
  parts.filter(({ kind }) => !frame.has(kind));

const asksForSite =
  /\b(?:web ?(?:site|page)|home ?page|one[- ]?pager|(?:one|single)[- ]page(?:r| site)?|landing page|(?:public|simple|small) (?:site|page))\b|^(?:(?:an?|the|our|my) )?site\b/i;

/** What is kept of a thing was told, so it is more than words of a page. */
const isTold = ({ fields }: EntityDraft): boolean =>
  fields.filter(({ known }) => known === 'exact').length >= 2;

/** Whether the text asks for a page with parts; its words then are read as such, and no longer as things of the app. */
export function settleSite(reading: Reading): Site | undefined {
  const found = readParts(reading.text);
  const content = contentOf(found.parts).length;
  const isLanding = reading.kinds.some(({ kind }) => kind === 'landing') || reading.appType?.id === 'landing';
  if (!isLanding && !(content >= 2 && asksForSite.test(reading.text.slice(0, 240)))) return undefined;
  const again = found.parts.length > 0 && found.rest !== reading.text ? read(found.rest) : reading;
  const hasForm = found.parts.some(({ kind }) => kind === 'form');
  const isApp = again.entities.filter(isTold).length > (hasForm ? 1 : 0);
  if (isApp && !isLanding) return undefined;
  if (isApp && content < 2) return { ...found, parts: [] };
  const kept = reading.entities.filter(isServed);
  if (again !== reading) takeOver(reading, again);
  if (isLanding && !isApp) dropIntroduced(reading);
  for (const draft of kept) if (!reading.entities.includes(draft)) reading.entities.push(withReach(draft));
  addForms(reading, found.parts);
  const name = nameSaid(reading) ?? (reading.appType || content < 2 ? undefined : 'Our Page');
  if (name) reading.appName = name;
  return { parts: found.parts, without: found.without, listed: found.listed, ...(name ? { name } : {}) };
}

/** Dishes, bookings, events and news come and go: they are kept, though a site names them among the parts of its page. */
const isServed = ({ concept, isListed, words }: EntityDraft): boolean =>
  isListed === true &&
  (/^(?:menu_item|booking|event|concert|album|song|team|screening)$/.test(concept?.id ?? '') ||
    // "Our story" is a part of the page.
    /^(?:news|article|post|announcement)$/.test(words));

const withReach = (draft: EntityDraft): EntityDraft =>
  draft.concept?.id === 'booking' && draft.fields.length === 0
    ? {
        ...draft,
        fields: [
          ...reachable.map((field) => ({ ...field })),
          { label: 'Number of guests', type: 'int', known: 'exact' },
        ],
      }
    : draft;

/** Look, name and kind of the app stay as the whole text says them. */
function takeOver(
  reading: Reading,
  { entities, relations, pages, access, tools, kinds, unread }: Reading,
): void {
  const landing = reading.kinds.filter(({ kind }) => kind === 'landing');
  const others = kinds.filter(({ kind }) => kind !== 'landing');
  Object.assign(reading, {
    entities,
    relations,
    pages,
    access,
    tools,
    unread,
    kinds: [...landing, ...others],
  });
}

const concepts: Readonly<Record<FormKind, string>> = {
  enquiry: 'enquiry',
  subscriber: 'subscriber',
  booking: 'booking',
  signup: 'signup',
};
/** "A page for a small roofing firm": who the page is of, and what is only named, are words of the page. */
function dropIntroduced(reading: Reading): void {
  const [first = '', ...others] = reading.text.split(/[.!?\n]+/);
  const isOfFirst = ({ words }: EntityDraft) =>
    !others.some((sentence) => sentence.toLowerCase().includes(words)) &&
    words.split(' ').some((word) => first.toLowerCase().includes(word));
  const isWord = (draft: EntityDraft) =>
    draft.fields.length === 0 &&
    (draft.isListed !== true || isOfFirst(draft)) &&
    !Object.values(written).some((shape) => shape.test(draft.concept?.id ?? ''));
  reading.entities = reading.entities.filter((draft) => !isWord(draft));
  const isKept = (draft: EntityDraft) => reading.entities.includes(draft);
  reading.relations = reading.relations.filter(({ from, to }) => isKept(from) && isKept(to));
}

/** What a form of a kind may write, where the app keeps it already. */
const written: Readonly<Record<FormKind, RegExp>> = {
  enquiry: /^(?:enquiry|contact_message|message|support_request|lead)$/,
  subscriber: /^(?:subscriber|signup)$/,
  booking: /^(?:booking|appointment|reservation|rental|registration)$/,
  signup: /^(?:signup|registration|enrollment|subscriber)$/,
};

/** Every form writes something of its own. */
function addForms(reading: Reading, parts: readonly SitePart[]): void {
  const forms = parts.flatMap(({ kind, form = 'enquiry' }) => (kind === 'form' ? [form] : []));
  for (const form of forms) {
    if (reading.entities.some(({ concept }) => written[form].test(concept?.id ?? ''))) continue;
    const concept = conceptById(concepts[form]);
    if (concept)
      reading.entities.push({
        words: concept.forms[0] ?? form,
        concept,
        fields: form === 'booking' ? reachable.map((field) => ({ ...field })) : [],
        said: '',
        from: 'template',
      });
  }
  const others = reading.kinds.filter(({ kind }) => kind !== 'landing');
  const landing = reading.kinds.find(({ kind }) => kind === 'landing');
  // A page with forms of its own needs no other one.
  const core = forms.length > 0 ? [] : (landing?.core ?? ['enquiry']);
  reading.kinds = [...others, { kind: 'landing', isWhole: false, words: 'website', ...landing, core }];
}

/** A booking that comes from a page without accounts must say how to confirm it. */
const reachable: readonly FieldDraft[] = [
  { label: 'Name', type: 'string', required: true, known: 'exact' },
  { label: 'Email', type: 'email', required: true, known: 'exact' },
  { label: 'Phone', type: 'phone', known: 'exact' },
];

/** The record that a form of a kind writes. */
export const entityOfForm = ({ entities }: Blueprint, form: FormKind): BlueprintEntity | undefined =>
  entities.find(({ concept }) => written[form].test(concept ?? ''));

/** Whoever signs up gives one name. */
export function tidyForms(entities: readonly BlueprintEntity[]): void {
  for (const entity of entities) {
    if (!entity.fields.some(({ label }) => label === 'Name')) continue;
    const double = entity.fields.find(
      ({ label, why, id, ref }) =>
        why.from !== 'text' &&
        ref === undefined &&
        id !== entity.titleField &&
        /^(?:volunteer|guest|participant) name$/i.test(label),
    );
    if (double) entity.fields = entity.fields.filter((field) => field !== double);
  }
}

/** Samples of what is kept or booked carry the names that the text lists. */
export function nameSamples(entities: readonly BlueprintEntity[], { listed }: Site): void {
  for (const { thing, names } of listed) {
    const named = entities.find(({ label }) => label.toLowerCase().endsWith(singular(thing)));
    if (named) named.titles = names;
  }
}

/** The page keeps what was asked of it, so that its sections follow the app until somebody changes them. */
export function placeParts(blueprint: Blueprint, text: string, { parts, without }: Site): void {
  const { app, pages, entities } = blueprint;
  const page = pages.find(({ archetype }) => archetype === 'landing');
  if (!page) return;
  const { isKnown, offers } = tradeOf(text);
  const isOnlyPage = entities.every(({ why }) => why.from === 'template');
  if (isKnown && isOnlyPage) app.icon = offers[0]?.icon ?? app.icon;
  page.props = {
    ...page.props,
    topic: text.slice(0, 200),
    ...(parts.length > 0 ? { parts: JSON.parse(JSON.stringify(parts)) } : {}),
    ...(without.length > 0 ? { without: [...without] } : {}),
  };
}
