import type { PreviewBuild, PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import type { AppId } from '@sayso/contracts/ids';
import type { HotUpdate } from '@sayso/contracts/preview';
import { rooms } from '@sayso/contracts/realtime';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Builds } from './builds.ts';
import { manifestOf } from './manifest.ts';
import type { AppFacts, PreviewStore } from './store.ts';

type Deps = { realtime: Realtime; store: PreviewStore; builds: Builds; compiler: PreviewCompiler };
type Change = Pick<HotUpdate, 'modules' | 'css' | 'reload'>;

/** Tells the frames that show an app what became of it. */
export const createHotUpdates = ({ realtime, store, builds, compiler }: Deps) => {
  const pushing = new Map<AppId, { again: boolean; done: Promise<void> }>();

  const pushOnce = async (appId: AppId) => {
    const { before, after } = await builds.toTell(appId);
    const facts = before === after ? null : await store.facts({ appId });
    if (!facts) return;
    const change = {
      modules: before ? compiler.changes(before, after) : [],
      css: before?.css === after.css ? null : after.css,
      reload: before === null,
    };
    realtime.emit(rooms.preview(appId), updateOf(appId, facts, after, change));
  };

  /** The update that changes nothing but what is known of the app. */
  const factsUpdate = async (appId: AppId, css: (build: PreviewBuild) => string | null) => {
    const [facts, build] = await Promise.all([store.facts({ appId }), builds.current(appId)]);
    const change = { modules: [], css: css(build), reload: false };
    return facts ? updateOf(appId, facts, build, change) : null;
  };

  return {
    /** Compiles what changed and sends it; changes that come meanwhile are sent together afterwards. */
    push(appId: AppId): Promise<void> {
      if (!builds.isHeld(appId) && !realtime.hasMembers(rooms.preview(appId))) return Promise.resolve();
      const known = pushing.get(appId);
      if (known) {
        known.again = true;
        return known.done;
      }
      const run = { again: false, done: Promise.resolve() };
      const untilQuiet = async () => {
        do {
          run.again = false;
          await pushOnce(appId);
        } while (run.again);
      };
      run.done = untilQuiet().finally(() => pushing.delete(appId));
      pushing.set(appId, run);
      return run.done;
    },

    /** Name, main page or visibility changed: the frames learn it without new modules. */
    async pushFacts(appId: AppId): Promise<void> {
      const room = rooms.preview(appId);
      if (!realtime.hasMembers(room)) return;
      const update = await factsUpdate(appId, () => null);
      if (update) realtime.emit(room, update);
    },

    /** What a frame hears when it begins to listen: changes between its boot and now would be lost otherwise. */
    welcome: (appId: AppId): Promise<HotUpdate | null> => factsUpdate(appId, ({ css }) => css),
  };
};
export type HotUpdates = ReturnType<typeof createHotUpdates>;

function updateOf(appId: AppId, facts: AppFacts, build: PreviewBuild, change: Change): HotUpdate {
  // Frames have the styles already; `css` carries them where they changed.
  const manifest = { ...manifestOf(appId, facts, build), css: '' };
  return { type: 'hot', version: build.version, manifest, ...change };
}
