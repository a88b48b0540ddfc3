import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/chat.ts';
import { useSuggestions } from './use-chat.ts';

type Props = { app: App; onPick: (prompt: string) => void };

/** Up to three next steps above the input; a press puts one into it. */
export function SuggestionList({ app, onPick }: Props) {
  const suggestions = useSuggestions(app);
  if (app.status.state !== 'ready' || !suggestions.data || suggestions.data.length === 0) return null;
  return (
    <ul
      // Runs out to the edge and fades there: a sign that there is more to the side.
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-0.5 [mask-image:linear-gradient(to_right,transparent,black_16px,black_calc(100%-32px),transparent)] [scrollbar-width:none]"
      aria-label={t('suggestions')}
    >
      {suggestions.data.map(({ title, prompt }) => (
        <li key={title} className="shrink-0">
          <button
            type="button"
            title={prompt}
            className="min-h-8 rounded-full border border-line bg-surface px-3 text-dense text-muted hover:border-line-strong hover:text-ink max-md:min-h-10"
            onClick={() => onPick(prompt)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
