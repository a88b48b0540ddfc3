import { nameForm } from '../words.ts';

/**
 * The item that a name means: of the same name, else the only one whose name ends with it, that ends its own, or that is
 * called so among other names, "tools and machines".
 */
export function findNamed<T>(items: readonly T[], name: string, nameOf: (item: T) => string): T | undefined {
  const wanted = nameForm(name);
  if (wanted === '') return undefined;
  const exact = items.find((item) => nameForm(nameOf(item)) === wanted);
  if (exact) return exact;
  const ends = items.filter((item) => nameForm(nameOf(item)).endsWith(` ${wanted}`));
  const ended = items.filter((item) => {
    const own = nameForm(nameOf(item));
    return own !== '' && wanted.endsWith(` ${own}`);
  });
  const named = items.filter((item) => namesIn(nameOf(item)).includes(wanted));
  return only(ends) ?? only(ended) ?? only(named);
}

const namesIn = (name: string): string[] =>
  name
    .split(/,|\/|&|\band\b|\bor\b/i)
    .map(nameForm)
    .filter(Boolean);

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

export const thingNamed = <T extends { label: string }>(things: readonly T[], name: string): T | undefined =>
  findNamed(things, name, ({ label }) => label);
