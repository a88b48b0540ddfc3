import { useSyncExternalStore } from 'react';
import { onParentMessage, tellParent } from './parent-frame.ts';

let isBusy = false;
const listeners = new Set<() => void>();
let told: Promise<unknown> = Promise.resolve();

/** Hears from the builder whether its assistant is at work. */
export function followAssistant(): void {
  onParentMessage((message) => {
    if (message.type !== 'assistant-busy') return;
    isBusy = message.data.isBusy;
    for (const listener of listeners) listener();
  });
}

export const useIsFixing = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isBusy,
  );

/** A report that is on its way, since it has to say first where the error stands. */
export function noteReport(report: Promise<unknown>): void {
  told = Promise.all([told, report]).catch(() => undefined);
}

/** Asks the builder to show what was reported, beside its own button that sends it; all of it has been told by then. */
export async function askForFix(): Promise<void> {
  await told;
  tellParent({ type: 'fix-errors' });
}
