import { formatBlock } from '@sayso/core/blocks/format';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import type { SourceTree } from '@sayso/core/source-tree';
import { blockFor } from '../emit/blocks.ts';
import { emitFiles } from '../emit/files.ts';
import { hashSource } from '../emit/hash.ts';
import { withRulesGivenWay } from '../plan/own-rules.ts';
import { parseSchema } from './adopt.ts';
import { editsFor } from './merge.ts';
import { mergeSchemas } from './merge-entity.ts';
import { ownPart } from './own-part.ts';

/** A new part that its page had no room for. */
type OwnPart = { page: string; name: string };
export type Published = {
  blocks: string[];
  hashes: Record<string, string>;
  kept: string[];
  own: OwnPart[];
};

/** The blocks that lead from the tree to the new Blueprint; what somebody changed by hand is edited, never replaced. */
export function publishChange(before: Blueprint, after: Blueprint, sources: SourceTree): Published {
  const [old, now] = [emitFiles(withRulesGivenWay(before, after)), emitFiles(after)];
  const published: Published = { blocks: [], hashes: { ...before.hashes }, kept: [], own: [] };
  for (const [path, text] of Object.entries(now)) {
    const hash = hashSource(path, text);
    const current = sources[path];
    if (current !== undefined && (old[path] === text || hashSource(path, current) === hash)) continue;
    if (current === undefined || hashSource(path, current) === before.hashes[path]) {
      published.blocks.push(blockFor(path, text));
      published.hashes[path] = hash;
      continue;
    }
    const base = old[path] ?? (path === people ? noFields : undefined);
    const block = base === undefined ? undefined : mergedBlock(path, { old: base, now: text, current });
    if (block !== undefined) published.blocks.push(block);
    else {
      published.kept.push(path);
      placeApart(published, { before, after, path, sources });
    }
  }
  for (const path of Object.keys(old)) {
    const current = sources[path];
    if (now[path] !== undefined || current === undefined) continue;
    published.blocks.push(withoutPlanned(path, old[path] ?? '', current));
    delete published.hashes[path];
  }
  return published;
}

/** Fields of people that somebody made stand in the same file as the role that the plan gives them. */
const people = 'entities/User';
const noFields = '{"properties":{}}';

/** Takes a file away that the plan has no more, but not what others added to people's fields. */
function withoutPlanned(path: string, old: string, current: string): string {
  const left = path === people ? mergeSchemas({ old, now: noFields, current }) : undefined;
  const hasOwn = Object.keys(parseSchema(left ?? '')?.properties ?? {}).length > 0;
  return left !== undefined && hasOwn ? blockFor(path, left) : formatBlock('delete', { path });
}

/** The change as a block for a file that is no longer as it was emitted. */
function mergedBlock(path: string, texts: { old: string; now: string; current: string }): string | undefined {
  if (path.startsWith('entities/')) {
    const merged = mergeSchemas(texts);
    return merged === undefined ? undefined : blockFor(path, merged);
  }
  const edits = editsFor(texts);
  return edits === undefined ? undefined : formatBlock('edit', { path }, edits);
}

type Conflict = { before: Blueprint; after: Blueprint; path: string; sources: SourceTree };

/** What is new on a page that a person wrote anew becomes a component, which they can place. */
function placeApart(published: Published, { before, after, path, sources }: Conflict): void {
  const part = ownPart(before, after, path);
  if (!part) return;
  published.own.push({ page: path, name: part.name });
  const file = `components/${part.name}`;
  if (sources[file] === undefined || hashSource(file, sources[file]) !== hashSource(file, part.source))
    published.blocks.push(formatBlock('write', { path: file }, part.source));
  published.hashes[file] = hashSource(file, part.source);
}
