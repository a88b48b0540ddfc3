import { Fault } from '@sayso/contracts/faults';
import { LRUCache } from 'lru-cache';
import { waitWords } from '../../texts/rate-words.ts';
import { createLeases } from './leases.ts';
import { networkOf, siteOf } from './network-of.ts';
import type { RateStore, Window } from './rate-store.ts';

/** What calls are counted by. */
export type Part = 'user' | 'app' | 'address' | 'email';
type Counted = {
  readonly by: readonly Part[];
  /** Addresses of one site count together, not only those of one network. */
  readonly isBySite?: boolean;
  /** Why somebody has to wait, as a sentence; when to try again is added to it. */
  readonly message: string;
};
type ExactRule = Counted & { readonly windows: readonly Window[]; readonly isLeased?: never };
/** Counted in slices, for what comes by the thousand; a slice is cut from one window. */
type LeasedRule = Counted & { readonly windows: readonly [Window]; readonly isLeased: true };
export type Rule = ExactRule | LeasedRule;
type Subject<R extends Rule> = Readonly<Record<R['by'][number], string>>;
type LimiterOptions<Rules> = {
  store: RateStore;
  rules: Rules;
  /** Keys that are remembered here; a forgotten one is looked up in the store again. */
  mostKept?: number;
};
/** As many calls at once have to wait; what is refused then costs no statement. */
type Blocked = { until: number; calls: number };

/** Says how often something may be done, for all processes of an installation together. */
export function createRateLimiter<Rules extends Readonly<Record<string, Rule>>>(
  options: LimiterOptions<Rules>,
) {
  const { store, rules, mostKept = 20_000 } = options;
  for (const [name, rule] of Object.entries(rules)) checkWindows(name, rule);
  const leases = createLeases(store, mostKept);
  const blocked = new LRUCache<string, Blocked>({ max: mostKept });

  const blockedMs = (key: string, calls: number): number => {
    const known = blocked.get(key);
    return known === undefined || calls < known.calls ? 0 : Math.max(0, known.until - performance.now());
  };

  const count = async (key: string, calls: number, windows: readonly Window[]): Promise<number> => {
    const grants = await store.take(key, { wanted: calls, needed: calls }, windows);
    const refused = grants.filter(({ granted }) => granted === 0);
    return Math.max(0, ...refused.map(({ leftMs }) => leftMs));
  };

  const take = async <Name extends keyof Rules & string>(
    name: Name,
    subject: Subject<Rules[Name]>,
    calls = 1,
  ): Promise<void> => {
    const rule = rules[name];
    // A rule that is missing would be no limit at all.
    if (rule === undefined) throw new Error(`There is no limit called "${name}"`);
    const key = keyOf(name, rule, subject);
    if (rule.isLeased && leases.isGranted(key, calls)) return;
    let waitMs = blockedMs(key, calls);
    if (waitMs === 0) {
      waitMs = await (rule.isLeased
        ? leases.take(key, calls, rule.windows[0])
        : count(key, calls, rule.windows));
      if (waitMs > 0) blocked.set(key, { until: performance.now() + waitMs, calls });
    }
    if (waitMs > 0) throw tooMany(rule.message, Math.ceil(waitMs / 1_000));
  };

  return {
    /** Counts a call, or as many as it stands for; throws 429 where there were enough of them. */
    take,

    /** As `take`, for what is left out where there was enough of it. */
    async tryTake<Name extends keyof Rules & string>(
      name: Name,
      subject: Subject<Rules[Name]>,
    ): Promise<boolean> {
      try {
        await take(name, subject);
        return true;
      } catch (error) {
        if (error instanceof Fault && error.kind === 'too_many_requests') return false;
        throw error;
      }
    },

    /** Takes back a call that turned out not to count. */
    async refund<Name extends keyof Rules & string>(
      name: Name,
      subject: Subject<Rules[Name]>,
    ): Promise<void> {
      const rule = rules[name];
      if (rule !== undefined) await store.refund(keyOf(name, rule, subject));
    },

    /** Whether this process refused a call of late; nothing is counted. */
    isBlocked<Name extends keyof Rules & string>(name: Name, subject: Subject<Rules[Name]>): boolean {
      const rule = rules[name];
      return rule !== undefined && blockedMs(keyOf(name, rule, subject), 1) > 0;
    },

    /** Of windows that are over. */
    removeOld: store.removeOld,
  };
}

/** What is set up differently from the table may not leave a limit uncounted. */
function checkWindows(name: string, { windows, isLeased }: Rule): void {
  if (windows.length === 0) throw new Error(`The limit "${name}" has no window`);
  if (isLeased && windows.length > 1) {
    throw new Error(`The limit "${name}" is counted in slices, which can be cut from one window only`);
  }
}

function keyOf(
  name: string,
  { by, isBySite }: Rule,
  subject: Readonly<Partial<Record<Part, string>>>,
): string {
  const placeOf = isBySite ? siteOf : networkOf;
  let key = name;
  for (const part of by) {
    const value = subject[part] ?? '';
    key += ` ${part === 'address' ? placeOf(value) : value}`;
  }
  return key;
}

function tooMany(message: string, seconds: number): Fault {
  return new Fault('too_many_requests', waitWords.tryAgain(message, seconds), {
    retryAfter: seconds,
  });
}
