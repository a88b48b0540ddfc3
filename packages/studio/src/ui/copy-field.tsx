import { Check, Link2 } from 'lucide-react';
import { t } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

/** An address and the button that copies it. */
export function CopyField({ value, label }: { value: string; label: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <div className="flex items-center gap-2 max-sm:flex-col max-sm:items-stretch">
      <span className="min-w-0 flex-1 select-all truncate max-sm:flex-none rounded-control bg-sunken px-3 py-2 text-dense text-muted">
        {value}
      </span>
      <Button onClick={() => void copy(value)}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
        <span aria-live="polite">{isCopied ? t('copied') : label}</span>
      </Button>
    </div>
  );
}
