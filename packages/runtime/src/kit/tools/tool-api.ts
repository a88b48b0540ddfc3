import type { EntityClient } from '../../sdk/entity-types.ts';

export type ValueKind = 'number' | 'money' | 'percent' | 'date' | 'choice' | 'yesno' | 'text' | 'rows';
/** A column of an input or output that is a table. */
export type CalculatorColumn = { key: string; label: string; kind: ValueKind; unit?: string };

export type CalculatorInput = {
  /** Name under which `calculate` gets the value. */
  key: string;
  label: string;
  /** Dates arrive as `Date`, choices as their value, tables as a list of objects. */
  kind: ValueKind;
  /** Dates: `2026-05-01`, `today` or `today+30`. */
  default?: unknown;
  unit?: string;
  min?: number;
  max?: number;
  whole?: boolean;
  options?: readonly { value: string; label: string }[];
  columns?: readonly CalculatorColumn[];
};

export type CalculatorOutput = {
  key: string;
  label: string;
  kind: ValueKind;
  unit?: string;
  /** Digits after the point, at most 2 without it. */
  digits?: number;
  /** Shown large. */
  main?: boolean;
  columns?: readonly CalculatorColumn[];
};

/** Inputs at the left, results at the right, worked out anew at each change. */
export type CalculatorProps = {
  inputs: readonly CalculatorInput[];
  outputs: readonly CalculatorOutput[];
  /** The page's own function: values by key in, results by key out. */
  calculate: (values: never) => Readonly<Record<string, unknown>>;
  note?: string;
  /** Offers to keep a result: `fields` names the field that takes each input or output. */
  history?: { entity: EntityClient; fields: Readonly<Record<string, string>>; nameField?: string };
};

/** A calculator with keys; `scientific` adds roots, powers, angles and logarithms. */
export type KeypadProps = { scientific?: boolean };
