import { join } from 'node:path';
import { createVisitStore, type Visit } from '../features/app-logs/visit-store.ts';
import { openSql } from '../platform/database/database.ts';

export type PastVisit = { page: string; day: string; email: string | null; times?: number };

/** Counts visits of other days than today in a running product's database, as its own server would have. */
export async function countPastVisits(
  dataDir: string,
  appId: string,
  visits: readonly PastVisit[],
): Promise<void> {
  const url = process.env['DATABASE_URL'];
  const socket = { host: join(dataDir, 'postgres/run'), port: 5432, user: 'sayso', database: 'sayso' };
  const sql = openSql(url === undefined ? socket : { url }, 1);
  try {
    const store = createVisitStore(sql);
    await sql.begin((tx) =>
      store.count(
        tx,
        visits.flatMap((visit) => madeOf(appId, visit)),
      ),
    );
  } finally {
    await sql.end();
  }
}

function madeOf(appId: string, { page, day, email, times = 1 }: PastVisit): Visit[] {
  return Array.from({ length: times }, (_, nth): Visit => {
    if (email !== null) return { appId, page, day, user: { id: `of ${email}`, email }, visitor: null };
    // Each from a network of their own.
    const visitor = nth.toString(16).padStart(32, '0');
    return { appId, page, day, user: null, visitor, network: visitor };
  });
}
