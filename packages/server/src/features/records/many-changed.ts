import type { Actor } from '../../access/actor.ts';
import { auditWords } from '../../texts/audit.ts';
import type { Change } from '../audit/record.ts';

/** What people of an app do with fewer records at once is what the app is for. */
const many = 100;

type Done = { actor: Actor; action: Change['action']; subject: string };

/** What the audit log says of many records at once; null for what is nobody else's matter. */
export function manyChanged({ actor, action, subject }: Done, count: number): Change | null {
  const isOwners = actor.kind === 'user' && actor.asOwner === true;
  if (count === 0 || (count < many && !isOwners)) return null;
  return { action, subject, after: auditWords.records(count) };
}
