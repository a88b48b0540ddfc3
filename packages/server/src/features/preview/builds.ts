import type { BuiltModules, PreviewBuild, PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import type { AppId } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';

type Sources = { read(app: { readonly appId: AppId }): Promise<{ tree: SourceTree; hash: string }> };
type Held = {
  hash: string;
  build: PreviewBuild;
  formers: readonly BuiltModules[];
  /** The build that frames were last told of. */
  told: PreviewBuild;
};
/** A build at work, and the one that starts after it for all who ask meanwhile. */
type Line = { running: Promise<Held>; next: Promise<Held> | null };
type Deps = { compiler: PreviewCompiler; sources: Sources };

/** Apps whose build is held; the least used go first and are compiled again when asked for. */
const mostHeld = 200;
/** A frame that is loading while the assistant writes may be several swaps behind. */
const mostFormers = 8;

/** The newest build of each app that is being previewed, compiled once however many ask. */
export const createBuilds = ({ compiler, sources }: Deps) => {
  const held = new Map<AppId, Held>();
  const lines = new Map<AppId, Line>();

  const keep = (appId: AppId, next: Held): Held => {
    held.delete(appId);
    held.set(appId, next);
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    return next;
  };

  const compile = async (appId: AppId): Promise<Held> => {
    const { tree, hash } = await sources.read({ appId });
    const known = held.get(appId);
    if (known?.hash === hash) return keep(appId, known);
    const build = await compiler.build(appId, tree, known?.build);
    const formers = known ? [former(known.build), ...known.formers].slice(0, mostFormers) : [];
    return keep(appId, { hash, build, formers, told: known?.told ?? build });
  };

  const start = (appId: AppId): Promise<Held> => {
    const line: Line = { running: compile(appId), next: null };
    lines.set(appId, line);
    void line.running
      .catch(() => null)
      .then(() => {
        if (lines.get(appId) === line) lines.delete(appId);
      });
    return line.running;
  };

  /** One at a time for each app, since a build needs the one before it; whoever comes meanwhile shares the next. */
  const newest = (appId: AppId): Promise<Held> => {
    const line = lines.get(appId);
    if (!line) return start(appId);
    // What runs may have read the sources before they became what this caller means.
    line.next ??= line.running.catch(() => null).then(() => start(appId));
    return line.next;
  };

  return {
    async current(appId: AppId): Promise<PreviewBuild> {
      return (await newest(appId)).build;
    },
    /** What frames know and what is so now, and marks that as known; null when they know nothing yet. */
    async toTell(appId: AppId): Promise<{ before: PreviewBuild | null; after: PreviewBuild }> {
      const wasHeld = held.has(appId);
      const next = await newest(appId);
      const before = wasHeld ? next.told : null;
      next.told = next.build;
      return { before, after: next.build };
    },
    isHeld: (appId: AppId) => held.has(appId),
    /** Builds in which a frame that is loading now may still look for a module. */
    findable(appId: AppId): readonly BuiltModules[] {
      const known = held.get(appId);
      return known ? [known.build, ...known.formers] : [];
    },
    drop(appId: AppId): void {
      held.delete(appId);
    },
  };
};
/** Without its style sheet, the largest part, which differs with every build. */
const former = ({ tree, graph, versions }: PreviewBuild): BuiltModules => ({ tree, graph, versions });

export type Builds = ReturnType<typeof createBuilds>;
