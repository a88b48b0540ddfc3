import { createHash } from 'node:crypto';
import { z } from 'zod';
import { reasons } from './fails.ts';

const Verdict = z.object({
  say: z.string(),
  /** Key of the vocabulary. */
  check: z.string(),
  holds: z.boolean(),
  reason: z.enum(reasons).nullable(),
  /** What was seen, short. */
  seen: z.string(),
  /** Picture of the page where it does not hold. */
  picture: z.string().nullable(),
});
export type Verdict = z.infer<typeof Verdict>;

const Count = z.object({ wanted: z.number(), found: z.number() });

const Change = z.object({
  say: z.string(),
  /** What the assistant answered, without blocks. */
  answer: z.string(),
  isAnswered: z.boolean(),
  verdicts: z.array(Verdict),
  errors: z.array(z.string()),
});
export type Change = z.infer<typeof Change>;

/** All that was found of one description. */
export const Result = z.object({
  commit: z.string(),
  set: z.string(),
  id: z.string(),
  domain: z.string(),
  style: z.string(),
  seconds: z.number(),
  /** Set where it could not be judged at all. */
  failure: z.string().nullable(),
  score: z.object({
    isUsable: z.boolean(),
    isRight: z.boolean(),
    entities: Count,
    fields: Count,
    pages: Count,
    extra: z.array(z.string()),
    missing: z.array(z.string()),
  }),
  isDeterministic: z.boolean(),
  times: z.object({ firstMs: z.number(), previewMs: z.number() }).nullable(),
  walk: z.object({
    pages: z.number(),
    errors: z.array(z.string()),
    violations: z.array(z.string()),
    sideways: z.array(z.string()),
  }),
  /** What the console said while records were made and statements judged, refusals that were asked for apart. */
  laterErrors: z.array(z.string()),
  probes: z.array(z.object({ entity: z.string(), steps: z.record(z.string(), z.string().nullable()) })),
  verdicts: z.array(Verdict),
  changes: z.array(Change),
});
export type Result = z.infer<typeof Result>;

/** Sums may be read of descriptions that are to stay unread, words may not. */
export const isHeldOut = ({ set }: Pick<Result, 'set'>): boolean => set.startsWith('held-out');

const hidden = '(held out)';

/** Under what a result is kept: an id that would tell what a held-out description is about is no word of its own. */
export const keptId = ({ set, id }: Pick<Result, 'set' | 'id'>, isRevealed: boolean): string =>
  isRevealed ? id : createHash('sha256').update(`${set} ${id}`).digest('hex').slice(0, 10);

export function withoutWords(result: Result): Result {
  const blind = (verdict: Verdict): Verdict => ({ ...verdict, say: hidden, seen: hidden, picture: null });
  const count = (texts: readonly string[]) => texts.map(() => hidden);
  return {
    ...result,
    id: keptId(result, false),
    failure: result.failure === null ? null : hidden,
    domain: hidden,
    score: { ...result.score, extra: count(result.score.extra), missing: count(result.score.missing) },
    walk: {
      ...result.walk,
      errors: count(result.walk.errors),
      violations: result.walk.violations.map((one) => /: ([\w-]+) \(/.exec(one)?.[1] ?? hidden),
      sideways: count(result.walk.sideways),
    },
    laterErrors: count(result.laterErrors),
    probes: result.probes.map(({ steps }) => ({
      entity: hidden,
      steps: Object.fromEntries(
        Object.entries(steps).map(([step, reason]) => [step, reason === null ? null : hidden]),
      ),
    })),
    verdicts: result.verdicts.map(blind),
    changes: result.changes.map((change) => ({
      ...change,
      say: hidden,
      answer: hidden,
      verdicts: change.verdicts.map(blind),
      errors: count(change.errors),
    })),
  };
}
