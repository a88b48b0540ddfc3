import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AppParams, Timestamp } from './ids.ts';

export const auditActions = [
  'rules.changed',
  'records.migrated',
  'records.restored',
  'records.deleted',
  'records.imported',
  'records.exported',
  'data.imported',
  'data.exported',
  'user.invited',
  'user.role_changed',
  'user.changed',
  'user.removed',
  'visibility.changed',
  'visitor_permissions.changed',
  'embedding.changed',
  'api_key.replaced',
  'password_link.created',
  'sign_in.changed',
  'app.blocked',
  'app.unblocked',
  'app.published',
  'app.version_restored',
  'app.deleted',
  'app.restored',
  'app.copied',
  'app.copied_to',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One rule as a schema has it: of what act, of which field where it is one's own, and the condition itself. */
export const AuditedRule = z.object({ act: z.string(), field: z.string().nullable(), written: z.unknown() });
export type AuditedRule = z.infer<typeof AuditedRule>;

const Rules = z.array(AuditedRule).nullable();

export const AuditEntry = z.object({
  id: z.string(),
  /** Null for what the server did by itself; the assistant's changes are theirs who asked it. */
  actor_id: z.string().nullable(),
  actor_email: z.string().nullable(),
  action: z.enum(auditActions),
  /** What was changed: an entity, an e-mail address, a version. */
  subject: z.string(),
  /** In short words, cut where they are long. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Of changed rules, all of them; null where there was no such entity, or nothing that could be read. */
  rules: z.object({ before: Rules, after: Rules }).nullable(),
  address: z.string().nullable(),
  created_date: Timestamp,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first; `before` is the id of an entry, older ones than which are asked for. */
export const auditLog = endpoint({
  method: 'GET',
  path: '/apps/:appId/audit-log',
  params: AppParams,
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    before: z
      .string()
      .regex(/^\d{1,18}$/, 'This is not the id of an entry')
      .optional(),
  }),
  reply: z.array(AuditEntry),
});
