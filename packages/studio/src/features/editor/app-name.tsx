import type { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/editor.ts';
import { toast } from '../../ui/toasts.tsx';
import { useUpdateApp } from './use-update-app.ts';

/** Click to edit; Enter or leaving the field keeps the new name, Escape the old one. */
export function AppName({ app }: { app: App }) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useUpdateApp(app.id, t('name.failed'));

  const commit = () => {
    const name = draft?.trim();
    setDraft(null);
    if (name === undefined || name === app.name) return;
    if (name === '') toast(t('name.empty'), { tone: 'danger' });
    else if (app.status.state !== 'ready') toast(texts.appStillLoading, { tone: 'danger' });
    else rename.mutate({ name });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };

  if (draft === null) {
    return (
      <h1 className="min-w-0">
        <button
          type="button"
          title={t('name.rename')}
          className="block min-h-8 max-w-full truncate rounded-control px-2 font-semibold text-[15px] hover:bg-filled max-md:min-h-10"
          onClick={() => setDraft(app.name)}
        >
          {app.name}
        </button>
      </h1>
    );
  }
  return (
    <form onSubmit={handleSubmit} className="min-w-0">
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
        autoFocus
        aria-label={t('name.label')}
        value={draft}
        maxLength={100}
        className="h-8 w-56 max-w-full rounded-control border border-line-strong bg-surface px-2 font-semibold text-[15px] outline-none focus:border-accent max-md:h-10 max-md:text-large"
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setDraft(null);
        }}
      />
    </form>
  );
}
