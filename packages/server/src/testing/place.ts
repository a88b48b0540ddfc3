import type { Target } from '../platform/database/database.ts';

/** The PostgreSQL of a test run: an address, as DATABASE_URL names it, or the socket folder of one of our own. */
export type Place = { url: string } | { host: string; port: number; user: string };

/** One of its databases. */
export function databaseAt(place: Place, database: string): Target {
  if (!('url' in place)) return { ...place, database };
  const url = new URL(place.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** The database from which others are made and dropped. */
export const maintenanceOf = (place: Place): Target =>
  'url' in place ? place : databaseAt(place, 'postgres');
