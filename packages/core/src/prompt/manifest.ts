import { parseSourcePath, type SourceKind, type SourceTree } from '../source-tree.ts';
import type { TurnRequest } from '../turn-provider.ts';
import { quoteData } from './data-fence.ts';
import { entityLine } from './entity-line.ts';
import { readFileFacts } from './file-facts.ts';

const sections: readonly [SourceKind, string][] = [
  ['page', 'Pages'],
  ['component', 'Components'],
  ['layout', 'Layout'],
  ['function', 'Backend functions'],
];

/** What the app consists of; the same bytes for the same app. */
export function writeManifest({
  app,
  sources,
  frozen = [],
}: Pick<TurnRequest, 'app' | 'sources' | 'frozen'>): string {
  const about = [
    '# The app as it is now',
    `Name: ${quoteData(app.name)}`,
    ...(app.description === '' ? [] : [`Description: ${quoteData(app.description, 1_000)}`]),
    `Main page: ${app.mainPage ?? 'none yet'}`,
  ];
  if (Object.keys(sources).length === 0) return `${about.join('\n')}\nIt has no files yet.\n`;
  const isFrozen = frozenPaths(frozen);
  const parts = sections.flatMap(([kind, title]) => {
    const lines = pathsOf(sources, kind).map((path) => fileLine(path, sources[path] ?? '', isFrozen));
    return lines.length === 0 ? [] : [`## ${title}\n${lines.join('\n')}`];
  });
  return `${[about.join('\n'), ...entities(sources, isFrozen), ...parts].join('\n\n')}\n`;
}

type IsFrozen = (path: string) => boolean;

function frozenPaths(written: readonly string[]): IsFrozen {
  const paths = new Set(written.map((path) => parseSourcePath(path)?.path ?? path));
  return (path) => paths.has(path);
}

/** Sorted: the tree's own order follows the order of writes, which says nothing about the app. */
const pathsOf = (sources: SourceTree, kind: SourceKind): string[] =>
  Object.keys(sources)
    .filter((path) => parseSourcePath(path)?.kind === kind)
    .sort();

function entities(sources: SourceTree, isFrozen: IsFrozen): string[] {
  const lines = pathsOf(sources, 'entity').map(
    (path) =>
      `${entityLine(path.slice('entities/'.length), sources[path] ?? '')}${isFrozen(path) ? ', FROZEN' : ''}`,
  );
  return lines.length === 0 ? [] : [`## Entities (! is required, -> refers to)\n${lines.join('\n')}`];
}

function fileLine(path: string, text: string, isFrozen: IsFrozen): string {
  const { lines, exports, props, uses } = readFileFacts(path, text);
  return [
    `- ${path}: ${lines} ${lines === 1 ? 'line' : 'lines'}`,
    ...(exports.length > 0 ? [`exports ${exports.join(', ')}`] : []),
    ...(props.length > 0 ? [`props ${props.join(', ')}`] : []),
    ...(uses.length > 0 ? [`uses ${uses.join(', ')}`] : []),
    ...(isFrozen(path) ? ['FROZEN'] : []),
  ].join('; ');
}
