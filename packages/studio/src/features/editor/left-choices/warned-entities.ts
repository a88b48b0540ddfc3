import type { App } from '@sayso/contracts/apps';
import type { FileChange, Message } from '@sayso/contracts/chat';

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

/** The message without what the note of an entity says: that knows how things stand now. */
export function withoutLeftChoices(message: Message, entities: App['entities']): Message {
  const { turn } = message;
  if (!turn?.changes.some((change) => hasNote(change, entities))) return message;
  const changes = turn.changes.map((change) => {
    const { left_choices: told, warnings, ...rest } = change;
    return hasNote(change, entities)
      ? { ...rest, warnings: warnings?.filter((each) => each !== told) }
      : change;
  });
  return { ...message, turn: { ...turn, changes } };
}

const hasNote = ({ path, left_choices: told }: FileChange, entities: App['entities']) =>
  told !== undefined && entities[path.slice('entities/'.length)] !== undefined;

/** What a message says of choices that were removed from an entity. */
export const leftChoicesOf = ({ turn }: Message, entity: string): string | undefined =>
  turn?.changes.find(({ path }) => path === `entities/${entity}`)?.left_choices;
