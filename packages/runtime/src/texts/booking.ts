import { withArticle } from '@sayso/core/texts/grammar';

/** Booking a time or a stay, and what one has booked. */
export const booking = {
  nothingYet: 'Nothing to book yet',
  nothingYetHint: 'Please come back later.',
  book: 'Book',
  bookThis: 'Book this time',
  /** What the house has to agree to is asked for, not booked. */
  request: 'Send request',
  requestThis: 'Request this time',
  requested: 'We’ve received your request',
  sending: 'Booking…',
  confirmed: 'Your booking is confirmed',
  chooseNoun: (noun: string) => `Choose ${withArticle(noun)}`,
  taken: 'Someone else just booked this. Please choose another time.',
} as const;
