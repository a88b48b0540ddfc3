import { useEffect, useState } from 'react';
import { t } from '../texts/ui.ts';
import { toast } from './toasts.tsx';

const shownMs = 2_000;

/** Copies a text, and says so for two seconds (W-API-03). */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast(t('copyFailed'), { tone: 'danger' });
    }
  };
  return { isCopied, copy };
}
