import type { LocalReaderState } from '@sayso/contracts/reading-admin';
import { useId, useState } from 'react';
import { t } from '../../../texts/local-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { LocalReader } from './use-local-reader.ts';

type Props = { state: LocalReaderState; reader: LocalReader };

/** The library that reads with a model's file: installed by a press alone, and removed by one. */
export function LibraryPart({ state, reader }: Props) {
  const { version, binary, is_installed: isInstalled, install } = state.library;
  const noteId = useId();
  const note = isInstalled ? t('version', { version }) : t(binary === null ? 'noBuild' : 'installNote');
  if (install.is_running) return <Installing state={state} reader={reader} />;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">{t('library')}</h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={noteId} className="min-w-0 flex-1 basis-44 text-dense text-muted">
          {note}
        </p>
        {isInstalled ? (
          <Remove reader={reader} />
        ) : (
          <Button
            disabled={binary === null}
            aria-describedby={noteId}
            pending={reader.install.isPending}
            onClick={() => reader.install.mutate()}
          >
            {t('install')}
          </Button>
        )}
      </div>
      {!isInstalled && install.problem && (
        <p role="alert" className="text-danger text-dense">
          {install.problem.message}
        </p>
      )}
    </div>
  );
}

function Installing({ state, reader }: Props) {
  const { packages, all_packages: all } = state.library.install;
  return (
    <WorkProgress
      text={t('installing', { packages: String(packages), all: String(all) })}
      label={t('progress')}
      part={all > 0 ? Math.min(1, packages / all) : undefined}
    >
      <Button
        className="justify-self-start"
        pending={reader.cancel.isPending}
        onClick={() => reader.cancel.mutate()}
      >
        {t('cancel')}
      </Button>
    </WorkProgress>
  );
}

function Remove({ reader }: { reader: LocalReader }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('remove')}
        destructive
        pending={reader.remove.isPending}
        onConfirm={() => reader.remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
