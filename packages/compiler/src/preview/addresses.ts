import { internalModules } from '../library.ts';
import { resolveImport } from '../resolve-import.ts';
import type { VendorSet } from '../vendor/vendor-set.ts';
import { type Address, jsxRuntime } from './rewrite-imports.ts';

type Importer = {
  path: string;
  has: (file: string) => boolean;
  /** Where a module of the app is served. */
  appAddress: (file: string) => string;
};

export const isInternal = (specifier: string) => Object.values<string>(internalModules).includes(specifier);

/** Where a version of a module is served, from the root of the preview's host. */
export const servedAt = (version: string, path: string): string => `/_m/${version}/${path}.js`;

/** Where imports of served modules lead. */
export function createAddresses({ vendor, vendorOrigin }: { vendor: VendorSet; vendorOrigin: string }) {
  const ofLibrary = (specifier: string) => `${vendorOrigin}${vendor.path(specifier)}`;
  return {
    ofLibrary,
    ofIcon(name: string): string | undefined {
      const path = vendor.iconPath(name);
      return path === undefined ? undefined : `${vendorOrigin}${path}`;
    },
    from({ path, has, appAddress }: Importer): Address {
      return (specifier) => {
        if (isInternal(specifier)) return ofLibrary(specifier);
        if (specifier === jsxRuntime) return ofLibrary(internalModules.jsx);
        const found = resolveImport(specifier, path, has);
        if (found.kind === 'library') return ofLibrary(found.specifier);
        return found.kind === 'missing' ? undefined : appAddress(found.path);
      };
    },
  };
}
export type Addresses = ReturnType<typeof createAddresses>;
