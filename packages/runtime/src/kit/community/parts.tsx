import type * as api from './api.ts';
import { later } from './later.tsx';

export const BookingDesk = later<api.BookingDeskProps>(
  async () => (await import('./booking-desk.tsx')).BookingDesk,
);
export const ChatRooms = later<api.ChatRoomsProps>(async () => (await import('./chat-rooms.tsx')).ChatRooms);
export const ForumThread = later<api.ForumThreadProps>(
  async () => (await import('./forum-thread.tsx')).ForumThread,
);
export const ForumTopics = later<api.ForumTopicsProps>(
  async () => (await import('./forum-topics.tsx')).ForumTopics,
);
export const StayBooking = later<api.StayBookingProps>(
  async () => (await import('./stay-booking.tsx')).StayBooking,
);
