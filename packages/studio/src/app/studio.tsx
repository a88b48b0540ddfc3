import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session.ts';
import { Toasts } from '../ui/toasts.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { routes } from './routes.tsx';

const cache = createQueryClient();
// Nothing of one person's apps may be shown to the next one.
onSessionEnd(() => cache.clear());

const router = createBrowserRouter(routes);

export function Studio() {
  return (
    <QueryClientProvider client={cache}>
      <TooltipProvider delayDuration={350}>
        <RouterProvider router={router} />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
