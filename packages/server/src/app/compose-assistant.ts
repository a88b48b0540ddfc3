import type { Core } from './core.ts';

/** Apps, sources, checkpoints, chat and turns. */
export async function composeAssistant(_core: Core) {
  return {};
}
export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;
