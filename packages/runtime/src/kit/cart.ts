import { useSyncExternalStore } from 'react';
import { getPlace } from '../sdk/origin.ts';
import { safeStorage } from '../sdk/safe-storage.ts';

/** Product id to number of pieces. */
export type Cart = Readonly<Record<string, number>>;

const listeners = new Set<() => void>();
let held: { key: string; cart: Cart } | null = null;
let cartPage: string | null = null;

const keyOf = () => `cart:${getPlace().appId}`;

export function readCart(): Cart {
  const key = keyOf();
  if (held?.key !== key) held = { key, cart: parse(safeStorage.get(key)) };
  return held.cart;
}

function parse(text: string | null): Cart {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0),
    );
  } catch {
    return {};
  }
}

/** Sets how many pieces of a product are in the cart; none takes it out. */
export function withPieces(cart: Cart, productId: string, pieces: number): Cart {
  const { [productId]: _, ...rest } = cart;
  return pieces > 0 ? { ...rest, [productId]: Math.floor(pieces) } : rest;
}

export function setPieces(productId: string, pieces: number): void {
  write(withPieces(readCart(), productId, pieces));
}

export const emptyCart = (): void => write({});

function write(cart: Cart): void {
  held = { key: keyOf(), cart };
  safeStorage.set(held.key, JSON.stringify(cart));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCart = (): Cart => useSyncExternalStore(subscribe, readCart);
export const useCartPage = (): string | null => useSyncExternalStore(subscribe, () => cartPage);

/** Where the header's cart leads, once a page has said so. */
export function noteCartPage(page: string): void {
  if (cartPage === page) return;
  cartPage = page;
  for (const listener of listeners) listener();
}

export const piecesIn = (cart: Cart): number => Object.values(cart).reduce((sum, pieces) => sum + pieces, 0);
