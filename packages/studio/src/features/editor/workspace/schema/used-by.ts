import type { App } from '@sayso/contracts/apps';
import { t } from '../../../../texts/schema-editor.ts';

type Sources = Pick<App, 'pages' | 'components' | 'functions' | 'layout'>;

/** So many are named in a sentence. */
export const mostNamed = 4;

/**
 * Pages and parts whose code speaks of a field: `.price`, `price:` or 'price' in a file that names the entity. What
 * only happens to have the same name may be among them, so they are said to be likely.
 */
export function usesOf(sources: Sources, { entity, field }: { entity: string; field: string }): string[] {
  const files = [
    ...Object.entries(sources.pages),
    ...Object.entries(sources.components),
    ...Object.entries(sources.functions),
    ...(sources.layout === null ? [] : [[t('layout'), sources.layout] as const]),
  ];
  return files
    .filter(([, code]) => hasWord(code, entity) && speaksOf(code, field))
    .map(([name]) => name.split('/').at(-1) ?? name);
}

const isWordPart = (character: string | undefined) => character !== undefined && /[\w$]/.test(character);

function* placesOf(code: string, word: string) {
  for (let at = code.indexOf(word); at !== -1; at = code.indexOf(word, at + word.length)) {
    if (!isWordPart(code[at - 1]) && !isWordPart(code[at + word.length])) yield at;
  }
}

function hasWord(code: string, word: string): boolean {
  for (const _ of placesOf(code, word)) return true;
  return false;
}

/** As a member, a key of an object, or a text. */
function speaksOf(code: string, field: string): boolean {
  for (const at of placesOf(code, field)) {
    const [before, after] = [code[at - 1], code[at + field.length]];
    const isQuoted = before !== undefined && '\'"`'.includes(before) && before === after;
    if (before === '.' || isQuoted || after === ':') return true;
  }
  return false;
}
