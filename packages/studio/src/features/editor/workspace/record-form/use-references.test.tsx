import { listRecords } from '@sayso/contracts/records';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { playedScreen, playRecords } from '../../../../testing/played-records.tsx';
import { newId } from '../../../../testing/samples.ts';
import { FormProvider } from './form-context.ts';
import { useNames, useRecordSearch } from './use-references.ts';

const { peer, wrapper: Screen } = await playedScreen();
beforeEach(() => {
  peer.reset();
  window.happyDOM.setURL(peer.origin);
});

test('names of referred records are fetched without the rest of these records', async () => {
  const { rows } = playRecords(peer, ['Fig', 'Juno']);
  const entities = { Owner: { name: 'Owner', properties: { name: { type: 'string' as const } } } };
  const form = { appId: newId(), entities };
  const id = rows[1]?.id ?? '';
  const { result } = renderHook(
    () => ({ found: useRecordSearch('Owner', 'Fi').data, name: useNames('Owner', [id])(id) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Screen>
          <FormProvider value={form}>{children}</FormProvider>
        </Screen>
      ),
    },
  );
  await waitFor(() => expect(result.current).toMatchObject({ found: [{ name: 'Fig' }, {}], name: 'Juno' }));
  expect(peer.callsOf(listRecords).map(({ query }) => query['fields'])).toEqual(['id,name', 'id,name']);
});
