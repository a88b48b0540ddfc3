import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import type { OwnerRecordEvent, RecordEvent } from '@sayso/contracts/realtime';
import { rooms } from '@sayso/contracts/realtime';
import { type Actor, anonymous } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { Events } from '../../events.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { EntityModels } from './entity-models.ts';
import { createRecentChanges, type Told } from './recent-changes.ts';
import { createSights, type Sight } from './sights.ts';
import { slim } from './slim.ts';
import type { Doc, RecordStore } from './store.ts';

type Deps = {
  enter: Enter;
  entities: EntityModels;
  tellAuthors: RecordStore['tellAuthors'];
  realtime: Realtime;
  events: Events;
};

/** Events of one bulk write that go out before the sockets get their turn to take them. */
const eventsAtOnce = 20;

/** Guards the rooms of records and tells each member the changes that their own read rule lets them see. */
export function recordEvents({ enter, entities, tellAuthors, realtime, events }: Deps): void {
  const recent = createRecentChanges();
  const sightsFor = createSights({ enter, entities, tellAuthors });

  const tell = async (room: string, told: Told): Promise<void> => {
    const { appId, entity, records } = told;
    const sights = await sightsFor(realtime.actorsIn(room), { appId, entity }, records);
    const cursor = recent.add(room, told);
    const last = records.length - 1;
    for (const [at, record] of records.entries()) {
      if (at > 0 && at % eventsAtOnce === 0) await setImmediate();
      const keyOf = (actor: Actor) => sights(actor)?.keyFor(record) ?? '';
      const eventFor = eventsOf(told, at);
      const payloadFor = (actor: Actor) => eventFor(sights(actor));
      // Whoever is cut off within a bulk write is told all of it again.
      realtime.emitPerActor(room, { keyOf, payloadFor }, at === last ? cursor : undefined);
    }
  };

  // One change after another in each room, so that nobody hears of a deletion before the creation.
  const queues = new Map<string, Promise<void>>();
  const inTurn = (room: string, task: () => Promise<void>): Promise<void> => {
    const turn = (queues.get(room) ?? Promise.resolve()).catch(() => {}).then(task);
    queues.set(room, turn);
    return turn.finally(() => {
      if (queues.get(room) === turn) queues.delete(room);
    });
  };

  events.on('records.changed', (change) => {
    const room = rooms.entity(change.appId, change.entity);
    const told = { ...change, timestamp: new Date().toISOString() };
    realtime.noteChange(room);
    tellOwners(realtime, told);
    if (queues.has(room) || realtime.hasMembers(room)) return inTurn(room, () => tell(room, told));
    recent.add(room, told);
    return undefined;
  });

  const missedBy = async (actor: Actor, { room, cursor }: { room: string; cursor: string }) => {
    const changes = recent.since(room, cursor);
    if (changes === null || changes.length === 0) return changes;
    const [{ appId, entity }] = changes as [Told];
    const docs = changes.flatMap(({ records }) => records);
    const sight = (await sightsFor([actor], { appId, entity }, docs))(actor);
    return changes.flatMap((told) => told.records.flatMap((_, at) => eventsOf(told, at)(sight) ?? []));
  };

  const decide = async (actor: Actor, rest: string, isForMakers = false) => {
    const [appId = '', entity = ''] = rest.split(':');
    const grant = await enter(actor, appId);
    if (isForMakers && !grant.isManager) return false;
    return entity !== 'User' && (await entities.read(grant)).has(entity);
  };
  realtime.guard('entities', (actor, rest) => decide(actor, rest), {
    admit: ({ actor, rest, cursor, letIn }) => {
      const room = `entities:${rest}`;
      return inTurn(room, async () => {
        const missed = cursor === null ? [] : await missedBy(actor, { room, cursor });
        letIn({ cursor: recent.cursor(), missed });
      });
    },
  });
  realtime.guard('all-records', async (actor, rest) => isOwnersSession(actor) && decide(actor, rest, true), {
    isBuilders: true,
  });
  realtime.onVisitor((appId) => mayVisit(enter, appId));

  /** Who may no longer enter leaves the rooms at once. */
  const recheck = async ({ appId }: { appId: string }) => {
    const names = entities.known(appId);
    const all = names.flatMap((name) => [rooms.entity(appId, name), rooms.allRecords(appId, name)]);
    await Promise.all(all.map((room) => realtime.recheck(room)));
  };
  events.on('app.deleted', recheck);
  events.on('app.changed', async ({ appId, patch }) => {
    if (patch.public_settings !== undefined || patch.is_blocked !== undefined) await recheck({ appId });
  });
}

/** As `passesRules` has it for calls; sockets send no header, but the room's name asks for the same. */
const isOwnersSession = (actor: Actor) => actor.kind === 'user' && actor.proof?.by === 'session';

/** The app's makers see each record as it is; of many at once they look for themselves. */
function tellOwners(realtime: Realtime, told: Told): void {
  const { appId, entity, records, timestamp } = told;
  const room = rooms.allRecords(appId, entity);
  if (!realtime.hasMembers(room)) return;
  const send = (event: OwnerRecordEvent) => realtime.emit(room, event);
  if (records.length > eventsAtOnce) {
    send({ type: 'many', change: told.type, count: records.length, timestamp });
    return;
  }
  for (const record of records) {
    const id = String(record['id']);
    send({ type: told.type, id, data: told.type === 'delete' ? { id } : slim(record), timestamp });
  }
}

async function mayVisit(enter: Enter, appId: string): Promise<boolean> {
  try {
    await enter(anonymous, appId);
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/**
 * What viewers of one changed record are told: a row that comes into sight is created for its viewer, one that goes out
 * of sight is deleted. Those who see the whole of it share one event.
 */
function eventsOf(told: Told, at: number): (sight: Sight | null) => RecordEvent | null {
  const { type, timestamp } = told;
  const record = told.records[at];
  const before = told.before?.[at];
  if (record === undefined) return () => null;
  const id = String(record['id']);
  const gone: RecordEvent = { type: 'delete', id, data: { id }, timestamp };
  const made = new Map<RecordEvent['type'], Map<Doc, RecordEvent>>();
  const eventOf = (kind: RecordEvent['type'], seen: Doc): RecordEvent => {
    const known = made.get(kind)?.get(seen);
    if (known) return known;
    const event: RecordEvent = { type: kind, id, data: slim(seen), timestamp };
    made.set(kind, (made.get(kind) ?? new Map<Doc, RecordEvent>()).set(seen, event));
    return event;
  };
  return (sight) => {
    if (sight === null) return null;
    const now = sight.see(record);
    if (type !== 'update' || before === undefined) return now && eventOf(type, now);
    const was = sight.see(before);
    if (now === null) return was && gone;
    return eventOf(was === null ? 'create' : 'update', now);
  };
}
