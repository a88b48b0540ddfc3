import { ChevronLeft, ChevronRight, MoreHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pagination } from '../texts/ui/pagination.ts';
import { buttonVariants } from './button.tsx';
import { cn } from './lib-utils.ts';

export const Pagination = ({ className, ...props }: ComponentProps<'nav'>) => (
  <nav
    aria-label={pagination.label}
    className={cn('mx-auto flex w-full justify-center', className)}
    {...props}
  />
);

export const PaginationContent = ({ className, ...props }: ComponentProps<'ul'>) => (
  <ul className={cn('flex flex-row items-center gap-1', className)} {...props} />
);

export const PaginationItem = (props: ComponentProps<'li'>) => <li {...props} />;

type LinkProps = ComponentProps<'a'> & { isActive?: boolean; size?: 'default' | 'sm' | 'lg' | 'icon' };

export const PaginationLink = ({
  className,
  isActive = false,
  size = 'icon',
  children,
  ...props
}: LinkProps) => (
  <a
    aria-current={isActive ? 'page' : undefined}
    className={cn(buttonVariants({ variant: isActive ? 'outline' : 'ghost', size }), className)}
    {...props}
  >
    {children}
  </a>
);

export const PaginationPrevious = (props: LinkProps) => (
  <PaginationLink aria-label={pagination.goToPrevious} size="default" {...props}>
    <ChevronLeft />
    <span className="hidden sm:block">{pagination.previous}</span>
  </PaginationLink>
);

export const PaginationNext = (props: LinkProps) => (
  <PaginationLink aria-label={pagination.goToNext} size="default" {...props}>
    <span className="hidden sm:block">{pagination.next}</span>
    <ChevronRight />
  </PaginationLink>
);

export const PaginationEllipsis = ({ className, ...props }: ComponentProps<'span'>) => (
  <span aria-hidden="true" className={cn('flex size-9 items-center justify-center', className)} {...props}>
    <MoreHorizontal className="size-4" />
  </span>
);
