import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsUpDown, Columns3 } from 'lucide-react';
import { actions } from '../texts/actions.ts';
import { selection } from '../texts/selection.ts';
import { table } from '../texts/table.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select.tsx';
import { TableHead, TableHeader, TableRow } from '../ui/table.tsx';
import { formatNumber } from './format.ts';
import { type Field, isNumeric, isSortable } from './schema.ts';

type HeadsProps = {
  fields: readonly Field[];
  sort: string;
  onSort: (sort: string) => void;
  canSelect: boolean;
  /** Whether all, some or none of the page's rows are chosen. */
  chosen: boolean | 'indeterminate';
  onSelectAll: (isAll: boolean) => void;
};

export const TableHeads = ({ fields, sort, onSort, canSelect, chosen, onSelectAll }: HeadsProps) => (
  <TableHeader>
    <TableRow className="hover:bg-transparent">
      {canSelect ? (
        <TableHead className="w-10">
          <Checkbox
            checked={chosen}
            onCheckedChange={(checked) => onSelectAll(checked === true)}
            aria-label={selection.all}
          />
        </TableHead>
      ) : null}
      {fields.map((field) => (
        <Head key={field.key} field={field} sort={sort} onSort={onSort} />
      ))}
      <TableHead className="w-px">
        <span className="sr-only">{actions.menuOfRow}</span>
      </TableHead>
    </TableRow>
  </TableHeader>
);

function Head({ field, sort, onSort }: { field: Field; sort: string; onSort: (sort: string) => void }) {
  const isUp = sort === field.key;
  const isDown = sort === `-${field.key}`;
  const direction = isUp ? 'ascending' : isDown ? 'descending' : 'none';
  if (!isSortable(field)) return <TableHead>{field.label}</TableHead>;
  return (
    <TableHead aria-sort={direction} className={cn(isNumeric(field) && 'text-end')}>
      <button
        type="button"
        onClick={() => onSort(isUp ? `-${field.key}` : field.key)}
        // The arrow, also while it is not seen, stands away from the edge that the figures are set to.
        className={cn(
          'group inline-flex items-center gap-1 rounded-sm align-middle outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring',
          isNumeric(field) && 'flex-row-reverse',
        )}
      >
        {field.label}
        {isUp ? <ArrowUp className="size-3.5" aria-hidden="true" /> : null}
        {isDown ? <ArrowDown className="size-3.5" aria-hidden="true" /> : null}
        {isUp || isDown ? null : (
          <ChevronsUpDown
            className="size-3.5 opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60"
            aria-hidden="true"
          />
        )}
      </button>
    </TableHead>
  );
}

type MenuProps = {
  fields: readonly Field[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

export const ColumnMenu = ({ fields, hidden, onChange }: MenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button
        variant="outline"
        size="icon"
        className="max-md:hidden"
        aria-label={table.chooseColumns}
        title={table.columns}
      >
        <Columns3 />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">
      {fields.slice(1).map(({ key, label }) => (
        <DropdownMenuCheckboxItem
          key={key}
          checked={!hidden.includes(key)}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={(isShown) =>
            onChange(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])
          }
        >
          {label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);

type PagingProps = {
  size: number;
  at: number;
  total: number;
  onChange: (next: { size?: number; at: number }) => void;
};

export function Paging({ size, at, total, onChange }: PagingProps) {
  const first = at * size + 1;
  const last = Math.min(total, first + size - 1);
  const sizes = [...new Set([10, 25, 50, 100, size])].sort((one, other) => one - other);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border px-5 py-2.5 text-[13px] text-muted-foreground">
      <span className="tabular-nums">
        {table.range(formatNumber(first), formatNumber(last), formatNumber(total))}
      </span>
      <div className="flex items-center gap-2">
        <Select value={String(size)} onValueChange={(text) => onChange({ size: Number(text), at: 0 })}>
          <SelectTrigger size="sm" className="w-auto" aria-label={table.rowsPerPage}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {sizes.map((one) => (
              <SelectItem key={one} value={String(one)}>
                {table.rows(one)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        <Button
          variant="outline"
          size="icon"
          className="size-8 max-md:size-10"
          aria-label={table.previousPage}
          disabled={at === 0}
          onClick={() => onChange({ at: at - 1 })}
        >
          <ChevronLeft />
        </Button>
        <Button
          variant="outline"
          size="icon"
          className="size-8 max-md:size-10"
          aria-label={table.nextPage}
          disabled={last >= total}
          onClick={() => onChange({ at: at + 1 })}
        >
          <ChevronRight />
        </Button>
      </div>
    </div>
  );
}
