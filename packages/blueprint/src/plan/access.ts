import type {
  Archetype,
  Blueprint,
  BlueprintEntity,
  BlueprintField,
  BlueprintPage,
  Rule,
} from '@sayso/core/blueprint-schema';
import type { AccessIntent } from '../read/reading.ts';
import { accessWishes } from './access-wishes.ts';
import { isOutsider, isPrivate, isSomebodys } from './belonging.ts';
import { bookedOn } from './booked.ts';
import { contactsOf } from './contacts.ts';
import { isStaff } from './opening-days.ts';
import { openReviews } from './reviews.ts';

/** Rules of every entity: owners alone in a personal app, registered people in a team's, more only where a public page needs it. */
export function planRules(blueprint: Blueprint, text: string): void {
  for (const entity of blueprint.entities) {
    entity.rules = blueprint.app.personal
      ? { create: 'registered', read: 'owner', update: 'owner', delete: 'owner' }
      : { create: 'registered', read: 'registered', update: 'registered', delete: 'owner-or-admin' };
  }
  const { entities } = blueprint;
  // A game that keeps nothing but its best scores is for whoever comes by.
  if (entities.length > 0 && entities.every(({ concept }) => concept === 'quiz_score'))
    for (const { rules } of entities) Object.assign(rules, { create: 'anyone', read: 'anyone' });
  for (const page of blueprint.pages.filter((candidate) => candidate.public)) openFor(blueprint, page);
  openReviews(blueprint, text);
  // What visitors leave, nobody else betters.
  for (const { rules, concept } of entities)
    if (concept === 'quiz_score' && rules.create === 'anyone') rules.update = 'owner-or-admin';
  for (const { rules, label, workflow } of entities)
    if (isTalk.test(label) && workflow === undefined && rules.update === 'registered')
      rules.update = 'owner-or-admin';
  for (const { entity, ops, rule } of accessWishes(blueprint, text))
    for (const op of ops) entity.rules[op] = strictly(blueprint, { entity, op, rule });
}

/** Nobody writes into what somebody else said; a message that is worked through, from new to answered, is everybody's. */
const isTalk = /\b(?:comment|reply|message|remark|review)$/i;

/** An owner's rule lets admins in, who look after the app; in a personal app "only I" is whoever made the record. */
function strictly(
  blueprint: Blueprint,
  { op, rule, entity }: { entity: BlueprintEntity; op: keyof BlueprintEntity['rules']; rule: Rule },
): Rule {
  if (blueprint.app.personal) return rule === 'admin' && op !== 'create' ? 'owner' : rule;
  return rule === 'owner' && entity.rules[op] !== 'owner' ? 'owner-or-admin' : rule;
}

type Opening = 'see' | 'send' | 'both' | 'times' | 'nothing';

/** What visitors may do with the things of a public page: with the one that it shows, and with its second one. */
const openings: Readonly<Partial<Record<Archetype, readonly [Opening, Opening]>>> = {
  'public-form': ['see', 'send'],
  'public-landing': ['see', 'send'],
  landing: ['see', 'send'],
  'public-detail': ['see', 'send'],
  catalogue: ['see', 'send'],
  cart: ['see', 'send'],
  survey: ['see', 'send'],
  booking: ['times', 'see'],
  standings: ['see', 'see'],
  quiz: ['see', 'both'],
  game: ['both', 'nothing'],
  forum: ['both', 'both'],
  thread: ['both', 'both'],
  blog: ['see', 'both'],
  post: ['see', 'both'],
  results: ['nothing', 'nothing'],
  orders: ['nothing', 'nothing'],
  chat: ['nothing', 'nothing'],
};

function openFor(blueprint: Blueprint, page: BlueprintPage): void {
  const { archetype } = page;
  const find = (id: string | undefined) => blueprint.entities.find((entity) => entity.id === id);
  const [shown, second] = [find(page.entity), find(page.target)];
  const [first, other] = openings[archetype] ?? (['see', 'nothing'] as const);
  // What visitors write on this very page is what they read there: the entries of a guest book.
  const isWritten = archetype === 'public-form' && shown === second;
  // A survey whose questions are the fields of its answers has no second thing.
  const opening = isWritten ? 'both' : archetype === 'survey' && !second ? 'send' : first;
  if (shown) open(blueprint, shown, opening);
  if (shown && archetype === 'booking') openChoices(blueprint, shown);
  if (second && second !== shown) open(blueprint, second, other);
  if (archetype === 'catalogue' || archetype === 'cart') openShop(blueprint);
}

function open(blueprint: Blueprint, entity: BlueprintEntity, opening: Opening): void {
  if (opening === 'nothing') return;
  if (opening !== 'see') entity.rules.create = 'anyone';
  if (opening === 'see' || opening === 'both') openForReading(blueprint, entity);
  if (opening === 'times') openTimes(blueprint, entity);
}

/** Who books chooses what: a treatment, a table; nothing that belongs to somebody. */
function openChoices(blueprint: Blueprint, booking: BlueprintEntity): void {
  for (const { ref } of booking.fields) {
    const choice = blueprint.entities.find(({ id }) => id === ref);
    if (choice && choice.kind !== 'transaction' && !isSomebodys(blueprint, choice))
      openForReading(blueprint, choice);
  }
}

/** Visitors learn which times of what are taken: nothing of who took them, nor how far it is. */
function openTimes(blueprint: Blueprint, entity: BlueprintEntity): void {
  entity.rules.read = 'anyone';
  for (const field of entity.fields) {
    const isTime = field.type === 'date' || field.type === 'datetime' || field.type === 'time';
    if (!isTime && !isTakenThing(blueprint, entity, field)) keepInside(field);
  }
}

/** The room, or the stylist, whose time is taken; what for, and for whom, stays between the two. */
function isTakenThing(blueprint: Blueprint, entity: BlueprintEntity, { ref, type }: BlueprintField): boolean {
  if (type !== 'ref') return false;
  const booked = blueprint.pages
    .filter((page) => page.archetype === 'booking' && page.entity === entity.id)
    .map((page) => bookedOn(blueprint, page, entity));
  return booked.some(
    (thing) => thing !== undefined && thing.id === ref && (isStaff(thing.concept) || !isPrivate(thing)),
  );
}

function openForReading(blueprint: Blueprint, entity: BlueprintEntity): void {
  if (isPrivate(entity)) return;
  entity.rules.read = 'anyone';
  keepFigures(entity);
  keepContacts(entity);
  for (const field of entity.fields) {
    const target = blueprint.entities.find(({ id }) => id === field.ref);
    if (target && isOutsider(target)) keepInside(field);
    if (!target || target.kind === 'person' || isSomebodys(blueprint, target) || isForFew(target)) continue;
    target.rules.read = 'anyone';
    keepFigures(target);
  }
}

/** Lets visitors read what a page shows that somebody asked for; how to reach people stays inside whatever it is. */
export function openToVisitors(blueprint: Blueprint, entity: BlueprintEntity): void {
  const isHidden = isPrivate(entity);
  openForReading(blueprint, entity);
  if (!isHidden) return;
  entity.rules.read = 'anyone';
  keepFigures(entity);
  for (const field of contactsOf(entity)) keepInside(field);
}

/** What a house reckons with inside, and nobody told of, is no visitor's business: the budget of a department. */
function keepFigures({ fields }: BlueprintEntity): void {
  for (const field of fields)
    if (
      field.why.from !== 'text' &&
      /\b(?:budget|margin|profit|turnover|cost price|purchase price)\b/i.test(field.label)
    )
      keepInside(field);
}

/** A stylist is shown to visitors by name; how the house reaches them is not, unless somebody told it. */
function keepContacts(entity: BlueprintEntity): void {
  if (entity.kind !== 'person') return;
  for (const field of contactsOf(entity)) if (field.why.from !== 'text') keepInside(field);
}

/** What fewer than all users may read stays with them. */
function keepInside(field: BlueprintField): void {
  // Whoever wrote a rule of its own knows better.
  if (field.hasOwnRule) return;
  if (field.readers === undefined || field.readers === 'anyone') field.readers = 'registered';
}

/** Somebody said that not even all users see it; a page of another thing does not undo that. */
const isForFew = ({ rules }: BlueprintEntity): boolean =>
  rules.read !== 'anyone' && rules.read !== 'registered' && !rules.read.startsWith('owner');

/** Buyers without an account may order and never read anybody's order. */
function openShop(blueprint: Blueprint): void {
  for (const entity of blueprint.entities) {
    if (entity.concept === 'order' || entity.concept === 'order_item') {
      entity.rules = { create: 'anyone', read: 'registered', update: 'registered', delete: 'admin' };
    }
  }
}

export function applyAccess(entity: BlueprintEntity, intent: AccessIntent): void {
  const rule: Rule = intent.who;
  entity.rules[intent.op] = rule;
}
