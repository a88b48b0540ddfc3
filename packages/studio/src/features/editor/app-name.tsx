import type { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../texts/editor.ts';
import { cn } from '../../ui/cn.ts';
import { toast } from '../../ui/toasts.tsx';
import { useRenameApp } from './use-rename-app.ts';

const looks = {
  bar: { Heading: 'h1', text: 'text-[15px]', field: 'h-8 w-56' },
  page: { Heading: 'h2', text: 'text-heading', field: 'h-9 w-full max-w-lg max-md:h-10' },
} as const;

type Props = { app: App; look?: keyof typeof looks };

/** Click to edit; Enter or leaving the field keeps the new name, Escape the old one (W-OVER-01 to 03). */
export function AppName({ app, look = 'bar' }: Props) {
  const { Heading, text, field } = looks[look];
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const rename = useRenameApp(app);
  const errorId = useId();

  const open = (name: string | null) => {
    setDraft(name);
    setRefused(false);
  };
  const commit = ({ isLeaving }: { isLeaving: boolean }) => {
    const name = draft?.trim();
    if (name === '') toast(t('name.empty'), { tone: 'danger' });
    // Who is still in the field puts it right there.
    if (name === '' && !isLeaving) return setRefused(true);
    open(null);
    if (!name || name === app.name) return;
    if (app.status.state !== 'ready') toast(texts.appStillLoading, { tone: 'danger' });
    else rename(name);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit({ isLeaving: false });
  };

  if (draft === null) {
    return (
      <Heading className={cn('min-w-0', look === 'page' ? '-ml-2' : 'md:min-w-24')}>
        <button
          type="button"
          title={t('name.rename')}
          className={cn(
            'block min-h-8 max-w-full rounded-control px-2 font-semibold hover:bg-filled max-md:min-h-10',
            text,
            look === 'bar' ? 'truncate' : 'wrap-anywhere min-h-9 text-left',
          )}
          onClick={() => open(app.name)}
        >
          {app.name}
        </button>
      </Heading>
    );
  }
  return (
    <form onSubmit={handleSubmit} className={cn('min-w-0', look === 'page' && '-ml-2 flex-1')}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
        autoFocus
        aria-label={t('name.label')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        value={draft}
        maxLength={100}
        className={cn(
          'max-w-full rounded-control border border-line-strong bg-surface px-2 font-semibold outline-none focus:border-accent aria-invalid:border-danger',
          field,
          text,
          look === 'bar' && 'max-md:h-10 max-md:text-large',
        )}
        onChange={(event) => open(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => commit({ isLeaving: true })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          open(null);
        }}
      />
      {isRefused && (
        <p id={errorId} className={look === 'bar' ? 'sr-only' : 'mt-1 px-2 text-caption text-danger'}>
          {t('name.empty')}
        </p>
      )}
    </form>
  );
}
