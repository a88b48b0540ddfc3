import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

/** Packages whose modules do nothing when they are loaded but build constants. */
const pure = /^packages\/(?:contracts|core|blueprint)\/src\/.*\.ts$/;

/** Expressions that modules build from parts while they load, as they come out: `{ file, line, source, flags }`. */
export async function builtExpressions(files) {
  const found = [];
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, given, self) {
      const made = Reflect.construct(target, given, self === globalThis.RegExp ? target : self);
      const place = placeOf(new Error().stack ?? '');
      if (place) found.push({ ...place, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const file of files.filter((one) => pure.test(one)))
      await import(pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

/** The module that called, where it is one of ours. */
function placeOf(stack) {
  const called = stack.split('\n')[2] ?? '';
  const [, address = '', line = ''] = /(file:\/\/[^\s()]+?\.ts):(\d+):\d+\)?$/.exec(called) ?? [];
  if (address === '') return undefined;
  const file = relative(root, fileURLToPath(address)).split(sep).join('/');
  return file.startsWith('packages/') ? { file, line: Number(line) } : undefined;
}
