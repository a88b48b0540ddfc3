import { cleanup, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Peer } from './peer.ts';

configure({ asyncUtilTimeout: 8_000 });

declare global {
  interface Window {
    happyDOM: {
      setURL: (address: string) => void;
      settings: { enableIframePageLoading: boolean; disableIframePageLoading: boolean };
    };
  }
}

type Visit = { path?: string; token?: string | null };

/** Opens the whole studio at an address of the peer, as a fresh page load would. */
export async function openStudio(peer: Peer, { path = '/', token = null }: Visit = {}) {
  cleanup();
  // Session and router belong to a page load: each visit gets its own.
  vi.resetModules();
  localStorage.clear();
  if (token) localStorage.setItem('token', token);
  window.happyDOM.setURL(peer.origin + path);
  // Without it a frame has no window that could send messages.
  Object.assign(window.happyDOM.settings, { enableIframePageLoading: true, disableIframePageLoading: false });
  const { startSession } = await import('../lib/session.ts');
  const { Studio } = await import('../app/studio.tsx');
  const started = startSession();
  const view = render(<Studio />);
  await started;
  return view;
}

/** Path and query of where the page is now. */
export const here = () => window.location.pathname + window.location.search;
