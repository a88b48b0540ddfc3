import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { thingOf, thingsOf } from './columns.ts';

/** What a visitor does with a form, in words for a button, and what is said when it is done. */
export type Deed = { verb: string; thanks: string };

const received = 'Thank you! We have received it and will be in touch.';
const signUp: Deed = { verb: 'Sign up', thanks: 'Thank you! You are signed up.' };

const bookIt: Deed = {
  verb: 'Book',
  thanks: 'Thank you! We have received your booking and will confirm it.',
};

const deeds: Readonly<Record<string, Deed>> = {
  signup: signUp,
  registration: signUp,
  enrollment: signUp,
  subscriber: { verb: 'Subscribe', thanks: 'Thank you! You are on the list.' },
  booking: bookIt,
  rental: bookIt,
  class_booking: { ...bookIt, verb: 'Book a place' },
  appointment: { verb: 'Book an appointment', thanks: 'Thank you! We will confirm your appointment.' },
  viewing: { verb: 'Book a viewing', thanks: 'Thank you! We will confirm the viewing.' },
  donation: { verb: 'Donate', thanks: 'Thank you for your donation!' },
  application: { verb: 'Apply', thanks: 'Thank you! We have received your application.' },
  grant_application: { verb: 'Apply', thanks: 'Thank you! We have received your application.' },
  adoption: { verb: 'Ask to adopt', thanks: received },
  candidate: { verb: 'Apply', thanks: 'Thank you! We have received your application.' },
  order: { verb: 'Order', thanks: 'Thank you! We have received your order.' },
  vote: { verb: 'Vote', thanks: 'Thank you! Your vote is in.' },
  bid: { verb: 'Place a bid', thanks: 'Thank you! Your bid is in.' },
  loan: { verb: 'Ask to borrow', thanks: received },
  comment: { verb: 'Leave a comment', thanks: 'Thank you for your comment!' },
  review: { verb: 'Leave a review', thanks: 'Thank you for your review!' },
  guest_entry: { verb: 'Write an entry', thanks: 'Thank you for your entry!' },
  customer_review: { verb: 'Leave a review', thanks: 'Thank you for your review!' },
};

const uncountable = /^(?:feedback|attendance|staff|information|advice|equipment|news)$/i;

/** "an enquiry", "a uniform request", "feedback". */
export const aThing = (entity: BlueprintEntity): string => withArticle(thingOf(entity));

export function withArticle(thing: string): string {
  if (uncountable.test(thing.split(' ').at(-1) ?? '')) return thing;
  const isVowel = /^(?:[aeio]|u(?!ni|se|su|ti|r[aio])|ho(?:ur|nest))/i.test(thing);
  return `${isVowel || /^(?:[AEFHILMNORSX](?=[A-Z]))/.test(thing) ? 'an' : 'a'} ${thing}`;
}

/** What a visitor does to make such a record: people sign up, the rest is sent. */
export function deedOf(entity: BlueprintEntity): Deed {
  const known = deeds[entity.concept ?? ''];
  if (known) return known;
  if (/\b(?:problem|issue|damage|defect|fault|complaint|accident)$/i.test(entity.label))
    return { verb: `Report ${aThing(entity)}`, thanks: 'Thank you! We have received your report.' };
  if (/\b(?:bookings?|reservations?)$/i.test(entity.label)) return bookIt;
  if (entity.kind === 'person') return signUp;
  return { verb: `Send ${aThing(entity)}`, thanks: received };
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Answered = { target?: BlueprintEntity | undefined; offered?: BlueprintEntity | undefined };
type Opening = { text?: string; actions: { label: string; href: string }[] };

/** What stands below the first title: visitors who ask about one of many see these first, others are told what to do. */
export function openingOf({ target, offered }: Answered, isAboutOne: boolean): Opening {
  if (offered && isAboutOne) return { actions: [{ label: `See the ${thingsOf(offered)}`, href: '#offer' }] };
  if (!target) return { actions: [] };
  return { text: invitation(target, offered), actions: [{ label: deedOf(target).verb, href: '#answer' }] };
}

/** "Have a look at our shifts and sign up below." */
export const invitation = (target: BlueprintEntity, offered: BlueprintEntity | undefined): string =>
  offered && offered !== target
    ? `Have a look at our ${thingsOf(offered)} and ${small(deedOf(target).verb)} below.`
    : offered
      ? `${deedOf(target).verb} below.`
      : `${deedOf(target).verb} below, and we will be in touch.`;
