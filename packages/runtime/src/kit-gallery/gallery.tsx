import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LayoutGrid, Sprout } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { NavigationItem } from '../kit/api.ts';
import { AppShell } from '../kit/kit.ts';
import { entries } from './entries.tsx';
import { makeEntities } from './gallery-data.ts';
import { themeOf, useSettings } from './gallery-settings.ts';
import { publicPages } from './public-entries.tsx';
import { Switches } from './switches.tsx';

const groups = [...new Set(entries.map(({ group }) => group))];
const navigation: NavigationItem[] = groups.map((group) => ({
  label: group,
  icon: LayoutGrid,
  children: entries
    .filter((entry) => entry.group === group)
    .map(({ id, title }) => ({ page: id, label: title })),
}));

/** Every component of the kit on records that lie in this page. */
export const Gallery = () => (
  <BrowserRouter basename="/kit">
    <Pages />
  </BrowserRouter>
);

function Pages() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const current = pathname.slice(1);
  const { data, direction } = settings;
  const entities = useMemo(() => makeEntities(data), [data]);
  // Another state is another world: nothing of the former one may be remembered.
  const queries = useMemo(() => makeQueries(data), [data]);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useEffect(() => {
    document.title = `${entries.find(({ id }) => id === current)?.title ?? 'Kit'} · Kit`;
  }, [current]);
  const theme = useMemo(() => themeOf(settings), [settings]);
  return (
    <QueryClientProvider client={queries} key={data}>
      <AppShell
        name="Row & Root"
        icon={Sprout}
        theme={theme}
        navigation={navigation}
        publicPages={publicPages}
        currentPage={current}
        searchIn={[
          { entity: entities.Order, page: 'RecordDetail' },
          { entity: entities.Customer, page: 'RecordTable' },
        ]}
        locale="en"
        currency="EUR"
      >
        <Switches />
        <Routes>
          {entries.map(({ id, render }) => (
            <Route key={id} path={`/${id}`} element={render(entities)} />
          ))}
          <Route path="*" element={<Navigate to="/Dashboard" replace />} />
        </Routes>
      </AppShell>
    </QueryClientProvider>
  );
}

const makeQueries = (_data: string) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
