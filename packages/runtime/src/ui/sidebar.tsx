import { PanelLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, type MouseEvent, use, useState } from 'react';
import { sidebar } from '../texts/ui/sidebar.ts';
import { Button, type ButtonProps } from './button.tsx';
import { cn } from './lib-utils.ts';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from './sheet.tsx';
import { useIsMobile } from './use-mobile.ts';

type SidebarState = {
  state: 'expanded' | 'collapsed';
  open: boolean;
  setOpen: (open: boolean) => void;
  openMobile: boolean;
  setOpenMobile: (open: boolean) => void;
  isMobile: boolean;
  toggleSidebar: () => void;
};

const Context = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = use(Context);
  if (state === null) throw new Error('useSidebar must be used within a SidebarProvider.');
  return state;
}

type ProviderProps = ComponentProps<'div'> & {
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function SidebarProvider({
  defaultOpen = true,
  open: given,
  onOpenChange,
  className,
  ...props
}: ProviderProps) {
  const isMobile = useIsMobile();
  const [own, setOwn] = useState(defaultOpen);
  const [openMobile, setOpenMobile] = useState(false);
  const open = given ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const toggleSidebar = () => (isMobile ? setOpenMobile(!openMobile) : setOpen(!open));
  const state = open ? 'expanded' : 'collapsed';
  return (
    <Context value={{ state, open, setOpen, openMobile, setOpenMobile, isMobile, toggleSidebar }}>
      <div className={cn('flex min-h-svh w-full', className)} {...props} />
    </Context>
  );
}

type SidebarProps = ComponentProps<'div'> & {
  side?: 'left' | 'right';
  variant?: 'sidebar' | 'floating' | 'inset';
  collapsible?: 'offcanvas' | 'icon' | 'none';
};

export function Sidebar({
  side = 'left',
  variant: _variant,
  collapsible = 'offcanvas',
  className,
  children,
  ...props
}: SidebarProps) {
  const { isMobile, open, openMobile, setOpenMobile } = useSidebar();
  const look = 'bg-sidebar text-sidebar-foreground border-sidebar-border';
  if (isMobile && collapsible !== 'none') {
    return (
      <Sheet open={openMobile} onOpenChange={setOpenMobile}>
        <SheetContent side={side} className={cn(look, 'w-72 p-0')}>
          <SheetTitle className="sr-only">{sidebar.menu}</SheetTitle>
          <SheetDescription className="sr-only">{sidebar.pages}</SheetDescription>
          <div className="flex h-full w-full flex-col">{children}</div>
        </SheetContent>
      </Sheet>
    );
  }
  if (!open && collapsible === 'offcanvas') return null;
  return (
    <div
      data-state={open ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-0 flex h-svh shrink-0 flex-col overflow-hidden transition-[width]',
        side === 'left' ? 'border-r' : 'order-last border-l',
        open || collapsible === 'none' ? 'w-64' : 'w-14',
        look,
        className,
      )}
      {...props}
    >
      {children}
    </div>
  );
}

export function SidebarTrigger({ className, onClick, ...props }: ButtonProps) {
  const { toggleSidebar } = useSidebar();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    toggleSidebar();
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      className={cn('size-8 max-md:size-10', className)}
      onClick={handleClick}
      {...props}
    >
      <PanelLeft />
      <span className="sr-only">{sidebar.toggle}</span>
    </Button>
  );
}

type MenuButtonProps = ComponentProps<'button'> & {
  asChild?: boolean;
  isActive?: boolean;
  tooltip?: string;
  size?: 'default' | 'sm' | 'lg';
  variant?: 'default' | 'outline';
};

export function SidebarMenuButton({
  asChild = false,
  isActive = false,
  tooltip,
  size,
  variant: _variant,
  className,
  ...props
}: MenuButtonProps) {
  const Tag = asChild ? Slot.Root : 'button';
  return (
    <Tag
      title={tooltip}
      data-active={isActive}
      data-size={size}
      className={cn(
        'flex h-9 w-full items-center gap-2 overflow-hidden rounded-md px-2 text-left text-sm outline-none hover:bg-sidebar-accent hover:text-sidebar-accent-foreground focus-visible:ring-2 focus-visible:ring-ring data-[active=true]:bg-sidebar-accent data-[active=true]:font-medium data-[active=true]:text-sidebar-accent-foreground data-[size=lg]:h-12 data-[size=sm]:h-7 [&>span:last-child]:truncate [&>svg]:size-4 [&>svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export const SidebarMenuSubButton = ({
  asChild = false,
  isActive = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean; isActive?: boolean }) => {
  const Tag = asChild ? Slot.Root : 'a';
  return (
    <Tag
      data-active={isActive}
      className={cn(
        'flex h-8 min-w-0 items-center gap-2 rounded-md px-2 text-sm hover:bg-sidebar-accent data-[active=true]:bg-sidebar-accent',
        className,
      )}
      {...props}
    />
  );
};

export const SidebarMenuAction = ({ className, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={cn(
      'absolute top-1.5 right-1 flex aspect-square w-6 items-center justify-center rounded-md [&>svg]:size-4',
      className,
    )}
    {...props}
  />
);

export const SidebarGroupAction = SidebarMenuAction;

export const SidebarHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-col gap-2 p-2', className)} {...props} />
);
export const SidebarFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-col gap-2 p-2', className)} {...props} />
);
export const SidebarContent = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex min-h-0 flex-1 flex-col gap-2 overflow-auto', className)} {...props} />
);
export const SidebarGroup = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('relative flex w-full min-w-0 flex-col p-2', className)} {...props} />
);
export const SidebarGroupLabel = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    className={cn('flex h-8 shrink-0 items-center px-2 text-xs font-medium opacity-70', className)}
    {...props}
  />
);
export const SidebarGroupContent = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('w-full text-sm', className)} {...props} />
);
export const SidebarMenu = ({ className, ...props }: ComponentProps<'ul'>) => (
  <ul className={cn('flex w-full min-w-0 flex-col gap-1', className)} {...props} />
);
export const SidebarMenuItem = ({ className, ...props }: ComponentProps<'li'>) => (
  <li className={cn('relative', className)} {...props} />
);
export const SidebarMenuSub = ({ className, ...props }: ComponentProps<'ul'>) => (
  <ul
    className={cn(
      'mx-3.5 flex min-w-0 flex-col gap-1 border-l border-sidebar-border px-2.5 py-0.5',
      className,
    )}
    {...props}
  />
);
export const SidebarMenuSubItem = ({ className, ...props }: ComponentProps<'li'>) => (
  <li className={cn('relative', className)} {...props} />
);
export const SidebarMenuBadge = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    className={cn(
      'pointer-events-none absolute top-1.5 right-1 flex h-5 min-w-5 items-center justify-center rounded-md px-1 text-xs font-medium tabular-nums',
      className,
    )}
    {...props}
  />
);
export const SidebarInset = ({ className, ...props }: ComponentProps<'main'>) => (
  <main className={cn('relative flex min-w-0 flex-1 flex-col bg-background', className)} {...props} />
);
export const SidebarSeparator = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('mx-2 h-px bg-sidebar-border', className)} {...props} />
);
