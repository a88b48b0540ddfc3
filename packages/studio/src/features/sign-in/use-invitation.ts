import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { findInvitation } from '../../lib/sign-in-calls.ts';

export type Invitation = {
  /** The address that was invited; null where the link is no longer good. */
  email: string | null;
  hasAccount: boolean;
};

/** Who an invitation link is for. Without an answer the form stays as it is, and the server decides when it is sent. */
export function useInvitation(appId: string | null, code: string | null) {
  const found = useQuery({
    queryKey: ['invitation', appId, code],
    queryFn: () => find(appId ?? '', code ?? ''),
    enabled: Boolean(appId && code),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { invitation: found.data ?? null, isPending: found.isLoading };
}

async function find(appId: string, code: string): Promise<Invitation> {
  try {
    const { email, has_account } = await call(findInvitation, { appId }, { code });
    return { email, hasAccount: has_account };
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'invitation_stale')
      return { email: null, hasAccount: false };
    throw error;
  }
}
