import type { Plan, PlanOperation, PlanQuestion } from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { t as common } from '../../../texts/common.ts';
import { t } from '../../../texts/plan-view.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { hiddenWords, questionWords, shownWords } from './question-words.ts';
import type { OpenQuestion } from './use-plan-changes.ts';

type Props = OpenQuestion & {
  plan: Plan;
  onConfirm: (operation: PlanOperation) => Promise<void>;
  onClose: () => void;
};

/** Says what a change brings with it, before it is made. */
export function PlanQuestionDialog({ plan, operation, question, onConfirm, onClose }: Props) {
  // As it was asked: the plan may have lost by now what the question is about.
  const [words] = useState(() => questionWords({ operation, question, plan }));
  const [shows] = useState(() => shownWords({ operation, question, plan }));
  const [moves, setMoves] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const handleConfirm = async () => {
    setPending(true);
    setFault(null);
    try {
      await onConfirm(withMoves(operation, moves));
    } catch (error) {
      setFault(t('question.failed', { reason: messageOf(error) }));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant={words.isRemoval ? 'danger' : 'primary'}
            pending={isPending}
            onClick={() => void handleConfirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {question.left_things.map((left) => (
          <p key={left.thing} className="wrap-anywhere font-medium">
            {hiddenWords(plan, left)}
          </p>
        ))}
        {question.notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
        {question.access.length > 0 && <Access access={question.access} />}
        {shows && <p className="wrap-anywhere">{shows}</p>}
        {question.left_choices.length > 0 && (
          <LeftChoices
            {...{ operation, question, moves }}
            onMove={(from, to) => setMoves({ ...moves, [from]: to })}
          />
        )}
        {question.kept.length > 0 && (
          <p className="wrap-anywhere text-dense text-muted">
            {t('question.kept', { pages: question.kept.join(', ') })}
          </p>
        )}
        <p role="alert" className="text-dense text-danger empty:hidden">
          {fault}
        </p>
      </div>
    </Dialog>
  );
}

function Access({ access }: Pick<PlanQuestion, 'access'>) {
  return (
    <section aria-label={t('question.access')} className="grid gap-2">
      <ul className="grid gap-2">
        {access.map(({ before, after, opens }) => (
          <li
            key={`${before} ${after}`}
            className={cn(
              'grid items-center gap-2 rounded-control p-3 text-dense sm:grid-cols-[1fr_auto_1fr]',
              opens ? 'bg-warning-soft' : 'bg-sunken',
            )}
          >
            <Side label={t('question.before')} text={before} />
            <ArrowRight aria-hidden className="size-4 text-muted max-sm:rotate-90" />
            <Side label={t('question.after')} text={after} isWarning={opens} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SideProps = { label: string; text: string; isWarning?: boolean };

function Side({ label, text, isWarning = false }: SideProps) {
  return (
    <p className="wrap-anywhere grid gap-0.5">
      <span className="text-caption text-muted">{label}</span>
      <span className={cn(isWarning && 'inline-flex gap-1.5 font-medium text-warning')}>
        {isWarning && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {text}
      </span>
    </p>
  );
}

type LeftProps = {
  operation: PlanOperation;
  question: PlanQuestion;
  moves: Readonly<Record<string, string>>;
  onMove: (from: string, to: string) => void;
};

/** A Radix select takes no empty value. */
const later = 'later:';

function LeftChoices({ operation, question, moves, onMove }: LeftProps) {
  const stay = operation.type === 'setChoices' ? operation.choices : [];
  const targets = stay.flatMap(({ value, label }) => (value === undefined ? [] : [{ value, label }]));
  const options = [{ value: later, label: t('question.later') }, ...targets];
  const undecided = question.left_choices.filter(({ value }) => !moves[value]).map(({ label }) => label);
  return (
    <section aria-label={t('question.left')} className="grid gap-2">
      <h3 className="font-medium text-dense">{t('question.left')}</h3>
      <ul className="grid gap-2">
        {question.left_choices.map(({ value, label, records }) => (
          <li key={value} className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere min-w-32 flex-1 text-dense">
              {t('question.leftRow', { label, count: records })}
            </span>
            {targets.length > 0 && (
              <Select
                label={t('question.target', { label })}
                value={moves[value] || later}
                options={options}
                onChange={(to) => onMove(value, to === later ? '' : to)}
                className="w-auto min-w-40"
              />
            )}
          </li>
        ))}
      </ul>
      {undecided.length > 0 && (
        <p className="wrap-anywhere text-dense text-muted">
          {t('question.until', { labels: joinWords(undecided) })}
        </p>
      )}
    </section>
  );
}

/** With where the records of removed choices go, as far as that was said. */
function withMoves(operation: PlanOperation, moves: Readonly<Record<string, string>>): PlanOperation {
  const said = Object.entries(moves).filter(([, to]) => to !== '');
  if (operation.type !== 'setChoices' || said.length === 0) return operation;
  return { ...operation, moves: Object.fromEntries(said) };
}
