import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Plus } from 'lucide-react';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { AccessBadge } from '../security/access-badge.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import type { Place } from './record-queries.ts';
import type { RecordRows } from './use-record-rows.ts';

type Props = { app: App; place: Place; schema: EntitySchema; rows: RecordRows; onAdd: () => void };

export function DataHeader({ app, place, schema, rows, onAdd }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="wrap-anywhere font-semibold text-heading">{schema.title ?? place.entity}</h2>
      <AccessBadge schema={schema} />
      <p role="status" className="text-muted tabular-nums">
        {rows.status === 'success' && rows.total !== null && t('count', { count: rows.total })}
      </p>
      <div className="ml-auto flex gap-2">
        <ActionsMenu app={app} place={place} />
        <Button variant="primary" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {t('add')}
        </Button>
      </div>
    </header>
  );
}
