import type { Outcome, ProofCell } from '@sayso/contracts/rule-proof';
import { joinWords } from '@sayso/core/join-words';
import type { Matrix } from './prove.ts';

const degree: Readonly<Record<Outcome, number>> = { no: 0, some: 1, yes: 2 };
const words: Readonly<Partial<Record<ProofCell, string>>> = {
  create: 'add these records',
  read_other: 'see other people’s records',
  update_other: 'change other people’s records',
  delete_other: 'delete other people’s records',
  read_own: 'see their own records',
  update_own: 'change their own records',
  delete_own: 'delete their own records',
};
const who = {
  anonymous: 'People who aren’t signed in can now',
  user_a: 'Everyone who is signed in can now',
  admin: 'Admins of the app can now',
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
