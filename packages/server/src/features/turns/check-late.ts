import type { Id } from '@sayso/contracts/ids';
import type { Logger } from 'pino';
import type { AppGrant } from '../../access/grant.ts';
import { type EndDeps, reportLate } from './end-turn.ts';
import type { Gate } from './gate.ts';
import type { Staging } from './staging.ts';

const withinMs = 60_000;
const previewFirstMs = 2_000;

type Given = { gate: Gate; staging: Staging; grant: AppGrant; turnId: Id };

/** The checker was not ready in time: what it finds is told when it is, and the preview comes first. */
export function checkLate(deps: EndDeps & { log: Logger }, { gate, staging, grant, turnId }: Given): void {
  const find = async () => {
    const failures = await gate.live(staging, withinMs);
    if (failures && failures.length > 0) await reportLate(deps, grant, turnId, failures);
  };
  const timer = setTimeout(() => {
    find().catch((error) => deps.log.warn({ err: error, turnId }, 'A late check could not be told of'));
  }, previewFirstMs);
  timer.unref();
}
