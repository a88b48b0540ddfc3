import type { TypeFinding } from './finding.ts';

type Weighed = Pick<TypeFinding, 'path' | 'severity'>;
type Most = { mistakes: number; hints: number };

/**
 * What is more than anybody reads; each costs a walk over its text. Whoever compares two states of an app needs many
 * more mistakes than are told: what was there before must not hide what came.
 */
export const mostOfFile: Most = { mistakes: 500, hints: 20 };
export const mostOfApp: Most = { mistakes: 2_000, hints: 60 };

/**
 * So many mistakes, and apart from them so many hints: what may be right takes no place of what is wrong. Every file has
 * its first ones in before another has more of its own.
 */
export function fairPart<Each extends Weighed>(findings: readonly Each[], most: Most): Each[] {
  const isHint = ({ severity }: Weighed) => severity === 'hint';
  const kept = new Set([
    ...firstOfEach(
      findings.filter((each) => !isHint(each)),
      most.mistakes,
    ),
    ...firstOfEach(findings.filter(isHint), most.hints),
  ]);
  return findings.filter((each) => kept.has(each));
}

function firstOfEach<Each extends Weighed>(findings: readonly Each[], most: number): readonly Each[] {
  if (findings.length <= most) return findings;
  const counts = new Map<string, number>();
  const ranked = findings.map((each) => {
    const rank = counts.get(each.path) ?? 0;
    counts.set(each.path, rank + 1);
    return { each, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ each }) => each);
}
