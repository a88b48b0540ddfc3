import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { stateOf } from '../plan/look.ts';
import { ownCount } from '../templates/own-samples.ts';
import { choicesOfPoll } from './polls.ts';
import { titlesFor } from './pools.ts';

const counts: Readonly<Record<BlueprintEntity['kind'], number>> = {
  person: 8,
  resource: 7,
  transaction: 12,
  event: 9,
  content: 8,
  log: 14,
  settings: 5,
};
/** What visitors look at stands in rows of three. */
const shownCount = 9;
const staffCount = 4;
/** As many as have a title of their own, where that is enough to see how a list looks. */
const fewest = 5;

const habitDays = 48;

const staff =
  /\b(?:trainers?|physio\w*|instructors?|guides?|coach|teachers?|therapists?|doctors?|dentists?|vets?|stylists?|barbers?|hairdressers?|tutors?|nurses?|midwi\w+|technicians?|mechanics?|masseu\w+|lawyers?|consultants?|advis[eo]rs?|agents?|drivers?|carers?|cleaners?|chefs?|groomers?|sitters?|staff|staff members?)$/i;

/** Few work with the many who come: those to whom something else refers, or beside whom other people are kept. */
function isStaff({ entities }: Blueprint, entity: BlueprintEntity): boolean {
  if (entity.kind !== 'person' || !staff.test(entity.label)) return false;
  return entities.some(
    (other) =>
      other !== entity &&
      (other.fields.some(({ ref }) => ref === entity.id) ||
        (other.kind === 'person' && !staff.test(other.label))),
  );
}

function usualCount(blueprint: Blueprint, entity: BlueprintEntity): number {
  if (isStaff(blueprint, entity)) return staffCount;
  return entity.kind === 'resource' && entity.rules.read === 'anyone' ? shownCount : counts[entity.kind];
}

const pollOf = ({ entities }: Blueprint, { fields }: BlueprintEntity): BlueprintEntity | undefined =>
  entities.find(({ id, concept }) => concept === 'group_poll' && fields.some(({ ref }) => ref === id));

/** How many samples of a thing there are. */
export function countOf(blueprint: Blueprint, entity: BlueprintEntity): number {
  const own = ownCount(blueprint, entity);
  if (own !== undefined) return own;
  if (entity.sampleCount !== undefined) return entity.sampleCount;
  // A talk is told to its end.
  if (entity.concept === 'chat_message' && entity.titles) return entity.titles.length;
  // Enough days for what is done in a row.
  if (entity.concept === 'habit_log') return habitDays;
  if (entity.concept === 'group_poll') return titlesFor(entity);
  const poll = entity.concept === 'poll_option' && pollOf(blueprint, entity);
  if (poll) return choicesOfPoll * countOf(blueprint, poll);
  const titles = entity.kind === 'log' ? 0 : titlesFor(entity);
  const most = usualCount(blueprint, entity);
  const usual = titles >= fewest ? Math.min(most, titles) : most;
  return Math.max(usual, Math.min(stateOf(entity)?.options?.length ?? 0, 8));
}
