import { appPath, call } from './call.ts';
import { bodyOf, type Parameters } from './integrations.ts';

export type FunctionReply = { data: unknown; status: number };

async function invoke(name: string, parameters: Parameters = {}): Promise<FunctionReply> {
  const path = appPath(`/functions/${encodeURIComponent(name)}`);
  return { data: await call(path, { method: 'POST', body: bodyOf(parameters) }), status: 200 };
}

/** The client of one backend function: `await sendReminder({ taskId })` answers `{ data }`. */
export const createFunction =
  (name: string) =>
  (parameters?: Parameters): Promise<FunctionReply> =>
    invoke(name, parameters);

type Functions = { invoke: typeof invoke } & Record<string, ReturnType<typeof createFunction>>;

/** `functions.invoke(name, values)`, and in the older way `functions.name(values)`. */
export const functions: Functions = new Proxy({ invoke } as Functions, {
  get: (known, name) => {
    if (typeof name !== 'string' || name === 'then') return undefined;
    return name === 'invoke' ? known.invoke : createFunction(name);
  },
});
