import type { VisitorPermissions } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import type { CoreName } from '@sayso/contracts/integrations';
import { texts } from '@sayso/contracts/texts';
import type { EnterGrant } from '../../access/enter.ts';

/** What costs the owner storage or model calls: visitors do these only where the owner allows them. */
const permissionFor: Partial<Record<CoreName, keyof VisitorPermissions>> = {
  UploadFile: 'upload_files',
  UploadPrivateFile: 'upload_files',
  GenerateImage: 'upload_files',
  InvokeLLM: 'use_ai',
  ExtractDataFromUploadedFile: 'use_ai',
};
const refusals = {
  upload_files: { message: texts.visitorUploadsOff, reason: 'visitor_uploads_off' },
  use_ai: { message: texts.visitorAiOff, reason: 'visitor_ai_off' },
} as const;

/** Throws 403 where a visitor calls what visitors never may, or what the app's owner does not let them do. */
export function refuseVisitor({ identity, visitorPermissions }: EnterGrant, name: CoreName): void {
  if (identity !== null) return;
  // Before it is counted: refused calls would use up what the app's users may do.
  if (name === 'SendEmail') throw new Fault('forbidden', texts.signInNeeded, { reason: 'auth_required' });
  const permission = permissionFor[name];
  if (permission === undefined || visitorPermissions[permission]) return;
  const { message, reason } = refusals[permission];
  throw new Fault('forbidden', message, { reason });
}
