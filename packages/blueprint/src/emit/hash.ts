import { parseJson } from '@sayso/core/parse-json';
import { hashText } from '../plan/build.ts';

/** What tells an emitted file from a changed one: not how JSON is laid out, nor the newline at the end. */
export const hashSource = (path: string, text: string): string =>
  hashText(path.startsWith('entities/') ? compact(text) : text.trimEnd()).toString(16);

function compact(text: string): string {
  try {
    return JSON.stringify(parseJson(text));
  } catch {
    return text;
  }
}
