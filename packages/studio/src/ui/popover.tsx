import { Popover as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { floatLook } from './dropdown-menu.tsx';

export const Popover = Base.Root;
export const PopoverTrigger = Base.Trigger;
export const PopoverAnchor = Base.Anchor;

export function PopoverContent({ className, sideOffset = 6, ...rest }: ComponentProps<typeof Base.Content>) {
  return (
    <Base.Portal>
      <Base.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floatLook,
          'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
          className,
        )}
        {...rest}
      />
    </Base.Portal>
  );
}
