import type { DraftProof } from '@sayso/contracts/rule-proof';

/** Whom rules keep from reading: everybody, or the app's admins from what other people add; its owner is one of them. */
export type Lockout = 'nobody' | 'others';

export function lockoutOf({ entity: { matrix } }: DraftProof): Lockout | null {
  if (matrix === null) return null;
  const { admin, user_a: user, anonymous } = matrix;
  const mayRead = [admin, user, anonymous].some(
    (persona) => persona.read_own !== 'no' || persona.read_other !== 'no',
  );
  if (!mayRead) return 'nobody';
  return admin.read_other === 'no' ? 'others' : null;
}
