import type { Assistant } from './compose-assistant.ts';
import type { Core } from './core.ts';

/** Records, row rules and app users. */
export async function composeData(_core: Core, _assistant: Assistant) {
  return {};
}
export type Data = Awaited<ReturnType<typeof composeData>>;
