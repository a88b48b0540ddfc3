import type { PreviewBuild, PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import type { AppId } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';

type Sources = { read(app: { readonly appId: AppId }): Promise<{ tree: SourceTree; hash: string }> };
type Held = { hash: string; build: PreviewBuild; formers: readonly PreviewBuild[] };
type Deps = { compiler: PreviewCompiler; sources: Sources };

/** Apps whose build is held; the least used go first and are compiled again when asked for. */
const mostHeld = 200;
/** A frame that is loading while the assistant writes may be several swaps behind. */
const mostFormers = 8;

/** The newest build of each app that is being previewed, compiled once however many ask. */
export const createBuilds = ({ compiler, sources }: Deps) => {
  const held = new Map<AppId, Held>();
  const running = new Map<AppId, Promise<Held>>();

  const keep = (appId: AppId, next: Held) => {
    held.delete(appId);
    held.set(appId, next);
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  };

  const compile = async (appId: AppId): Promise<Held> => {
    const { tree, hash } = await sources.read({ appId });
    const known = held.get(appId);
    if (known?.hash === hash) return known;
    const build = await compiler.build(appId, tree, known?.build);
    const formers = known ? [known.build, ...known.formers].slice(0, mostFormers) : [];
    const next = { hash, build, formers };
    keep(appId, next);
    return next;
  };

  /** One after the other for each app: a build needs the one before it. */
  const newest = (appId: AppId): Promise<Held> => {
    const next = (running.get(appId) ?? Promise.resolve(null)).catch(() => null).then(() => compile(appId));
    running.set(appId, next);
    void next
      .catch(() => null)
      .then(() => {
        if (running.get(appId) === next) running.delete(appId);
      });
    return next;
  };

  return {
    async current(appId: AppId): Promise<PreviewBuild> {
      return (await newest(appId)).build;
    },
    /** The builds before and after the last change; null when there was none before. */
    async refreshed(appId: AppId): Promise<{ before: PreviewBuild | null; after: PreviewBuild }> {
      const before = held.get(appId)?.build ?? null;
      return { before, after: (await newest(appId)).build };
    },
    isHeld: (appId: AppId) => held.has(appId),
    /** Builds in which a frame that is loading now may still look for a module. */
    async findable(appId: AppId): Promise<PreviewBuild[]> {
      const known = held.get(appId) ?? (await newest(appId));
      return [known.build, ...known.formers];
    },
    drop(appId: AppId): void {
      held.delete(appId);
    },
  };
};
export type Builds = ReturnType<typeof createBuilds>;
