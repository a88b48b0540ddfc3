import type { AuditAction } from '@sayso/contracts/audit';
import type { AppId } from '@sayso/contracts/ids';
import type { Actor } from '../../access/actor.ts';
import { callerAddress } from '../../access/caller-address.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type Change = {
  action: AuditAction;
  subject: string;
  /** In words, never the value of a secret. */
  before?: string | null;
  after?: string | null;
};
export type RecordChanges = typeof recordChanges;

type Person = { id: string; email: string };

const mostChars = 500;
const cut = (text: string | null | undefined): string | null => text?.slice(0, mostChars) ?? null;

/**
 * Writes down who changed what, in the transaction that changes it: one does not stay without the other. Jobs act for
 * whoever asked for them, where that is known.
 */
export async function recordChanges(
  /** `appId`: null for what is done to an account. */
  by: { readonly appId: AppId | null; readonly actor: Actor; readonly askedBy?: Person | null },
  changes: readonly Change[],
  tx: Queryable,
): Promise<void> {
  const { id, email } = personOf(by.actor) ?? by.askedBy ?? { id: null, email: null };
  const address = callerAddress();
  for (const { action, subject, before, after } of changes) {
    await tx`
      insert into audit_log (app_id, actor_id, actor_email, action, subject, before, after, address)
      values (${by.appId}, ${id}, ${email}, ${action}, ${cut(subject)}, ${cut(before)}, ${cut(after)}, ${address})`;
  }
}

function personOf(actor: Actor): Person | null {
  if (actor.kind === 'user') return actor.user;
  if (actor.kind === 'app_user') return { id: actor.userId, email: actor.email };
  return null;
}
