import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productionFiles } from '../linear/literals.mjs';
import { root } from '../paths.mjs';
import { areas } from './areas.mjs';
import { exceptions } from './exceptions.mjs';
import { keysIn, unusedNames, unusedPaths, usesIn } from './keys.mjs';
import { strayTexts } from './stray.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Texts for people that stand outside the catalogues, one line each; exceptions that are needed leave `unneeded`. */
export function strayIn({ texts, exempt, finds }, files, { read, unneeded = new Set() }) {
  const own = files.filter((file) => ![texts, ...exempt].some((outside) => file.startsWith(outside)));
  return own.flatMap((file) =>
    strayTexts(file, read(file), finds)
      .filter(({ text }) => {
        const excepted = exceptions.find((exception) => exception.file === file && exception.text === text);
        unneeded.delete(excepted);
        return !excepted;
      })
      .map(({ line, text }) => `${file}:${line} "${text}" belongs in ${texts}`),
  );
}

/** Texts of the catalogues that no code asks for, one line each. */
export function unusedIn({ texts, asks }, files, { read }) {
  const uses = files.map((file) => usesIn(file, read(file)));
  return files
    .filter((file) => file.startsWith(texts))
    .flatMap((file) => {
      const askers = uses.filter(({ imports }) => imports.has(basename(file)));
      const indexed = new Set(askers.flatMap((asker) => [...asker.indexed]));
      const keys = keysIn(file, read(file), indexed);
      const unused = (asks === 'paths' ? unusedPaths : unusedNames)(keys, askers);
      return unused.map((key) => `${file}: nothing uses "${key}"`);
    });
}

/** All areas, or the one that is named. */
function check(only) {
  const files = productionFiles();
  const unneeded = new Set(exceptions);
  const faults = areas
    .filter(({ name }) => only === undefined || name === only)
    .flatMap((area) => {
      const own = files.filter((file) => file.startsWith(area.root));
      return [...strayIn(area, own, { read, unneeded }), ...unusedIn(area, own, { read })];
    });
  if (only === undefined)
    faults.push(...[...unneeded].map(({ file, text }) => `${file}: no need to except "${text}"`));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${faults.length} texts out of place\n`);
  return faults.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = check(process.argv[2]);
