import { useEffect, useMemo, useState } from 'react';
import type { Row } from '../sdk/entity-types.ts';
import { lists } from '../texts/lists.ts';
import { Card } from '../ui/card.tsx';
import { Table, TableBody } from '../ui/table.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { RecordTableProps } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import { exportRows, toastOutcome } from './csv-export.ts';
import { useCount, useReferences, useRows } from './data.ts';
import { FilterBar } from './filter-bar.tsx';
import { readPageSize, readTexts, useKept } from './kept.ts';
import { MobileList } from './mobile-list.tsx';
import { Readable } from './readable.tsx';
import { fieldsOf, nounOf, pluralOf } from './schema.ts';
import { TableSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { TableLine } from './table-line.tsx';
import { ColumnMenu, Paging, TableHeads } from './table-parts.tsx';
import { useFiltering } from './use-filtering.ts';
import { useListing } from './use-listing.tsx';
import { useRealFirst } from './use-samples.ts';

/** The list of an entity: search, filters, sortable columns, pages, choice of columns, bulk delete, CSV. */
export const RecordTable = (props: RecordTableProps) => (
  <Readable entities={[props.entity]}>
    <TableView {...props} />
  </Readable>
);

function TableView(props: RecordTableProps) {
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
  const { hidden, setHidden, size, setSize } = useKeptLook(props);
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());

  const filterKey = JSON.stringify(filtering.where);
  const [page, setPage] = useState({ at: 0, of: filterKey });
  // A changed filter starts at the first page again.
  if (page.of !== filterKey) setPage({ at: 0, of: filterKey });
  const at = page.of === filterKey ? page.at : 0;
  const firstOrder = useRealFirst(entity, firstSort);
  const order = sort === firstSort ? firstOrder : sort;
  const rows = useRows(entity, { where: filtering.where, sort: order, limit: size, skip: at * size });
  const count = useCount(entity, filtering.where);
  // Pages write their columns in place, a new list each time; what they name is compared.
  const names = columns.join();
  const all = useMemo(() => fieldsOf(entity.schema, names.split(',')), [entity, names]);
  const fields = useMemo(() => all.filter(({ key }) => !hidden.includes(key)), [all, hidden]);
  const found = rows.data ?? [];
  const references = useReferences(fields, found);
  const total = count.data ?? found.length;
  const last = Math.max(0, Math.ceil(total / size) - 1);
  useEffect(() => {
    // The last row of the last page was deleted.
    if (at > last && count.isSuccess && !count.isPlaceholderData) setPage({ at: last, of: filterKey });
  }, [at, last, filterKey, count.isSuccess, count.isPlaceholderData]);
  const isMobile = useIsMobile();
  const shared = { fields, references, listing, readOnly };
  const toggle = (row: Row) => setSelected((former) => withAll(former, [row], !former.has(row.id)));
  const isOnPage = ({ id }: Row) => selected.has(id);
  return (
    <div className="flex flex-col gap-3">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(nounOf(entity.schema)))}>
        {csv ? (
          <CsvButtons
            entity={entity}
            fields={columns}
            where={filtering.where}
            isReadOnly={!listing.mayCreate}
          />
        ) : null}
        <ColumnMenu fields={all} hidden={hidden} onChange={setHidden} />
      </FilterBar>
      <Card className="gap-0 overflow-clip py-0">
        {selected.size > 0 ? (
          <BulkBar
            count={selected.size}
            onDelete={
              [...selected.values()].every(listing.mayRemove)
                ? () => listing.remove([...selected.values()], () => setSelected(new Map()))
                : undefined
            }
            onExport={() => toastOutcome(exportRows(entity, columns, [...selected.values()]))}
            onClear={() => setSelected(new Map())}
          />
        ) : null}
        {rows.isPending ? <TableSkeleton columns={fields.length} /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data?.length === 0 && at === 0 ? listing.empty(filtering) : null}
        {found.length > 0 && isMobile ? (
          <MobileList rows={found} {...shared} selected={selected} onToggle={toggle} />
        ) : null}
        {found.length > 0 && !isMobile ? (
          <Table scrollLabel={pluralOf(nounOf(entity.schema))}>
            <TableHeads
              fields={fields}
              sort={sort}
              onSort={setSort}
              canSelect={!readOnly}
              chosen={found.every(isOnPage) ? true : found.some(isOnPage) ? 'indeterminate' : false}
              onSelectAll={(isAll) => setSelected(withAll(selected, found, isAll))}
            />
            <TableBody>
              {found.map((row) => (
                <TableLine
                  key={row.id}
                  row={row}
                  {...shared}
                  rowActions={rowActions}
                  isSelected={selected.has(row.id)}
                  onToggle={toggle}
                />
              ))}
            </TableBody>
          </Table>
        ) : null}
        {found.length > 0 ? (
          <Paging
            size={size}
            at={at}
            total={total}
            onChange={(next) => {
              if (next.size !== undefined) setSize(next.size);
              setPage({ at: next.at, of: filterKey });
            }}
          />
        ) : null}
      </Card>
      {listing.dialogs}
    </div>
  );
}

/** Columns and page size as this person left them in this list. */
function useKeptLook({ entity, columns, pageSize = 25 }: RecordTableProps) {
  const list = `${entity.name}:${columns.join(',')}`;
  const [hidden, setHidden] = useKept<readonly string[]>(`columns:${list}`, [], readTexts);
  const [size, setSize] = useKept(`rows:${list}`, pageSize, readPageSize);
  return { hidden, setHidden, size, setSize };
}

function withAll(former: ReadonlyMap<string, Row>, rows: readonly Row[], isChosen: boolean) {
  const next = new Map(former);
  for (const row of rows) {
    if (isChosen) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
