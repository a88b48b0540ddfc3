import { text } from 'node:stream/consumers';
import { type BundleJob, bundleApp } from './bundle.ts';
import { bundleFailure } from './bundle-failure.ts';

/** One bundle in a process of its own: a job as JSON on standard input, the outcome as JSON on standard output. */
// What apps are made of is no other account's of this machine to read.
process.umask(0o077);
const job = JSON.parse(await text(process.stdin)) as BundleJob;
try {
  process.stdout.write(JSON.stringify(await bundleApp(job)));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: bundleFailure(error) }));
}
