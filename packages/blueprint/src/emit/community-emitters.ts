import type { Archetype } from '@sayso/core/blueprint-schema';
import { bookingPage } from './booking.ts';
import type { Emit } from './emit.ts';
import { landingPage } from './landing.ts';
import { directoryPage, filesPage, mapPage, settingsPage } from './places.ts';
import { blogPage, ordersPage, portfolioPage, postPage, publicDetailPage } from './site.ts';
import { chatPage, feedbackPage, forumPage, threadPage } from './talk.ts';

/** Pages on which people meet, book, write and show themselves. */
export const communityEmitters: Readonly<Partial<Record<Archetype, Emit>>> = {
  landing: landingPage,
  booking: bookingPage,
  feedback: feedbackPage,
  forum: forumPage,
  thread: threadPage,
  chat: chatPage,
  portfolio: portfolioPage,
  blog: blogPage,
  post: postPage,
  directory: directoryPage,
  map: mapPage,
  files: filesPage,
  settings: settingsPage,
  'public-detail': publicDetailPage,
  orders: ordersPage,
};
