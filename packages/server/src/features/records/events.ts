import type { RecordEvent } from '@sayso/contracts/realtime';
import { rooms } from '@sayso/contracts/realtime';
import { matches } from '@sayso/core/filters/predicate';
import { ruleCondition } from '@sayso/core/rules/entity-rules';
import { compileRule } from '@sayso/core/rules/rule';
import type { Actor } from '../../access/actor.ts';
import type { Enter } from '../../access/enter.ts';
import type { DomainEvents, Events } from '../../events.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { EntityModels } from './entity-models.ts';
import { slim } from './slim.ts';
import type { Doc } from './store.ts';
import { hideProperties } from './visibility.ts';

type Deps = { enter: Enter; entities: EntityModels; realtime: Realtime; events: Events };
type Change = DomainEvents['records.changed'];
/** What one member sees of a row before and after the change; null for a row that is hidden from them. */
type Sight = (doc: Doc) => Doc | null;

/** Guards the rooms of records and tells each member the changes that their own read rule lets them see. */
export function recordEvents({ enter, entities, realtime, events }: Deps): void {
  realtime.guard('entities', async (actor, rest) => {
    const [appId = '', entity = ''] = rest.split(':');
    const grant = await enter(actor, appId);
    return entity !== 'User' && (await entities.read(grant)).has(entity);
  });

  const sightOf = async (actor: Actor, { appId, entity }: Change): Promise<Sight | null> => {
    try {
      const grant = await enter(actor, appId);
      const model = await entities.one(grant, entity);
      const readable = ruleCondition(model.schema, 'read', grant.identity);
      const hidden = model.readRules.map(
        ([name, rule]) => [name, compileRule(rule, grant.identity)] as const,
      );
      return (doc) => (matches(readable, doc) ? hideProperties(doc, hidden) : null);
    } catch {
      // Whoever may not enter any more hears nothing.
      return null;
    }
  };

  const tell = async (change: Change, room: string): Promise<void> => {
    const sights = new Map<string, Promise<Sight | null>>();
    const timestamp = new Date().toISOString();
    for (const [at, record] of change.records.entries()) {
      await realtime.emitPerMember(room, async (actor) => {
        const key = keyOf(actor);
        const sight = sights.get(key) ?? sightOf(actor, change);
        sights.set(key, sight);
        return eventFor(await sight, { type: change.type, record, before: change.before?.[at], timestamp });
      });
    }
  };

  // One change after another in each room, so that nobody hears of a deletion before the creation.
  const queues = new Map<string, Promise<void>>();
  events.on('records.changed', (change) => {
    const room = rooms.entity(change.appId, change.entity);
    realtime.noteChange(room);
    if (!realtime.hasMembers(room)) return undefined;
    const turn = (queues.get(room) ?? Promise.resolve()).catch(() => {}).then(() => tell(change, room));
    queues.set(room, turn);
    return turn.finally(() => {
      if (queues.get(room) === turn) queues.delete(room);
    });
  });

  /** Who may no longer enter leaves the rooms at once. */
  const recheck = async ({ appId }: { appId: string }) => {
    const names = entities.known(appId);
    await Promise.all(names.map((name) => realtime.recheck(rooms.entity(appId, name))));
  };
  events.on('app.deleted', recheck);
  events.on('app.changed', async ({ appId, patch }) => {
    if (patch.public_settings !== undefined || patch.is_blocked !== undefined) await recheck({ appId });
  });
}

const keyOf = (actor: Actor): string => {
  if (actor.kind === 'user') return `user:${actor.user.id}`;
  return actor.kind === 'app_user' ? `${actor.source}:${actor.userId}` : actor.kind;
};

type Changed = { type: Change['type']; record: Doc; before: Doc | undefined; timestamp: string };

/** A row that comes into sight is created for its viewer, one that goes out of sight is deleted. */
function eventFor(sight: Sight | null, { type, record, before, timestamp }: Changed): RecordEvent | null {
  if (sight === null) return null;
  const id = String(record['id']);
  const now = sight(record);
  if (type !== 'update' || before === undefined) {
    return now && { type, id, data: slim(now), timestamp };
  }
  const was = sight(before);
  if (now === null) return was && { type: 'delete', id, data: { id }, timestamp };
  return { type: was === null ? 'create' : 'update', id, data: slim(now), timestamp };
}
