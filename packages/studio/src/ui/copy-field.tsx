import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { toast } from './toasts.tsx';

const shownMs = 2_000;

/** An address and the button that copies it. */
export function CopyField({ value, label }: { value: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast(t('copyFailed'), { tone: 'danger' });
    }
  };
  return (
    <div className="flex items-center gap-2 max-sm:flex-col max-sm:items-stretch">
      <span className="min-w-0 flex-1 select-all truncate max-sm:flex-none rounded-control bg-sunken px-3 py-2 text-dense text-muted">
        {value}
      </span>
      <Button onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
        <span aria-live="polite">{isCopied ? t('copied') : label}</span>
      </Button>
    </div>
  );
}
