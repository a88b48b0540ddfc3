import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aMessage, anAnswer, openEditor } from '../../../testing/open-editor.tsx';
import { startPeer } from '../../../testing/peer.ts';
import { openRooms } from '../../../testing/rooms.ts';
import { anApp } from '../../../testing/samples.ts';

const peer = await startPeer();
const live = openRooms(peer.server);
afterAll(live.close);
beforeEach(() => peer.reset());

test('[B-CHAT-08] new text is scrolled to, but not while the reader is more than 100 px from the bottom', async () => {
  const app = anApp({ conversation: { messages: [aMessage(), anAnswer({ content: 'one' })] } });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const box = screen.getByTestId('messages');
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(400);
  const height = vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(1000);
  const grow = async (content: string, to: number) => {
    height.mockReturnValue(to);
    live.tell(app.id, { _last_msg: anAnswer({ content }) });
    await screen.findByText(content);
  };
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };

  scrollTo(500);
  await grow('two', 1200);
  expect(box.scrollTop).toBe(1200);

  scrollTo(699);
  await grow('three', 1400);
  expect(box.scrollTop).toBe(699);
  screen.getByRole('button', { name: 'Latest' });
});

test('nothing is scrolled away from under the pointer between its press and its release', async () => {
  const app = anApp({ conversation: { messages: [aMessage(), anAnswer({ content: 'one' })] } });
  await openEditor(peer, app);
  await live.whenJoined(app.id);
  const box = screen.getByTestId('messages');
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(400);
  const height = vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(1000);
  box.scrollTop = 600;
  fireEvent.scroll(box);

  fireEvent.pointerDown(screen.getByText('one'));
  height.mockReturnValue(1200);
  live.tell(app.id, { _last_msg: anAnswer({ content: 'two' }) });
  await screen.findByText('two');
  expect(box.scrollTop).toBe(600);

  fireEvent.pointerUp(window);
  await waitFor(() => expect(box.scrollTop).toBe(1200));
});

test('a change of size between a scroll and its drawing does not take the reader back to the end', async () => {
  const watchers = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        watchers.set(element, this.#tell);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await openEditor(peer, anApp({ conversation: { messages: [aMessage(), anAnswer({ content: 'one' })] } }));
  const box = await screen.findByTestId('messages');
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(1000);
  const resize = () => watchers.get(box)?.();
  resize();
  expect(box.scrollTop).toBe(1000);

  box.scrollTop = 0;
  // Not by fireEvent, which would have it drawn at once.
  box.dispatchEvent(new Event('scroll'));
  resize();
  expect(box.scrollTop).toBe(0);
  await screen.findByRole('button', { name: 'Latest' });
});
