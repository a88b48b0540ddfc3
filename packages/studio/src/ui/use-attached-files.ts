import { limits } from '@sayso/contracts/limits';
import { AttachmentError } from '@sayso/core/attachments';
import { useCallback, useState } from 'react';
import { type AttachedFile, readFile } from '../lib/attached-file.ts';
import { t } from '../texts/attachments.ts';
import { toast } from './toasts.tsx';

/** Files that go with the next message; what cannot be used is told at once. */
export function useAttachedFiles() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const add = useCallback(async (given: readonly File[]) => {
    const read = await Promise.allSettled(given.map(readFile));
    const good = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const bad = read.flatMap((each) => (each.status === 'rejected' ? [wordsOf(each.reason)] : []));
    if (bad.length > 0)
      toast(t('failed', { count: bad.length }), { tone: 'danger', description: bad.join(' ') });
    setFiles((held) => {
      const all = [...held, ...good];
      if (all.length > limits.attachments)
        toast(t('tooMany'), {
          tone: 'danger',
          description: t('most', { count: limits.attachments }),
        });
      return all.slice(0, limits.attachments);
    });
  }, []);
  const remove = useCallback((id: string) => setFiles((held) => held.filter((each) => each.id !== id)), []);
  const clear = useCallback(() => setFiles([]), []);
  return { files, add, remove, clear };
}
export type AttachedFiles = ReturnType<typeof useAttachedFiles>;

const wordsOf = (reason: unknown) =>
  reason instanceof AttachmentError ? reason.message : t('unreadableFile');
