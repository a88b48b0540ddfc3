import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply } from 'fastify';

/** Aborts once nobody waits for the answer any more, with a fault that is no mistake of the server. */
export function callerGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Fault('bad_request', 'The caller left before the answer.'));
  });
  return gone.signal;
}
