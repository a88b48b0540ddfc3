import type { LeftChoices, LeftField } from '@sayso/contracts/left-choices';
import { named } from '@sayso/core/texts/grammar';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { t } from '../../../texts/left-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { inSentence } from './field-in-sentence.ts';
import {
  type EntityPlace,
  type Moved,
  useLeftChoices,
  useMoveChoice,
  useUndoMove,
} from './use-left-choices.ts';

type NoteProps = EntityPlace & {
  /** The assistant is at work, which no move may cross. */
  isBusy?: boolean;
  /** What was known when the choices were removed; stands where it cannot be asked what is left now. */
  warning?: string | undefined;
};

/** Offers another choice for records whose choice was removed, and says what was done; nothing where there are none. */
export function LeftChoicesNote({ isBusy = false, warning, ...place }: NoteProps) {
  const { data, isError } = useLeftChoices(place);
  const [all, setDone] = useState<readonly Done[]>([]);
  const { codeHash } = place;
  // With the app's next change it is history.
  const done = all.filter((each) => each.codeHash === codeHash);
  const keepDone = (moved: Moved) => setDone((former) => [...former, { ...moved, codeHash }]);
  const dropDone = (undone: Moved) =>
    setDone((former) => former.filter(({ changeId }) => changeId !== undone.changeId));
  if (!data) return isError && warning !== undefined ? <Warning text={warning} /> : null;
  if (data.fields.length + done.length === 0) return null;
  return (
    // A conversation may have several, and landmarks of one name would be many.
    <fieldset
      aria-label={t('title')}
      className="@container grid min-w-0 gap-3 rounded-card border border-line bg-surface px-3.5 py-3"
    >
      {data.fields.map((field) => (
        <FieldChoices key={field.field} {...{ place, field, isBusy }} noun={data.noun} onMoved={keepDone} />
      ))}
      {/* There before what is to be read out. */}
      <ul aria-live="polite" className={done.length === 0 ? 'sr-only' : 'grid gap-2'}>
        {done.map((moved) => (
          <DoneRow key={moved.changeId} {...{ place, moved, isBusy }} onUndone={() => dropDone(moved)} />
        ))}
      </ul>
    </fieldset>
  );
}

type Done = Moved & { codeHash: string };

const Warning = ({ text }: { text: string }) => (
  <p className="flex gap-2 text-dense text-warning">
    <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
    {text}
  </p>
);

type FieldProps = {
  place: EntityPlace;
  field: LeftField;
  noun: LeftChoices['noun'];
  isBusy: boolean;
  onMoved: (moved: Moved) => void;
};

function FieldChoices({ field, noun, ...rest }: FieldProps) {
  const { label, left } = field;
  const count = left.reduce((sum, { records }) => sum + records, 0);
  return (
    <div className="grid gap-2">
      <Warning text={t('text', { ...inSentence(label), count, ...noun })} />
      <ul className="grid gap-2">
        {left.map((from) => (
          <LeftRow key={typeof from.value + from.value} {...{ field, noun, from, ...rest }} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = FieldProps & { from: LeftField['left'][number] };

function LeftRow({ place, field: { field, label, choices }, noun, isBusy, from, onMoved }: RowProps) {
  const [chosen, setChosen] = useState('');
  const move = useMoveChoice(place, onMoved);
  const to = choices.find(({ value }) => String(value) === chosen);
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere min-w-32 flex-1 text-dense">
          {t('row', { choice: from.label, count: from.records, ...noun })}
        </span>
        <Select
          label={t('target', { choice: from.label })}
          placeholder={t('choose')}
          value={to ? chosen : ''}
          options={choices.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={setChosen}
          className="w-auto min-w-32 max-w-full"
        />
        <Button
          size="sm"
          disabled={!to || isBusy}
          pending={move.isPending}
          onClick={() => to && move.mutate({ field, from, to, noun })}
        >
          {t('move', { field: named(label) })}
        </Button>
      </div>
      {move.isError && (
        <p role="alert" className="text-caption text-danger">
          {t('failed', { count: from.records, reason: messageOf(move.error) })}
        </p>
      )}
    </li>
  );
}

type DoneProps = { place: EntityPlace; moved: Moved; isBusy: boolean; onUndone: () => void };

function DoneRow({ place, moved, isBusy, onUndone }: DoneProps) {
  const undo = useUndoMove(place, onUndone);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <p className="flex min-w-32 flex-1 gap-2 text-dense">
        <Check aria-hidden className="mt-px size-4 shrink-0 text-success" />
        <span className="wrap-anywhere min-w-0">
          {t('moved', { count: moved.count, choice: moved.to.label, ...moved.noun })}
        </span>
      </p>
      <Button size="sm" disabled={isBusy} pending={undo.isPending} onClick={() => undo.mutate(moved)}>
        {t('undo')}
      </Button>
    </li>
  );
}
