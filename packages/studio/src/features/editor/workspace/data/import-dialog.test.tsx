import { importRecords } from '@sayso/contracts/record-files';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer } from '../../../../testing/peer.ts';
import { openRooms } from '../../../../testing/rooms.ts';
import { newId } from '../../../../testing/samples.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { TooltipProvider } from '../../../../ui/tooltip.tsx';
import type { ImportDialog as Dialog } from './import-dialog.tsx';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);

let ImportDialog: typeof Dialog;
beforeEach(async () => {
  cleanup();
  peer.reset();
  window.happyDOM.setURL(peer.origin);
  // The socket belongs to a page load: an earlier one may be connected elsewhere.
  vi.resetModules();
  ({ ImportDialog } = await import('./import-dialog.tsx'));
});

function Screen({ appId }: { appId: string }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ImportDialog place={{ appId, entity: 'Visit' }} onClose={() => setOpen(false)} />;
}

/** A dialog whose file the server already stores rows of. */
async function storing() {
  const appId = newId();
  const { promise: stored, resolve: finish } = Promise.withResolvers<void>();
  peer.on(importRecords, async ({ filter }) => {
    const progress = { type: 'progress', phase: 'storing', done: 1, total: 2 } as const;
    await live.tellImport({ appId, progressId: filter.progress_id ?? '' }, progress);
    await stored;
    return { status: 'success' as const, details: null, output: [], n_entities_created: 2, n_problems: 0 };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Screen appId={appId} />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const file = new File(['name\nFig\nPoppy'], 'visits.csv');
  fireEvent.change(screen.getByLabelText('File of records'), { target: { files: [file] } });
  await screen.findByText('1 of 2 rows stored');
  return finish;
}

test('[B-DATA-10] an import that is being stored goes on without its dialog, and is told when it is done', async () => {
  const finish = await storing();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  finish();
  await screen.findByText('Import Successful');
  await screen.findByText('2 records added');
});

test('a dialog that waits for its import closes when that is done', async () => {
  const finish = await storing();
  screen.getByText('You can close this. We’ll tell you when it’s done.');
  finish();
  await screen.findByText('Import Successful');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
