import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Success } from './ids.ts';

export const feedbackRatings = ['Terrible', 'Bad', 'Okay', 'Good', 'Amazing'] as const;

const Details = z.string().trim().max(10_000);

/** The mailbox that helps the people of this installation; null where its operator named none. */
export const supportContact = endpoint({
  method: 'GET',
  path: '/support',
  reply: z.object({ email: z.string().nullable() }),
});

/** From one of two dialogs: a tag with a page's address and optional details, or a rating with a text. */
export const createFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  body: z.union([
    z.strictObject({
      tag: z.string().trim().min(1, 'Please choose a tag').max(100),
      feedback_url: z.string().max(2_000).nullish(),
      feedback: Details.nullish(),
    }),
    z.strictObject({
      emoji: z.enum(feedbackRatings, 'Please choose a rating'),
      feedback: Details.min(1, 'Please say what you think'),
    }),
  ]),
  reply: Success,
});
