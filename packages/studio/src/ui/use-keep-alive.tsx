import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws `children` once and lets layouts that take each other's place show them: what is typed in them, and where a
 * frame in them has got to, outlives the change. `home` stands where it is never unmounted, after the layouts; `slot`
 * in whichever layout is there.
 */
export function useKeepAlive(children: ReactNode): { home: ReactNode; slot: ReactNode } {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'contents' }));
  const parking = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (slot: HTMLElement | null) => {
      if (!slot) return;
      move(host, slot);
      return () => {
        if (parking.current) move(host, parking.current);
      };
    },
    [host],
  );
  return {
    home: (
      <>
        <div ref={parking} hidden />
        {createPortal(children, host)}
      </>
    ),
    slot: <div ref={place} className="contents" />,
  };
}

type Movable = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

/** Frames are loaded anew where the browser does not know `moveBefore` yet. */
function move(node: HTMLElement, to: Movable): void {
  if (to.moveBefore && node.isConnected && to.isConnected) to.moveBefore(node, null);
  else to.append(node);
}
