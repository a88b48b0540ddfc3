import type { CodeFile } from './code-files.ts';
import type { Place } from './places-of-code.ts';

/** The code of an export: what it is, where it goes, and which of it the app needs. */
export type Code = {
  root: string;
  files: ReadonlyMap<string, CodeFile>;
  places: Map<string, Place>;
  kept: ReadonlySet<string>;
  /** The file that a specifier of another file means, pictures and data included. */
  fileOf: (specifier: string, importer: string) => string | undefined;
};
