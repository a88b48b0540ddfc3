import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places.ts';

/** Changes with everything that goes into the set: the lock file, the runtime's sources, this package's own code. */
export function vendorHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(places.root, 'package-lock.json')));
  const own = join(places.root, 'packages');
  for (const folder of ['runtime/src', 'contracts/src', 'core/src', 'compiler/src/vendor']) {
    for (const file of sourceFiles(join(own, folder)))
      hash.update(`\0${file.slice(own.length)}\0`).update(readFileSync(file));
  }
  return hash
    .update(readFileSync(join(own, 'compiler/src/library.ts')))
    .digest('hex')
    .slice(0, 16);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
