import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { nestsDeeper } from '@sayso/core/parse-json';
import type { FastifyRequest } from 'fastify';

/** 415 for a compressed body, before any of it is read: what it comes to is known only once it is unpacked. */
export async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw new Fault('unsupported', 'Send the body as it is, without compression.', {
    fields: { 'content-encoding': 'Not supported' },
  });
}

/** Reads a JSON body; an empty one is none, as clients send the header with every call. */
export async function readJsonBody(_request: FastifyRequest, text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  if (nestsDeeper(text, limits.bodyDepth)) throw tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Fault('bad_request', 'The body is not valid JSON.', { cause });
  }
  checkNesting(value);
  return value;
}

const tooDeep = () => new Fault('bad_request', `This is nested deeper than ${limits.bodyDepth} levels.`);

/** Throws where foreign JSON is nested too deep, and cleans it. */
export const checkNesting = (value: unknown): void => checkDepth(value, 0);

/** Refuses bodies that are nested too deep, and drops keys that would reach into prototypes. */
function checkDepth(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= limits.bodyDepth) throw tooDeep();
  if (Array.isArray(value)) {
    for (const item of value) checkDepth(item, depth + 1);
    return;
  }
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const item of Object.values(value)) checkDepth(item, depth + 1);
}
