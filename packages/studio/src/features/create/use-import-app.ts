import { importApp } from '@sayso/contracts/app-import';
import { limits } from '@sayso/contracts/limits';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { appKeys } from '../../lib/app-keys.ts';
import { upload } from '../../lib/upload.ts';
import { t } from '../../texts/create.ts';

const importKey = ['import-app'];
/** Whether a zip is being uploaded. */
export const useIsImporting = () => useIsMutating({ mutationKey: importKey }) > 0;

/** Uploads the zip of an app and reports its progress; leaving the screen cancels it. */
export function useImportApp() {
  const cache = useQueryClient();
  const [progress, setProgress] = useState(0);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  const mutation = useMutation({
    mutationKey: importKey,
    mutationFn: (file: File) => {
      refuseAtOnce(file);
      setProgress(0);
      call.current = new AbortController();
      return upload(importApp, file, { onProgress: setProgress, signal: call.current.signal });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: appKeys.lists }),
  });
  return { ...mutation, progress };
}

/** Refuses what the server would refuse, before the upload. */
function refuseAtOnce({ name, size }: File): void {
  if (!/\.zip$/i.test(name)) throw new Error(t('import.notZip', { file: name }));
  if (size > limits.appZipBytes) {
    throw new Error(t('import.tooLarge', { file: name, megabytes: limits.appZipBytes / 1_000_000 }));
  }
}
