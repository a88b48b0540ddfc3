import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useDiscardQuestion } from './use-discard-question.tsx';

beforeEach(cleanup);

function Sheet({ onClose }: { onClose: () => void }) {
  const { close, leave, setDirty, question } = useDiscardQuestion(onClose);
  return (
    <div>
      <input aria-label="Title" onChange={({ target }) => setDirty(target.value !== '')} />
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={leave}>
        Save
      </button>
      {question}
    </div>
  );
}

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Link to="/data?filter=open">Filter</Link>
      <Link to="/home">Home</Link>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}

function open() {
  const routes = [
    { path: '/home', element: <p>At home</p> },
    { path: '/data', element: <Screen /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/home', '/data'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const isEditing = () => screen.queryByLabelText('Title') !== null;
const isAsked = () => screen.queryAllByRole('alertdialog').length === 1;

test('Back, a link and closing ask once before what was typed is lost', async () => {
  const router = open();
  type('A long text');
  for (const goAway of [() => router.navigate(-1), () => press('Home'), () => press('Close')]) {
    await act(async () => void goAway());
    await waitFor(() => expect(isAsked()).toBe(true));
    press('Keep editing');
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(isEditing()).toBe(true);
    expect(router.state.location.pathname).toBe('/data');
  }
  await act(() => router.navigate(-1));
  press('Discard');
  await screen.findByText('At home');
});

test('a sheet that was given up closes, also where the new address does not take it away', async () => {
  const router = open();
  type('A long text');
  press('Filter');
  await waitFor(() => expect(isAsked()).toBe(true));
  press('Discard');
  await waitFor(() => expect(isEditing()).toBe(false));
  expect(router.state.location.search).toBe('?filter=open');
});

test('nothing is asked where nothing was typed, nor once it is saved', async () => {
  const router = open();
  type('A long text');
  press('Save');
  expect(isEditing()).toBe(false);
  await act(() => router.navigate(-1));
  await screen.findByText('At home');
  await act(() => router.navigate(1));
  press('Home');
  await screen.findByText('At home');
});

test('the browser asks before the page is closed, only while something was typed', () => {
  open();
  const isHeld = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  expect(isHeld()).toBe(false);
  type('A');
  expect(isHeld()).toBe(true);
  type('');
  expect(isHeld()).toBe(false);
});
