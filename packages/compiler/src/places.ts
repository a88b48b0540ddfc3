import { resolve } from 'node:path';

/** Checkout folders that the compiler reads; nothing else of the disk is part of a build. */
export const places = {
  root: resolve(import.meta.dirname, '../../..'),
  runtime: resolve(import.meta.dirname, '../../runtime'),
  vendor: resolve(import.meta.dirname, '../../../.sayso/vendor'),
} as const;
