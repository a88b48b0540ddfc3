import type {
  Archetype,
  Block,
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
} from '@sayso/core/blueprint-schema';
import type { EntityDraft, PageIntent, Reading } from '../read/reading.ts';
import { pascal } from '../words.ts';
import { planBlocks } from './blocks.ts';
import { calendarThings, isTogether } from './calendar.ts';
import type { Ids } from './entities.ts';
import { type AddPage, addKindPages } from './kind-pages.ts';
import { dateField, fieldsOf, importance, isLineItem, startField, stateOf } from './look.ts';
import { addPublicDetails, relateEnquiries } from './public-details.ts';
import { addReviewPages } from './reviews.ts';
import { isOpenWithoutAccount, isShownOpenly, sentOpenly } from './sent-openly.ts';

type Plan = {
  blueprint: Blueprint;
  reading: Reading;
  entityOf: ReadonlyMap<EntityDraft, BlueprintEntity>;
  ids: Ids;
};

/** The pages: what every thing needs, what its data allows, what the text asks for. */
export function planPages(
  blueprint: Blueprint,
  reading: Reading,
  entityOf: Plan['entityOf'],
  ids: Ids,
): void {
  const plan: Plan = { blueprint, reading, entityOf, ids };
  const dashboard = needsDashboard(plan)
    ? addPage(plan, 'Dashboard', { label: 'Dashboard', icon: 'LayoutDashboard', archetype: 'dashboard' })
    : undefined;
  relateEnquiries(blueprint, reading.text, ids);
  const add: AddPage = (name, page) => addPage(plan, name, page);
  addKindPages({ blueprint, reading, add });
  addSpecialPages(plan);
  addReviewPages(blueprint, reading.text, add);
  addPublicDetails(blueprint, add);
  for (const entity of blueprint.entities) addEntityPages(blueprint, entity, ids);
  dashboard?.blocks.push(...planBlocks(blueprint, reading, entityOf, ids));
  orderPages(blueprint);
}

/** An app that is one tool opens with it. */
const needsDashboard = ({ blueprint, reading }: Plan): boolean =>
  blueprint.entities.length > 0 &&
  !reading.tools.some(({ isWhole, kind }) => isWhole && kind !== 'survey') &&
  !reading.kinds.some(({ kind, isWhole }) => isWhole && kind === 'chat');

export type NewPage = Partial<BlueprintPage> & { label: string; icon: string; archetype: Archetype };

/** Adds a page under a name that none has yet. */
export function addPage(
  { blueprint, ids }: { blueprint: Blueprint; ids: Ids },
  name: string,
  page: NewPage,
): BlueprintPage {
  let free = name;
  for (let at = 2; blueprint.pages.some((known) => known.name === free); at++) free = `${name}${at}`;
  const added: BlueprintPage = {
    public: false,
    nav: true,
    blocks: [] as Block[],
    ...page,
    id: ids.next(),
    name: free,
  };
  blueprint.pages.push(added);
  return added;
}

/** A list and, for what has a life of its own, a page for one record. */
export function addEntityPages(blueprint: Blueprint, entity: BlueprintEntity, ids: Ids): void {
  if (isLineItem(entity)) return;
  addPage({ blueprint, ids }, pascal(entity.labelPlural), {
    label: entity.labelPlural,
    icon: entity.icon,
    archetype: 'list',
    entity: entity.id,
  });
  addPage({ blueprint, ids }, `${pascal(entity.label)}Details`, {
    label: entity.label,
    icon: entity.icon,
    archetype: 'detail',
    entity: entity.id,
    nav: false,
  });
}

function addSpecialPages(plan: Plan): void {
  const { blueprint, reading } = plan;
  const asked = (kind: string): PageIntent | undefined =>
    reading.pages.find((intent) => intent.kind === kind);
  const ranked = [...blueprint.entities].sort((one, other) => importance(other) - importance(one));
  if (reading.appType?.id === 'shop' || asked('cart')) addShop(plan);
  const board = ranked.find((entity) => isWorkedThrough(entity));
  const wantsBoard = asked('kanban');
  const boardOf = (wantsBoard?.entity && plan.entityOf.get(wantsBoard.entity)) ?? board;
  if (boardOf?.workflow) {
    addPage(plan, `${pascal(boardOf.label)}Board`, {
      label: 'Board',
      icon: 'Columns3',
      archetype: 'kanban',
      entity: boardOf.id,
    });
  }
  addCalendar(plan, asked('calendar'), ranked);
  addLeague(plan);
  addTimesheet(plan);
  addPublicPages(plan);
}

/** States that somebody named, or of things that are worked through; a member's status is no reason for a board. */
export function isWorkedThrough(entity: BlueprintEntity): boolean {
  const state = stateOf(entity);
  if (!state) return false;
  return state.why.from === 'text' || entity.kind === 'transaction' || entity.kind === 'content';
}

function addCalendar(plan: Plan, asked: PageIntent | undefined, ranked: readonly BlueprintEntity[]): void {
  const named = asked?.entity ? plan.entityOf.get(asked.entity) : undefined;
  const isAsked = asked !== undefined || isTogether(plan.reading.text);
  const dated = ranked.filter((entity) => startField(entity) !== undefined);
  const byKind =
    dated.find(
      ({ kind, concept }) =>
        kind === 'event' || concept === 'booking' || concept === 'rental' || concept === 'time_entry',
    ) ?? ranked.find((entity) => entity.fields.some(isAppointed));
  const chosen =
    named && dateField(named)
      ? named
      : (byKind ?? (isAsked ? (dated[0] ?? ranked.find(dateField)) : undefined));
  if (!chosen) return;
  const [first = chosen, ...also] = isAsked
    ? calendarThings(plan.blueprint, plan.reading.text, chosen)
    : [chosen];
  addPage(plan, also.length > 0 ? 'Calendar' : `${pascal(first.label)}Calendar`, {
    label: 'Calendar',
    icon: 'CalendarDays',
    archetype: 'calendar',
    entity: first.id,
    ...(also.length > 0 ? { props: { also: also.map(({ id }) => id) } } : {}),
  });
}

const appointed =
  /pick-?up|deliver|\bmov(?:e|ing)\b|appointment|event|scheduled|^start|check-?\s?in|travel|departure|collection|duty/i;

/** A day in a calendar that the text itself names. */
const isAppointed = ({ type, label, why }: BlueprintField): boolean =>
  (type === 'date' || type === 'datetime') && why.from === 'text' && appointed.test(label);

function addShop(plan: Plan): void {
  const { blueprint } = plan;
  const product = blueprint.entities.find(
    (entity) =>
      !isLineItem(entity) &&
      entity.concept !== 'order' &&
      fieldsOf(entity, 'money').length > 0 &&
      (entity.kind === 'resource' || entity.concept === 'product'),
  );
  const order = blueprint.entities.find(({ concept }) => concept === 'order');
  if (!product || !order) return;
  addPage(plan, 'Shop', {
    label: 'Shop',
    icon: 'Store',
    archetype: 'catalogue',
    entity: product.id,
    target: order.id,
    public: true,
  });
  addPage(plan, 'Cart', {
    label: 'Cart',
    icon: 'ShoppingCart',
    archetype: 'cart',
    entity: product.id,
    target: order.id,
    public: true,
    nav: false,
  });
}

function addLeague(plan: Plan): void {
  const { blueprint, reading } = plan;
  const match = blueprint.entities.find((entity) => matchFields(entity) !== undefined);
  if (!match) return;
  const isPublic = reading.pages.some((intent) => intent.kind === 'standings' && intent.public);
  const team = blueprint.entities.find(({ id }) => id === matchFields(match)?.home.ref);
  if (team)
    addPage(plan, 'Standings', {
      label: 'Standings',
      icon: 'Trophy',
      archetype: 'standings',
      entity: team.id,
      target: match.id,
      public: isPublic,
    });
}

/** Two references to one entity and two numbers: a match with its score. */
export function matchFields(entity: BlueprintEntity) {
  const find = (shape: RegExp) => entity.fields.find(({ label }) => shape.test(label));
  const [home, away] = [find(/^home (?!score|goals)/i), find(/^away (?!score|goals)/i)];
  const [homeScore, awayScore] = [find(/^home (?:score|goals)/i), find(/^away (?:score|goals)/i)];
  if (!home?.ref || home.ref !== away?.ref || !homeScore || !awayScore) return undefined;
  return { home, away, homeScore, awayScore };
}

function addTimesheet(plan: Plan): void {
  const { blueprint, reading } = plan;
  const entry = blueprint.entities.find((entity) => entity.concept === 'time_entry');
  if (!entry || !spanFields(entry) || !entry.fields.some(({ ref }) => ref)) return;
  if (!reading.pages.some(({ kind }) => kind === 'timesheet') && reading.appType?.id !== 'time') return;
  addPage(plan, 'Timesheet', { label: 'Timesheet', icon: 'Clock', archetype: 'timesheet', entity: entry.id });
}

/** Start and end of one record, both with a time of day. */
export function spanFields(entity: BlueprintEntity) {
  const start = entity.fields.find(
    ({ type, label }) => (type === 'datetime' || type === 'time') && /^start/i.test(label),
  );
  const end = entity.fields.find(
    ({ type, label }) => (type === 'datetime' || type === 'time') && /^end/i.test(label),
  );
  return start && end ? { start, end } : undefined;
}

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
];

/** Pages for visitors: what they may see, and the form with which they answer. */
function addPublicPages(plan: Plan): void {
  const { blueprint, reading } = plan;
  const text = reading.text;
  const wanted =
    reading.pages.some((intent) => intent.public) ||
    /^(?:portfolio|landing|blog)$/.test(reading.appType?.id ?? '') ||
    (/\bpublic(?:ly)?\b|\bvisitors? can\b|\bwebsite visitors\b|\blanding page\b/i.test(text) &&
      !/\bno public\b|\bnot public\b/i.test(text)) ||
    isOpenTo(text) ||
    isOpenWithoutAccount(text) ||
    (isSite.test(text) && !blueprint.app.personal && !isInternal.test(text));
  if (!wanted) return;
  if (blueprint.pages.some((page) => page.public)) {
    addContact(plan);
    return;
  }
  const handedIn = sentOpenly(blueprint, text) ?? sentIn(plan);
  const answered = handedIn ?? blueprint.entities.find((entity) => joins.includes(entity.concept ?? '-'));
  // "People report problems on a public form": what the form is for is sent by visitors.
  const isFormAlone = answered === undefined && /\b(?:public|online|contact) form\b/i.test(text);
  const target =
    answered ??
    (isFormAlone
      ? (blueprint.entities.find(({ why, kind }) => kind !== 'person' && /\bform\b/i.test(why.words)) ??
        blueprint.entities.find(({ kind }) => kind !== 'person' && kind !== 'settings'))
      : undefined);
  const about = blueprint.entities.find(
    (entity) => target?.fields.some(({ ref }) => ref === entity.id) && entity.kind !== 'person',
  );
  const other = blueprint.entities.find(
    (entity) =>
      entity.kind !== 'person' &&
      entity !== target &&
      entity.kind !== 'settings' &&
      entity.concept !== 'customer_review' &&
      (handedIn === undefined || isShownOpenly(entity, text)),
  );
  const offered = isFormAlone ? undefined : (about ?? other);
  if (!offered && !target) return;
  // Visitors may not read the people of the app, so what they send cannot have to name one of them.
  for (const field of target?.fields ?? []) {
    if (blueprint.entities.some(({ id, kind }) => id === field.ref && kind === 'person'))
      field.required = false;
  }
  addPage(plan, target ? 'SignUp' : 'PublicOverview', {
    label: target ? 'Public page' : `Public ${offered?.labelPlural.toLowerCase() ?? 'page'}`,
    icon: 'Globe',
    archetype: target && (offered || handedIn) ? 'public-form' : 'public-landing',
    ...(offered ? { entity: offered.id } : {}),
    ...(target ? { target: target.id } : {}),
    public: true,
  });
}

/** What the text says that people send in through a form. */
function sentIn({ reading, entityOf }: Plan): BlueprintEntity | undefined {
  const intent = reading.pages.find(({ kind, entity }) => kind === 'public-form' && entity !== undefined);
  return intent?.entity && entityOf.get(intent.entity);
}

/** What visitors send stands on a page of its own where no other public page takes it. */
function addContact(plan: Plan): void {
  const { blueprint, reading } = plan;
  const sends =
    /\b(?:visitors?|any(?:one|body)|every(?:one|body)|customers?|clients?|people|guests?|readers?|they)\b[^.;]{0,80}\b(?:send|leave|write|submit|contact|enquire|inquire|offer|ask|apply)\b/i;
  const told = sentIn(plan);
  if (!told && !sends.test(reading.text)) return;
  const sent =
    told ??
    blueprint.entities.find(({ concept }) =>
      /^(?:enquiry|message|contact_message|feedback|application|support_request)$/.test(concept ?? ''),
    );
  const isTaken = ({ public: isOpen, entity, target }: BlueprintPage) =>
    isOpen && sent !== undefined && (entity === sent.id || target === sent.id);
  if (!sent || blueprint.pages.some(isTaken)) return;
  addPage(plan, 'Contact', {
    label: told ? sent.label : 'Contact',
    icon: told ? sent.icon : 'Mail',
    archetype: 'public-form',
    target: sent.id,
    public: true,
  });
}

/** "A website for our bakery": who comes by shall see what it shows. */
const isSite =
  /^\s*(?:(?:hi|hello|hey)[,!.]?\s+)?(?:(?:i|we)(?:'d)? (?:want|need|would like|like|am looking for|are looking for) )?(?:please )?(?:(?:make|build|create) (?:me |us )?)?(?:an?|the|our|my)?\s*(?:(?:small|simple|new|nice|little|pretty|modern) )*web ?site (?:for|of|about|with|to show|showing|where)\b/i;
const isInternal =
  /\b(?:internal|private|intranet|only (?:we|us|me|i|staff|members|employees)|nobody else|members only|just (?:me|us)|for (?:me|us) (?:only|alone)|must (?:log|sign) in|(?:log|sign)s? in)\b/i;

/** "Everybody can read the timetable without logging in", "visitors browse the flats". */
const isOpenTo = (text: string): boolean =>
  /\b(?:visitors?|anybody|anyone|everybody|everyone|people|guests|customers|clients|parents|families|patients|residents|students|neighbou?rs|readers|they)\b[^.]{0,60}\bwithout (?:an? )?(?:accounts?|login|logging in|signing (?:in|up)|registering|registration|creating an account)\b|\bvisitors?\s+(?:browse|see|look|read|find|send|choose|pick|book)\b|\b(?:must|need)(?:n't| not) (?:have to )?register\b|\bopen to (?:everybody|everyone|anyone)\b/i.test(
    text,
  );

const places: readonly Archetype[] = [
  'landing',
  'game',
  'quiz',
  'timer',
  'calculator',
  'converter',
  'chat',
  'dashboard',
  'blog',
  'portfolio',
  'booking',
  'survey',
  'results',
  'leaderboard',
  'forum',
  'feedback',
  'directory',
  'files',
  'map',
  'catalogue',
  'kanban',
  'calendar',
  'timesheet',
  'standings',
  'gallery',
  'timeline',
  'checklist',
  'chart',
  'smart-list',
  'list',
  'public-form',
  'public-landing',
];

function orderPages(blueprint: Blueprint): void {
  const place = (page: BlueprintPage): number => {
    const at = places.indexOf(page.archetype);
    const settings = blueprint.entities.find(({ id }) => id === page.entity)?.kind === 'settings';
    return (at < 0 ? places.length : at) + (settings && page.archetype === 'list' ? 0.5 : 0);
  };
  blueprint.pages.sort((one, other) => place(one) - place(other));
}
