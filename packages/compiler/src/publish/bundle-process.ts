import { text } from 'node:stream/consumers';
import { type BundleJob, bundleApp } from './bundle.ts';

/** One bundle in a process of its own: a job as JSON on standard input, the outcome as JSON on standard output. */
const job = JSON.parse(await text(process.stdin)) as BundleJob;
try {
  process.stdout.write(JSON.stringify({ bundle: await bundleApp(job) }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
