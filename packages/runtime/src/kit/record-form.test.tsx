// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, listenOnLoopback } from '../sdk/testing-server.ts';
import { RecordForm } from './record-form.tsx';

let answer: Answer = { body: {} };
const server = await listenOnLoopback(() => answer);
afterAll(() => server.close());
setPlace({ appId: '65f000000000000000000001', apiBase: server.apiBase, mainOrigin: 'https://build.example' });

const text = { type: 'string' as const };
const Booking = createEntity('Booking', {
  name: 'Booking',
  properties: {
    note: text,
    room: { ...text, title: 'Room' },
    start: { ...text, title: 'Start' },
    owner: text,
  },
});
const both = 'Already taken: Room, Start';
const taken = (...names: string[]): Answer => ({
  status: 409,
  body: {
    message: both,
    reason: 'already_taken',
    fields: Object.fromEntries(names.map((name) => [name, both])),
  },
});

beforeEach(() => {
  server.heard.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RecordForm entity={Booking} fields={['note', 'room', 'start']} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const send = () => fireEvent.submit(screen.getByLabelText('Room').closest('form') as HTMLFormElement);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('values that are taken are said at their fields, the first of which is gone to, until one is changed', async () => {
  answer = taken('room', 'start');
  type('Room', 'Red');
  send();
  expect(await screen.findAllByText(both)).toHaveLength(2);
  expect(screen.getByLabelText('Start').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Room')));

  type('Room', 'Blue');
  await waitFor(() => expect(screen.queryByText(both)).toBeNull());
  send();
  await waitFor(() => expect(server.heard).toHaveLength(2));
  expect(JSON.parse(String(server.heard[1]?.body))).toEqual({ room: 'Blue' });
});

test('a taken value of a field that the form does not ask for is said all the same', async () => {
  answer = taken('owner');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(both);
});
