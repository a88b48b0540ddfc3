import { accessSync, chmodSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '@sayso/contracts/faults';
import { databaseWords } from '../../texts/database.ts';
import { type DatabaseServer, openSql, type Target } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { closeToOthers } from './private-folder.ts';

/** Makes the data folder ready for one server; throws a clear fault where it cannot be written. */
export function openDataFolder(dataDir: string): { release(): void } {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    const first = mkdirSync(dataDir, { recursive: true });
    // Folders on the way to it stay passable, or the database could not live in it where the server is root.
    for (let way = dirname(dataDir); first && way.length >= first.length; way = dirname(way))
      chmodSync(way, 0o755);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    writeFileSync(probe, '');
    rmSync(probe);
    closeToOthers(dataDir);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('unavailable', databaseWords.folderNotWritable(dataDir, why), { cause });
  }
  return lockFolder(dataDir);
}

/** Starts our own PostgreSQL, or answers the one that DATABASE_URL names. */
export async function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  onTrouble: (text: string) => void,
): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) return external(config.databaseUrl);
  const server = await startEmbedded({ dataDir: config.dataDir, onTrouble });
  await ensureDatabase(server.target);
  return server;
}

async function external(url: string): Promise<DatabaseServer> {
  const sql = openSql({ url }, 1);
  try {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    if ((row?.version ?? 0) < 150_000) {
      throw new Fault('unavailable', databaseWords.tooOld);
    }
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('unavailable', databaseWords.notReached(why), {
      cause,
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
  return { target: { url }, notice: null, stop: async () => {} };
}

async function ensureDatabase(target: Target): Promise<void> {
  if ('url' in target) return;
  // Making a database copies files, for as long as a slow disk takes.
  const sql = openSql({ ...target, database: 'postgres' }, 1, 'sayso', 0);
  try {
    const found = await sql`select 1 from pg_database where datname = ${target.database}`;
    if (found.length === 0) await sql`create database ${sql(target.database)}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
