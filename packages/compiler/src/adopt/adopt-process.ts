import { text } from 'node:stream/consumers';
import { openVendorSet } from '../vendor/vendor-set.ts';
import { adoptProject } from './adopt-project.ts';
import { AdoptError, type AdoptJob } from './adopted.ts';

/** One export in a process of its own: a job as JSON on standard input, the outcome as JSON on standard output. */
const job = JSON.parse(await text(process.stdin)) as AdoptJob;
const vendor = openVendorSet();
try {
  process.stdout.write(JSON.stringify(adoptProject(job, (specifier) => vendor.exportsOf(specifier))));
} catch (error) {
  if (!(error instanceof AdoptError)) throw error;
  process.stdout.write(JSON.stringify({ error: error.message }));
}
