import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from 'sonner';
import { type Entities, makeEntities } from '../../kit-gallery/gallery-data.ts';
import { changeSettings, type Settings } from '../../kit-gallery/gallery-settings.ts';
import { setPlace } from '../../sdk/origin.ts';

// A loaded machine answers late.
configure({ asyncUtilTimeout: 15_000 });

/** Renders a part of the kit as a page of an app would, on the gallery's records in one of their states. */
export function showKit(
  draw: (entities: Entities) => ReactNode,
  { data = 'full', path = '/' }: { data?: Settings['data']; path?: string } = {},
): Entities {
  setPlace({ appId: 'kit-tests', slug: 'kit' });
  changeSettings({ data });
  history.replaceState(null, '', path);
  const entities = makeEntities(data);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        {draw(entities)}
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return entities;
}

export function leaveKit(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** Lines of the table that hold records. */
export const recordLines = (): HTMLElement[] => screen.queryAllByRole('row').slice(1);
export const textsOf = (lines: HTMLElement[], at: number): string[] =>
  lines.map((line) => within(line).getAllByRole('cell')[at]?.textContent ?? '');
