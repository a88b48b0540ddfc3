import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './errors.ts';

/** Under this code the queue's library runs a statement again; any other error ends what it was doing. */
const triedAgain = 'ETIMEDOUT';
const betweenMs = 500;

/**
 * Connections of the queue alone. Its library does not wait for the statement that marks a job as done, so an error
 * there would be nobody's and end the process: a connection that cannot be had is waited for, and a statement whose
 * connection broke is asked for again.
 */
export class QueuePool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: PatientClient });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.wait();
    super.connect(callback);
    return undefined;
  }

  private async wait(): Promise<pg.PoolClient> {
    // Whoever asks after the end is left waiting: nobody would hear an error.
    while (!this.ending) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        await delay(betweenMs, undefined, { ref: false });
      }
    }
    return new Promise(() => {});
  }
}

class PatientClient extends pg.Client {
  override query(...given: unknown[]): never {
    const asked: unknown = Reflect.apply(super.query, this, given);
    return (asked instanceof Promise ? asked.catch(throwAgain) : asked) as never;
  }
}

function throwAgain(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw Object.assign(new Error('The connection of the queue broke', { cause: error }), { code: triedAgain });
}
