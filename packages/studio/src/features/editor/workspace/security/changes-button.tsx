import type { App } from '@sayso/contracts/apps';
import { type AuditEntry, auditLog } from '@sayso/contracts/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { t } from '../../../../texts/changes.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Time } from '../../../../ui/time.tsx';
import { titleOf, valueLines } from './change-words.ts';

const pageSize = 30;

/** Opens what was changed in rules, people and versions, with who did it and when. */
export function ChangesButton({ app }: { app: App }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden className="size-4" />
        {t('button')}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('title')} className="w-[28rem]">
        <p className="px-4 pb-3 text-caption text-muted">{t('intro')}</p>
        <ChangeList app={app} />
      </Drawer>
    </>
  );
}

function ChangeList({ app }: { app: App }) {
  const changes = useInfiniteQuery({
    queryKey: ['audit-log', app.id],
    queryFn: ({ pageParam }) =>
      call(
        auditLog,
        { appId: app.id },
        { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    // Each time the drawer is opened it says how things stand then.
    staleTime: 0,
    gcTime: 0,
  });
  if (changes.isError) {
    return (
      <div className="p-4">
        <Failed title={t('failed')} error={changes.error} onRetry={changes.refetch} />
      </div>
    );
  }
  if (!changes.data) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3 p-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  const entries = changes.data.pages.flat();
  if (entries.length === 0) {
    return (
      <div className="p-4">
        <EmptyState icon={History} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto border-line border-t">
      <ol>
        {entries.map((entry) => (
          <Change key={entry.id} app={app} entry={entry} />
        ))}
      </ol>
      {changes.hasNextPage && (
        <div className="p-4">
          <Button
            className="w-full"
            pending={changes.isFetchingNextPage}
            onClick={() => void changes.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Change({ app, entry }: { app: App; entry: AuditEntry }) {
  const sides = [
    { label: t('before'), lines: valueLines(entry, 'before', app) },
    { label: t('after'), lines: valueLines(entry, 'after', app) },
  ];
  return (
    <li className="grid gap-1 border-line border-b px-4 py-3">
      <p className="wrap-anywhere font-medium text-dense">{titleOf(entry, app)}</p>
      <p className="wrap-anywhere text-caption text-muted">
        {entry.actor_email ?? t('bySayso')}
        {' · '}
        <Time value={entry.created_date} />
      </p>
      {sides.some(({ lines }) => lines.length > 0) && (
        <dl className="mt-1 grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-1 text-caption">
          {sides.map(
            ({ label, lines }) =>
              lines.length > 0 && (
                <div key={label} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere grid min-w-0 gap-0.5">
                    {lines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </li>
  );
}
