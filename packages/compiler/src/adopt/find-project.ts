import { refusedExportWords } from '../texts/adoption.ts';
import { AdoptError, type AdoptJob, type ExportKind } from './adopted.ts';

/** An export with the paths of its own folder. */
export type Project = {
  kind: ExportKind;
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  others: readonly string[];
};

const marks: readonly RegExp[] = [
  /^(.*?)src\/(?:pages|api|components)\//,
  /^(.*?)src\/(?:App|main|Layout|pages\.config)\.[jt]sx?$/,
  /^(.*?)base44\/config\.jsonc?$/,
];
/** Sayso's own way to write an app down has no `src`. */
const ownMarks: readonly RegExp[] = [/^(.*?)pages\/[A-Z]\w*\.[jt]sx?$/, /^(.*?)layout\.[jt]sx?$/];

/** Finds the app in an archive, which often holds it in one folder. */
export function findProject({ texts, pictures, others }: AdoptJob): Project {
  const paths = Object.keys(texts);
  const root = shortest(paths, marks) ?? shortest(paths, ownMarks);
  if (root === undefined)
    throw new AdoptError(noApp(paths.length + others.length + Object.keys(pictures).length, others));
  const inside = <V>(record: Record<string, V>) =>
    new Map(
      Object.entries(record).flatMap(([path, value]) =>
        path.startsWith(root) ? [[path.slice(root.length), value] as const] : [],
      ),
    );
  const own = inside(texts);
  return {
    kind: kindOf([...own.keys()]),
    texts: own,
    pictures: inside(pictures),
    others: others.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])),
  };
}

function shortest(paths: readonly string[], wanted: readonly RegExp[]): string | undefined {
  const roots = paths.flatMap((path) => wanted.flatMap((mark) => mark.exec(path)?.[1] ?? []));
  return roots.sort((a, b) => a.length - b.length)[0];
}

function kindOf(paths: readonly string[]): ExportKind {
  if (!paths.some((path) => path.startsWith('src/'))) return 'sayso';
  const isTemplate = paths.some((path) =>
    /^(?:base44\/|src\/pages\.config\.|src\/lib\/app-params\.)/.test(path),
  );
  return isTemplate ? 'template' : 'legacy';
}

function noApp(count: number, others: readonly string[]): string {
  const inner = others.find((path) => /\.zip$/i.test(path));
  if (inner !== undefined) return refusedExportWords.otherZip(inner);
  return count === 0 ? refusedExportWords.empty : refusedExportWords.noApp;
}
