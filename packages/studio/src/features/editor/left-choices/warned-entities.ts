import type { Message } from '@sayso/contracts/chat';

/**
 * Entities by the id of the last answer that warned of them, such as that records don't fit any more. Each stands once
 * in a conversation, below what is known of it latest.
 */
export function warnedEntities(messages: readonly Message[]): ReadonlyMap<string, readonly string[]> {
  const last = new Map<string, string>();
  for (const { id, turn } of messages) {
    if (!turn || turn.state === 'running') continue;
    for (const { path, action, error, warnings } of turn.changes) {
      if (!path.startsWith('entities/') || action === 'deleted' || error !== undefined || !warnings) continue;
      last.set(path.slice('entities/'.length), id);
    }
  }
  const entities = new Map<string, string[]>();
  for (const [entity, id] of last) entities.set(id, [...(entities.get(id) ?? []), entity]);
  return entities;
}
