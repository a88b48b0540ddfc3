import pluralize from 'pluralize';

export type Synonyms = readonly (readonly string[])[];

/** "Pick-up dates", "pickup date" and `PickupDate` are one. */
export const plain = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  if (!words) return '';
  const last = words.pop() ?? '';
  return [...words, pluralize.singular(last)].join('');
};

/** Whether two names mean the same thing by their letters or by a group of words. */
export function sameName(one: string, other: string, groups: Synonyms): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  return groups.some((group) => {
    const members = group.map(plain);
    return members.includes(a) && members.includes(b);
  });
}

type Naming<T> = { namesOf: (item: T) => readonly string[]; groups: Synonyms };

/** By letters first, then by meaning. */
export const matching = <T>(
  wanted: string,
  from: readonly T[],
  { namesOf, groups }: Naming<T>,
): T | undefined =>
  from.find((item) => namesOf(item).some((name) => plain(name) === plain(wanted))) ??
  from.find((item) => namesOf(item).some((name) => sameName(name, wanted, groups)));

/** An entity may also have a longer name that ends with the wanted one: a "work order" is an order. */
export const matchingEntity = <T>(wanted: string, from: readonly T[], naming: Naming<T>): T | undefined =>
  matching(wanted, from, naming) ??
  from.find((item) => naming.namesOf(item).some((name) => endsWith(wordsOf(name), wordsOf(wanted))));

const wordsOf = (name: string): string[] =>
  (
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  ).map((word) => pluralize.singular(word));

const endsWith = (words: readonly string[], tail: readonly string[]): boolean =>
  tail.length > 0 &&
  tail.length < words.length &&
  tail.every((word, at) => words.at(at - tail.length) === word);
