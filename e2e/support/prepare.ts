import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from '@sayso/server/testing/prepared-cluster';

/** Once before all specs: the database that most products begin with a copy of. Answers what is done after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-prepared-'));
  await prepareCluster(folder);
  process.env['SAYSO_TEST_CLUSTER'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
