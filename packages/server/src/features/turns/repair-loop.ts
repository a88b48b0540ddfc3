import type { Failure } from '@sayso/contracts/chat';
import { distinct, hasShrunk } from '@sayso/core/repair-report';
import { isRepairable } from './failures.ts';

type Round = {
  /** What does not pass as things are. */
  find(): Promise<readonly Failure[]>;
  mayGoOn(): boolean;
  /** Has the provider mend it. */
  mend(failures: readonly Failure[]): Promise<void>;
};

/** Round after round, as long as each leaves less than there was. */
export async function repairInRounds({ find, mayGoOn, mend }: Round): Promise<void> {
  let before: readonly Failure[] | null = null;
  while (true) {
    const failures = distinct(await find()).filter(isRepairable);
    if (failures.length === 0 || !mayGoOn()) return;
    if (before && !hasShrunk(before, failures)) return;
    before = failures;
    await mend(failures);
  }
}
