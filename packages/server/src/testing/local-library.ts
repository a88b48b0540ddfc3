import { join } from 'node:path';
import { npmEnvironment } from '../config-reading.ts';
import { createInstaller } from '../platform/readers/local/installer.ts';
import { isInstalled } from '../platform/readers/local/local-folder.ts';

/** Kept between runs; 83 MB. */
const folder = join(import.meta.dirname, '../../../../.sayso/local-reader');
/** So that a machine without a network goes on at once. */
const impatient = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000' };

/** The folder of the real library that runs models, installed where it is not there yet; null where that fails. */
export async function localLibrary(): Promise<string | null> {
  if (await isInstalled(folder)) return folder;
  const installer = createInstaller({ folder, env: { ...npmEnvironment(process.env), ...impatient } });
  await installer.start().over;
  const { problem } = installer.state();
  if (problem === null) return folder;
  process.stderr.write(`Tests with a real local model are skipped: ${problem.message}\n`);
  return null;
}
