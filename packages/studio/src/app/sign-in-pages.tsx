import { QueryClientProvider } from '@tanstack/react-query';
import { ResetScreen } from '../features/sign-in/reset-screen.tsx';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { type Way, WayContext } from '../features/sign-in/way.ts';
import { createQueryClient } from '../lib/query-client.ts';

const pages = new Map([
  ['/login', SignInScreen],
  ['/reset-password', ResetScreen],
]);

const cache = createQueryClient();

/** The sign-in pages by themselves, without router and builder. */
export function SignInPages({ path, way }: { path: string; way: Way }) {
  const Page = pages.get(path) ?? SignInScreen;
  return (
    <QueryClientProvider client={cache}>
      <WayContext value={way}>
        <Page />
      </WayContext>
    </QueryClientProvider>
  );
}
