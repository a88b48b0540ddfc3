import { Plus } from 'lucide-react';
import { t as closer } from '../../../texts/closer-reading.ts';
import { t } from '../../../texts/live-plan.ts';
import { chipLook } from '../../../ui/plan/chip-look.ts';
import type { Prompt } from '../use-prompt.ts';
import { unusedIn } from './unused-ranges.ts';

type Props = { prompt: Prompt; onAdd: (name: string) => void };

/** What of the words is not in the plan, and what else there is to know before it is built. */
export function PlanNotes({ prompt, onAdd }: Props) {
  // Who writes from the words themselves leaves none of them out.
  const answer = prompt.firstBuild.writesAll ? null : prompt.plan.answer;
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
                  <bdi className="underline decoration-dotted decoration-faint underline-offset-4">
                    {words}
                  </bdi>
                </span>
              )),
          })}
        </p>
      )}
      <AlsoHeard names={answer?.alsoHeard ?? []} onAdd={onAdd} />
      {lost.length > 0 && <p>{t('lost', { changes: lost.join('; ') })}</p>}
      {prompt.attached.files.length > 0 && <p>{t('files')}</p>}
    </div>
  );
}

/** Things that only the quick reading found: one press puts one in. */
function AlsoHeard({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {closer('alsoHeard')}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={closer('add', { name })}
          className={chipLook({ tone: 'add' })}
          onClick={() => onAdd(name)}
        >
          <Plus aria-hidden />
          {name}
        </button>
      ))}
    </p>
  );
}
