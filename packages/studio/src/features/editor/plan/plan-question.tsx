import type { PlanOperation, PlanQuestion } from '@sayso/contracts/plan';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { t as common } from '../../../texts/common.ts';
import { t } from '../../../texts/plan-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import type { OpenQuestion } from './use-plan-changes.ts';

type Props = OpenQuestion & { onConfirm: (operation: PlanOperation) => Promise<void>; onClose: () => void };

/** Says what a change brings with it, before it is made. */
export function PlanQuestionDialog({ operation, question, onConfirm, onClose }: Props) {
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
      title={t('question.title')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={isPending} onClick={() => void handleConfirm()}>
            {t('question.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {question.notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
        {question.access.length > 0 && <Access access={question.access} />}
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
      <h3 className="font-medium text-dense">{t('question.access')}</h3>
      <ul className="grid gap-2">
        {access.map(({ before, after }) => (
          <li
            key={`${before} ${after}`}
            className="grid items-center gap-2 rounded-control bg-sunken p-3 text-dense sm:grid-cols-[1fr_auto_1fr]"
          >
            <Side label={t('question.before')} text={before} />
            <ArrowRight aria-hidden className="size-4 text-muted max-sm:rotate-90" />
            <Side label={t('question.after')} text={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <p className="wrap-anywhere grid gap-0.5">
      <span className="text-caption text-muted">{label}</span>
      <span>{text}</span>
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
    </section>
  );
}

/** With where the records of removed choices go, as far as that was said. */
function withMoves(operation: PlanOperation, moves: Readonly<Record<string, string>>): PlanOperation {
  const said = Object.entries(moves).filter(([, to]) => to !== '');
  if (operation.type !== 'setChoices' || said.length === 0) return operation;
  return { ...operation, moves: Object.fromEntries(said) };
}
