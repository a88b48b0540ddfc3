import type { Archetype, Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isSomebodys } from '../plan/belonging.ts';
import { entityById } from '../plan/look.ts';
import { isStaff } from '../plan/opening-days.ts';
import { isVote } from './columns.ts';
import { isInside } from './community-fields.ts';
import { code, type Imports, type Props } from './jsx.ts';

/** A day that the app itself knows: that of the sending. */
export const isSentDay = ({ type, label, why }: BlueprintField): boolean =>
  type === 'date' &&
  (/^(?:received|submitted|joined|sent)\b/i.test(label) ||
    (why.from !== 'text' &&
      /^(?:created|registered|enquiry|application|request|order)\b|^date$/i.test(label)));

/** The day of sending is nothing to ask a visitor for. */
export function sentDefaults(target: BlueprintEntity, imports: Imports): Props | undefined {
  const days = target.fields.filter(isSentDay);
  if (days.length === 0) return undefined;
  return Object.fromEntries(days.map(({ key }) => [key, code(`${imports.kit('today')}()`)]));
}

/** What a visitor fills in: no state, no day of sending, and no list of people that only members may read. */
export const visitorFields = (blueprint: Blueprint, target: BlueprintEntity): string[] =>
  target.fields
    .filter(
      (field) =>
        mayBeAsked(blueprint, target, field) &&
        isAskedUnless(field, !isSentDay(field) && isUsuallyAsked(target, field)),
    )
    .map(({ key }) => key);

/** How far something is follows from the work; visitors choose of nothing that is somebody's, unless they see it anyway. */
export function mayBeAsked(blueprint: Blueprint, target: BlueprintEntity, field: BlueprintField): boolean {
  if (field.id === target.workflow) return false;
  const choice = entityById(blueprint, field.ref);
  if (!choice) return true;
  if (choice.kind === 'person') return false;
  return choice.rules.read === 'anyone' || !isSomebodys(blueprint, choice);
}

/** Who fills a field in was chosen, or follows from what it is; nobody is asked for what is worked out. */
export const isAskedUnless = ({ writtenBy, computed }: BlueprintField, isUsual: boolean): boolean =>
  computed === undefined && (writtenBy === undefined ? isUsual : writtenBy === 'visitor');

/** Pages on which visitors send what they filled in, and what the page itself fills in for them. */
const asking: readonly Archetype[] = ['public-form', 'public-landing', 'landing', 'booking'];
const filling: readonly Archetype[] = [
  'cart',
  'catalogue',
  'survey',
  'quiz',
  'game',
  'forum',
  'thread',
  'blog',
  'post',
  'feedback',
];

/**
 * Whether a field was left to those who work with the app, so that nothing a visitor says of it is kept. The day of
 * sending and what a stay costs are filled in by the page.
 */
export function isLeftToStaff(blueprint: Blueprint, entity: BlueprintEntity, field: BlueprintField): boolean {
  if (field.writtenBy !== 'staff' || entity.rules.create !== 'anyone') return false;
  if (field.id === entity.workflow || isSentDay(field)) return false;
  const kinds = blueprint.pages
    .filter((page) => page.public && (page.entity === entity.id || page.target === entity.id))
    .map(({ archetype }) => archetype);
  if (field.type === 'money' && kinds.includes('booking')) return false;
  return kinds.some((kind) => asking.includes(kind)) && !kinds.some((kind) => filling.includes(kind));
}

const isUsuallyAsked = (target: BlueprintEntity, field: BlueprintField): boolean =>
  !isInside(field) &&
  !isVote(field) &&
  !/^(?:status|notes?|total)$/i.test(field.label) &&
  !isForStaff(target, field) &&
  !isStaffsName(field);

/** "Technician name", in an app that keeps no technicians: who does the work is settled in the house. */
const isStaffsName = ({ label, why }: BlueprintField): boolean =>
  why.from !== 'text' &&
  why.from !== 'change' &&
  / name$/i.test(label) &&
  isStaff(label.slice(0, -' name'.length).toLowerCase());

/** What the house adds to what came in: remarks among themselves, and what it asks for the work. */
const isForStaff = ({ workflow }: BlueprintEntity, { label, type }: BlueprintField): boolean =>
  /\b(?:internal|private|staff|office|admin) (?:notes?|comments?|remarks?)$/i.test(label) ||
  (workflow !== undefined &&
    type === 'money' &&
    /\b(?:price|costs?|fees?|total|quote|estimate|charge|paid|discount)\b/i.test(label));
