import type { Archetype } from '@sayso/core/blueprint-schema';
import type { Emit } from './emit.ts';

/** Pages on which people meet, book, write and show themselves. */
export const communityEmitters: Readonly<Partial<Record<Archetype, Emit>>> = {};
