import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of an export in one of the shapes that other products give; each was written for these tests. */
export function exportedApp(shape: 'legacy' | 'template'): Record<string, Uint8Array> {
  const folder = join(import.meta.dirname, 'exports', shape);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), new Uint8Array(readFileSync(path))];
    }),
  );
}
