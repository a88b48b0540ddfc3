import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** Previews, vendor modules, publishing and published apps. */
export async function composeCompile(_core: Core, _assistant: Assistant, _data: Data) {
  return {};
}
export type Compile = Awaited<ReturnType<typeof composeCompile>>;
