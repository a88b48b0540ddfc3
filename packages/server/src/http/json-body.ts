import { Fault } from '@sayso/contracts/faults';
import type { FastifyRequest } from 'fastify';

const deepest = 32;

/** Reads a JSON body; an empty one is none, as clients send the header with every call. */
export async function parseJson(_request: FastifyRequest, text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Fault('bad_request', 'The body is not valid JSON.', { cause });
  }
  checkNesting(value);
  return value;
}

/** Throws where foreign JSON is nested too deep, and cleans it. */
export const checkNesting = (value: unknown): void => checkDepth(value, 0);

/** Refuses bodies that are nested too deep, and drops keys that would reach into prototypes. */
function checkDepth(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw new Fault('bad_request', `This is nested deeper than ${deepest} levels.`);
  if (Array.isArray(value)) {
    for (const item of value) checkDepth(item, depth + 1);
    return;
  }
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const item of Object.values(value)) checkDepth(item, depth + 1);
}
