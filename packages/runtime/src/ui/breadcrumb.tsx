import { ChevronRight, MoreHorizontal } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { breadcrumb } from '../texts/ui/breadcrumb.ts';
import { cn } from './lib-utils.ts';

export const Breadcrumb = (props: ComponentProps<'nav'>) => <nav aria-label={breadcrumb.label} {...props} />;

export function BreadcrumbLink({
  asChild,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Tag = asChild ? Slot.Root : 'a';
  return <Tag className={cn('transition-colors hover:text-foreground', className)} {...props} />;
}

export const BreadcrumbPage = ({ className, ...props }: ComponentProps<'span'>) => (
  <span aria-current="page" className={cn('text-foreground', className)} {...props} />
);

export const BreadcrumbSeparator = ({ children, className, ...props }: ComponentProps<'li'>) => (
  <li role="presentation" aria-hidden="true" className={cn('[&>svg]:size-3.5', className)} {...props}>
    {children ?? <ChevronRight />}
  </li>
);

export const BreadcrumbEllipsis = ({ className, ...props }: ComponentProps<'span'>) => (
  <span className={cn('flex size-9 items-center justify-center', className)} {...props}>
    <MoreHorizontal className="size-4" aria-hidden="true" />
    <span className="sr-only">{breadcrumb.more}</span>
  </span>
);

export const BreadcrumbList = ({ className, ...props }: ComponentProps<'ol'>) => (
  <ol
    data-slot="breadcrumb-list"
    className={cn('flex flex-wrap items-center gap-1.5 text-sm break-words text-muted-foreground', className)}
    {...props}
  />
);
export const BreadcrumbItem = ({ className, ...props }: ComponentProps<'li'>) => (
  <li data-slot="breadcrumb-item" className={cn('inline-flex items-center gap-1.5', className)} {...props} />
);
