import type { z } from 'zod';
import type { Check } from '../descriptions.ts';
import type { Place } from '../place.ts';

/** Answers what was seen where the statement holds, throws what was seen where it does not. */
export type Judge = (place: Place, check: Check) => Promise<string>;

export const judge =
  <T>(shape: z.ZodType<T>, see: (place: Place, check: T) => Promise<string>): Judge =>
  (place, check) =>
    see(place, shape.parse(check));
