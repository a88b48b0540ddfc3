import {
  cancelLocalReader,
  chooseLocalModel,
  getLocalReader,
  installLocalReader,
  type LocalReaderState,
  removeLocalReader,
  retryLocalReader,
} from '@sayso/contracts/reading-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/local-reader.ts';
import { toast } from '../../../ui/toasts.tsx';

const queryKey = ['local-reader'];
const whileInstallingMs = 1_000;

/** What the local model lacks to read here, and what an administrator can do about it. */
export function useLocalReader() {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getLocalReader, undefined, undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.library.install.is_running ? whileInstallingMs : false),
  });
  const done = {
    onSuccess: (state: LocalReaderState) => {
      cache.setQueryData(queryKey, state);
      // Home offers a closer reading where somebody can do one.
      void cache.invalidateQueries({ queryKey: ['reader'] });
    },
    onError: (error: Error) => toast(t('failed', { reason: error.message }), { tone: 'danger' }),
  };
  return {
    query,
    install: useMutation({ mutationFn: () => call(installLocalReader), ...done }),
    cancel: useMutation({ mutationFn: () => call(cancelLocalReader), ...done }),
    remove: useMutation({ mutationFn: () => call(removeLocalReader), ...done }),
    retry: useMutation({ mutationFn: () => call(retryLocalReader), ...done }),
    choose: useMutation({
      mutationFn: (file: string | null) => call(chooseLocalModel, undefined, { file }),
      ...done,
    }),
  };
}
export type LocalReader = ReturnType<typeof useLocalReader>;
