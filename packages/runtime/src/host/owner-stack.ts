import { captureOwnerStack } from 'react';

const owners = new WeakMap<object, string>();

/**
 * Told by React of each error that a boundary caught, before the boundary is: only meanwhile can it be asked which
 * elements led to the component that threw. For previews; React keeps that in its development build alone.
 */
export function keepOwnerStack(error: unknown): void {
  const stack = captureOwnerStack();
  if (typeof error === 'object' && error !== null && stack !== null) owners.set(error, stack);
  // As React does where nobody else is told.
  console.error(error);
}

/**
 * The places of the app's own elements that led to what threw, the innermost first, as lines of a raw stack. They say
 * where a part of the kit was asked for that broke by itself.
 */
export function ownerStackOf(error: unknown): string {
  const stack = typeof error === 'object' && error !== null ? owners.get(error) : undefined;
  return (stack ?? '')
    .split('\n')
    .filter((line) => line.includes('/_m/'))
    .map((line) => `\n${line}`)
    .join('');
}
