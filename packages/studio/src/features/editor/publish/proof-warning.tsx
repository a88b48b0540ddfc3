import type { App } from '@sayso/contracts/apps';
import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { ruleProof } from '@sayso/contracts/rule-proof';
import { contactWarnings } from '@sayso/core/rules/rule-warnings';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/publish.ts';

const mostShown = 4;

/** Open entities and rules that were loosened since the last publish: said before it is published, never a bar. */
export function ProofWarning({ app }: { app: App }) {
  const title = useId();
  const { data } = useQuery({
    queryKey: ['rule-proof', app.id, app.app_code_hash, app.last_deployed_at],
    queryFn: () => call(ruleProof, { appId: app.id }),
    enabled: Object.keys(app.entities).length > 0,
  });
  const said = new Set(app.public_settings === 'public_without_login' ? contactsOf(app) : []);
  const warnings = data?.entities.flatMap((entity) => entity.warnings).filter((one) => !said.has(one));
  const found = [...(data?.loosened ?? []), ...(warnings ?? [])];
  if (found.length === 0) return null;
  const more = found.length - mostShown;
  return (
    <div className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <ShieldAlert aria-hidden className="mt-px size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p id={title} className="font-medium">
          {t('rules.title')}
        </p>
        <ul aria-labelledby={title} className="grid gap-1">
          {found.slice(0, mostShown).map((sentence) => (
            <li key={sentence}>{sentence}.</li>
          ))}
          {more > 0 && <li>{t('rules.more', { count: more })}</li>}
        </ul>
      </div>
    </div>
  );
}

/** Has been said above, with the way to the rule; of files nothing has. */
const contactsOf = ({ entities }: App): string[] =>
  Object.entries(entities).flatMap(([name, schema]) =>
    holdsFiles(schema) ? [] : contactWarnings(schema.title ?? name, schema),
  );

const holdsFiles = ({ properties }: EntitySchema): boolean => Object.values(properties).some(isFile);
const isFile = ({ type, format, items }: EntityProperty): boolean =>
  format === 'file' || type === 'binary' || (items !== undefined && isFile(items));
