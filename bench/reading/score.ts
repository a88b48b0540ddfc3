import { normalised } from '@sayso/blueprint/words';
import type { Found } from './found.ts';
import type { Said } from './said.ts';

/** How many of how many. */
export type Share = { of: number; hit: number };
export type Score = {
  things: Share;
  deeds: Share;
  people: Share;
  /** At the thing that they were said of. */
  fields: Share;
  values: Share;
  /** Texts that open something to people without an account. */
  public: Share;
  /** Things that nobody said, of all that were found. */
  invented: Share;
  /** Opened to everyone though nobody said so, of the texts that open nothing. */
  opened: Share;
};

const share = (all: readonly boolean[]): Share => ({ of: all.length, hit: all.filter(Boolean).length });

/** What a reader found of what a text says. */
export function scoreOf(said: Said, found: Found): Score {
  const pairs = matched(said, found);
  const fieldsOf = (owner: string) => pairs.get(owner)?.fields ?? [];
  const valuesOf = (owner: string) => pairs.get(owner)?.values ?? [];
  const ofKind = (kind: Said['things'][number]['kind']) => said.things.filter((thing) => thing.kind === kind);
  const everybody = [...found.people, ...found.things.flatMap(({ names, fields }) => [...names, ...fields])];
  const named = [...said.things.flatMap(({ names }) => names), ...said.others];
  return {
    things: share(ofKind('thing').map(({ id }) => pairs.has(id))),
    deeds: share(ofKind('deed').map(({ id }) => pairs.has(id))),
    people: share(ofKind('person').map(({ names }) => isAmong(names, everybody))),
    fields: share(said.fields.map(({ owner, names }) => fieldsOf(owner).some((one) => isField(names, one)))),
    values: share(said.values.map(({ owner, names }) => isAmong(names, valuesOf(owner)))),
    public: share(said.isPublic ? [found.isPublic] : []),
    invented: share(found.things.map(({ names }) => !isAmong(names, named))),
    opened: share(said.isPublic ? [] : [found.isPublic]),
  };
}

export const sumOf = (scores: readonly Score[]): Score => {
  const add = (pick: (score: Score) => Share): Share => ({
    of: scores.reduce((sum, score) => sum + pick(score).of, 0),
    hit: scores.reduce((sum, score) => sum + pick(score).hit, 0),
  });
  return {
    things: add(({ things }) => things),
    deeds: add(({ deeds }) => deeds),
    people: add(({ people }) => people),
    fields: add(({ fields }) => fields),
    values: add(({ values }) => values),
    public: add((score) => score.public),
    invented: add(({ invented }) => invented),
    opened: add(({ opened }) => opened),
  };
};

/** Which found thing is which said one; of the same name first, and no thing twice. */
function matched({ things }: Said, found: Found): Map<string, Found['things'][number]> {
  const pairs = new Map<string, Found['things'][number]>();
  const used = new Set<Found['things'][number]>();
  for (const isSame of [isExact, isAlike])
    for (const { id, names } of things) {
      const thing = found.things.find(
        (one) => !used.has(one) && names.some((name) => one.names.some((other) => isSame(name, other))),
      );
      if (!thing || pairs.has(id)) continue;
      pairs.set(id, thing);
      used.add(thing);
    }
  return pairs;
}

const isExact = (one: string, other: string): boolean => normalised(one) === normalised(other);

/** "Dog" and "small dog" are one thing, as are all that end with the same words. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [normalised(one), normalised(other)];
  return a !== '' && b !== '' && (a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`));
}

const isAmong = (names: readonly string[], others: readonly string[]): boolean =>
  names.some((name) => others.some((other) => isAlike(name, other)));

/** Words that tell no field from another. */
const common = new Set(
  'a an the of to in on at by for with and or is are it its their your my our was'.split(' '),
);
const tokens = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word))
    .map(normalised);

/** The field says all that was said of it, or all that it says was said: "Phone" and "phone number". */
function isField(names: readonly string[], field: string): boolean {
  const own = tokens(field);
  return names.some((name) => {
    const said = tokens(name);
    if (own.length === 0 || said.length === 0) return isExact(name, field);
    return own.every((word) => said.includes(word)) || said.every((word) => own.includes(word));
  });
}
