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
export const IdeaBoard = later<api.IdeaBoardProps>(async () => (await import('./idea-board.tsx')).IdeaBoard);
export const PeopleDirectory = later<api.PeopleDirectoryProps>(
  async () => (await import('./people-directory.tsx')).PeopleDirectory,
);
export const SettingsForm = later<api.SettingsFormProps>(
  async () => (await import('./settings-form.tsx')).SettingsForm,
);
export const FileLibrary = later<api.FileLibraryProps>(
  async () => (await import('./file-library.tsx')).FileLibrary,
);
export const PlaceMap = later<api.PlaceMapProps>(async () => (await import('./place-map.tsx')).PlaceMap);
