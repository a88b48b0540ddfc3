import type { App } from '@sayso/contracts/apps';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/schema-editor.ts';

type Sources = Pick<App, 'pages' | 'components' | 'functions' | 'layout'>;

/** So many are named in a sentence. */
const mostNamed = 4;

/** "The Board page, the Repairs page and 3 others", and how many that are. */
export function placesIn(places: readonly string[]): { places: string; count: number } {
  const more = places.length - mostNamed;
  const named = more > 0 ? [...places.slice(0, mostNamed), t('impact.others', { count: more })] : places;
  const text = listText(named);
  return { places: text.charAt(0).toUpperCase() + text.slice(1), count: places.length };
}

/**
 * Pages and parts whose code speaks of a field: `.price`, `price:` or 'price' in a file that names the entity. What
 * only happens to have the same name may be among them, so they are said to be likely.
 */
export function usesOf(sources: Sources, { entity, field }: { entity: string; field: string }): string[] {
  const files = [
    ...Object.entries(sources.pages).map(([name, code]) => [pageText(nameOf(name)), code] as const),
    ...[...Object.entries(sources.components), ...Object.entries(sources.functions)].map(
      ([name, code]) => [nameOf(name), code] as const,
    ),
    ...(sources.layout === null ? [] : [[t('layout'), sources.layout] as const]),
  ];
  return files.filter(([, code]) => hasWord(code, entity) && speaksOf(code, field)).map(([name]) => name);
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const pageText = (name: string): string => t(/page$/i.test(name) ? 'pageCalled' : 'page', { name });

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
