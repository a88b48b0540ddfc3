import { cutText } from '@sayso/core/cut-text';
import { appLogWords } from '../../texts/app-logs.ts';

/** Characters of inputs, outputs or an error that are kept. */
export const mostLogChars = 10_000;
const mostDepth = 40;

const secretName =
  /pass(?:word|code|phrase|wd)|secret|token|api[_-]?key|authorization|private[_-]?key|credential|card[_-]?number|cvv|cvc|otp/i;

/** Keys and tokens by their shapes, and values that addresses carry under telling names. */
const secretShapes: readonly RegExp[] = [
  /sayso_key_[\w-]+/g,
  /\bBearer\s[\w.~+/=-]{8,}/gi,
  /\beyJ[\w-]{10,}/g,
  /\b(?:sk|pk|rk|ghp|gho|ghs|xox[abprs]|whsec|npm)[_-][\w-]{16,}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
];
const secretInAddress = /\b(access_token|token|api_key|password|secret)=[^&\s"'<>\\]{1,2000}/gi;

/** What a person or an app wrote, without the secrets that can be told by their looks, and not at any length. */
export function logText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value.slice(0, mostLogChars + 1) : jsonStart(value);
  return cutText(withoutSecrets(text), mostLogChars, appLogWords.cut);
}

function withoutSecrets(text: string): string {
  let shown = text.replace(secretInAddress, `$1=${appLogWords.hidden}`);
  for (const shape of secretShapes) shown = shown.replace(shape, appLogWords.hidden);
  return shown;
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
  if (typeof value === 'string') out.text += JSON.stringify(value.slice(0, mostLogChars + 1));
  else if (typeof value !== 'object' || value === null) out.text += JSON.stringify(value) ?? 'null';
  else if (depth > mostDepth) out.text += '"…"';
  else if (Array.isArray(value)) writeAll(out, '[]', value, (item) => write(out, item, depth + 1));
  else
    writeAll(out, '{}', Object.entries(value), ([name, item]) => {
      out.text += `${JSON.stringify(name.slice(0, mostLogChars + 1))}:`;
      const isSecret = secretName.test(name.slice(0, 200)) && tellsMore(item);
      write(out, isSecret ? appLogWords.hidden : item, depth + 1);
    });
}

/** Lists and objects under a secret's name hold it as well; that there is none, or a yes or no, tells nothing of it. */
const tellsMore = (value: unknown) => value !== null && value !== undefined && typeof value !== 'boolean';

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
