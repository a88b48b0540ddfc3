import type { App } from '@sayso/contracts/apps';
import { getRecord, type StoredRecord } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Row } from './fields.ts';

const RecordSheet = lazy(async () => ({
  default: (await import('../record-form/record-sheet.tsx')).RecordSheet,
}));

/** The record that is open beside the grid; the address names it, so that links lead to records, too. */
export function useOpenedRecord(app: App, place: Place) {
  const cache = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const id = address.get('record');
  const [isAdding, setIsAdding] = useState(false);
  const opened = useQuery({
    queryKey: [...recordKeys.all(place), 'one', id],
    queryFn: () => call(getRecord, { ...place, id: id ?? '' }, undefined, { asOwner: true }),
    enabled: id !== null,
    // Somebody who edits a record sees what it is now.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const goTo = (record: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (record === null) next.delete('record');
        else next.set('record', record);
        return next;
      },
      { replace: record === null },
    );
  const close = () => {
    setIsAdding(false);
    if (id !== null) goTo(null);
    void cache.invalidateQueries({ queryKey: recordKeys.all(place), refetchType: 'active' });
  };
  const { error } = opened;
  const isShown = opened.data !== undefined;
  useEffect(() => {
    // The sheet says itself that its record is gone.
    const isGone = error instanceof ApiError && error.status === 404;
    if (!error || (isGone && isShown)) return;
    toast(texts.errorTitle, { tone: 'danger', description: isGone ? t('gone') : messageOf(error) });
  }, [error, isShown]);
  const record: StoredRecord | null = id === null ? null : (opened.data ?? null);
  const sheet: ReactNode = (isAdding || record !== null) && (
    <Suspense>
      <RecordSheet key={record?.id} app={app} entity={place.entity} record={record} onClose={close} />
    </Suspense>
  );
  return { sheet, add: () => setIsAdding(true), open: (row: Row) => goTo(row.id) };
}
