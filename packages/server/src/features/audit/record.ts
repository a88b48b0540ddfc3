import type { AuditAction, AuditEntry } from '@sayso/contracts/audit';
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
  rules?: AuditEntry['rules'];
};
export type RecordChanges = typeof recordChanges;

type Person = { id: string; email: string };

const mostChars = 500;
const cut = (text: string | null | undefined): string | null =>
  text && text.length > mostChars ? `${text.slice(0, mostChars - 1)}…` : (text ?? null);

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
  for (const { action, subject, before, after, rules = null } of changes) {
    await tx`
      insert into audit_log (app_id, actor_id, actor_email, action, subject, before, after, rules, address)
      values (${by.appId}, ${id}, ${email}, ${action}, ${cut(subject)}, ${cut(before)}, ${cut(after)},
        ${rules && tx.json(rules as never)}, ${address})`;
  }
}

function personOf(actor: Actor): Person | null {
  if (actor.kind === 'user') return actor.user;
  if (actor.kind === 'app_user') return { id: actor.userId, email: actor.email };
  return null;
}
