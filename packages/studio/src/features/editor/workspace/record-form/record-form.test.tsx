import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { callIntegration } from '@sayso/contracts/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startPeer } from '../../../../testing/peer.ts';
import { newId } from '../../../../testing/samples.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { TooltipProvider } from '../../../../ui/tooltip.tsx';
import { RecordForm } from './record-form.tsx';

const peer = await startPeer();
const text = { type: 'string' } as const;
const file = { type: 'string', format: 'file' } as const;

beforeEach(() => {
  cleanup();
  peer.reset();
  window.happyDOM.setURL(peer.origin);
});

/** A form whose saving and whose edits are written down. */
function open(schema: EntitySchema) {
  const saved: Record<string, unknown>[] = [];
  const dirty: boolean[] = [];
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RecordForm
          appId={newId()}
          schema={schema}
          entities={{}}
          submitLabel="Save"
          onCancel={() => {}}
          onDirty={(isDirty) => void dirty.push(isDirty)}
          onSubmit={async (values) => void saved.push(values)}
        />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { saved, dirty, unmount };
}

/** Lets uploads wait until they are answered. */
function holdUploads() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  peer.on(callIntegration, () => promise);
  return (reply: unknown) => resolve(reply);
}
const choose = (label: string) =>
  fireEvent.change(screen.getByTestId(`file-${label}`), { target: { files: [new File(['abc'], 'a.png')] } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /Save/ }));

test('[B-FORM-05] saving waits for a file that is on its way, which counts as an edit', async () => {
  const answer = holdUploads();
  const { saved, dirty } = open({ properties: { photo: file } });
  choose('Photo');
  await screen.findByRole('progressbar');
  expect(dirty.at(-1)).toBe(true);

  save();
  await waitFor(() => expect(peer.callsOf(callIntegration)).toHaveLength(1));
  expect(saved).toEqual([]);
  answer({ file_url: 'https://files.example.com/a.png' });
  await waitFor(() => expect(saved).toEqual([{ photo: 'https://files.example.com/a.png' }]));
});

test('nothing is saved without a file that does not arrive, and the field says so', async () => {
  peer.on(callIntegration, () => ({}));
  const { saved } = open({ properties: { name: text, photo: file } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Bell' } });
  choose('Photo');
  save();
  await screen.findByText('The file couldn’t be uploaded.');
  expect(saved).toEqual([]);

  save();
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Bell' }]));
});

test('a file of a list leaves what was typed at other items meanwhile', async () => {
  const answer = holdUploads();
  const item = { type: 'object', properties: { note: text, photo: file } } as const;
  const { saved } = open({ properties: { steps: { type: 'array', items: item } } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  choose('Photo');
  await screen.findByRole('progressbar');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Oil it' } });
  answer({ file_url: 'https://files.example.com/a.png' });
  await screen.findByRole('button', { name: 'Replace the file: Photo' });
  save();
  await waitFor(() =>
    expect(saved).toEqual([{ steps: [{ note: 'Oil it', photo: 'https://files.example.com/a.png' }] }]),
  );
});

test('what is missing is looked for once, however many fields there are', async () => {
  const readsOf = async (count: number) => {
    let reads = 0;
    const counting = (): EntityProperty =>
      Object.defineProperty({ type: 'string' as const, default: 'a' }, 'maxLength', {
        enumerable: true,
        get: () => {
          reads += 1;
          return 10;
        },
      });
    const properties = {
      name: text,
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, counting()])),
    };
    const { unmount } = open({ properties, required: ['name'] });
    reads = 0;
    save();
    await screen.findByText('some fields are required: Name');
    unmount();
    return reads / count;
  };
  const [few, many] = [await readsOf(10), await readsOf(80)];
  expect(many).toBeLessThan(few * 2);
});
