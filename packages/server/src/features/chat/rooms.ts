import type { App } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { type AppEvent, type MessageDelta, rooms } from '@sayso/contracts/realtime';
import type { Access } from '../../access/access.ts';
import type { Events } from '../../events.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';

type Deps = { events: Events; realtime: Realtime; access: Access };

/** Carries what happens to an app into its makers' room. */
export function openAppRooms({ events, realtime, access }: Deps): void {
  realtime.guard('app', async (actor, appId) => {
    try {
      await access.manage(actor, appId);
      return true;
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  });

  const send = (appId: AppId, data: Partial<App> & { _last_msg_delta?: MessageDelta }) => {
    const event: AppEvent = { type: 'update', id: appId, data, timestamp: new Date().toISOString() };
    realtime.emit(rooms.app(appId), event);
  };
  events.on('app.changed', ({ appId, patch }) => send(appId, patch));
  events.on('message.changed', ({ appId, message }) => send(appId, { _last_msg: message }));
  events.on('message.delta', ({ appId, delta }) => send(appId, { _last_msg_delta: delta }));
}
