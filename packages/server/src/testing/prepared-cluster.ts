import { execFileSync } from 'node:child_process';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open.ts';
import { choosePlaces } from '../platform/database/places.ts';
import { chooseAccount } from '../platform/database/unprivileged.ts';

const clusterOf = (dataDir: string) => choosePlaces(dataDir, chooseAccount()).cluster;

/**
 * Makes a cluster with the migrated, empty database of an installation, and leaves it stopped. Nothing of one
 * installation alone is in it: keys and set-up come with the first start on a copy.
 */
export async function prepareCluster(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, () => {});
  try {
    await migrate(database.target);
  } finally {
    await database.stop();
  }
}

/** Puts a copy into another data folder, so that a start there takes neither initdb nor migrations. */
export function copyCluster(from: string, dataDir: string): void {
  // With the owner, who is not ours where PostgreSQL runs as somebody else.
  execFileSync('cp', ['-a', clusterOf(from), clusterOf(dataDir)]);
}
