import { limits } from '@sayso/contracts/limits';
import { ImportProgress, rooms } from '@sayso/contracts/realtime';
import { type ImportProblem, importRecords } from '@sayso/contracts/record-files';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { joinRoom } from '../../../../lib/realtime.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { upload } from '../../../../lib/upload.ts';
import { t } from '../../../../texts/data-actions.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { useNouns } from './use-nouns.ts';

export type Progress =
  | { phase: 'uploading'; part: number }
  | { phase: 'checking'; done: number }
  | { phase: 'storing'; done: number; total: number };

/** Why nothing was imported: what is wrong with the file as a whole, or with rows of it. */
export class ImportRefused extends Error {
  readonly problems: readonly ImportProblem[];
  readonly count: number;
  constructor(message: string, problems: readonly ImportProblem[], count: number) {
    super(message);
    this.problems = problems;
    this.count = count;
  }
}

type Wish = {
  /** Rows with the id of a record change it. */
  isUpdate: boolean;
  onImported: () => void;
};

/**
 * Imports a file of records, all or none, and tells how far it has come. Once the server holds the whole file it goes
 * on to the end, whether anybody waits or not; `onImported` is only for who still does.
 */
export function useImport(place: Place, { isUpdate, onImported }: Wish) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  /** Until the file is sent; after that, giving up here would stop nothing there. */
  const sending = useRef<AbortController | null>(null);
  const isWatched = useRef(false);
  useEffect(() => {
    isWatched.current = true;
    return () => {
      isWatched.current = false;
      sending.current?.abort();
    };
  }, []);
  const nouns = useNouns(place.entity);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      refuseAtOnce(file);
      const progressId = randomId();
      const follow = (now: Progress) => {
        sending.current = null;
        setProgress(now);
      };
      const leave = followImport(place, progressId, follow);
      const stopper = new AbortController();
      sending.current = stopper;
      setProgress({ phase: 'uploading', part: 0 });
      try {
        const reply = await upload(importRecords, file, {
          params: place,
          query: { progress_id: progressId, existing: isUpdate ? 'update' : 'add' },
          asOwner: true,
          signal: stopper.signal,
          onProgress: (part) => {
            if (part >= 1) sending.current = null;
            setProgress((now) => (now?.phase === 'uploading' ? uploaded(part) : now));
          },
        });
        if (reply.status === 'success')
          return { count: reply.n_entities_created, updated: reply.n_entities_updated };
        const message = reply.details ?? '';
        throw new ImportRefused(message, reply.output as ImportProblem[], reply.n_problems);
      } finally {
        leave();
        setProgress(null);
      }
    },
    onSuccess: ({ count, updated }) => {
      const description =
        updated === undefined
          ? t('import.done', { count, ...nouns })
          : t('import.updated', { count, updated, ...nouns });
      toast(texts.importSuccessful, { tone: 'success', description });
      void cache.invalidateQueries({ queryKey: recordKeys.all(place) });
    },
    // Whoever is still here reads why in the dialog.
    onError: (error) =>
      toast(texts.importFailed, {
        tone: 'danger',
        ...(isWatched.current ? {} : { description: messageOf(error) }),
      }),
  });
  return {
    ...mutation,
    mutate: (file: File) => mutation.mutate(file, { onSuccess: onImported }),
    progress,
    stop: () => sending.current?.abort(),
  };
}

const uploaded = (part: number): Progress =>
  part < 1 ? { phase: 'uploading', part } : { phase: 'checking', done: 0 };

function followImport(place: Place, progressId: string, tell: (progress: Progress) => void) {
  return joinRoom(rooms.import(place.appId, progressId), {
    onUpdate: (data) => {
      const told = ImportProgress.safeParse(data).data;
      if (told === undefined) return;
      const { phase, done, total } = told;
      tell(phase === 'storing' ? { phase, done, total: total ?? done } : { phase, done });
    },
  });
}

/** Refuses what the server would refuse, before the upload (B-DATA-09). */
function refuseAtOnce({ name, size }: File): void {
  if (!/\.(?:csv|json)$/i.test(name)) throw new Error(t('import.wrongKind', { file: name }));
  if (size > limits.importBytes) {
    throw new Error(t('import.tooLarge', { file: name, megabytes: limits.importBytes / 1_000_000 }));
  }
}
