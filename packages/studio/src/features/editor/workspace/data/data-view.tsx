import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { texts } from '@sayso/contracts/texts';
import { titleFieldOf } from '@sayso/core/entities/title-field';
import { Database } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LeftChoicesNote } from '../../left-choices/left-choices-note.tsx';
import { useSamplesOf } from '../../samples/use-samples.ts';
import { AddFieldButton } from './add-field-button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataHeader } from './data-header.tsx';
import { EmptyRecords, FilteredAway, GridSkeleton, News } from './data-states.tsx';
import { fieldsOf, type Row } from './fields.ts';
import { filterOf, filterText, searchNotes } from './filters.ts';
import { DataGrid } from './grid/data-grid.tsx';
import { SchemasContext } from './schemas-context.ts';
import { Toolbar } from './toolbar.tsx';
import { useClipboardActions } from './use-clipboard-actions.tsx';
import { useLiveRecords } from './use-live-records.ts';
import { useNames } from './use-names.ts';
import { useNouns } from './use-nouns.ts';
import { useOpenedRecord } from './use-opened-record.tsx';
import { type Range, useRecordRows } from './use-record-rows.ts';
import { useSelection } from './use-selection.ts';
import { useView } from './use-view.ts';
import { sortText } from './view-state.ts';

type Props = { app: App; entity: string };

/** All records of one entity, as its app's maker looks after them. */
export function DataScreen({ app, entity }: Props) {
  const schema = Object.hasOwn(app.entities, entity) ? app.entities[entity] : undefined;
  if (schema === undefined) {
    return (
      <div className="p-6">
        <EmptyState icon={Database} title={t('missingEntity', { entity })} />
      </div>
    );
  }
  return (
    <SchemasContext value={app.entities}>
      {/* What was chosen and typed belongs to one entity. */}
      <Records key={`${app.id}:${entity}`} app={app} entity={entity} schema={schema} />
    </SchemasContext>
  );
}

function Records({ app, entity, schema }: Props & { schema: EntitySchema }) {
  const place = useMemo(() => ({ appId: app.id, entity }), [app.id, entity]);
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const [view, change] = useView(app.id, entity);
  const [range, setRange] = useState<Range>({ first: 0, last: rowsOfStep - 1 });
  const handleRange = useCallback((seen: Range) => {
    const next = inSteps(seen);
    setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, []);
  const q = filterText(fields, view);
  const sort = sortText(view.sort);
  const rows = useRecordRows(place, { q, sort }, range);
  const calm = useRef(true);
  const { news, refresh } = useLiveRecords(place, {
    mayMove: () => calm.current,
    isFiltered: q !== undefined,
  });
  const shown = useShownRows(rows, range);
  const nameOf = useNames(app, fields, shown);
  const selection = useSelection(place, rows, q);
  const [filtering, setFiltering] = useState<string | null>(null);
  const title = titleFieldOf(schema);
  const nouns = useNouns(entity);
  const nameOfRow = useCallback(
    (row: Row, index: number) =>
      String((title && row[title]) || '').slice(0, 80) ||
      t('unnamed', { number: String(index + 1), ...nouns }),
    [title, nouns],
  );
  const marksSamples = useSamplesOf(place)?.has_real === true;
  const opened = useOpenedRecord(app, place);
  const clipboard = useClipboardActions({ place, fields, rows, nameOfRow, q, sort });
  const isFiltered = view.filters.length > 0 || view.search.trim() !== '';
  const clear = () => change({ filters: [], search: '' });

  return (
    <section
      aria-label={schema.title ?? entity}
      className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto p-6 max-md:gap-3 max-md:p-4"
    >
      <DataHeader app={app} {...{ place, schema, rows, isFiltered }} onAdd={opened.add} />
      <div className="shrink-0 empty:hidden">
        <LeftChoicesNote {...place} codeHash={app.app_code_hash} isBusy={app.status.state === 'processing'} />
      </div>
      {/* In the toolbar's place, so that no row moves under the hand that ticks it. */}
      <div className="relative">
        <div
          inert={selection.isAny}
          className={cn(
            '@container flex flex-wrap items-center gap-2 max-sm:gap-1 max-sm:[&>button]:px-2',
            selection.isAny && 'invisible',
          )}
        >
          <Toolbar {...{ place, fields, view, change, nameOf, filtering, setFiltering }} />
          <AddFieldButton app={app} entity={entity} />
        </div>
        <BulkBar {...{ place, fields, selection, where: filterOf(fields, view) }} />
      </div>
      {searchNotes(fields, view.search).map((note) => (
        <p key={note} role="status" className="text-caption text-muted">
          {note}
        </p>
      ))}
      <News news={news} nouns={nouns} onShow={refresh} />
      {rows.status === 'error' && (
        <Failed title={texts.recordsFailed} error={rows.error} onRetry={rows.retry} />
      )}
      {rows.status === 'pending' && <GridSkeleton nouns={nouns} />}
      {rows.status === 'success' && rows.count === 0 && !isFiltered && (
        <EmptyRecords place={place} nouns={nouns} onAdd={opened.add} />
      )}
      {rows.status === 'success' && rows.count === 0 && isFiltered && (
        <FilteredAway nouns={nouns} onClear={clear} />
      )}
      {rows.status === 'success' && rows.count > 0 && (
        <>
          {rows.uncounted && (
            <Failed title={t('uncounted', nouns)} error={rows.uncounted} onRetry={rows.recount} />
          )}
          {rows.hasGap && <Failed title={t('gap', nouns)} error={rows.error} onRetry={rows.retry} />}
          <DataGrid
            {...{ place, fields, view, change, rows, nameOf, nameOfRow, calm, marksSamples }}
            label={t('grid', { entity: schema.title ?? entity })}
            base={`/apps/${app.id}/editor/workspace`}
            gone={news.gone}
            selection={selection}
            onRange={handleRange}
            onOpen={opened.open}
            onFilter={setFiltering}
            onCopy={clipboard.copy}
            onPaste={clipboard.paste}
          />
        </>
      )}
      {clipboard.dialog}
      {opened.sheet}
    </section>
  );
}

/** So many rows the grid moves on before the screen around it is drawn anew; it asks for 100 at a time. */
const rowsOfStep = 50;
const inSteps = ({ first, last }: Range): Range => ({
  first: Math.floor(first / rowsOfStep) * rowsOfStep,
  last: (Math.floor(last / rowsOfStep) + 1) * rowsOfStep - 1,
});

/** The rows in and around sight that are there, the same list as long as they are the same. */
function useShownRows(rows: ReturnType<typeof useRecordRows>, { first, last }: Range) {
  const held = useRef<Row[]>([]);
  const found: Row[] = [];
  for (let at = first; at <= last; at += 1) {
    const row = rows.rowAt(at);
    if (row) found.push(row);
  }
  const isSame = found.length === held.current.length && found.every((row, at) => row === held.current[at]);
  if (!isSame) held.current = found;
  return held.current;
}
