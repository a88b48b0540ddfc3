import { Check, ChevronRight, Circle } from 'lucide-react';
import { Menubar as MenubarPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';

export const MenubarTrigger = ({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Trigger>) => (
  <MenubarPrimitive.Trigger
    className={cn(
      'flex items-center rounded-sm px-2 py-1 text-sm font-medium outline-none select-none focus:bg-accent data-[state=open]:bg-accent',
      className,
    )}
    {...props}
  />
);
export const MenubarGroup = (props: ComponentProps<typeof MenubarPrimitive.Group>) => (
  <MenubarPrimitive.Group data-slot="menubar-group" {...props} />
);
export const MenubarPortal = (props: ComponentProps<typeof MenubarPrimitive.Portal>) => (
  <MenubarPrimitive.Portal data-slot="menubar-portal" {...props} />
);
export const MenubarSub = (props: ComponentProps<typeof MenubarPrimitive.Sub>) => (
  <MenubarPrimitive.Sub data-slot="menubar-sub" {...props} />
);
export const MenubarRadioGroup = (props: ComponentProps<typeof MenubarPrimitive.RadioGroup>) => (
  <MenubarPrimitive.RadioGroup data-slot="menubar-radio-group" {...props} />
);
export const MenubarMenu = (props: ComponentProps<typeof MenubarPrimitive.Menu>) => (
  <MenubarPrimitive.Menu data-slot="menubar-menu" {...props} />
);
export const MenubarLabel = ({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Label>) => (
  <MenubarPrimitive.Label
    data-slot="menubar-label"
    className={cn('px-2 py-1.5 text-xs font-medium text-muted-foreground data-[inset]:pl-8', className)}
    {...props}
  />
);
export const MenubarSeparator = ({
  className,
  ...props
}: ComponentProps<typeof MenubarPrimitive.Separator>) => (
  <MenubarPrimitive.Separator
    data-slot="menubar-separator"
    className={cn('-mx-1 my-1 h-px bg-border', className)}
    {...props}
  />
);
export const MenubarSubContent = ({
  className,
  ...props
}: ComponentProps<typeof MenubarPrimitive.SubContent>) => (
  <MenubarPrimitive.SubContent
    data-slot="menubar-sub-content"
    className={cn(
      'kit-floating z-50 rounded-lg border border-border bg-popover text-popover-foreground shadow-md outline-none data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-95 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 min-w-32 overflow-hidden p-1',
      className,
    )}
    {...props}
  />
);

export const MenubarContent = ({
  className,
  sideOffset = 4,
  ...props
}: ComponentProps<typeof MenubarPrimitive.Content>) => (
  <MenubarPrimitive.Portal>
    <MenubarPrimitive.Content
      sideOffset={sideOffset}
      className={cn(
        'kit-floating z-50 rounded-lg border border-border bg-popover text-popover-foreground shadow-md outline-none data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-95 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 max-h-(--radix-menubar-content-available-height) min-w-40 overflow-y-auto p-1',
        className,
      )}
      {...props}
    />
  </MenubarPrimitive.Portal>
);

type MenubarItemProps = ComponentProps<typeof MenubarPrimitive.Item> & {
  inset?: boolean;
  variant?: 'default' | 'destructive';
};

export const MenubarItem = ({ className, inset, variant = 'default', ...props }: MenubarItemProps) => (
  <MenubarPrimitive.Item
    data-inset={inset}
    data-variant={variant}
    className={cn(
      'relative flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none focus:bg-accent focus:text-accent-foreground data-[disabled]:pointer-events-none data-[disabled]:opacity-50 data-[inset]:pl-8 data-[variant=destructive]:text-danger data-[variant=destructive]:focus:bg-danger-soft data-[variant=destructive]:focus:text-danger max-md:py-2.5 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0',
      className,
    )}
    {...props}
  />
);

const mark = 'pointer-events-none absolute left-2 flex size-3.5 items-center justify-center';
const marked =
  'relative flex cursor-default items-center gap-2 rounded-md py-1.5 pr-2 pl-8 text-sm outline-none select-none focus:bg-accent focus:text-accent-foreground data-[disabled]:pointer-events-none data-[disabled]:opacity-50';

export const MenubarCheckboxItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof MenubarPrimitive.CheckboxItem>) => (
  <MenubarPrimitive.CheckboxItem className={cn(marked, className)} {...props}>
    <span className={mark}>
      <MenubarPrimitive.ItemIndicator>
        <Check className="size-4" />
      </MenubarPrimitive.ItemIndicator>
    </span>
    {children}
  </MenubarPrimitive.CheckboxItem>
);

export const MenubarRadioItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof MenubarPrimitive.RadioItem>) => (
  <MenubarPrimitive.RadioItem className={cn(marked, className)} {...props}>
    <span className={mark}>
      <MenubarPrimitive.ItemIndicator>
        <Circle className="size-2 fill-current" />
      </MenubarPrimitive.ItemIndicator>
    </span>
    {children}
  </MenubarPrimitive.RadioItem>
);

export const MenubarSubTrigger = ({
  className,
  inset,
  children,
  ...props
}: ComponentProps<typeof MenubarPrimitive.SubTrigger> & { inset?: boolean }) => (
  <MenubarPrimitive.SubTrigger
    data-inset={inset}
    className={cn(
      'flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none focus:bg-accent data-[inset]:pl-8 data-[state=open]:bg-accent',
      className,
    )}
    {...props}
  >
    {children}
    <ChevronRight className="ml-auto size-4" />
  </MenubarPrimitive.SubTrigger>
);

export const MenubarShortcut = ({ className, ...props }: ComponentProps<'span'>) => (
  <span className={cn('ml-auto text-xs tracking-widest text-muted-foreground', className)} {...props} />
);

export const Menubar = ({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Root>) => (
  <MenubarPrimitive.Root
    className={cn('flex h-9 items-center gap-1 rounded-md border border-border bg-card p-1', className)}
    {...props}
  />
);
