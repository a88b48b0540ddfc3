import { randomId } from '../../lib/random-id.ts';

/**
 * Names this entry of the browser's history. The name outlives a reload and a second mount, so that what is done for
 * one visit can be done once; opening the same link again is a visit of its own.
 */
export function requestOfVisit(): string {
  const state: unknown = window.history.state;
  const held = typeof state === 'object' && state !== null ? state : {};
  if ('request' in held && typeof held.request === 'string') return held.request;
  const request = randomId();
  window.history.replaceState({ ...held, request }, '');
  return request;
}
