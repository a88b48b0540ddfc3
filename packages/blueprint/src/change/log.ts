import type { Blueprint, LogEntry } from '@sayso/core/blueprint-schema';

/** Patches of older requests are dropped: what they changed is in History. */
const undoable = 25;
const kept = 50;

export const nextRequest = ({ log }: Blueprint): number =>
  Math.max(0, ...log.map(({ request: of = 0 }) => of)) + 1;

/** Writes a change down; one that changed something forgets what could have been done again. */
export function logChange(blueprint: Blueprint, entry: LogEntry): void {
  if (entry.patch && entry.patch.length > 0) {
    for (const one of blueprint.log) if (one.undone) delete one.patch;
    blueprint.log = blueprint.log.filter(({ undone }) => !undone);
  }
  blueprint.log.push(entry);
}

export function trimLog(blueprint: Blueprint): void {
  blueprint.log = blueprint.log.slice(-kept);
  for (const entry of blueprint.log.slice(0, -undoable)) delete entry.patch;
}
