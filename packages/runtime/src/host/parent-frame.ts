import type { FrameMessage, ParentMessage } from '@sayso/contracts/preview';
import { getPlace } from '../sdk/origin.ts';
import { isObject } from '../sdk/wire-guards.ts';

/** Sends to the builder alone: the target origin is its own, never any. */
export function tellParent(message: FrameMessage): void {
  if (hasParent()) window.parent.postMessage(message, getPlace().mainOrigin);
}

export const hasParent = (): boolean => window.parent !== window;

const textIn = (data: unknown, key: string) => isObject(data) && typeof data[key] === 'string';

const hasCountOrNone = (data: unknown, key: string) =>
  isObject(data) && (data[key] === undefined || typeof data[key] === 'number');

// By hand, so that a frame does not wait for a validator to load.
function isParentMessage(message: unknown): message is ParentMessage {
  if (!isObject(message)) return false;
  const { type, data } = message;
  if (type === 'access-token') return textIn(data, 'access_token');
  if (type === 'navigate') return textIn(data, 'path') && hasCountOrNone(data, 'request');
  if (type === 'update-classes') return textIn(data, 'visualSelectorId') && textIn(data, 'classes');
  if (type === 'assistant-busy') return isObject(data) && typeof data['isBusy'] === 'boolean';
  if (type === 'toggle-visual-edit-mode') return isObject(data) && typeof data['enabled'] === 'boolean';
  return type === 'refresh-page' || type === 'unselect-element';
}

/** Messages of the builder that embeds this frame; anything else that posts here is not heard. */
export function onParentMessage(listener: (message: ParentMessage) => void): () => void {
  const handle = (event: MessageEvent) => {
    if (event.source !== window.parent || event.origin !== getPlace().mainOrigin) return;
    if (isParentMessage(event.data)) listener(event.data);
  };
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}

/** Asks the parent for a one-time ticket; null without a parent or when it does not answer in time. */
export function requestTicket(waitMs = 15_000): Promise<string | null> {
  if (!hasParent()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (ticket: string | null) => {
      clearTimeout(timer);
      stop();
      resolve(ticket);
    };
    const timer = setTimeout(() => finish(null), waitMs);
    const stop = onParentMessage((message) => {
      if (message.type === 'access-token') finish(message.data.access_token);
    });
    tellParent({ type: 'request-token' });
  });
}
