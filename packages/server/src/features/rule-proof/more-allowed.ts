import type { Outcome, ProofCell } from '@sayso/contracts/rule-proof';
import { joinWords } from '@sayso/core/join-words';
import { ruleWords } from '../../texts/rules.ts';
import type { Matrix } from './prove.ts';

const degree: Readonly<Record<Outcome, number>> = { no: 0, some: 1, yes: 2 };
const words: Readonly<Partial<Record<ProofCell, string>>> = {
  create: ruleWords.create,
  read_other: ruleWords.readOther,
  update_other: ruleWords.updateOther,
  delete_other: ruleWords.deleteOther,
  read_own: ruleWords.readOwn,
  update_own: ruleWords.updateOwn,
  delete_own: ruleWords.deleteOwn,
};
const who = {
  anonymous: ruleWords.visitorsCan,
  user_a: ruleWords.signedInCan,
  admin: ruleWords.adminsCan,
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
      return [after[persona][cell] === 'some' ? ruleWords.moreCases(word) : word];
    });
    return found.length === 0 ? [] : [`${who[persona]} ${joinWords(found)}`];
  });
}
