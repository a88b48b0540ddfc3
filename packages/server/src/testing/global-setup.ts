import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openSql } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { newId } from '../platform/database/ids.ts';
import { migrate } from '../platform/database/migrate.ts';
import { databaseAt, maintenanceOf, type Place } from './place.ts';
import { copyCluster, prepareCluster } from './prepared-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL. */
    postgres: Place;
    /** Its database that holds the migrated schema. */
    template: string;
    /** Data folder with a stopped, migrated cluster, for whole servers to begin with a copy of. */
    prepared: string;
  }
}

/** One PostgreSQL for the run, migrated once into a template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await mkdtemp(join(tmpdir(), 'sayso-prepared-'));
  await prepareCluster(prepared);
  const server = await startPostgres(prepared);
  const template = `template_${newId()}`;
  try {
    await createTemplate(server.place, template);
    project.provide('postgres', server.place);
    project.provide('template', template);
    project.provide('prepared', prepared);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    const sql = openSql(maintenanceOf(server.place), 1, 'sayso', 0);
    await sql`drop database if exists ${sql(template)} with (force)`;
    await sql.end();
    await server.stop();
    await rm(prepared, { recursive: true, force: true });
  };
}

/** The one that DATABASE_URL names, whose user may create databases; else one of our own, without fsync. */
async function startPostgres(prepared: string): Promise<{ place: Place; stop(): Promise<void> }> {
  const { DATABASE_URL: url } = process.env;
  if (url) return { place: { url }, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'sayso-test-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Files run side by side, and each may keep several whole servers.
    max_connections: '400',
  };
  copyCluster(prepared, dataDir);
  const server = await startEmbedded({ dataDir, settings });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  if ('url' in server.target) {
    await stop();
    throw new Error('The embedded server is reached by a socket');
  }
  const { host, port, user } = server.target;
  return { place: { host, port, user }, stop };
}

async function createTemplate(place: Place, name: string): Promise<void> {
  const sql = openSql(maintenanceOf(place), 1);
  await sql`create database ${sql(name)}`;
  await migrate(databaseAt(place, name));
  await sql.end();
}
