import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { choiceColors } from '@sayso/core/entities/choice-colors';
import { ArrowUp, CircleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { addedChoice, type ChoiceRow, choicesOf, withChoiceRows } from './choice-list.ts';

type Props = {
  property: EntityProperty;
  /** What stands in the box for the next choice. */
  typed: string;
  /** `typed`: what the box holds then; as before without it. */
  onChange: (property: EntityProperty, typed?: string) => void;
  error: string | undefined;
};

const anyColor = 'any';

/** The choices of a field, each with its name and colour; what records hold of them stays when a name changes. */
export function ChoicesEditor({ property, typed, onChange, error }: Props) {
  const rows = choicesOf(property);
  const set = (changed: readonly ChoiceRow[]) => onChange(withChoiceRows(property, changed));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1.5 font-medium text-dense">{t('choices.title')}</legend>
      {rows.map((row, at) => (
        <ChoiceLine
          key={`${typeof row.value} ${row.value}`}
          {...{ row, at }}
          onChange={(changed) => set(rows.with(at, changed))}
          onRemove={() => set(rows.filter((_, place) => place !== at))}
          {...(at > 0 ? { onMoveUp: () => set(rows.with(at, rows[at - 1] ?? row).with(at - 1, row)) } : {})}
        />
      ))}
      <NewChoice
        property={property}
        error={error}
        typed={typed}
        onType={(text) => onChange(property, text)}
        onAdd={(row) => onChange(withChoiceRows(property, [...rows, row]), '')}
      />
    </fieldset>
  );
}

type LineProps = {
  row: ChoiceRow;
  at: number;
  onChange: (row: ChoiceRow) => void;
  onRemove: () => void;
  onMoveUp?: () => void;
};

function ChoiceLine({ row, at, onChange, onRemove, onMoveUp }: LineProps) {
  const { label, color } = row;
  return (
    <div className="flex items-center gap-1">
      <Input
        dir="auto"
        aria-label={t('choices.label', { number: String(at + 1) })}
        className="min-w-0 flex-1"
        value={label}
        onChange={({ target }) => onChange({ ...row, label: target.value })}
      />
      <Select
        className="w-32 shrink-0 max-md:w-24"
        label={t('choices.color', { label })}
        value={color ?? anyColor}
        options={[
          { value: anyColor, label: t('choices.anyColor') },
          ...choiceColors.map((value) => ({ value: value as string, label: t(`color.${value}`) })),
          // Named by an app from elsewhere.
          ...(color && !choiceColors.some((known) => known === color)
            ? [{ value: color, label: color }]
            : []),
        ]}
        onChange={(chosen) => onChange({ ...row, color: chosen === anyColor ? null : chosen })}
      />
      {onMoveUp ? (
        <IconButton size="sm" label={t('choices.up', { label })} onClick={onMoveUp}>
          <ArrowUp className="size-4" />
        </IconButton>
      ) : (
        // Keeps the columns in line.
        <span className="w-8 shrink-0 max-md:w-10" />
      )}
      <IconButton size="sm" label={t('choices.remove', { label })} onClick={onRemove}>
        <X className="size-4" />
      </IconButton>
    </div>
  );
}

type NewProps = {
  property: EntityProperty;
  error: string | undefined;
  typed: string;
  onType: (text: string) => void;
  onAdd: (row: ChoiceRow) => void;
};

/** Enter adds and makes room for the next. */
function NewChoice({ property, error, typed, onType, onAdd }: NewProps) {
  const problem = useId();
  const add = () => {
    const row = addedChoice(property, typed);
    if (row) onAdd(row);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-2">
        <Input
          dir="auto"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? problem : undefined}
          aria-label={t('choices.placeholder')}
          placeholder={t('choices.placeholder')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={handleKey}
        />
        <Button onClick={add}>{t('choices.add')}</Button>
      </div>
      {error && (
        <p id={problem} className="flex items-center gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
