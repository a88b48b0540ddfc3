import { EntitySchema } from '@sayso/contracts/entity-schema';
import { parseJson } from '@sayso/core/parse-json';
import { hashText } from '../plan/build.ts';

/**
 * What tells an emitted file from a changed one: not how JSON is laid out, nor in which order a schema is stored, but
 * for its fields, nor the newline at the end.
 */
export const hashSource = (path: string, text: string): string =>
  hashText(path.startsWith('entities/') ? compact(text) : text.trimEnd()).toString(16);

function compact(text: string): string {
  try {
    const json = parseJson(text);
    return JSON.stringify(EntitySchema.safeParse(json).data ?? json);
  } catch {
    return text;
  }
}
