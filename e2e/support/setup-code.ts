import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** The code that a reachable server prints for the account of its administrator. */
export async function setupCodeOf({ said }: Pick<Product, 'said'>): Promise<string> {
  let code: string | undefined;
  // The server is ready a moment before it has printed everything.
  await expect.poll(() => (code = /setup code: (\S+)/.exec(said())?.[1])).toBeDefined();
  return code ?? '';
}
