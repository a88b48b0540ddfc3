import { createCheck } from '@sayso/compiler/check';
import { createPreviewCompiler, type PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import { openVendorSet } from '@sayso/compiler/vendor/vendor-set';
import { expect, test } from 'vitest';
import { createBuilds } from './builds.ts';

const vendor = openVendorSet();
const check = createCheck((name) => vendor.exportsOf(name));
const options = { vendor, check, vendorOrigin: 'http://vendor.test', secret: Buffer.from('secret') };

/** One app whose only page shows the text of the moment; `count` says how often it was compiled. */
function trial() {
  const compiler = createPreviewCompiler(options);
  const count = { builds: 0 };
  const state = { text: 'one' };
  const counting: PreviewCompiler = {
    ...compiler,
    build(...given) {
      count.builds += 1;
      return compiler.build(...given);
    },
  };
  const sources = {
    read: async () => ({
      tree: { 'pages/Home': `export default () => <p>${state.text}</p>;` },
      hash: state.text,
    }),
  };
  return { builds: createBuilds({ compiler: counting, sources }), count, state };
}

test('however many ask at once, an app is compiled as it was and as it is, and no more', async () => {
  const { builds, count, state } = trial();
  const first = builds.current('app');
  state.text = 'two';
  const others = await Promise.all(Array.from({ length: 9 }, () => builds.current('app')));
  expect(count.builds).toBe(2);
  expect(new Set(others).size).toBe(1);
  expect(others[0]?.tree['pages/Home']).toContain('two');
  expect((await first).tree['pages/Home']).toContain('one');

  await builds.current('app');
  expect(count.builds).toBe(2);
});

test('frames are told of a change that somebody else had compiled already', async () => {
  const { builds, state } = trial();
  const known = await builds.current('app');
  state.text = 'two';
  const next = await builds.current('app');
  expect(await builds.toTell('app')).toEqual({ before: known, after: next });
  expect(await builds.toTell('app')).toEqual({ before: next, after: next });
});

test('who was told of nothing starts anew', async () => {
  const { builds } = trial();
  expect((await builds.toTell('app')).before).toBeNull();
});

test('modules of the last eight states can still be loaded, older ones not', async () => {
  const { builds, state } = trial();
  const oldest = (await builds.current('app')).versions;
  const findable = () => builds.findable('app').map(({ versions }) => versions);
  for (let round = 1; round <= 9; round += 1) {
    expect(findable()).toContain(oldest);
    state.text = `round ${round}`;
    await builds.current('app');
  }
  expect(findable()).not.toContain(oldest);
  builds.drop('app');
  expect(builds.findable('app')).toEqual([]);
});
