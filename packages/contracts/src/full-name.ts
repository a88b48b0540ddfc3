import { z } from 'zod';

/** A letter or a digit that is drawn: fillers are letters to Unicode, and nobody sees them. */
const visible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
export const isVisibleName = (name: string): boolean => visible.test(name);

/** Of a person; empty where they leave it out. */
export const FullName = z
  .string()
  .trim()
  .max(200)
  .refine((name) => name === '' || isVisibleName(name), 'Enter a name with at least one letter or digit');
