import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openSql, type Target } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket folder of the run's PostgreSQL; database `template` holds the migrated schema. */
    postgres: { host: string; port: number; user: string };
  }
}

/** One PostgreSQL for the run, without fsync, migrated once into a template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayso-test-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startEmbedded({ dataDir, settings });
  try {
    if ('url' in server.target) throw new Error('The embedded server is reached by a socket');
    const { host, port, user } = server.target;
    await createTemplate({ host, port, user, database: 'template' });
    project.provide('postgres', { host, port, user });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function createTemplate(target: Extract<Target, { host: string }>): Promise<void> {
  const sql = openSql({ ...target, database: 'postgres' }, 1);
  await sql`create database ${sql(target.database)}`;
  await migrate(target);
  await sql.end();
}
