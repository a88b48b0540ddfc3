import remapping from '@jridgewell/remapping';
import type MagicString from 'magic-string';
import { internalModules } from '../library.ts';
import { parseModule } from '../parse-module.ts';
import { type Address, type IconAddress, rewriteImports } from './rewrite-imports.ts';
import { elementFile, hashOf, transformModule } from './transform-module.ts';

export type ServedModule = { code: string; map: string | null };
type Module = { path: string; text: string; isWritten: boolean };
type Addresses = { address: Address; iconAddress: IconAddress };

/** The code of one module as a frame loads it, with the map that leads back to its source. */
export function serveModule(module: Module, { address, iconAddress }: Addresses): ServedModule {
  const { code, map } = transformModule(module.path, module.text);
  const served = rewriteImports(code, address, iconAddress);
  // On one line with what follows, and part of the text before its map is made.
  served.prepend(registering(module.path, code, address) + describing(module, address));
  return { code: served.toString(), map: map && combined(served, map) };
}

const combined = (served: MagicString, map: string): string =>
  remapping([served.generateMap({ hires: true }).toString(), map], () => null).toString();

/** Tells the frame which text this is and where its elements stand in it. */
function describing({ path, text, isWritten }: Module, address: Address): string {
  if (!isWritten) return '';
  const facts = [elementFile(path, text), path, hashOf(text), parseModule(path, text).elements];
  const given = facts.map((fact) => JSON.stringify(fact)).join(', ');
  return `import { describeModule as __describe } from ${imported(internalModules.jsx, address)}; __describe(import.meta.url, ${given}); `;
}

/** Registers the module's components for react-refresh under names that stay. */
function registering(path: string, code: string, address: Address): string {
  if (!code.includes('$RefreshReg$')) return '';
  const name = JSON.stringify(`${path} `);
  return `import * as __refresh from ${imported(internalModules.refresh, address)}; const $RefreshReg$ = (type, id) => __refresh.register(type, ${name} + id), $RefreshSig$ = __refresh.createSignatureFunctionForTransform; `;
}

const imported = (specifier: string, address: Address) => JSON.stringify(address(specifier));
