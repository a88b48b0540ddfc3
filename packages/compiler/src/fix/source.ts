import { type Node, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';

/** A node with what holds it; `inType` is set below type annotations, which are gone when the code runs. */
export type Visit = { node: Node; parent: Node | null; key: string; inType: boolean; index: number };

/** One file that can be read as code: its tree, flat and in the order of its text. */
export type Source = {
  path: string;
  text: string;
  program: ParseResult['program'];
  comments: ParseResult['comments'];
  visits: readonly Visit[];
  parentOf: ReadonlyMap<Node, Visit>;
  lineAt: (offset: number) => number;
};

/** What was put right, in words that end a sentence: "added the missing import of Button". */
export type Fix = { code: string; message: string; line: number };

/** Names declared twice and the like are left to the check: fixers mend some of them. */
export const parseLoosely = (text: string): ParseResult =>
  parseSync('module.tsx', text, { lang: 'tsx', sourceType: 'module' });

export const firstError = (parsed: ParseResult) => parsed.errors.find((error) => error.severity === 'Error');

/** Undefined when the text is no code. */
export function readSource(path: string, text: string): Source | undefined {
  const parsed = parseLoosely(text);
  if (firstError(parsed)) return undefined;
  const { program, comments } = parsed;
  const visits = walk(program);
  const parentOf = new Map(visits.map((visit) => [visit.node, visit]));
  return { path, text, program, comments, visits, parentOf, lineAt: lineFinder(text) };
}

const typeWrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** All nodes in the order of the text. Without recursion, because a long chain of calls is deep. */
export function walk(program: Node): Visit[] {
  const visits: Visit[] = [];
  const waiting: Visit[] = [{ node: program, parent: null, key: '', inType: false, index: 0 }];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    visit.index = visits.length;
    visits.push(visit);
    const { node } = visit;
    for (const key of (visitorKeys[node.type] ?? []).toReversed()) {
      const inType = visit.inType || isTypePart(node, key);
      for (const child of childrenAt(node, key).toReversed()) {
        waiting.push({ node: child, parent: node, key, inType, index: 0 });
      }
    }
  }
  return visits;
}

function isTypePart({ type }: Node, key: string): boolean {
  if (typeWrappers.has(type)) return key !== 'expression';
  return type.startsWith('TS') && type !== 'TSExportAssignment' && type !== 'TSParameterProperty';
}

function childrenAt(node: Node, key: string): Node[] {
  const value: unknown = (node as unknown as Record<string, unknown>)[key];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isNode);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Counts the lines once, so that a thousand fixes cost no thousand walks. */
function lineFinder(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** A node and all below it. */
export function* below({ visits, parentOf }: Source, root: Node): Iterable<Node> {
  for (let index = parentOf.get(root)?.index ?? visits.length; index < visits.length; index += 1) {
    const { node } = visits[index] ?? { node: null };
    if (node === null || node.start >= root.end) return;
    yield node;
  }
}
