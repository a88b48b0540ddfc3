import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runtimeImports, uiComponents, vendorImports } from '../allowed-imports.ts';
import { applyBlock } from '../blocks/apply.ts';
import { blockTypes } from '../blocks/block.ts';
import { readRecordsBlock } from '../blocks/given-records.ts';
import { BlockParser } from '../blocks/parser.ts';
import { blockGrammar } from './block-grammar.ts';
import { kitDocs } from './kit-docs.ts';
import { kitExamples } from './kit-examples.ts';
import { kitGuide, kitHelpers, splitProps } from './kit-guide.ts';
import { mainParts, otherParts } from './kit-notes.ts';
import { kitProps, sharedProps } from './kit-types.ts';
import { staticPrompt } from './static-prompt.ts';
import { estimateTokens } from './tokens.ts';

const kitFolder = resolve(import.meta.dirname, '../../../runtime/src/kit');
const read = (file: string) => readFileSync(resolve(kitFolder, file), 'utf8');

const blocksOf = (text: string) => {
  const parser = new BlockParser();
  return [...parser.push(text), ...parser.end()];
};

test('[B-GEN-01] the static prompt is under 7,500 tokens and names no day', () => {
  expect(estimateTokens(staticPrompt)).toBeLessThan(7_500);
  // One of the kit's games is called so.
  expect(staticPrompt.replace("'2048'", '')).not.toMatch(/\b20\d\d\b|January|Monday/);
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
  const records = blocks.filter(({ type }) => type === 'records');
  for (const block of records) expect(readRecordsBlock(tree, block)).not.toHaveProperty('error');
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

const exported = [...read('kit.ts').matchAll(/export \{\s([^}]+)\s\}/g)].flatMap(([, names = '']) =>
  names.split(',').flatMap((name) => name.trim() || []),
);
const parts = exported.filter((name) => !kitHelpers.some((helper) => helper === name));

test('all that the kit offers is in its guide, with the types of its props', () => {
  expect([...Object.keys(mainParts), ...Object.keys(otherParts), ...kitHelpers].sort()).toEqual(
    exported.toSorted(),
  );
  for (const name of parts) expect(kitGuide, name).toMatch(new RegExp(`^- (?:\\w+, )*${name}\\b`, 'm'));
  expect(kitGuide).toContain('search?: string[]|false');
  expect(kitGuide).toContain('- CreateButton: entity: Entity, label?, fields?: string[]');
  expect(kitGuide).toMatch(
    /theme\?: \{ preset: 'plain'\|.*mode: 'light'\|'dark'\|'system', primary, background\?/,
  );
  expect(kitGuide).toContain("{['title', 'status']}");
});

test('every component has its declaration and an example whose props it takes', () => {
  for (const name of parts) {
    const docs = kitDocs(name) ?? '';
    expect(docs, name).toContain(`<${name}`);
    expect(docs, name).toContain("from '@/kit'");
  }
  for (const [name, example] of Object.entries(kitExamples)) {
    const all = ['Listing', 'Measure', 'Bookable', 'SurveySource'].reduce(
      (props, shared) => props.replace(`...${shared}`, sharedProps[shared] ?? ''),
      kitProps[name] ?? '',
    );
    const taken = new Set(splitProps(all).map((prop) => /^\w+/.exec(prop)?.[0]));
    const opening = /^<\w+([\s\S]*?)(?: \/>|>(?=<))/.exec(example)?.[1] ?? '';
    for (const [, prop] of opening.matchAll(/ (\w+)=(?:"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g))
      expect(taken, `${name}.${prop}`).toContain(prop);
  }
  expect(kitDocs('Nothing')).toBeNull();
});

test('models are told what right code often lacks', () => {
  for (const words of [
    'may be missing in any record',
    'before any return',
    'about 900 px wide',
    'Pictures come from people',
    'for="assumptions"',
  ])
    expect(staticPrompt).toContain(words);
});
