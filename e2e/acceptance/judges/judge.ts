import type { BuiltApp } from '../built-app.ts';

/** Returns where the statement holds, throws where it does not. */
export type Judge = (app: BuiltApp) => Promise<void>;

/** By the words of each statement in bench/descriptions.json. */
export type Judges = {
  statements: Record<string, Judge>;
  /** Notes what must outlive the change. */
  beforeChange?: Judge;
  afterChange: Record<string, Judge>;
};
