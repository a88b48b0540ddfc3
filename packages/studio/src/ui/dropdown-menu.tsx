import { Check } from 'lucide-react';
import { DropdownMenu as Base } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const DropdownMenuTrigger = Base.Trigger;
export const DropdownMenuRadioGroup = Base.RadioGroup;

export const floatLook =
  'z-50 animate-pop rounded-card border border-line bg-raised shadow-float data-[state=closed]:animate-leave';

const itemLook =
  'relative flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 py-1.5 text-dense text-ink outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-sunken data-[disabled]:opacity-50 max-md:min-h-10 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

export function DropdownMenuContent({
  className,
  sideOffset = 6,
  ...rest
}: ComponentProps<typeof Base.Content>) {
  return (
    <Base.Portal>
      <Base.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floatLook,
          'max-h-[min(60dvh,var(--radix-dropdown-menu-content-available-height))] min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto p-1',
          className,
        )}
        {...rest}
      />
    </Base.Portal>
  );
}

/** Not modal: the page behind stays readable and scrolls. */
export function DropdownMenu(props: ComponentProps<typeof Base.Root>) {
  return <Base.Root modal={false} {...props} />;
}

type ItemProps = ComponentProps<typeof Base.Item> & { tone?: 'danger' };

export function DropdownMenuItem({ className, tone, ...rest }: ItemProps) {
  const danger = tone === 'danger' && 'text-danger data-[highlighted]:bg-danger-soft [&_svg]:text-danger';
  return <Base.Item className={cn(itemLook, danger, className)} {...rest} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Base.RadioItem>) {
  return (
    <Base.RadioItem className={cn(itemLook, 'pr-9', className)} {...rest}>
      {children}
      <Base.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden className="text-ink!" />
      </Base.ItemIndicator>
    </Base.RadioItem>
  );
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Base.Separator>) {
  return <Base.Separator className={cn('-mx-1 my-1 h-px bg-line', className)} {...rest} />;
}
