/**
 * An app's sources: path without extension -> text. Paths come from a closed set:
 * `pages/X`, `components/X`, `components/dir/X`, `entities/X`, `functions/x`, `layout`.
 * An entity's text is its JSON schema.
 */
export type SourceTree = Readonly<Record<string, string>>;

export type SourceKind = 'page' | 'component' | 'entity' | 'function' | 'layout';
export type SourcePath = { kind: SourceKind; path: string; name: string };

const shapes: readonly [RegExp, SourceKind][] = [
  [/^pages\/([A-Z][A-Za-z0-9_]{0,63})$/, 'page'],
  [/^components\/((?:[a-z][a-z0-9-]{0,39}\/)?[A-Za-z][A-Za-z0-9_-]{0,63})$/, 'component'],
  [/^entities\/([A-Z]\w{0,63})$/, 'entity'],
  [/^functions\/([a-z][A-Za-z0-9_]{0,63})$/, 'function'],
  [/^(layout)$/i, 'layout'],
];

/** Reads a path as people and models write it (`Layout.js`, `src/pages/Tasks.jsx`); undefined when outside the set. */
export function parseSourcePath(written: string): SourcePath | undefined {
  const path = written
    .trim()
    .replace(/^(?:\.?\/+|@\/)/, '')
    .replace(/^src\//, '')
    .replace(/\.(?:jsx?|tsx?|json)$/, '');
  for (const [shape, kind] of shapes) {
    const name = shape.exec(path)?.[1];
    if (name) return kind === 'layout' ? { kind, path: 'layout', name: 'Layout' } : { kind, path, name };
  }
  return undefined;
}
