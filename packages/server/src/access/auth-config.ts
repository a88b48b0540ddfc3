import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { Queryable } from '../platform/database/database.ts';
import { jsonText } from '../platform/database/json-text.ts';
import type { AppGrant } from './grant.ts';

/** Keeps what was chosen. What was never set stays unsaid, so that it can be told from what somebody chose. */
export async function keepAuthConfig(
  { appId }: AppGrant,
  chosen: Partial<AuthConfig>,
  tx: Queryable,
): Promise<void> {
  await tx`update apps set auth_config = auth_config || ${jsonText(chosen)}::text::jsonb where id = ${appId}`;
}
