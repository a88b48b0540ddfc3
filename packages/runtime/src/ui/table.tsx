import { type ComponentProps, useRef } from 'react';
import { tables } from '../texts/ui/tables.ts';
import { cn } from './lib-utils.ts';
import { useOverflow } from './use-overflow.ts';

type TableProps = ComponentProps<'table'> & {
  /** Names the room that the table scrolls in. */
  scrollLabel?: string | undefined;
  scrollClassName?: string;
};

/** What does not fit fades at the edge behind which there is more, and can be reached and scrolled by keys. */
export function Table({ className, scrollLabel = tables.label, scrollClassName, ...props }: TableProps) {
  const room = useRef<HTMLDivElement>(null);
  const reached = useOverflow(room) ? { role: 'group', tabIndex: 0, 'aria-label': scrollLabel } : {};
  return (
    <div
      ref={room}
      data-slot="table-container"
      className={cn(
        'kit-fade relative w-full overflow-auto outline-none [scrollbar-width:thin] focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset',
        scrollClassName,
      )}
      {...reached}
    >
      <table data-slot="table" className={cn('w-full caption-bottom text-[13.5px]', className)} {...props} />
    </div>
  );
}
export const TableHeader = ({ className, ...props }: ComponentProps<'thead'>) => (
  <thead data-slot="table-header" className={cn('[&_tr]:border-b', className)} {...props} />
);
export const TableBody = ({ className, ...props }: ComponentProps<'tbody'>) => (
  <tbody data-slot="table-body" className={cn('[&_tr:last-child]:border-0', className)} {...props} />
);
export const TableFooter = ({ className, ...props }: ComponentProps<'tfoot'>) => (
  <tfoot
    data-slot="table-footer"
    className={cn('border-t border-border bg-muted/50 font-medium [&>tr]:last:border-b-0', className)}
    {...props}
  />
);
export const TableRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr
    data-slot="table-row"
    className={cn(
      'border-b border-border transition-colors hover:bg-muted/50 data-[state=selected]:bg-accent',
      className,
    )}
    {...props}
  />
);
export const TableHead = ({ className, ...props }: ComponentProps<'th'>) => (
  <th
    data-slot="table-head"
    className={cn(
      'h-10 px-3 text-start align-middle text-[12.5px] font-medium whitespace-nowrap text-muted-foreground first:ps-5 last:pe-5',
      className,
    )}
    {...props}
  />
);
export const TableCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td
    data-slot="table-cell"
    className={cn('px-3 py-(--row-pad) align-middle first:ps-5 last:pe-5', className)}
    {...props}
  />
);
export const TableCaption = ({ className, ...props }: ComponentProps<'caption'>) => (
  <caption
    data-slot="table-caption"
    className={cn('mt-4 text-sm text-muted-foreground', className)}
    {...props}
  />
);
