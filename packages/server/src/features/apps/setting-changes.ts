import type { AppChanges, VisitorPermissions } from '@sayso/contracts/apps';
import { auditWords } from '../../texts/audit.ts';
import type { Change } from '../audit/record.ts';
import { permissionsOf } from './present.ts';
import type { AppRow } from './store.ts';

/** Who may enter, what visitors may do and whether the app is blocked: what a PUT changes of these is recorded. */
export function settingChanges(row: AppRow, body: AppChanges): Change[] {
  const { public_settings, is_blocked, visitor_permissions, allow_embedding, is_invited_only } = body;
  const changes: Change[] = [];
  if (public_settings !== undefined && public_settings !== row.public_settings) {
    const [before, after] = [row.public_settings, public_settings];
    changes.push({ action: 'visibility.changed', subject: row.name, before, after });
  }
  if (is_invited_only !== undefined && is_invited_only !== row.is_invited_only) {
    const [before, after] = [signUpWords(row.is_invited_only), signUpWords(is_invited_only)];
    changes.push({ action: 'sign_in.changed', subject: auditWords.signUp, before, after });
  }
  if (visitor_permissions !== undefined) {
    const held = permissionsOf(row);
    const [before, after] = [inWords(held), inWords({ ...held, ...visitor_permissions })];
    if (before !== after)
      changes.push({ action: 'visitor_permissions.changed', subject: row.name, before, after });
  }
  if (allow_embedding !== undefined && allow_embedding !== row.allow_embedding) {
    const [before, after] = [String(row.allow_embedding), String(allow_embedding)];
    changes.push({ action: 'embedding.changed', subject: row.name, before, after });
  }
  if (is_blocked !== undefined && is_blocked !== row.is_blocked) {
    changes.push({ action: is_blocked ? 'app.blocked' : 'app.unblocked', subject: row.name });
  }
  return changes;
}

const signUpWords = (isInvitedOnly: boolean): string =>
  isInvitedOnly ? auditWords.invitedOnly : auditWords.openSignUp;

const inWords = ({
  upload_files,
  use_ai,
}: { [Name in keyof VisitorPermissions]: boolean | undefined }): string =>
  [upload_files && auditWords.uploadFiles, use_ai && auditWords.useAi].filter(Boolean).join(', ') ||
  auditWords.nothing;
