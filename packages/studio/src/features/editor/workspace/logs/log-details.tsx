import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import { dateText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/logs.ts';
import { cn } from '../../../../ui/cn.ts';
import { laidOut } from './log-words.ts';
import { refusalOf } from './refusal.ts';
import { RefusalNote } from './refusal-note.tsx';

type Props = { app: App; entry: AppLog; onUser: (email: string) => void };

/** All that is kept of an entry (W-LOGS-04); whatever people wrote in it is shown as text. */
export function LogDetails({ app, entry, onUser }: Props) {
  const { user_email: email } = entry;
  const refusal = refusalOf(entry, app);
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-3 border-line border-t px-4 py-3 md:pl-11',
        entry.status === 'error' ? 'bg-danger-soft' : 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <span>{dateText(entry.created_date, 'moment')}</span>
        <span className="wrap-anywhere">{email ?? t('visitor')}</span>
        {email !== null && (
          <button
            type="button"
            className="rounded-control text-ink underline underline-offset-4 hover:no-underline max-md:min-h-10"
            onClick={() => onUser(email)}
          >
            {t('onlyUser')}
          </button>
        )}
      </p>
      {refusal && <RefusalNote app={app} refusal={refusal} />}
      {entry.error !== null && <Part title={t('details.error')} text={entry.error} isError />}
      <Part title={t('details.inputs')} text={entry.inputs} />
      <Part title={t('details.outputs')} text={entry.outputs} />
    </div>
  );
}

type PartProps = { title: string; text: string | null; isError?: boolean };

function Part({ title, text, isError = false }: PartProps) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-1">
      <h3 className="font-medium text-caption">{title}</h3>
      {text === null || text === '' ? (
        <p className="text-caption text-muted">{t('details.none')}</p>
      ) : (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          dir="auto"
          className={cn(
            'wrap-anywhere max-h-80 overflow-auto whitespace-pre-wrap rounded-control border border-line bg-surface px-3 py-2 font-mono text-caption',
            isError && 'text-danger',
          )}
        >
          {laidOut(text)}
        </pre>
      )}
    </section>
  );
}
