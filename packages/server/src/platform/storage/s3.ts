import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { atMost } from '@sayso/core/at-most';
import { AwsClient } from 'aws4fetch';
import type { S3Choice } from '../../config-storage.ts';
import { wholeOf } from '../content/content.ts';
import { checkName, type Storage } from './storage.ts';

/** Until the service answers; what it sends then goes on as fast as somebody reads it. */
const patienceMs = 60_000;
/** A request that may be sent again holds its object in memory. */
const mostPuts = 2;

/** Objects of a bucket; any service that speaks S3. The bucket stands in the path, which all of them understand. */
export function createS3Storage(choice: S3Choice): Storage {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = choice;
  const inTurn = atMost(mostPuts);
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (method: string, name: string, more: RequestInit = {}): Promise<Response> => {
    checkName(name);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The storage did not answer')), patienceMs);
    const asked = client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      redirect: 'error',
      signal: late.signal,
      ...more,
    });
    const reply = await asked.finally(() => clearTimeout(timer));
    if (reply.ok || reply.status === 404) return reply;
    // The reply may quote the request with its signature.
    await reply.body?.cancel();
    throw new Error(`The storage answered ${reply.status} to ${method}`);
  };
  const done = async (reply: Response) => {
    await reply.body?.cancel();
    return reply;
  };

  return {
    async put(name, content) {
      const { status } = await inTurn(async () => {
        const body = new Uint8Array(await wholeOf(content));
        return done(await ask('PUT', name, { body }));
      });
      if (status === 404) throw new Error('The storage has no such bucket');
    },

    async get(name, range) {
      const reply = await ask('GET', name, {
        headers: range ? { range: `bytes=${range.first}-${range.last}` } : {},
      });
      if (reply.status === 404) return done(reply).then(() => null);
      return reply.body === null ? Readable.from([]) : Readable.fromWeb(reply.body as ReadableStream);
    },

    async stat(name) {
      const reply = await done(await ask('HEAD', name));
      return reply.status === 404 ? null : { size: Number(reply.headers.get('content-length')) };
    },

    async delete(name) {
      await done(await ask('DELETE', name));
    },
  };
}
