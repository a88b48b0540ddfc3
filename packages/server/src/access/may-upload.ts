import type { EnterGrant } from './enter.ts';

/** Files count towards the owner's storage: visitors add some only where the owner allows it. */
export const mayUpload = ({
  identity,
  visitorPermissions,
}: Pick<EnterGrant, 'identity' | 'visitorPermissions'>): boolean =>
  identity !== null || visitorPermissions.upload_files;
