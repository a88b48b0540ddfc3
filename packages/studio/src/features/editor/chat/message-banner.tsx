import { texts } from '@sayso/contracts/texts';
import { History, PencilLine, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../texts/chat.ts';
import { dateText } from '../../../texts/language.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  content: string;
  /** Set where files were changed by hand; else the message asks for errors to be fixed. */
  diff: string | undefined;
};

/** Stands for the message that nobody wrote when an earlier version was restored. */
export const RestoredBanner = ({ from }: { from: string }) => (
  <p className="flex gap-2">
    <History aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
    {t('banner.restored', { date: dateText(from, 'moment') })}
  </p>
);

/** Stands for messages that nobody wrote: an automated fix (B-CHAT-13), or changes by hand (B-CHAT-14). */
export function MessageBanner({ content, diff }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isFix = diff === undefined;
  const Icon = isFix ? WandSparkles : PencilLine;
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="flex gap-2">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        {isFix ? t('banner.automatedFix') : texts.manuallyEdited}
      </p>
      <Button variant="link" size="inline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(`banner.toggle.${isFix ? 'errors' : 'details'}.${isOpen ? 'hide' : 'see'}`)}
      </Button>
      {isOpen && (
        <pre className="max-h-72 w-full overflow-auto whitespace-pre-wrap wrap-anywhere rounded-control border border-line bg-surface px-3 py-2 font-mono text-caption">
          {isFix ? content : diff}
        </pre>
      )}
    </div>
  );
}
