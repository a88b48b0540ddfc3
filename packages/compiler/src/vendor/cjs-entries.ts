import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'rolldown';
import { places } from '../places.ts';

const marker = '\0cjs-entry:';
const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * Entries that are CommonJS packages get a wrapper naming their exports, read by loading the package once: bundled as
 * they are they would export `default` alone, and `import { useState } from 'react'` would fail in the browser.
 */
export function cjsEntries(): Plugin {
  const importer = join(places.runtime, 'package.json');
  return {
    name: 'sayso:cjs-entries',
    async resolveId(source, from, { isEntry }) {
      if (from?.startsWith(marker)) return { id: from.slice(marker.length) };
      if (!isEntry) return null;
      const found = await this.resolve(source, importer);
      if (found === null) throw new Error(`The library lacks '${source}'`);
      return isCommonJs(found.id) ? { id: marker + found.id } : found;
    },
    load(id) {
      if (!id.startsWith(marker)) return null;
      const file = JSON.stringify(id.slice(marker.length));
      const names = exportNames(id.slice(marker.length));
      return `export { default } from ${file};\nexport { ${names.join(', ')} } from ${file};\n`;
    },
  };
}

function isCommonJs(file: string): boolean {
  if (!/\.c?js$/.test(file)) return false;
  return !parseSync(file, readFileSync(file, 'utf8')).module.hasModuleSyntax;
}

function exportNames(file: string): string[] {
  const loaded: unknown = createRequire(file)(file);
  const keys = typeof loaded === 'object' || typeof loaded === 'function' ? Object.keys(loaded ?? {}) : [];
  return keys.filter((key) => key !== 'default' && identifier.test(key));
}
