import { AsyncLocalStorage } from 'node:async_hooks';

const addresses = new AsyncLocalStorage<string>();

/** Runs what a call asks for, so that what it changes can be written down with where the call came from. */
export const withCallerAddress = <T>(address: string, work: () => T): T => addresses.run(address, work);

/** Null for what no call asked for, such as jobs. */
export const callerAddress = (): string | null => addresses.getStore() ?? null;
