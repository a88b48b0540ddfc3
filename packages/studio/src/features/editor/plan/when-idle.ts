import type { App } from '@sayso/contracts/apps';
import type { QueryClient } from '@tanstack/react-query';
import { appKeys } from '../../../lib/app-keys.ts';

/** Resolves once no answer is being written, as the events of the app's room tell. */
export function whenIdle(cache: QueryClient, appId: string): Promise<void> {
  const isBusy = () => cache.getQueryData<App>(appKeys.one(appId))?.status.state === 'processing';
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(() => {
      if (isBusy()) return;
      stop();
      resolve();
    });
  });
}
