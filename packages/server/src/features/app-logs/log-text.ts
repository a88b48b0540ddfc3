import { cutText } from '@sayso/core/cut-text';
import { appLogWords } from '../../texts/app-logs.ts';
import { isSecret, withoutSecrets } from './secrets.ts';

/** Characters of inputs, outputs or an error that are kept. */
export const mostLogChars = 10_000;
const mostDepth = 40;

/** What a person or an app wrote, without the secrets that can be told by their looks, and not at any length. */
export function logText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? readText(value) : jsonStart(value);
  return cutText(withoutSecrets(text), mostLogChars, appLogWords.cut);
}

/** The JSON of a value, or so much of its beginning that it has to be cut: 10 MB cost no more than their first part. */
function jsonStart(value: unknown): string {
  const out = { text: '' };
  write(out, value, 0);
  return out.text;
}

type Out = { text: string };
const isFull = ({ text }: Out) => text.length > mostLogChars;

function write(out: Out, value: unknown, depth: number): void {
  if (isFull(out)) return;
  if (typeof value === 'string') out.text += JSON.stringify(readText(value));
  else if (typeof value !== 'object' || value === null) out.text += JSON.stringify(value) ?? 'null';
  else if (depth > mostDepth) out.text += '"…"';
  else if (Array.isArray(value)) writeAll(out, '[]', value, (item) => write(out, item, depth + 1));
  else
    writeAll(out, '{}', Object.entries(value), ([name, item]) => {
      out.text += `${JSON.stringify(name.slice(0, mostLogChars + 1))}:`;
      write(out, isSecret(name, item) ? appLogWords.hidden : item, depth + 1);
    });
}

/** A filter or a body may be JSON in a text, which hides its secrets by their names as well. */
function readText(text: string): string {
  const start = text.slice(0, mostLogChars + 1);
  if (text.length > mostLogChars || !/^\s*[[{]/.test(start)) return start;
  try {
    const read = jsonStart(JSON.parse(start));
    return read.includes(appLogWords.hidden) ? read : start;
  } catch {
    return start;
  }
}

function writeAll<T>(
  out: Out,
  [open = '', close = '']: string,
  items: readonly T[],
  each: (item: T) => void,
) {
  out.text += open;
  for (const [at, item] of items.entries()) {
    if (isFull(out)) return;
    if (at > 0) out.text += ',';
    each(item);
  }
  out.text += close;
}
