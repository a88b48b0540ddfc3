import type { Suggestion } from '@sayso/contracts/chat';
import { Check } from 'lucide-react';
import { t } from '../../../texts/chat.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  ways: readonly Suggestion[];
  onAsk?: ((prompt: string) => void) | undefined;
  askedSince?: ReadonlySet<string> | undefined;
};

/** The ways in which a message can be read; a press sends it once more, said so that it can be read in one way alone. */
export function Question({ ways, onAsk, askedSince }: Props) {
  // Once the conversation went on, only what was chosen is of interest.
  const isClosed = askedSince !== undefined && askedSince.size > 0;
  const shown = isClosed ? ways.filter(({ prompt }) => askedSince.has(prompt)) : ways;
  if (shown.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('question.name')}</legend>
      {shown.map(({ title, prompt }) => (
        <Button
          key={prompt}
          variant="secondary"
          size="sm"
          title={prompt}
          disabled={!onAsk || isClosed}
          onClick={() => onAsk?.(prompt)}
        >
          {isClosed && <Check aria-hidden className="size-3.5" />}
          {title}
        </Button>
      ))}
    </fieldset>
  );
}
