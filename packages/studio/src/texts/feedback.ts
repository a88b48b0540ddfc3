import { defineTexts } from './define-texts.ts';

/** The dialog that asks people what they think of Sayso. */
export const t = defineTexts('feedback', {
  title: 'Feedback',
  intro: 'What do you think of Sayso?',
  support: 'Need help? Write to <mail></mail>.',
  supportUnnamed: 'Need help? Ask an admin of this server.',
  rating: 'Rating',
  ratings: { Terrible: 'Terrible', Bad: 'Bad', Okay: 'Okay', Good: 'Good', Amazing: 'Amazing' },
  noRating: 'Please choose a rating',
  details: 'Details',
  detailsPlaceholder: 'What works well, and what could be better?',
  noDetails: 'Please say what you think',
  submit: 'Submit',
  sent: 'Thank you for your feedback',
  failed: 'Couldn’t send your feedback',
} as const);
