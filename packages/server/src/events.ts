import { EventEmitter } from 'node:events';
import type { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import type { AppId } from '@sayso/contracts/ids';
import type { MessageDelta } from '@sayso/contracts/realtime';

/** What features tell each other, past tense; a record is as its entity stores it, with its server fields. */
export type DomainEvents = {
  'sources.changed': { appId: AppId; hash: string };
  'app.changed': { appId: AppId; patch: Partial<App> };
  'app.deployed': { appId: AppId; version: number };
  'app.deleted': { appId: AppId };
  'app.restored': { appId: AppId; slug: string };
  'message.changed': { appId: AppId; message: Message };
  'message.delta': { appId: AppId; delta: MessageDelta };
  'records.changed': {
    appId: AppId;
    entity: string;
    type: 'create' | 'update' | 'delete';
    records: Record<string, unknown>[];
    /** As they were before an update, so that a member who could see the old row learns that it went. */
    before?: Record<string, unknown>[];
  };
};

type Listener<Name extends keyof DomainEvents> = (event: DomainEvents[Name]) => void | Promise<void>;

/** Tells listeners after the fact; one that fails is reported and hinders nobody. */
export function createEvents(onFailure: (error: unknown, name: string) => void) {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(50);
  const under = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]): Promise<void>[] => {
    const work: Promise<void>[] = [];
    emitter.emit(name, event, work);
    return work;
  };
  return {
    on<Name extends keyof DomainEvents>(name: Name, listener: Listener<Name>): void {
      emitter.on(name, (event: DomainEvents[Name], work: Promise<void>[]) => {
        // Inside the promise, so that a listener that throws at once is caught like one that rejects.
        const done = new Promise<void>((resolve) => resolve(listener(event)));
        work.push(done.catch((error: unknown) => onFailure(error, name)));
      });
    },
    emit<Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]): void {
      under(name, event);
    },
    /** The same, until all who listen are done: for those who have more to tell than may wait in memory. */
    async told<Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]): Promise<void> {
      await Promise.all(under(name, event));
    },
  };
}
export type Events = ReturnType<typeof createEvents>;
