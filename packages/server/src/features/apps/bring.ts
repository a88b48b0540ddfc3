import type { AppId } from '@sayso/contracts/ids';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Sources } from '../sources/service.ts';
import type { AppStore } from './store.ts';

type Deps = { access: Access; store: AppStore; sources: Sources };
type Brought = {
  name: string;
  description: string | null;
  mainPage: string | null;
  themeColor: string | null;
  /** By the id of the new app, where it names itself. */
  tree: SourceTree | ((appId: AppId) => SourceTree);
};
type Made = { id: AppId; name: string; slug: string };

/** An app whose sources are there already; `also` is stored with it or not at all. */
export const createBringApp =
  ({ access, store, sources }: Deps) =>
  (
    actor: Actor,
    { name, description, mainPage, themeColor, tree }: Brought,
    also: (grant: AppGrant, tx: Queryable) => Promise<void>,
  ): Promise<Made> => {
    const owner = access.user(actor);
    const ready = { state: 'ready', details: null, stage: 'ready' } as const;
    return sources.begin(async (tx) => {
      const id = await store.insert(owner, { name, description, visibility: undefined, ...ready }, tx);
      const grant = await access.manage(actor, id, tx);
      await store.update(grant, { main_page: mainPage, theme_color: themeColor ?? undefined }, tx);
      await sources.edit(grant, typeof tree === 'function' ? tree(id) : tree, tx);
      await also(grant, tx);
      return { id, name, slug: (await store.row(grant, tx))?.slug ?? '' };
    });
  };
export type BringApp = ReturnType<typeof createBringApp>;
