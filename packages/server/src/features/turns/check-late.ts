import type { Failure } from '@sayso/contracts/chat';
import type { Id } from '@sayso/contracts/ids';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import { type EndDeps, reportLate, reportUnchecked } from './end-turn.ts';
import type { Gate } from './gate.ts';
import type { Staging } from './staging.ts';

const withinMs = 60_000;
const previewFirstMs = 2_000;
/** Then it is looked at again, each time after twice as long: some eight minutes in all. */
const againMs = 15_000;
const mostTries = 6;

type Given = { gate: Gate; staging: Staging; grant: AppGrant; turnId: Id };
type Deps = EndDeps & { log: Logger };

/** The checker was not ready in time: what it finds is told when it is, and the preview comes first. */
export function checkLate(deps: Deps, given: Given): void {
  const { turnId, gate } = given;
  const look = async (tries: number): Promise<void> => {
    const failures = gate.isUncheckable ? null : await gate.live(given.staging, withinMs);
    if (failures) return tell(deps, given, failures);
    if (gate.isUncheckable) return tellUnchecked(deps, given);
    if (tries < mostTries) lookIn(againMs * 2 ** (tries - 1), tries + 1);
    else await tellUnchecked(deps, given);
  };
  const lookIn = (milliseconds: number, tries: number) => {
    setTimeout(() => {
      look(tries).catch((error) =>
        deps.log.warn({ err: error, turnId }, 'A late check could not be told of'),
      );
    }, milliseconds).unref();
  };
  lookIn(previewFirstMs, 1);
}

/** It is live all the same, and nobody is to believe that it passed. */
async function tellUnchecked(deps: Deps, { grant, turnId }: Given): Promise<void> {
  deps.log.warn({ turnId }, 'A turn could not be checked');
  await reportUnchecked(deps, grant, turnId);
}

/** Files that were changed meanwhile are what somebody else made of them. */
async function tell(deps: Deps, { staging, grant, turnId }: Given, failures: Failure[]): Promise<void> {
  if (failures.length === 0) return;
  const { tree } = await deps.sources.read(grant);
  const still = failures.filter(({ path }) => tree[path] === staging.live[path]);
  if (still.length > 0) await reportLate(deps, grant, turnId, still);
}
