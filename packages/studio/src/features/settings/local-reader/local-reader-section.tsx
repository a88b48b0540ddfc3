import type { LocalReaderState } from '@sayso/contracts/reading-admin';
import { relativeTime } from '../../../lib/relative-time.ts';
import { t } from '../../../texts/local-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LibraryPart } from './library-part.tsx';
import { ModelPart } from './model-part.tsx';
import { type LocalReader, useLocalReader } from './use-local-reader.ts';

/** The local model: whether it reads, what it lacks, and the presses that put that right. */
export function LocalReaderSection() {
  const reader = useLocalReader();
  const { data: state, isError, refetch } = reader.query;
  if (!state && isError)
    return (
      <Note tone="warning" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failedToLoad')}
      </Note>
    );
  if (!state) return <Skeleton className="h-40 rounded-card" />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {state.status !== 'installing' && <Standing state={state} reader={reader} />}
      <LibraryPart state={state} reader={reader} />
      {state.library.is_installed && <ModelPart state={state} reader={reader} />}
      <Limits state={state} />
    </div>
  );
}

function Standing({ state, reader }: { state: LocalReaderState; reader: LocalReader }) {
  const isOff = state.status === 'off';
  return (
    <Note
      tone={isOff || state.status === 'wrong file' ? 'warning' : 'info'}
      action={
        isOff && (
          <Button pending={reader.retry.isPending} onClick={() => reader.retry.mutate()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {[state.message, whoReads(state)].filter(Boolean).join(' ')}
    </Note>
  );
}

/** A model can be ready and read nothing, because the server's settings have something else read. */
function whoReads({ reader, status }: LocalReaderState): string | null {
  if (reader === 'model') return t('modelReads');
  return reader === null && status === 'ready' ? t('nobodyReads') : null;
}

function Limits({ state }: { state: LocalReaderState }) {
  const { memory_mb: memory, threads, timeout_seconds: seconds, last_fault: last } = state;
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-1 text-dense text-muted">
      <p>{t('limits', { memory, threads, seconds })}</p>
      {last && <p>{t('lastFault', { when: relativeTime(last.at), message: last.message })}</p>}
    </div>
  );
}
