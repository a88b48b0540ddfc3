import { texts } from '@sayso/contracts/texts';
import { regenerateApiKey } from '@sayso/contracts/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toasts.tsx';
import { call } from './call.ts';
import { updateSessionUser, useUser } from './session.ts';

/** Makes an API key of one's own; the one before stops working. */
export function useNewApiKey() {
  const user = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(regenerateApiKey),
    onSuccess: ({ api_key }) => {
      updateSessionUser({ ...user, api_key });
      toast(texts.apiKeyRegenerated, { tone: 'success' });
      // They carry the key.
      return queryClient.invalidateQueries({ queryKey: ['api-examples'] });
    },
    onError: (error) => toast(texts.apiKeyFailed(error.message), { tone: 'danger' }),
  });
}
