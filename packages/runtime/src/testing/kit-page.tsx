import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { setCurrentUser } from '../sdk/auth.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { Toaster } from '../ui/sonner.tsx';
import { RecordsServer } from './records-server.ts';

// A loaded machine answers late.
configure({ asyncUtilTimeout: 20_000 });

export const ada = { id: 'u1', email: 'ada@example.com', full_name: 'Ada Byron', role: 'user' } as const;

/** A records server on loopback, empty before each test; `show` renders a part of the kit on it. */
export async function kitPage() {
  const held = { records: new RecordsServer() };
  const server = await listenOnLoopback((heard) => held.records.answer(heard));
  afterAll(() => server.close());
  afterEach(cleanup);
  beforeEach(() => {
    held.records = new RecordsServer();
    server.heard.length = 0;
    localStorage.clear();
    setPlace({ appId: '65f000000000000000000001', apiBase: server.apiBase, mainOrigin: server.apiBase });
    setCurrentUser(null);
  });
  return {
    get records() {
      return held.records;
    },
    get heard(): readonly Heard[] {
      return server.heard;
    },
    signIn(user: Omit<typeof ada, 'role'> & { role: 'user' | 'admin' } = ada) {
      held.records.user = user;
      setCurrentUser(user);
    },
    show: (page: ReactNode, address = '/') =>
      render(
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[address]}>
            {page}
            <Toaster />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
  };
}
