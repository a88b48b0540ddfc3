import type { LeftChoices, LeftField } from '@sayso/contracts/left-choices';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { t } from '../../../texts/left-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { type EntityPlace, useLeftChoices, useMoveChoice } from './use-left-choices.ts';

type NoteProps = EntityPlace & {
  /** The assistant is at work, which no move may cross. */
  isBusy?: boolean;
};

/** Offers another choice for records whose choice was removed; nothing where there are none. */
export function LeftChoicesNote({ isBusy = false, ...place }: NoteProps) {
  const { data } = useLeftChoices(place);
  if (!data || data.fields.length === 0) return null;
  return (
    // A conversation may have several, and landmarks of one name would be many.
    <fieldset
      aria-label={t('title')}
      className="@container grid min-w-0 gap-3 rounded-card border border-line bg-surface px-3.5 py-3"
    >
      {data.fields.map((field) => (
        <FieldChoices key={field.field} {...{ place, field, isBusy }} noun={data.noun} />
      ))}
    </fieldset>
  );
}

type FieldProps = { place: EntityPlace; field: LeftField; noun: LeftChoices['noun']; isBusy: boolean };

function FieldChoices({ place, field, noun, isBusy }: FieldProps) {
  const { label, left } = field;
  return (
    <div className="grid gap-2">
      <p className="flex gap-2 text-dense text-warning">
        <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
        {t('text', { field: label, count: left.reduce((sum, { records }) => sum + records, 0), ...noun })}
      </p>
      <ul className="grid gap-2">
        {left.map((from) => (
          <LeftRow key={typeof from.value + from.value} {...{ place, field, noun, isBusy, from }} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = FieldProps & { from: LeftField['left'][number] };

function LeftRow({ place, field: { field, choices }, noun, isBusy, from }: RowProps) {
  const [chosen, setChosen] = useState('');
  const move = useMoveChoice(place);
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
          className="min-w-32 max-w-full"
        />
        <Button
          size="sm"
          disabled={!to || isBusy}
          pending={move.isPending}
          onClick={() => to && move.mutate({ field, from, to, noun })}
        >
          {t('move', { count: from.records })}
        </Button>
      </div>
      {move.isError && (
        <p role="alert" className="text-caption text-danger">
          {t('failed', { reason: messageOf(move.error) })}
        </p>
      )}
    </li>
  );
}
