/** Booking a time or a stay, and what one has booked. */
export const booking = {
  nothingYet: 'Nothing to book yet',
  nothingYetHint: 'Please come back later.',
  book: 'Book',
  bookNamed: (name: string) => `Book ${name}`,
  sending: 'Booking…',
  confirmed: 'Your booking is confirmed',
  chooseFrom: (plural: string) => `Choose one of the ${plural}`,
  taken: 'Someone else just booked this. Please choose another time.',
} as const;
