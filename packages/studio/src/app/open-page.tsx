import type { ReactNode } from 'react';
import type { Way } from '../features/sign-in/way.ts';
import { signInAddress } from '../lib/sign-in-address.ts';
import { readToken } from '../lib/token.ts';
import { LoadFailed } from './load-failed.tsx';

type Draw = (page: ReactNode) => void;

const signInPaths = new Set(['/login', '/reset-password']);

/** Draws the page of the address. A sign-in page comes without the builder, which follows when somebody goes there. */
export async function openPage(draw: Draw) {
  const { location, history } = window;
  if (location.pathname === '/' && !readToken()) {
    history.replaceState(history.state, '', signInAddress(location.href));
  }
  try {
    if (signInPaths.has(location.pathname)) {
      const { SignInPages } = await import('./sign-in-pages.tsx');
      draw(<SignInPages path={location.pathname} way={wayToStudio(draw)} />);
    } else {
      const { Studio } = await import('./studio.tsx');
      draw(<Studio />);
    }
  } catch (error) {
    draw(<LoadFailed error={error} />);
  }
}

/** Even on a slow line most of the code is there by then: its load began before the person typed. */
const patienceMs = 10_000;

function wayToStudio(draw: Draw): Way {
  let ahead: Promise<void> | undefined;
  let isGoing = false;
  const open = async (path: string) => {
    const { Studio, createRouter, whenReady } = await import('./studio.tsx');
    window.history.replaceState(null, '', path);
    const router = createRouter();
    await whenReady(router);
    draw(<Studio router={router} />);
  };
  return {
    prepare() {
      const loading = () => Promise.all([import('./studio.tsx'), import('./home-screen.tsx')]);
      ahead ??= loading().then(
        () => {},
        () => {},
      );
      return ahead;
    },
    go(path) {
      if (isGoing) return;
      isGoing = true;
      const late = new Promise<never>((_, fail) => setTimeout(fail, patienceMs));
      // A new version may have taken the code away that this page knows of, or the load of it has stalled.
      Promise.race([open(path), late]).catch(() => window.location.replace(path));
    },
  };
}
