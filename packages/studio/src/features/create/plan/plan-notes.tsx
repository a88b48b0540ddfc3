import { t } from '../../../texts/live-plan.ts';
import type { Prompt } from '../use-prompt.ts';
import { unusedIn } from './unused-ranges.ts';

/** What of the words is not in the plan, and what else there is to know before it is built. */
export function PlanNotes({ prompt }: { prompt: Prompt }) {
  const { answer } = prompt.plan;
  const unused = unusedIn(prompt.text, answer?.unused ?? []);
  const lost = answer?.lost ?? [];
  return (
    <div className="grid gap-1 text-dense text-muted">
      {unused.length > 0 && (
        <p>
          {t.rich('unused', {
            words: () =>
              unused.map((words, index) => (
                <span key={words}>
                  {index > 0 && ', '}
                  <span className="underline decoration-dotted decoration-faint underline-offset-4">
                    {words}
                  </span>
                </span>
              )),
          })}
        </p>
      )}
      {lost.length > 0 && <p>{t('lost', { changes: lost.join('; ') })}</p>}
      {prompt.attached.files.length > 0 && <p>{t('files')}</p>}
    </div>
  );
}
