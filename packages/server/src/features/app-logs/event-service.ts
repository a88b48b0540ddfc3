import type { SentEvent } from '@sayso/contracts/app-events';
import type { AppId } from '@sayso/contracts/ids';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Rates } from '../../rates.ts';
import type { EventStore } from './event-store.ts';

type Deps = { access: Access; enter: Enter; store: EventStore; rates: Rates };
type Batch = { appId: AppId; events: readonly SentEvent[]; address: string };

/** The client library's own: that it started, that it still runs, and for how long it was open. */
const isOfLibrary = ({ event_name }: SentEvent) => /^__\w+_event__$/.test(event_name);

export const createAppEvents = ({ access, enter, store, rates }: Deps) => ({
  /** Whoever may be inside the app may report what happens there; what the library says of itself is not kept. */
  async track(actor: Actor, { appId, events, address }: Batch) {
    await rates.take('eventBatches', { address });
    const grant = await enter(actor, appId);
    const own = events.filter((event) => !isOfLibrary(event));
    if (own.length > 0) {
      // Only now, so that those who may not be inside use up nothing of the app's.
      await rates.take('events', { address }, own.length);
      await rates.take('eventsOfApp', { app: appId }, own.length);
      await store.add(grant, own);
    }
    return { success: true } as const;
  },

  list: async (actor: Actor, appId: AppId, asked: Parameters<EventStore['list']>[1]) =>
    store.list(await access.manage(actor, appId), asked),
});
export type AppEvents = ReturnType<typeof createAppEvents>;
