import MagicString from 'magic-string';
import { parseSync, type StaticImport } from 'oxc-parser';

/** Where a specifier of one file leads to as an address; undefined where it leads nowhere. */
export type Address = (specifier: string) => string | undefined;
export type IconAddress = (name: string) => string | undefined;

/** Turns every specifier of compiled code into an absolute address; icons become modules of their own. */
export function rewriteImports(code: string, address: Address, iconAddress: IconAddress) {
  const { module } = parseSync('module.js', code, { sourceType: 'module' });
  const text = new MagicString(code);
  for (const found of module.staticImports) {
    const icons = iconImports(found, iconAddress);
    if (icons !== undefined) text.overwrite(found.start, found.end, icons);
    else
      rewrite(
        found.moduleRequest.start,
        found.moduleRequest.end,
        isJsxCall(found) ? jsxRuntime : found.moduleRequest.value,
      );
  }
  for (const { entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
    if (request) rewrite(request.start, request.end, request.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^(['"`])(.*)\1$/s.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (specifier !== undefined) rewrite(moduleRequest.start, moduleRequest.end, specifier);
  }
  return text;

  function rewrite(start: number, end: number, specifier: string) {
    const target = address(specifier);
    if (target !== undefined) text.overwrite(start, end, JSON.stringify(target));
  }
}

/** What compiled JSX calls; elements of apps are made by a module of ours that remembers where each is written. */
export const jsxRuntime = 'react/jsx-dev-runtime';

/** Compiled JSX makes an element so where a key follows a spread. */
const isJsxCall = ({ moduleRequest, entries: [only, ...others] }: StaticImport): boolean =>
  moduleRequest.value === 'react' && only?.localName.value === '_createElement' && others.length === 0;

/** `import { Plus, X as Close } from 'lucide-react'` as one import an icon; undefined where a name is no icon. */
function iconImports(found: StaticImport, iconAddress: IconAddress): string | undefined {
  if (found.moduleRequest.value !== 'lucide-react' || found.entries.length === 0) return undefined;
  const lines = found.entries.map(({ importName, localName }) => {
    const target =
      importName.kind === 'Name' && importName.name !== null ? iconAddress(importName.name) : undefined;
    return target === undefined ? undefined : `import ${localName.value} from ${JSON.stringify(target)};`;
  });
  // One line, so that the lines of the source map stay.
  return lines.includes(undefined) ? undefined : lines.join(' ');
}
