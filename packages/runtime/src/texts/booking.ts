import { withArticle } from '@sayso/core/texts/grammar';

/** Booking a time or a stay, and what one has booked. */
export const booking = {
  nothingYet: 'Nothing to book yet',
  nothingYetHint: 'Please come back later.',
  book: 'Book',
  bookNamed: (name: string) => `Book ${name}`,
  sending: 'Booking…',
  confirmed: 'Your booking is confirmed',
  chooseNoun: (noun: string) => `Choose ${withArticle(noun)}`,
  taken: 'Someone else just booked this. Please choose another time.',
} as const;
