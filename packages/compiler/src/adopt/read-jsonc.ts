import { createRequire } from 'node:module';
import type ts from 'typescript';

/** Half a second to load, and few exports have comments in their JSON. */
const loadTypeScript = () => createRequire(import.meta.url)('typescript') as typeof ts;

/** JSON as people write it: comments and commas at the end are let through. */
export function readJsonc(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const typescript = loadTypeScript();
    const { config, error } = typescript.parseConfigFileTextToJson('file.json', text);
    return error
      ? { error: typescript.flattenDiagnosticMessageText(error.messageText, ' ') }
      : { value: config };
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
