import type { Described } from '../plans/expectations.ts';
import type { Example } from './parse-example.ts';

/** What a text says, whoever wrote down what is right of it. Names are words of the text and those that mean the same. */
export type Said = {
  text: string;
  things: { id: string; names: string[]; kind: 'thing' | 'person' | 'deed' }[];
  fields: { owner: string; names: string[] }[];
  /** Each value that a record moves through, or that a list offers. */
  values: { owner: string; names: string[] }[];
  /** Something is open to people without an account. */
  isPublic: boolean;
  /** Other words that a reader may well make a thing of: what a list or a figure is asked of, the app. */
  others: string[];
};

const plainId = (id: string): string => id.replaceAll('-', ' ');

/** By the marks of an annotated text. */
export function saidByMarks({ text, marks }: Example): Said {
  const of = (...labels: string[]) => marks.filter(({ label }) => labels.includes(label));
  const known = new Map<string, Said['things'][number]>();
  for (const kind of ['thing', 'person', 'deed'] as const)
    for (const { words, of: id } of of(kind)) {
      const own = id.split(/[@(]/)[0] ?? '';
      const thing = known.get(own) ?? { id: own, names: [plainId(own)], kind };
      // The words of a deed are a verb; what is kept of it bears its id.
      if (kind !== 'deed') thing.names.push(words);
      known.set(own, thing);
    }
  const fields = Map.groupBy(of('field'), ({ of: path }) => path);
  const choices = new Set(of('choice').map(({ of: path }) => path));
  return {
    text,
    things: [...known.values()],
    fields: [...fields]
      .map(([path, some]) =>
        fieldSaid(
          path,
          some.map(({ words }) => words),
        ),
      )
      .concat([...choices].filter((path) => !fields.has(path)).map((path) => fieldSaid(path, []))),
    values: of('state', 'choice').map(({ words, of: path }) => ({
      owner: path.split('.')[0] ?? '',
      names: [words],
    })),
    isPublic: of('public').length > 0,
    others: of('view', 'app').map(({ words }) => words),
  };
}

function fieldSaid(path: string, words: string[]): Said['fields'][number] {
  const [owner = '', key = ''] = path.split('.');
  return { owner, names: [plainId(key), ...words] };
}

/** By what would be right of a described text. */
export const saidByRight = ({ text, right }: Described): Said => ({
  text,
  things: Object.entries(right.things).map(([id, { names }]) => ({ id, names, kind: 'thing' })),
  fields: Object.entries(right.things).flatMap(([owner, { fields }]) =>
    Object.values(fields).map(({ names }) => ({ owner, names })),
  ),
  values: Object.entries(right.things).flatMap(([owner, { fields }]) =>
    Object.values(fields).flatMap(({ states = [] }) => states.map((names) => ({ owner, names }))),
  ),
  isPublic: Object.keys(right.public).length > 0,
  others: Object.values(right.public).flatMap((page) => (page.kind === 'form' ? (page.orThing ?? []) : [])),
});
