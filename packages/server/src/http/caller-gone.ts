import { Fault } from '@sayso/contracts/faults';
import type { FastifyReply } from 'fastify';
import { requestWords } from '../texts/requests.ts';

/** Aborts once nobody waits for the answer any more, with a fault that is no mistake of the server. */
export function callerGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Fault('bad_request', requestWords.callerGone));
  });
  return gone.signal;
}
