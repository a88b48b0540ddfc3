import { createHash } from 'node:crypto';
import type { Diagnostic } from '@sayso/contracts/preview';
import type { SourceTree } from '@sayso/core/source-tree';
import { LRUCache } from 'lru-cache';
import type { Check } from '../check.ts';
import { parseModule } from '../parse-module.ts';
import { resolveImport } from '../resolve-import.ts';
import { candidatesIn, createStyles, runtimeCandidates, type Styles } from '../styles/app-styles.ts';
import { fontFaces } from '../styles/fonts.ts';
import { tryFiles } from '../try-files.ts';
import type { VendorSet } from '../vendor/vendor-set.ts';
import { createAddresses, isInternal, servedAt } from './addresses.ts';
import { changedBoundaries, readGraph } from './graph.ts';
import type { Graph } from './graph-module.ts';
import { goodTree } from './last-good.ts';
import { createLocator } from './locate.ts';
import { type ServedModule, serveModule } from './serve-module.ts';
import { versionsOf } from './versions.ts';

/** An app compiled for its preview. Module code is made when it is asked for. */
export type PreviewBuild = {
  /** Changes with anything that the frame would show differently. */
  version: string;
  tree: SourceTree;
  graph: Graph;
  versions: ReadonlyMap<string, string>;
  css: string;
  diagnostics: Diagnostic[];
  /** Page name -> address of its module. */
  pages: Record<string, string>;
  layout: string | null;
};

/** As much of a build as its modules are made from. */
export type BuiltModules = Pick<PreviewBuild, 'tree' | 'graph' | 'versions'>;
type Options = { vendor: VendorSet; vendorOrigin: string; check: Check; secret: Buffer };

/** Compiles apps file by file for their previews; holds nothing of an app but what its builds hold. */
export function createPreviewCompiler({ vendor, vendorOrigin, check, secret }: Options) {
  const addresses = createAddresses({ vendor, vendorOrigin });
  const styles = createStylers(fontFaces((name) => vendorOrigin + vendor.fontPath(name)));

  return {
    /** Compiles a tree; `before` supplies the last good version of files that fail now. */
    async build(appId: string, newest: SourceTree, before?: PreviewBuild): Promise<PreviewBuild> {
      await tryFiles({ ...before?.tree, ...newest });
      const { tree, diagnostics } = goodTree(newest, before?.tree ?? {}, check);
      const graph = readGraph(tree);
      const versions = versionsOf(graph, { appId, secret, library: `${vendorOrigin}/${vendor.hash}` });
      const css = await styles(appId, tree);
      const pages = Object.fromEntries(
        [...graph.keys()]
          .filter((path) => path.startsWith('pages/'))
          .map((path) => [path.slice('pages/'.length), moduleAddress(path, versions)]),
      );
      const layout = graph.has('layout') ? moduleAddress('layout', versions) : null;
      const digest = createHash('sha256')
        .update(JSON.stringify([...versions, diagnostics]))
        .update(css);
      const version = digest.digest('hex').slice(0, 16);
      return { version, tree, graph, versions, css, diagnostics, pages, layout };
    },

    /** Modules that a frame which runs `before` imports again to become `after`. */
    changes(before: PreviewBuild, after: PreviewBuild): { path: string; url: string }[] {
      return changedBoundaries(before, after).map((path) => ({
        path,
        url: moduleAddress(path, after.versions),
      }));
    },

    /** Addresses of everything that these modules load before they run. */
    preloads(build: PreviewBuild, roots: readonly string[]): string[] {
      const has = (file: string) => Object.hasOwn(build.tree, file);
      const loaded = new Set<string>();
      const visit = (path: string) => {
        const module = build.graph.get(path);
        const own = moduleAddress(path, build.versions);
        if (!module || loaded.has(own)) return;
        loaded.add(own);
        for (const { specifier, names } of parseModule(path, module.text).imports) {
          if (specifier === 'lucide-react' && names.length > 0) {
            for (const { name } of names)
              loaded.add(addresses.ofIcon(name) ?? addresses.ofLibrary(specifier));
            continue;
          }
          const found = isInternal(specifier) ? null : resolveImport(specifier, path, has);
          if (found?.kind === 'app' || found?.kind === 'generated') visit(found.path);
          else if (found?.kind !== 'missing') {
            const files = vendor.preloads(found?.specifier ?? specifier);
            for (const file of files) loaded.add(`${vendorOrigin}${file}`);
          }
        }
      };
      for (const root of roots) visit(root);
      return [...loaded];
    },

    /** Code of one module of a build; undefined when the version is not (or no longer) that build's. */
    module(build: BuiltModules, version: string, path: string): ServedModule | undefined {
      const module = build.graph.get(path);
      if (!module || build.versions.get(path) !== version) return undefined;
      const has = (file: string) => Object.hasOwn(build.tree, file);
      const address = addresses.from({
        path,
        has,
        appAddress: (file) => moduleAddress(file, build.versions),
      });
      return serveModule(
        { path, text: module.text, isWritten: has(path) && !isMade(path) },
        { address, iconAddress: addresses.ofIcon },
      );
    },

    locate: createLocator(addresses),
  };
}
export type PreviewCompiler = ReturnType<typeof createPreviewCompiler>;

/** Made from an entity or a function: no person wrote its lines. */
const isMade = (path: string) => /^(?:entities|functions)\//.test(path);

const moduleAddress = (path: string, versions: ReadonlyMap<string, string>): string =>
  servedAt(versions.get(path) ?? '', path);

/** Tailwind compilers of apps at work; the least used go first (2.5 MB each, 24 ms to build anew). */
const mostStylers = 4;
const stylerIdleMs = 60_000;
/** Late enough not to delay the app that took the spare one. */
const spareAfterMs = 1_000;

async function prepareStyles(): Promise<Styles> {
  const styles = await createStyles();
  styles.build(runtimeCandidates());
  return styles;
}

function createStylers(font: string) {
  const stylers = new LRUCache<string, Styles>({
    max: mostStylers,
    ttl: stylerIdleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  // Most of what a first style sheet costs is the same for all apps, so one is always made in advance.
  let spare: Promise<Styles> | null = null;
  const take = (): Promise<Styles> => {
    const taken = spare ?? prepareStyles();
    spare = null;
    setTimeout(() => {
      spare ??= prepareStyles();
      spare.catch(() => {
        spare = null;
      });
    }, spareAfterMs).unref();
    return taken;
  };
  return async (appId: string, tree: SourceTree): Promise<string> => {
    const styler = stylers.get(appId) ?? (await take());
    stylers.set(appId, styler);
    const texts = Object.entries(tree)
      .filter(([path]) => !/^(?:entities|functions)\//.test(path))
      .map(([, text]) => text);
    return font + styler.build([...runtimeCandidates(), ...candidatesIn(texts)]);
  };
}
