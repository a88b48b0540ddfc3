import { type SavedView, savedViewLimits } from '@sayso/contracts/data-views';
import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import { dataViewWords } from '../../texts/data-views.ts';
import type { DataViewStore } from './store.ts';

type Deps = {
  access: Access;
  store: DataViewStore;
  /** Throws 404 where the app has no such entity. */
  mustHave(app: AppGrant, entity: string): Promise<unknown>;
};
type Place = { appId: AppId; entity: string };

/** Views belong to whoever saved them: somebody who helps an owner sees and changes their own alone. */
export const createDataViews = ({ access, store, mustHave }: Deps) => {
  const open = async (actor: Actor, { appId, entity }: Place) => ({
    app: await access.manage(actor, appId),
    userId: access.user(actor).id,
    entity,
  });
  return {
    list: async (actor: Actor, place: Place): Promise<SavedView[]> => store.list(await open(actor, place)),

    async save(actor: Actor, place: Place, { name, view }: Omit<SavedView, 'id'>): Promise<SavedView> {
      const drawer = await open(actor, place);
      await mustHave(drawer.app, drawer.entity);
      if (Buffer.byteLength(JSON.stringify(view)) > savedViewLimits.bytes)
        throw new Fault('invalid', dataViewWords.tooLarge);
      const saved = await store.save(drawer, { name, view });
      if (saved === null) throw new Fault('invalid', dataViewWords.tooMany(savedViewLimits));
      return saved;
    },

    async remove(actor: Actor, { viewId, ...place }: Place & { viewId: Id }) {
      await store.remove(await open(actor, place), viewId);
      return { success: true } as const;
    },
  };
};
export type DataViews = ReturnType<typeof createDataViews>;
