import type { Outcome, ProofCell } from '@sayso/contracts/rule-proof';
import { joinWords } from '@sayso/core/join-words';
import { verbOf } from '@sayso/core/rules/operation-words';
import { ruleWords } from '../../texts/rules.ts';
import type { Matrix } from './prove.ts';

const degree: Readonly<Record<Outcome, number>> = { no: 0, some: 1, yes: 2 };
/** Beginning with what others added: who may do that may do it with their own, too. */
const cells = [
  ['create', 'create', null],
  ['read_other', 'read', 'other'],
  ['update_other', 'update', 'other'],
  ['delete_other', 'delete', 'other'],
  ['read_own', 'read', 'own'],
  ['update_own', 'update', 'own'],
  ['delete_own', 'delete', 'own'],
] as const satisfies readonly (readonly [ProofCell, ...unknown[]])[];
const who = {
  anonymous: ruleWords.visitorsCan,
  user_a: ruleWords.signedInCan,
  admin: ruleWords.adminsCan,
} as const;

type Told = { said: ReadonlySet<string>; nouns: string };

/** What the new rules let somebody do that the old ones did not, or did in fewer cases; `said` was told already. */
export function moreAllowed(before: Matrix, after: Matrix, { said, nouns }: Told): string[] {
  const told = new Set<ProofCell>();
  return (['anonymous', 'user_a', 'admin'] as const).flatMap((persona) => {
    const acts = new Map<string, Parameters<typeof ruleWords.acts>[0] & { verbs: string[] }>();
    for (const [cell, operation, whose] of cells) {
      const isMore = degree[after[persona][cell]] > degree[before[persona][cell]];
      // What everybody may do, admins may do as well.
      if (!isMore || told.has(cell) || said.has(operation)) continue;
      told.add(cell);
      const isSome = after[persona][cell] === 'some';
      const key = `${whose} ${isSome}`;
      const known = acts.get(key) ?? { verbs: [], whose, nouns, isSome };
      known.verbs.push(verbOf(operation));
      acts.set(key, known);
    }
    return acts.size === 0 ? [] : [`${who[persona]} ${joinWords([...acts.values()].map(ruleWords.acts))}`];
  });
}
