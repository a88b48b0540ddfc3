import { Tooltip as Base } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

/** Keys that move the focus; a focus that no key moved was given back by us, and needs no words over what is below. */
const moves: ReadonlySet<string> = new Set('tab arrowup arrowdown arrowleft arrowright home end'.split(' '));
let isMoving = false;

export function TooltipProvider(props: ComponentProps<typeof Base.Provider>) {
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: 'keydown' | 'keyup' | 'pointerdown') =>
      window.addEventListener(
        type,
        (event) => {
          isMoving =
            event instanceof KeyboardEvent && type === 'keydown' && moves.has(event.key.toLowerCase());
        },
        { capture: true, signal: stop.signal },
      );
    for (const type of ['keydown', 'keyup', 'pointerdown'] as const) listen(type);
    return () => stop.abort();
  }, []);
  return <Base.Provider {...props} />;
}

type TooltipProps = {
  label: ReactNode;
  /** One element that takes focus and hover. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** Words for whoever points at something, or comes to it by key. */
export function Tooltip({ label, children, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger asChild onFocus={(event) => isMoving || event.preventDefault()}>
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-caption text-page shadow-float"
        >
          {label}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
