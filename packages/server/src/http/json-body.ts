import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { JsonExcess, parsePlainJson } from '@sayso/core/parse-json';
import type { FastifyRequest } from 'fastify';
import { requestWords } from '../texts/requests.ts';

/** 415 for a compressed body, before any of it is read: what it comes to is known only once it is unpacked. */
export async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw new Fault('unsupported', requestWords.compressed, {
    fields: { 'content-encoding': requestWords.notSupported },
  });
}

/** Reads a JSON body; an empty one is none, as clients send the header with every call. */
export async function readJsonBody(_request: FastifyRequest, text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    const value = parsePlainJson(text, limits.bodyDepth);
    // What is read of a large one next takes as long again; others have their turn before.
    if (text.length > limits.jsonBytes) await setImmediate();
    return value;
  } catch (cause) {
    const message = cause instanceof JsonExcess ? cause.message : requestWords.notJson;
    throw new Fault('bad_request', message, { cause });
  }
}
