import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session.ts';
import { OfflineNote } from '../ui/offline-note.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { routes } from './routes.tsx';

const cache = createQueryClient();
// Nothing of one person's apps may be shown to the next one.
onSessionEnd(() => cache.clear());

export const createRouter = () => createBrowserRouter(routes);
export type Router = ReturnType<typeof createRouter>;

/** Resolves once the screen at the address has its code, so that no placeholder is drawn first. */
export const whenReady = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** The builder at the address of the page, or by a router that was made ahead. */
export function Studio({ router: given }: { router?: Router }) {
  const [router] = useState(() => given ?? createRouter());
  return (
    <QueryClientProvider client={cache}>
      <TooltipProvider delayDuration={350}>
        <RouterProvider router={router} />
        <OfflineNote />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
