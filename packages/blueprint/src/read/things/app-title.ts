import { appNouns, appTypes } from '../../lexicon/app-types.ts';

const appForms = new Set(appTypes.flatMap((type) => type.forms));
const longestForm = Math.max(...[...appForms].map((form) => form.split(' ').length));

/** Whether a phrase names the app itself ("bug tracker", "small hotel") rather than a thing in it. */
export function isAppTitle(phrase: string): boolean {
  const words = phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(-longestForm);
  const last = words.at(-1) ?? '';
  if (appNouns.has(last)) return true;
  for (let from = 0; from < words.length; from++) if (appForms.has(words.slice(from).join(' '))) return true;
  return false;
}
