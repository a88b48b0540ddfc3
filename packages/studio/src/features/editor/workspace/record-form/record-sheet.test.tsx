import { App } from '@sayso/contracts/apps';
import { Fault } from '@sayso/contracts/faults';
import { createRecord, listRecords, type StoredRecord } from '@sayso/contracts/records';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { startPeer } from '../../../../testing/peer.ts';
import { anApp, newId } from '../../../../testing/samples.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { TooltipProvider } from '../../../../ui/tooltip.tsx';
import { RecordSheet } from './record-sheet.tsx';

const peer = await startPeer();
const entities = App.shape.entities.parse({
  Repair: {
    name: 'Repair',
    properties: {
      title: { type: 'string', title: 'What is broken' },
      price: { type: 'number', minimum: 1, maximum: 900 },
      parts: { type: 'integer', minimum: 0 },
      urgent: { type: 'boolean' },
      status: { type: 'string', enum: ['open', 'done'], enumNames: ['Still open', 'Done'], default: 'open' },
      secret: { type: 'string', hidden: true },
    },
    required: ['title', 'price', 'urgent', 'secret'],
  },
});

beforeEach(() => {
  cleanup();
  peer.reset();
  window.happyDOM.setURL(peer.origin);
  peer.on(listRecords, () => []);
});

const stored = (values: Record<string, unknown>): StoredRecord => ({
  id: newId(),
  created_date: '2026-11-20T10:00:00.000Z',
  updated_date: '2026-11-20T10:00:00.000Z',
  created_by: null,
  created_by_id: null,
  is_sample: false,
  ...values,
});

function open() {
  const app = anApp({ entities });
  const element = <RecordSheet app={app} entity="Repair" record={null} onClose={() => {}} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return within(screen.getByRole('dialog', { name: 'Add repair' }));
}

test('[B-FORM-02] [B-FORM-03] what is missing is said at its field and in a toast, and nothing is sent', async () => {
  const sheet = open();
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));

  const title = sheet.getByRole('textbox', { name: /What is broken/ });
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(sheet.getAllByText('This field is required')).toHaveLength(2);
  await screen.findByText('some fields are required: What is broken, Price');
  expect(document.activeElement).toBe(title);
  expect(peer.callsOf(createRecord)).toHaveLength(0);
});

test('[B-FORM-04] [B-FORM-05] numbers keep to the schema, choices have their names, defaults are there', async () => {
  peer.on(createRecord, ({ given }) => stored(given));
  const sheet = open();
  const price = sheet.getByRole('spinbutton', { name: /Price/ });
  expect([price.getAttribute('min'), price.getAttribute('max')]).toEqual(['1', '900']);
  expect(sheet.getByRole('spinbutton', { name: /Parts/ }).getAttribute('step')).toBe('1');
  expect(sheet.getByRole('combobox', { name: 'Status' }).textContent).toBe('Still open');

  fireEvent.change(sheet.getByRole('textbox', { name: /What is broken/ }), { target: { value: 'Chain' } });
  fireEvent.change(price, { target: { value: '901' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await sheet.findByText('Enter 900 or less');
  fireEvent.change(price, { target: { value: '12.5' } });
  fireEvent.click(sheet.getByRole('switch', { name: 'Urgent' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));

  await screen.findByText('New item created successfully');
  expect(peer.callsOf(createRecord).map(({ body }) => body)).toEqual([
    { title: 'Chain', price: 12.5, urgent: true, status: 'open' },
  ]);
});

test('what the server refuses is said at its field, and all that was typed stays', async () => {
  peer.on(createRecord, () => {
    throw new Fault('invalid', 'title: Already taken', { fields: { title: 'Already taken' } });
  });
  const sheet = open();
  fireEvent.change(sheet.getByRole('textbox', { name: /What is broken/ }), { target: { value: 'Chain' } });
  fireEvent.change(sheet.getByRole('spinbutton', { name: /Price/ }), { target: { value: '5' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));

  await sheet.findByText('Already taken');
  await screen.findByText('Error');
  await screen.findByText('title: Already taken');
  expect((sheet.getByRole('textbox', { name: /What is broken/ }) as HTMLInputElement).value).toBe('Chain');
});
