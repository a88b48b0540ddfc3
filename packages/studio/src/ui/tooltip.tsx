import { Tooltip as Base } from 'radix-ui';
import type { ReactNode } from 'react';

export const TooltipProvider = Base.Provider;

type TooltipProps = {
  label: ReactNode;
  /** One element that takes focus and hover. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

export function Tooltip({ label, children, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger asChild>{children}</Base.Trigger>
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
