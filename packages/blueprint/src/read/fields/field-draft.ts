import type { FieldType } from '@sayso/core/blueprint-schema';

/** A field as it was read from words. */
export type FieldDraft = {
  label: string;
  type: FieldType;
  options?: readonly string[];
  min?: number;
  max?: number;
  unit?: string;
  required?: boolean;
  /** Words that may name an entity of the app; the field becomes a reference to it. */
  ref?: string;
  /** What a reference becomes when no such entity is there. */
  otherwise?: 'text' | 'nothing';
  computed?: { op: 'sum' | 'product' | 'hours'; of: readonly string[] };
  /** Words from which it is worked out. */
  formula?: string;
  many?: boolean;
  /** The choices are the lexicon's, not the person's. */
  isUsual?: boolean;
  /** How sure the type is: the whole phrase is known, only its last word, or nothing. */
  known: 'exact' | 'head' | 'unknown';
};
