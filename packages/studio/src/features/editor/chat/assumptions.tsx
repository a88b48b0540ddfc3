import type { Assumption } from '@sayso/contracts/chat';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../texts/chat.ts';

type Props = {
  assumptions: readonly Assumption[];
  onAsk?: ((prompt: string) => void) | undefined;
  askedSince?: ReadonlySet<string> | undefined;
};

/** What an answer took for granted; a press asks for it to be otherwise. */
export function Assumptions({ assumptions, onAsk, askedSince }: Props) {
  const heading = useId();
  return (
    // Each answer has one, and landmarks of one name would be many.
    <fieldset
      aria-labelledby={heading}
      className="grid min-w-0 gap-1 rounded-card border border-line bg-surface px-3 py-2.5"
    >
      <h2 id={heading} className="text-caption font-medium text-muted">
        {t('assumptions.title')}
      </h2>
      <ul className="grid divide-y divide-line">
        {assumptions.map(({ about, title, prompt }) => (
          <li
            key={prompt}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2 last:pb-0.5"
          >
            <p className="min-w-40 flex-1 text-dense">{about}</p>
            {askedSince?.has(prompt) ? (
              <span className="inline-flex min-h-8 items-center gap-1.5 text-dense text-muted">
                <Check aria-hidden className="size-3.5" />
                {t('assumptions.asked')}
              </span>
            ) : (
              <button
                type="button"
                title={prompt}
                disabled={!onAsk}
                className="min-h-8 rounded-full border border-line bg-surface px-3 text-dense text-muted hover:border-line-strong hover:text-ink disabled:opacity-50 max-md:min-h-10"
                onClick={() => onAsk?.(prompt)}
              >
                {title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
