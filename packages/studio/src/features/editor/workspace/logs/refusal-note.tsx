import type { App } from '@sayso/contracts/apps';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../texts/logs.ts';
import { ReferenceLinks } from '../data/reference-links.tsx';
import { useNamesOf } from '../data/use-names.ts';
import type { Refusal } from './refusal.ts';

type Props = { app: App; refusal: Refusal };

/** Why a call was refused, for the owner: the rule, and the record by its name. */
export function RefusalNote({ app, refusal: { entity, sentence, recordId } }: Props) {
  const base = `/apps/${app.id}/editor/workspace`;
  return (
    <section aria-label={t('refusal.title')} className="grid grid-cols-1 gap-1">
      <h3 className="font-medium text-caption">{t('refusal.title')}</h3>
      <p className="wrap-anywhere text-dense">{sentence}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-dense">
        {recordId !== null && <RecordLink app={app} entity={entity} id={recordId} base={base} />}
        <Link
          to={`${base}/security?entity=${encodeURIComponent(entity)}`}
          className="inline-flex items-center rounded-control text-info underline underline-offset-4 hover:no-underline max-md:min-h-10"
        >
          {t('refusal.rule')}
        </Link>
      </p>
    </section>
  );
}

type RecordProps = { app: App; entity: string; id: string; base: string };

function RecordLink({ app, entity, id, base }: RecordProps) {
  const wanted = useMemo(() => [{ entity, id }], [entity, id]);
  const nameOf = useNamesOf(app, wanted);
  return <ReferenceLinks entity={entity} ids={[id]} nameOf={nameOf} base={base} />;
}
