import type { Outcome, ProofCell } from '@sayso/contracts/rule-proof';
import { joinWords } from '@sayso/core/join-words';
import type { Matrix } from './prove.ts';

const degree: Readonly<Record<Outcome, number>> = { no: 0, some: 1, yes: 2 };
const words: Readonly<Partial<Record<ProofCell, string>>> = {
  create: 'add these records',
  read_other: 'see these records of others',
  update_other: 'change these records of others',
  delete_other: 'delete these records of others',
  read_own: 'see these records of their own',
  update_own: 'change these records of their own',
  delete_own: 'delete these records of their own',
};
const who = {
  anonymous: 'People who are not signed in may now',
  user_a: 'Everybody who is signed in may now',
  admin: 'Admins of the app may now',
} as const;

/** What the new rules let somebody do that the old ones did not, or did in fewer cases; `said` was told already. */
export function moreAllowed(before: Matrix, after: Matrix, said: ReadonlySet<string>): string[] {
  const told = new Set<string>();
  return (['anonymous', 'user_a', 'admin'] as const).flatMap((persona) => {
    const found = Object.entries(words).flatMap(([name, word]) => {
      const cell = name as ProofCell;
      const isMore = degree[after[persona][cell]] > degree[before[persona][cell]];
      // What everybody may do, admins may do as well.
      if (!isMore || told.has(word) || said.has(cell.split('_')[0] ?? '')) return [];
      told.add(word);
      return [after[persona][cell] === 'some' ? `${word} in more cases` : word];
    });
    return found.length === 0 ? [] : [`${who[persona]} ${joinWords(found)}`];
  });
}
