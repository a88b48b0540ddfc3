import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { SampleLine } from '../../samples/sample-line.tsx';
import { AccessBadge } from '../security/access-badge.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { countOptions } from './record-queries.ts';
import { useNouns } from './use-nouns.ts';
import type { RecordRows } from './use-record-rows.ts';

type Props = {
  app: App;
  place: Place;
  schema: EntitySchema;
  rows: RecordRows;
  /** Only some of them are shown. */
  isFiltered: boolean;
  onAdd: () => void;
};

export function DataHeader({ app, place, schema, rows, isFiltered, onAdd }: Props) {
  const nouns = useNouns(place.entity);
  return (
    <header className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-2">
      {/* On phones the menu's bar says it. */}
      <h2 className="wrap-anywhere font-semibold text-heading max-md:sr-only">
        {schema.title ?? place.entity}
      </h2>
      <Link
        to={`/apps/${app.id}/editor/workspace/security?entity=${encodeURIComponent(place.entity)}`}
        title={t('toRules', nouns)}
        className="inline-flex items-center rounded-control hover:opacity-80 max-md:min-h-10"
      >
        <AccessBadge schema={schema} />
        <span className="sr-only">{t('toRules', nouns)}</span>
      </Link>
      <p role="status" className="text-dense text-muted tabular-nums">
        {rows.status === 'success' && rows.total !== null && (
          <Count place={place} count={rows.total} isFiltered={isFiltered} />
        )}
      </p>
      <SampleLine app={app} place={place} />
      <div className="ml-auto flex gap-2">
        <ActionsMenu app={app} place={place} />
        <Button variant="primary" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {t('add', nouns)}
        </Button>
      </div>
    </header>
  );
}

type CountProps = { place: Place; count: number; isFiltered: boolean };

/** How many there are; of a filtered list also of how many. */
function Count({ place, count, isFiltered }: CountProps) {
  const nouns = useNouns(place.entity);
  const { data: of } = useQuery({ ...countOptions(place, undefined), enabled: isFiltered });
  return isFiltered && of !== undefined
    ? t('countOf', { count, of, ...nouns })
    : t('count', { count, ...nouns });
}
