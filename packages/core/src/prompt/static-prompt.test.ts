import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runtimeImports, uiComponents, vendorImports } from '../allowed-imports.ts';
import { applyBlock } from '../blocks/apply.ts';
import { blockTypes } from '../blocks/block.ts';
import { BlockParser } from '../blocks/parser.ts';
import { blockGrammar } from './block-grammar.ts';
import { kitComponents, kitHelpers } from './kit-guide.ts';
import { staticPrompt } from './static-prompt.ts';
import { estimateTokens } from './tokens.ts';

const kitFolder = resolve(import.meta.dirname, '../../../runtime/src/kit');
const read = (file: string) => readFileSync(resolve(kitFolder, file), 'utf8');

const blocksOf = (text: string) => {
  const parser = new BlockParser();
  return [...parser.push(text), ...parser.end()];
};

test('[B-GEN-01] the static prompt is under 8,000 tokens and names no day', () => {
  expect(estimateTokens(staticPrompt)).toBeLessThan(8_000);
  expect(staticPrompt).not.toMatch(/\b20\d\d\b|January|Monday/);
});

test('each example of a block is read and applied as it is described', () => {
  const events = blocksOf(blockGrammar);
  expect(events.filter(({ type }) => type === 'error')).toEqual([]);
  const blocks = events.flatMap((event) => (event.type === 'close' ? [event.block] : []));
  const shown = new Set(blocks.map(({ type }) => type));
  const inWords = new Set(['layout', 'function']);
  expect(blockTypes.filter((type) => !shown.has(type) && !inWords.has(type))).toEqual([]);
  const tree = {
    'pages/Home':
      'export default function Home() {\n  return (\n    <Grid>\n      <Stat label="Open tasks" entity={Task} agg="count" />\n    </Grid>\n  );\n}\n',
    'pages/Old': 'export default function Old() {}\n',
    'pages/Todo': 'export default function Todo() {}\n',
    'entities/Task': '{"name":"Task","properties":{"title":{"type":"string"}}}\n',
  };
  for (const block of blocks) expect(applyBlock(tree, block), block.type).not.toHaveProperty('error');
});

test('every import that an app may make is named, and no other', () => {
  const ownWords = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']);
  for (const name of [...vendorImports, ...uiComponents]) {
    if (!ownWords.has(name)) expect(staticPrompt).toContain(name);
  }
  const offered = new Set<string>([...vendorImports, ...Object.keys(runtimeImports)]);
  for (const [, specifier = ''] of staticPrompt.matchAll(/from '([^']+)'/g)) {
    expect(offered.has(specifier) || /^@\/(?:entities|functions)\//.test(specifier), specifier).toBe(true);
  }
});

test('the kit is described as the runtime package offers it', () => {
  const exported = [...read('kit.ts').matchAll(/export \{\s([^}]+)\s\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );
  expect([...Object.keys(kitComponents), ...kitHelpers].sort()).toEqual(exported.sort());

  const files = ['api', 'public-api', 'tools/tool-api', 'games/game-api', 'community/api', 'site/api'];
  const api = files.map((name) => read(`${name}.ts`)).join('');
  for (const [name, described] of Object.entries(kitComponents)) {
    const props =
      (described.split(' — ')[0] ?? '').replace(/\([^)]*\)/g, '').match(/\b[a-z][A-Za-z]*(?=\?|\s|$)/g) ?? [];
    for (const prop of props) {
      if (['what', 'shares', 'shared', 'the', 'same', 'as'].includes(prop)) continue;
      expect(api, `${name}.${prop}`).toMatch(new RegExp(`\\b${prop}\\??:`));
    }
  }
});
