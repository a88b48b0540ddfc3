import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { withArticle } from '../texts/grammar.ts';
import { visitorWords } from '../texts/visitors.ts';
import { thingOf, thingsOf } from './columns.ts';

/** What a visitor does with a form, in words for a button, and what is said when it is done. */
export type Deed = { verb: string; thanks: string };

const received = visitorWords.received;
const signUp: Deed = { verb: 'Sign up', thanks: visitorWords.signedUp };

const bookIt: Deed = {
  verb: 'Book',
  thanks: visitorWords.booked,
};

const deeds: Readonly<Record<string, Deed>> = {
  signup: signUp,
  registration: signUp,
  enrollment: signUp,
  subscriber: { verb: 'Subscribe', thanks: visitorWords.subscribed },
  booking: bookIt,
  rental: bookIt,
  class_booking: { ...bookIt, verb: visitorWords.bookPlace },
  appointment: { verb: visitorWords.bookAppointment, thanks: visitorWords.appointment },
  viewing: { verb: visitorWords.bookViewing, thanks: visitorWords.viewing },
  donation: { verb: 'Donate', thanks: visitorWords.donation },
  application: { verb: 'Apply', thanks: visitorWords.application },
  grant_application: { verb: 'Apply', thanks: visitorWords.application },
  adoption: { verb: visitorWords.askToAdopt, thanks: received },
  candidate: { verb: 'Apply', thanks: visitorWords.application },
  order: { verb: 'Order', thanks: visitorWords.order },
  vote: { verb: 'Vote', thanks: visitorWords.vote },
  bid: { verb: visitorWords.placeBid, thanks: visitorWords.bid },
  loan: { verb: visitorWords.askToBorrow, thanks: received },
  comment: { verb: visitorWords.leaveComment, thanks: visitorWords.comment },
  review: { verb: visitorWords.leaveReview, thanks: visitorWords.review },
  guest_entry: { verb: visitorWords.writeEntry, thanks: visitorWords.entry },
  customer_review: { verb: visitorWords.leaveReview, thanks: visitorWords.review },
};

/** "an enquiry", "a uniform request", "feedback". */
export const aThing = (entity: BlueprintEntity): string => withArticle(thingOf(entity));

/** What is done with a thing that many apps have. */
export const knownDeed = ({ concept = '' }: BlueprintEntity): Deed | undefined => deeds[concept];

/** What a visitor does to make such a record: people sign up, the rest is sent. */
export function deedOf(entity: BlueprintEntity): Deed {
  const known = knownDeed(entity);
  if (known) return known;
  if (/\b(?:problem|issue|damage|defect|fault|complaint|accident)$/i.test(entity.label))
    return { verb: `Report ${aThing(entity)}`, thanks: visitorWords.report };
  if (/\b(?:bookings?|reservations?)$/i.test(entity.label)) return bookIt;
  if (entity.kind === 'person') return signUp;
  const thanks = entity.concept === 'enquiry' ? visitorWords.message : received;
  return { verb: `Send ${aThing(entity)}`, thanks };
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Answered = { target?: BlueprintEntity | undefined; offered?: BlueprintEntity | undefined };
type Opening = { text?: string; actions: { label: string; href: string }[] };

/** What stands below the first title: visitors who ask about one of many see these first, others are told what to do. */
export function openingOf({ target, offered }: Answered, isAboutOne: boolean): Opening {
  if (offered && isAboutOne)
    return { actions: [{ label: visitorWords.see(thingsOf(offered)), href: '#offer' }] };
  if (!target) return { actions: [] };
  return { text: invitation(target, offered), actions: [{ label: deedOf(target).verb, href: '#answer' }] };
}

/** A page that was given a name opens with it; its form is led to where there is something to look at before. */
export const openingBy = (name: string, offered: BlueprintEntity | undefined): Opening => ({
  actions: offered ? [{ label: name, href: '#answer' }] : [],
});

/** "Take a look at our shifts and sign up below." */
export const invitation = (target: BlueprintEntity, offered: BlueprintEntity | undefined): string =>
  offered && offered !== target
    ? visitorWords.lookAndAct(thingsOf(offered), small(deedOf(target).verb))
    : visitorWords.actBelow(deedOf(target).verb);
