import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { OverlayContext } from './overlay-context.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useHotkeys } from './use-hotkeys.ts';

// Most visits never open it, so its code comes with the first press.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** What every signed-in screen has around it: command palette and list of shortcuts. */
export function Workbench() {
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const close = () => setOverlay(null);
  useHotkeys({ onPalette: openPalette, onShortcuts: openShortcuts });

  return (
    <OverlayContext value={{ openPalette, openShortcuts }}>
      <Outlet />
      {overlay === 'palette' && (
        <Suspense>
          <Palette onClose={close} onShortcuts={openShortcuts} />
        </Suspense>
      )}
      <ShortcutsDialog open={overlay === 'shortcuts'} onClose={close} />
    </OverlayContext>
  );
}
