import { resolve } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { openPgPool, type Target } from './database.ts';

const migrations = resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest schema; several servers may start at once, one migrates and the others wait. */
export async function migrate(target: Target): Promise<void> {
  const pool = openPgPool(target, 2);
  try {
    const client = await pool.connect();
    try {
      await runner({
        dbClient: client,
        dir: migrations,
        direction: 'up',
        migrationsTable: 'migrations',
        advisoryLockMode: 'wait',
        // Number ranges belong to parts of the server, so a new file may sort before one that has run.
        checkOrder: false,
        log: () => {},
      });
    } finally {
      client.release();
    }
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
