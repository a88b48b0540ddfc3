import type { PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import type { AppId } from '@sayso/contracts/ids';
import type { HotUpdate, PreviewManifest } from '@sayso/contracts/preview';
import { rooms } from '@sayso/contracts/realtime';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Builds } from './builds.ts';
import { manifestOf } from './manifest.ts';
import type { PreviewStore } from './store.ts';

type Deps = { realtime: Realtime; store: PreviewStore; builds: Builds; compiler: PreviewCompiler };

/** Frames have the styles already; `css` carries them where they changed. */
const withoutStyles = (manifest: PreviewManifest): PreviewManifest => ({ ...manifest, css: '' });

/** Tells the frames that show an app what became of it. */
export const createHotUpdates = ({ realtime, store, builds, compiler }: Deps) => ({
  /** Compiles what changed and sends it. */
  async push(appId: AppId): Promise<void> {
    const room = rooms.preview(appId);
    if (!builds.isHeld(appId) && !realtime.hasMembers(room)) return;
    const { before, after } = await builds.refreshed(appId);
    const facts = before === after ? null : await store.facts({ appId });
    if (!facts) return;
    const update: HotUpdate = {
      type: 'hot',
      version: after.version,
      modules: before ? compiler.changes(before, after) : [],
      manifest: withoutStyles(manifestOf(appId, facts, after)),
      css: before?.css === after.css ? null : after.css,
      reload: before === null,
    };
    realtime.emit(room, update);
  },

  /** Name, main page or visibility changed: the frames learn it without new modules. */
  async pushFacts(appId: AppId): Promise<void> {
    const room = rooms.preview(appId);
    if (!realtime.hasMembers(room)) return;
    const [facts, build] = await Promise.all([store.facts({ appId }), builds.current(appId)]);
    if (!facts) return;
    const manifest = withoutStyles(manifestOf(appId, facts, build));
    const update: HotUpdate = {
      type: 'hot',
      version: build.version,
      modules: [],
      manifest,
      css: null,
      reload: false,
    };
    realtime.emit(room, update);
  },
});
