import type { ComponentProps } from 'react';
import { cn } from './lib-utils.ts';
import { ScrollBox } from './scroll-box.tsx';

type TableProps = ComponentProps<'table'> & {
  /** Names the room that the table scrolls in, where it may hold nothing to press. */
  scrollLabel?: string | undefined;
  scrollClassName?: string;
};

export function Table({ className, scrollLabel, scrollClassName, ...props }: TableProps) {
  const table = (
    <table data-slot="table" className={cn('w-full caption-bottom text-[13.5px]', className)} {...props} />
  );
  return scrollLabel === undefined ? (
    <div data-slot="table-container" className="relative w-full overflow-x-auto">
      {table}
    </div>
  ) : (
    <ScrollBox label={scrollLabel} className={cn('w-full', scrollClassName)}>
      {table}
    </ScrollBox>
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
