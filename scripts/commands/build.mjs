import { buildStale } from '../lib/build.mjs';

/** All that a start needs and nothing more: for images and machines that are prepared before they run. */
export async function run({ node }) {
  await buildStale(node);
  return 0;
}
