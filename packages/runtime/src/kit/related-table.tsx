import { Plus } from 'lucide-react';
import type { Row } from '../sdk/entity-types.ts';
import { actions } from '../texts/actions.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../ui/table.tsx';
import { useIsMobile } from '../ui/use-mobile.ts';
import type { Related } from './api.ts';
import { useReferences, useRows } from './data.ts';
import { MobileList } from './mobile-list.tsx';
import { counted, fieldsOf, isNumeric, nounOf } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { Failed } from './states.tsx';
import { TableLine } from './table-line.tsx';
import { useListing } from './use-listing.tsx';
import { useRealFirst } from './use-samples.ts';

type Props = { related: Related; parent: Row; readOnly: boolean };

/** The rows that point to the shown record; a new one starts with that reference filled in. */
export function RelatedTable({ related, parent, readOnly }: Props) {
  const { entity, field, columns, sort = '-created_date', formFields, detailPage } = related;
  const defaults = { [field]: parent.id };
  const listing = useListing({ entity, detailPage, formFields, readOnly, defaults });
  const order = useRealFirst(entity, sort);
  const rows = useRows(entity, { where: { [field]: parent.id }, sort: order, limit: 500 });
  const fields = fieldsOf(entity.schema, columns).filter(({ key }) => key !== field);
  const found = rows.data ?? [];
  const isMobile = useIsMobile();
  const references = useReferences(fields, found);
  return (
    <Card className="gap-0 overflow-hidden py-0">
      {rows.isPending ? <RowsSkeleton rows={3} /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? listing.empty() : null}
      {found.length > 0 ? (
        <>
          {!listing.mayCreate ? null : (
            <div className="flex items-center justify-between border-b border-border px-5 py-2.5">
              <span className="text-[13px] text-muted-foreground tabular-nums">
                {counted(found.length, nounOf(entity.schema))}
              </span>
              <Button variant="outline" size="sm" onClick={() => listing.create()}>
                <Plus /> {actions.addNoun(nounOf(entity.schema))}
              </Button>
            </div>
          )}
          {isMobile ? (
            <MobileList
              rows={found}
              fields={fields}
              references={references}
              listing={listing}
              readOnly={readOnly}
            />
          ) : (
            <Table scrollLabel={related.label}>
              <TableHeader>
                <TableRow className="hover:bg-transparent">
                  {fields.map((column) => (
                    <TableHead key={column.key} className={isNumeric(column) ? 'text-end' : ''}>
                      {column.label}
                    </TableHead>
                  ))}
                  <TableHead className="w-px">
                    <span className="sr-only">{actions.menuOfRow}</span>
                  </TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {found.map((row) => (
                  <TableLine
                    key={row.id}
                    row={row}
                    fields={fields}
                    references={references}
                    listing={listing}
                    readOnly={readOnly}
                    rowActions={undefined}
                    isSelected={false}
                    canSelect={false}
                    onToggle={() => undefined}
                  />
                ))}
              </TableBody>
            </Table>
          )}
        </>
      ) : null}
      {listing.dialogs}
    </Card>
  );
}
