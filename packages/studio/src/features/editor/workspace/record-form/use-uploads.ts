import { useCallback, useRef, useState } from 'react';
import type { UploadEnd } from './form-context.ts';

/** The files that are on their way to fields of a form. */
export function useUploads() {
  const running = useRef(new Set<Promise<UploadEnd>>());
  const [count, setCount] = useState(0);
  const onUpload = useCallback((upload: Promise<UploadEnd>) => {
    running.current.add(upload);
    setCount(running.current.size);
    void upload.finally(() => {
      running.current.delete(upload);
      setCount(running.current.size);
    });
  }, []);
  /** Waits for all of them, also for those that begin meanwhile; false where one did not arrive. */
  const arrived = useCallback(async (): Promise<boolean> => {
    while (running.current.size > 0) {
      const ends = await Promise.all(running.current);
      if (ends.includes('failed')) return false;
    }
    return true;
  }, []);
  return { count, onUpload, arrived };
}
