import { createClient as createNewest } from 'sdk-newest';

/** Who calls: the server, the app, and a token where somebody is signed in. */
export type Calling = { serverUrl: string; appId: string; token?: string };
type First = typeof import('sdk-first');

// What its package file names as its main file is CommonJS under the name of a module: only bundlers can load that.
const firstModule: string = 'sdk-first/dist/index.esm.js';
const { createClient: createFirst } = (await import(firstModule)) as First;

const firstClient = (calling: Calling) => createFirst(calling);
export const newestClient = (calling: Calling) => createNewest(calling);
/** As a backend function has it: the caller's token, and one of the app itself. */
export const createWithService = (calling: Calling & { serviceToken: string }) => createNewest(calling);

/** What both of them can do, by its name in tests. */
export const libraries = [
  ['0.1.2', firstClient],
  ['0.8.50', newestClient],
] as const;

/** What a call was refused with, as the library tells it. */
export async function refusal(call: Promise<unknown>): Promise<{ status: unknown; message: unknown }> {
  const error: unknown = await call.then(
    () => new Error('It was not refused'),
    (thrown: unknown) => thrown,
  );
  const { status, message } = error as { status?: unknown; message?: unknown };
  return { status, message };
}
