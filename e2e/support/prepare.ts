import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from '@sayso/server/testing/prepared-cluster';

/** Once before all specs: the database that most products begin with a copy of. Answers what is done after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-prepared-'));
  await prepareCluster(folder);
  process.env['SAYSO_TEST_CLUSTER'] = folder;
  // Each publish would keep a processor at work for seconds after it; the journey with a model leaves it on.
  process.env['SAYSO_SHRINK'] = 'off';
  return () => rm(folder, { recursive: true, force: true });
}
