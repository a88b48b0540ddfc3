import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTree } from '@sayso/core/source-tree';

const folder = join(import.meta.dirname, 'pages');

/**
 * An app of pages as different people and models would write them, with the entities and components that they use.
 * All of it is right and runs, so whatever a check says about it is a false alarm.
 */
export function handWrittenPages(): SourceTree {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replace(/\.(?:jsx|json)$/, '');
      return [path, readFileSync(file, 'utf8')];
    }),
  );
}
