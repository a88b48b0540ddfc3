import type { App } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { type AppEvent, type MessageDelta, rooms } from '@sayso/contracts/realtime';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { Events } from '../../events.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';

type Deps = {
  events: Events;
  realtime: Realtime;
  access: Access;
  /** How the app stands, for somebody who has just come; null when it is gone. */
  standing: (appId: AppId) => Promise<Partial<App> | null>;
};
type Data = Partial<App> & { _last_msg_delta?: MessageDelta };

/** Carries what happens to an app into its makers' room. */
export function openAppRooms({ events, realtime, access, standing }: Deps): void {
  const isMaker = async (actor: Actor, appId: AppId) => {
    try {
      await access.manage(actor, appId);
      return true;
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  };
  // A quick turn is over before its maker has come: without a welcome nobody would tell.
  const welcome = async (appId: AppId) => {
    const data = await standing(appId);
    return data && update(appId, data);
  };
  realtime.guard('app', isMaker, { welcome, isBuilders: true });

  const send = (appId: AppId, data: Data) => realtime.emit(rooms.app(appId), update(appId, data));
  events.on('app.changed', ({ appId, patch }) => send(appId, patch));
  events.on('message.changed', ({ appId, message }) => send(appId, { _last_msg: message }));
  events.on('message.delta', ({ appId, delta }) => send(appId, { _last_msg_delta: delta }));
}

const update = (appId: AppId, data: Data): AppEvent => ({
  type: 'update',
  id: appId,
  data,
  timestamp: new Date().toISOString(),
});
