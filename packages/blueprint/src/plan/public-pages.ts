import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { capitalise, escaped, pascal } from '../words.ts';
import { isSomebodys } from './belonging.ts';
import { filterWishes } from './list-wishes.ts';
import { isOpenBoard } from './open-boards.ts';
import { addPage, type Plan } from './page-plan.ts';
import { isOpenWithoutAccount, isShownOpenly, type Sent, sentOpenly } from './sent-openly.ts';
import { isPublicSite } from './site.ts';
import { isSiteNews } from './site-pages.ts';
import { isForStrangers } from './work-kinds.ts';

const joins = [
  'signup',
  'registration',
  'enquiry',
  'booking',
  'appointment',
  'subscriber',
  'donation',
  'application',
  'grant_application',
  'adoption',
  'viewing',
  'test_drive',
  'ticket_sale',
  'feedback',
];

/** Whether the text asks for something that visitors see. */
function isWanted({ blueprint, reading }: Plan): boolean {
  const { text } = reading;
  return (
    reading.pages.some((intent) => intent.public) ||
    /^(?:portfolio|landing|blog)$/.test(reading.appType?.id ?? '') ||
    (/\bpublic(?:ly)?\b|\bvisitors? can\b|\bwebsite visitors\b|\blanding page\b/i.test(text) &&
      !/\bno public\b|\bnot public\b/i.test(text)) ||
    isOpenTo(text) ||
    (isOpenBoard(text) && !blueprint.app.personal) ||
    isOpenWithoutAccount(text) ||
    isForStrangers(reading) ||
    (isPublicSite(text) && !blueprint.app.personal)
  );
}

/** Pages for visitors: what they may see, and the form with which they answer. */
export function addPublicPages(plan: Plan): void {
  const { blueprint, reading } = plan;
  const text = reading.text;
  if (!isWanted(plan)) return;
  const open = blueprint.pages.filter((page) => page.public);
  // A site on which one can book shows what there is as well.
  const isBookingAlone = isPublicSite(text) && open.every(({ archetype }) => archetype === 'booking');
  if (open.length > 0 && !isBookingAlone) {
    addContact(plan);
    return;
  }
  if (open.length > 0) {
    addOverview(plan);
    return;
  }
  const handedIn = sentOpenly(blueprint, text) ?? sentIn(plan);
  const sent = handedIn ?? joined(blueprint) ?? leftBy(blueprint, text);
  const answered = sent?.entity;
  // "People report problems on a public form": what the form is for is sent by visitors.
  const isFormAlone = answered === undefined && /\b(?:public|online|contact) form\b/i.test(text);
  const target =
    answered ??
    (isFormAlone
      ? (blueprint.entities.find(({ why, kind }) => kind !== 'person' && /\bform\b/i.test(why.words)) ??
        blueprint.entities.find(({ kind }) => kind !== 'person' && kind !== 'settings'))
      : undefined);
  const about = blueprint.entities.find(
    (entity) =>
      target?.fields.some(({ ref }) => ref === entity.id) &&
      entity.kind !== 'person' &&
      mayBeShown(plan, entity),
  );
  const other = shownFirst(
    plan,
    (entity) =>
      entity !== target &&
      ((target === undefined && entity.kind !== 'transaction') || mayBeShown(plan, entity)) &&
      !isSiteNews(blueprint, entity, text) &&
      (handedIn === undefined || isShownOpenly(entity, text)),
  );
  // Of a table nothing is told but that one can book it: the dishes are what visitors look at.
  const isBare = about !== undefined && !isToldOf(about) && other !== undefined && isToldOf(other);
  // What visitors write in a guest book is what the next one reads.
  const written = target?.concept === 'guest_entry' ? target : undefined;
  const offered = isFormAlone ? undefined : isBare ? other : (about ?? other ?? written);
  if (!offered && !target) return;
  // Visitors may not read the people of the app, so what they send cannot have to name one of them.
  for (const field of target?.fields ?? []) {
    if (blueprint.entities.some(({ id, kind }) => id === field.ref && kind === 'person'))
      field.required = false;
  }
  addPage(plan, target ? 'SignUp' : 'PublicOverview', {
    label: target
      ? (saidAs(plan, target) ?? formName(target))
      : `${isPublicSite(text) ? 'Our' : 'Public'} ${offered?.labelPlural.toLowerCase() ?? 'page'}`,
    icon: 'Globe',
    archetype: target && (offered || handedIn) ? 'public-form' : 'public-landing',
    ...(offered ? { entity: offered.id } : {}),
    ...(target ? { target: target.id } : {}),
    ...(offered ? withProps(blueprint.app.name, offered, text) : {}),
    public: true,
    ...madeFor(sent),
  });
  addOtherForms(plan, target);
}

/** The bikes of customers are no list for whoever sends in a repair, unless the text lets visitors see them. */
const mayBeShown = ({ blueprint, reading }: Plan, entity: BlueprintEntity): boolean =>
  !isSomebodys(blueprint, entity) || isShownOpenly(entity, reading.text);

/** What visitors do with a form, where the text does not say it. */
const formName = ({ concept = '', label }: BlueprintEntity): string =>
  /ticket/i.test(`${concept} ${label}`) ? 'Get tickets' : label;

/** On a site for everybody each thing that visitors send has its form: beside the enquiry, the test drive. */
function addOtherForms(plan: Plan, taken: BlueprintEntity | undefined): void {
  if (!taken || !isOpenBoard(plan.reading.text)) return;
  for (const entity of plan.blueprint.entities)
    if (
      entity !== taken &&
      entity.why.from === 'text' &&
      /^(?:test_drive|viewing|enquiry)$/.test(entity.concept ?? '')
    )
      addPage(plan, pascal(entity.label), {
        label: entity.label,
        icon: entity.icon,
        archetype: 'public-form',
        target: entity.id,
        public: true,
      });
}

/** What visitors read first and what they narrow the list by, where the text says so. */
function withProps(name: string, offered: BlueprintEntity, text: string): Pick<BlueprintPage, 'props'> {
  const filters = filterWishes(offered, text);
  const headline = headlineOf(name, text);
  if (filters.length === 0 && headline === undefined) return {};
  return { props: { ...(filters.length > 0 ? { filters } : {}), ...(headline ? { headline } : {}) } };
}

/** "Holiday flats to rent by Dune House, ...": what is offered, in the words that stand before whose it is. */
function headlineOf(name: string, text: string): string | undefined {
  const before = new RegExp(
    `^\\s*([^.,;:!?\\n]{8,60}?)\\s+(?:by|at|from)\\s+(?:the\\s+)?${escaped(name)}`,
    'i',
  ).exec(text)?.[1];
  return before !== undefined && !announces.test(before) ? capitalise(before) : undefined;
}

/** Words that ask for an app and offer nothing. */
const announces =
  /\b(?:app|application|web ?site|site|page|portal|system|tool|catalogue|we|i|you|our|my|need|want|build|make|please|owned|run|managed)\b/i;

const joined = ({ entities }: Blueprint): Sent | undefined => {
  const entity = entities.find(({ concept }) => joins.includes(concept ?? '-'));
  return entity && { entity };
};

/** "Visitors send a request": what they leave, whatever it is called. */
function leftBy({ entities }: Blueprint, text: string): Sent | undefined {
  for (const entity of entities) {
    if (entity.kind === 'person') continue;
    const left = new RegExp(
      `\\b(?:visitors?|guests?|people|anyone|anybody|customers?|clients?|buyers?|they|everyone)\\b[^.;]{0,100}\\b((?:send|leave|submit|make|write|post|place|request|ask for)s?\\s+(?:us\\s+|me\\s+)?(?:an?|their|the)\\s+(?:[\\w-]+\\s)?${entity.label}\\b)`,
      'i',
    ).exec(text)?.[1];
    if (left !== undefined) return { entity, words: left };
  }
  return undefined;
}

/** The page knows the words that it was made for. */
const madeFor = (sent: Sent | undefined): Pick<BlueprintPage, 'why'> =>
  sent?.words === undefined ? {} : { why: { from: 'text', words: sent.words } };

const isToldOf = ({ fields }: BlueprintEntity): boolean =>
  fields.some(({ why, ref }) => why.from === 'text' && ref === undefined);

/** What visitors look at: what the text says they see, then what it tells most of. */
function shownFirst(
  { blueprint, reading }: Plan,
  may: (entity: BlueprintEntity) => boolean = () => true,
): BlueprintEntity | undefined {
  const shown = blueprint.entities.filter(
    (entity) =>
      entity.kind !== 'person' &&
      entity.kind !== 'settings' &&
      entity.concept !== 'customer_review' &&
      may(entity),
  );
  return shown.find((entity) => isShownOpenly(entity, reading.text)) ?? shown.find(isToldOf) ?? shown[0];
}

/** What there is, for the visitors of a site on which they book. */
function addOverview(plan: Plan): void {
  const booked = plan.blueprint.pages.find(({ archetype }) => archetype === 'booking');
  // At which table somebody sits is less to look at than what is served there.
  const isTable = ({ id, concept }: BlueprintEntity) => id === booked?.target && concept === 'table';
  const offered =
    shownFirst(plan, (entity) => entity.id !== booked?.entity && !isTable(entity)) ??
    shownFirst(plan, ({ id }) => id !== booked?.entity);
  if (!offered) return;
  addPage(plan, 'Overview', {
    label: `Our ${offered.labelPlural.toLowerCase()}`,
    icon: 'Globe',
    archetype: 'public-landing',
    entity: offered.id,
    public: true,
  });
}

/** What visitors come to the page for, where that is known. */
function saidAs({ reading, entityOf }: Plan, target: BlueprintEntity): string | undefined {
  const intent = reading.pages.find(
    ({ kind, entity }) => kind === 'public-form' && entity !== undefined && entityOf.get(entity) === target,
  );
  return intent?.as;
}

/** What the text says that people send in through a form. */
function sentIn({ reading, entityOf }: Plan): Sent | undefined {
  const intent = reading.pages.find(({ kind, entity }) => kind === 'public-form' && entity !== undefined);
  const entity = intent?.entity && entityOf.get(intent.entity);
  return entity && { entity, words: intent.phrase };
}

/** What visitors send stands on a page of its own where no other public page takes it. */
function addContact(plan: Plan): void {
  const { blueprint, reading } = plan;
  const sends =
    /\b(?:visitors?|any(?:one|body)|every(?:one|body)|customers?|clients?|people|guests?|readers?|they)\b[^.;]{0,80}\b(?:send|leave|write|submit|contact|enquire|inquire|offer|ask|apply)\b/i;
  const told = sentIn(plan);
  const words = told?.words ?? sends.exec(reading.text)?.[0];
  if (words === undefined) return;
  const sent =
    told?.entity ??
    blueprint.entities.find(({ concept }) =>
      /^(?:enquiry|message|contact_message|feedback|application|support_request)$/.test(concept ?? ''),
    );
  const isTaken = ({ public: isOpen, entity, target }: BlueprintPage) =>
    isOpen && sent !== undefined && (entity === sent.id || target === sent.id);
  if (!sent || blueprint.pages.some(isTaken)) return;
  addPage(plan, 'Contact', {
    label: told ? (saidAs(plan, sent) ?? sent.label) : 'Contact',
    icon: told ? sent.icon : 'Mail',
    archetype: 'public-form',
    target: sent.id,
    public: true,
    ...madeFor({ entity: sent, words }),
  });
}

/** "Everybody can read the timetable without logging in", "visitors browse the flats". */
const isOpenTo = (text: string): boolean =>
  /\b(?:visitors?|anybody|anyone|everybody|everyone|people|guests|customers|clients|parents|families|patients|residents|students|neighbou?rs|readers|they)\b[^.]{0,60}\bwithout (?:an? )?(?:accounts?|login|logging in|signing (?:in|up)|registering|registration|creating an account)\b|\bvisitors?\s+(?:browse|see|look|read|find|send|choose|pick|book)\b|\b(?:must|need)(?:n't| not) (?:have to )?register\b|\bopen to (?:everybody|everyone|anyone)\b/i.test(
    text,
  );
