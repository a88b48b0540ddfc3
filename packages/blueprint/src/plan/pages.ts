import type {
  Archetype,
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
} from '@sayso/core/blueprint-schema';
import type { PageIntent, Reading } from '../read/reading.ts';
import { pascal } from '../words.ts';
import { planBlocks } from './blocks.ts';
import { calendarThings, isTogether } from './calendar.ts';
import type { Ids } from './entities.ts';
import { type AddPage, addKindPages } from './kind-pages.ts';
import { dateField, fieldsOf, importance, isLineItem, startField, stateOf } from './look.ts';
import { openWithWhole, tellListsApart } from './one-kind.ts';
import { addPage, type Plan } from './page-plan.ts';
import { addPublicDetails, relateEnquiries } from './public-details.ts';
import { addPublicPages } from './public-pages.ts';
import { addReviewPages } from './reviews.ts';
import { addSitePages } from './site-pages.ts';

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
  openWithWhole(blueprint, reading, dashboard);
  tellListsApart(blueprint, reading);
  orderPages(blueprint);
}

/** An app that is one tool opens with it. */
const needsDashboard = ({ blueprint, reading }: Plan): boolean =>
  blueprint.entities.length > 0 &&
  !reading.tools.some(({ isWhole, kind }) => isWhole && kind !== 'survey') &&
  !reading.kinds.some(({ kind, isWhole }) => isWhole && kind === 'chat');

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
  if (boardOf?.workflow && !isFeedback(blueprint, boardOf, reading.text)) {
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
  addSitePages(plan);
}

/** A board of ideas holds its states already; columns beside it stand there only when they are asked for. */
const isFeedback = ({ pages }: Blueprint, { id, concept }: BlueprintEntity, text: string): boolean =>
  concept === 'feature_request' &&
  pages.some(({ archetype, entity }) => archetype === 'feedback' && entity === id) &&
  !/\b(?:kanban|columns|drag\w*|swim ?lanes?)\b/i.test(text);

/** States that somebody named, or of things that are worked through; a member's status is no reason for a board. */
export function isWorkedThrough(entity: BlueprintEntity): boolean {
  const state = stateOf(entity);
  if (!state) return false;
  return (
    state.why.from === 'text' ||
    isPursued(entity) ||
    entity.kind === 'transaction' ||
    entity.kind === 'content'
  );
}

/** Leads and applicants are people who are led through stages. */
const isPursued = ({ concept }: BlueprintEntity): boolean => concept === 'lead' || concept === 'candidate';

function addCalendar(plan: Plan, asked: PageIntent | undefined, ranked: readonly BlueprintEntity[]): void {
  const named = asked?.entity ? plan.entityOf.get(asked.entity) : undefined;
  const isAsked = asked !== undefined || isTogether(plan.reading.text);
  const dated = ranked.filter((entity) => startField(entity) !== undefined);
  const byKind =
    dated.find(
      ({ kind, concept }) =>
        kind === 'event' ||
        /^(?:booking|rental|time_entry)$/.test(concept ?? '') ||
        // Who is away, and who works where: looked at by the day in the apps that are about it.
        (plan.reading.workKind !== undefined && /^(?:leave_request|job)$/.test(concept ?? '')),
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
  const goods = plan.reading.pages.find(
    ({ kind, entity }) => kind === 'cart' && entity !== undefined,
  )?.entity;
  const product =
    (goods && plan.entityOf.get(goods)) ??
    blueprint.entities.find(
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

/** "The standings are public", "anyone can see the league table". */
const opensStandings =
  /\b(?:standings|league table|ranking)\b[^.!?]*\b(?<!not )(?:public|visitors?|any(?:one|body)|every(?:one|body))\b|\b(?:public|visitors?|any(?:one|body)|every(?:one|body))\b[^.!?]*\b(?:standings|league table|ranking)\b/i;

function addLeague(plan: Plan): void {
  const { blueprint, reading } = plan;
  const match = blueprint.entities.find((entity) => matchFields(entity) !== undefined);
  if (!match) return;
  const isPublic =
    reading.pages.some((intent) => intent.kind === 'standings' && intent.public) ||
    opensStandings.test(reading.text);
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
  const [home, away] = [
    find(/^(?:home (?!score|goals)|first (?!score))/i),
    find(/^(?:away (?!score|goals)|second (?!score))/i),
  ];
  const [homeScore, awayScore] = [
    find(/^(?:home (?:score|goals)|first score)/i),
    find(/^(?:away (?:score|goals)|second score)/i),
  ];
  if (!home?.ref || home.ref !== away?.ref || !homeScore || !awayScore) return undefined;
  return { home, away, homeScore, awayScore };
}

function addTimesheet(plan: Plan): void {
  const { blueprint, reading } = plan;
  const entry = blueprint.entities.find((entity) => entity.concept === 'time_entry');
  if (!entry || !spanFields(entry) || !entry.fields.some(({ ref }) => ref)) return;
  if (
    !reading.pages.some(({ kind }) => kind === 'timesheet') &&
    reading.appType?.id !== 'time' &&
    reading.workKind?.id !== 'timesheets'
  )
    return;
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

export function orderPages(blueprint: Blueprint): void {
  const place = (page: BlueprintPage): number => {
    const at = places.indexOf(page.archetype);
    const settings = blueprint.entities.find(({ id }) => id === page.entity)?.kind === 'settings';
    return (at < 0 ? places.length : at) + (settings && page.archetype === 'list' ? 0.5 : 0);
  };
  blueprint.pages.sort((one, other) => place(one) - place(other));
}
