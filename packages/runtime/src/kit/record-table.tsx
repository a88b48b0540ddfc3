import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Table, TableBody } from '../ui/table.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { RecordTableProps } from './api.ts';
import { CsvButtons } from './csv-buttons.tsx';
import { useCount, useReferences, useRows } from './data.ts';
import { FilterBar, useFiltering } from './filter-bar.tsx';
import { MobileList } from './mobile-list.tsx';
import { fieldsOf, nounOf, pluralOf } from './schema.ts';
import { Failed, RowsSkeleton } from './states.tsx';
import { TableLine } from './table-line.tsx';
import { ColumnMenu, Paging, TableHeads } from './table-parts.tsx';
import { useListing } from './use-listing.tsx';

/** The list of an entity: search, filters, sortable columns, pages, choice of columns, bulk delete, CSV. */
export function RecordTable(props: RecordTableProps) {
  const {
    entity,
    columns,
    sort: firstSort = '-created_date',
    readOnly = false,
    rowActions,
    csv = true,
  } = props;
  const filtering = useFiltering(props);
  const listing = useListing(props);
  const [sort, setSort] = useState(firstSort);
  const [page, setPage] = useState({ size: props.pageSize ?? 25, at: 0, of: '' });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  // A changed filter starts at the first page again.
  const filterKey = JSON.stringify(filtering.where);
  const at = page.of === filterKey ? page.at : 0;
  const rows = useRows(entity, { where: filtering.where, sort, limit: page.size, skip: at * page.size });
  const count = useCount(entity, filtering.where);
  const all = fieldsOf(entity.schema, columns);
  const fields = all.filter(({ key }) => !hidden.includes(key));
  const found = rows.data ?? [];
  const references = useReferences(fields, found);
  const chosen = found.filter(({ id }) => selected.has(id));
  const toggle = (id: string) => setSelected((former) => toggled(former, id));
  const canSelect = !readOnly && found.length > 0;
  const isMobile = useIsMobile();

  return (
    <div className="flex flex-col gap-3">
      <FilterBar filtering={filtering} placeholder={`Search ${pluralOf(nounOf(entity.schema))}`}>
        {csv ? (
          <CsvButtons entity={entity} fields={columns} where={filtering.where} isReadOnly={readOnly} />
        ) : null}
        <ColumnMenu fields={all} hidden={hidden} onChange={setHidden} />
      </FilterBar>
      <Card className="gap-0 overflow-hidden py-0">
        {chosen.length > 0 ? (
          <div className="flex items-center gap-3 border-b border-border bg-accent px-5 py-2 text-[13px] text-accent-foreground">
            <span role="status">{chosen.length} selected</span>
            <Button variant="outline" size="sm" onClick={() => listing.remove(chosen)}>
              Delete
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setSelected(new Set())}>
              Clear selection
            </Button>
          </div>
        ) : null}
        {rows.isPending ? <RowsSkeleton rows={8} /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data?.length === 0 ? listing.empty(filtering) : null}
        {found.length > 0 && isMobile ? (
          <MobileList
            rows={found}
            fields={fields}
            references={references}
            listing={listing}
            readOnly={readOnly}
          />
        ) : null}
        {found.length > 0 && !isMobile ? (
          <Table>
            <TableHeads
              fields={fields}
              sort={sort}
              onSort={setSort}
              canSelect={canSelect}
              isAllSelected={chosen.length === found.length}
              onSelectAll={(isAll) => setSelected(new Set(isAll ? found.map(({ id }) => id) : []))}
            />
            <TableBody>
              {found.map((row) => (
                <TableLine
                  key={row.id}
                  row={row}
                  fields={fields}
                  references={references}
                  listing={listing}
                  readOnly={readOnly}
                  rowActions={rowActions}
                  isSelected={selected.has(row.id)}
                  onToggle={() => toggle(row.id)}
                />
              ))}
            </TableBody>
          </Table>
        ) : null}
        {found.length > 0 ? (
          <Paging
            size={page.size}
            at={at}
            total={count.data ?? found.length}
            onChange={(next) => setPage({ ...page, ...next, of: filterKey })}
          />
        ) : null}
      </Card>
      {listing.dialogs}
    </div>
  );
}

function toggled(former: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(former);
  if (!next.delete(id)) next.add(id);
  return next;
}
