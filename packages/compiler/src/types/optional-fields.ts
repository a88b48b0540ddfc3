import { readEntity } from '@sayso/core/blocks/entities';
import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { hintWords, mistakeWords } from '../texts/mistakes.ts';
import { pathOf } from './app-program.ts';
import { type Mentions, mentionsIn } from './field-mentions.ts';
import { FieldReads, type Read } from './field-reads.ts';
import type { TypeFinding } from './finding.ts';

/** Fields that a record may lack, by entity. */
export type Missable = ReadonlyMap<string, ReadonlySet<string>>;
type Given = { source: ts.SourceFile; checker: ts.TypeChecker; missable: Missable };

/**
 * `record.note.length` where a record need not have a note: the page breaks at the first that has none. Types know
 * nothing of `undefined` here, since apps are written without annotations. A file that looks whether the field is there
 * anywhere knows of it, and a schema that requires nothing says nothing of what may be missing. What may have been seen
 * to in another way (see `field-mentions.ts`) is a hint.
 */
export function unguardedReads({ source, checker, missable }: Given): TypeFinding[] {
  if (missable.size === 0) return [];
  const mentions = mentionsIn(source);
  const fields = new FieldReads(checker, missable);
  const reads = mentions.uses.flatMap((use) => fields.readOf(use) ?? []);
  const isPlain = plainReads(reads, mentions);
  return reads
    .filter(({ field, local }) => !mentions.guarded.has(field) && !mentions.decided.has(local ?? ''))
    .map((read) => ({
      path: pathOf(source.fileName),
      offset: placeOf(read.node).getStart(source),
      code: 'optional-field',
      symbol: `${read.entity}.${read.field}`,
      message: mistakeWords.optionalField(read.entity, read.field),
      hint: hintOf(read, source),
      ...(isPlain(read) ? {} : { severity: 'hint' as const }),
    }));
}

/** Nothing in the file can have seen to it that the field is there: such reads are all that it says of it. */
function plainReads(reads: readonly Read[], mentions: Mentions): (read: Read) => boolean {
  const own = new Map<string, number>();
  for (const { text } of new Set(reads.flatMap(({ names }) => names)))
    own.set(text, (own.get(text) ?? 0) + 1);
  const isSaid = (name: string) => (mentions.counts.get(name) ?? 0) > (own.get(name) ?? 0);
  return ({ field, local, record, isTried }) => {
    if (mentions.isSifted || isTried || record === undefined) return false;
    if (isSaid(field) || (local !== undefined && isSaid(local))) return false;
    return !record.some((name) => mentions.decided.has(name));
  };
}

const placeOf = (node: ts.Expression): ts.Node => (ts.isPropertyAccessExpression(node) ? node.name : node);

function hintOf({ node, isSpread }: Read, source: ts.SourceFile): string {
  const text = node.getText(source).slice(0, 80);
  return isSpread ? hintWords.optionalList(text) : hintWords.optionalField(text);
}

/** Each schema is read once. */
export function missableFields(tree: SourceTree): Missable {
  const entities = Object.keys(tree).filter(
    (path) => path.startsWith('entities/') && path !== 'entities/User',
  );
  const fields = entities.map(
    (path) => [path.slice('entities/'.length), fieldsThatMayMiss(tree[path])] as const,
  );
  return new Map(fields.filter(([, names]) => names.size > 0));
}

/** All that the findings follow from beside the code: types do not tell it. */
export const missableKeys = (missable: Missable): string[] =>
  [...missable].map(([entity, fields]) => `${entity} ${[...fields].sort().join(' ')}`).sort();

function fieldsThatMayMiss(text: string | undefined): ReadonlySet<string> {
  const schema = readEntity(text ?? '');
  if ('error' in schema) return new Set();
  const { properties, required = [] } = schema.value;
  if (required.length === 0) return new Set();
  const fields = Object.entries(properties).filter(
    ([name, { default: usual }]) => usual === undefined && !required.includes(name),
  );
  return new Set(fields.map(([name]) => name));
}
