import { texts } from '@sayso/contracts/texts';
import { choiceLabel } from '@sayso/core/entities/choices';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import type { Place } from '../../../../lib/records.ts';
import { t as common } from '../../../../texts/common.ts';
import { t as data } from '../../../../texts/data.ts';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Field as FormField } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { type Field, isEditable } from './fields.ts';
import { ReferenceBox } from './reference-box.tsx';
import { useBulkEdit } from './use-bulk.ts';
import { useNouns } from './use-nouns.ts';
import type { Selection } from './use-selection.ts';
import { readText } from './values.ts';

type Props = {
  place: Place;
  fields: readonly Field[];
  selection: Selection;
  where: Record<string, unknown>;
  onClose: () => void;
};

/** Gives all ticked records the same value of one field. */
export function BulkEdit({ place, fields, selection, where, onClose }: Props) {
  const editable = fields.filter(isEditable);
  const [key, setKey] = useState(editable[0]?.key ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const saving = useBulkEdit(place, { selection, where, onDone: onClose });
  const field = editable.find((each) => each.key === key);
  const { count } = selection;
  const nouns = useNouns(place.entity);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (field === undefined || saving.isPending) return;
    const read = readText(field, text);
    if ('problem' in read) setProblem(read.problem);
    else saving.mutate({ key, value: read.value });
  };
  const change = (next: string) => {
    setText(next);
    setProblem(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || saving.isPending || onClose()}
      title={t('bulk.editTitle', { count, ...nouns })}
    >
      <form onSubmit={submit} className="grid gap-4">
        {saving.error && <Failed title={texts.errorTitle} error={new Error(messageOf(saving.error))} />}
        <FormField label={t('bulk.field')}>
          {(control) => (
            <Select
              {...control}
              value={key}
              options={editable.map((each) => ({ value: each.key, label: each.label }))}
              onChange={(next) => {
                setKey(next);
                change('');
              }}
            />
          )}
        </FormField>
        {field && (
          <FormField label={t('bulk.value')} error={problem}>
            {(control) => <ValueInput {...{ field, text, change, control, place }} />}
          </FormField>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {saving.isPending && (
            <p role="status" className="mr-auto text-dense text-muted tabular-nums">
              {t('bulk.progress', { done: saving.done, count })}
            </p>
          )}
          <Button disabled={saving.isPending} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={saving.isPending}>
            {t('bulk.apply', { count, ...nouns })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type InputProps = {
  field: Field;
  text: string;
  change: (text: string) => void;
  place: Place;
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** No choice at all is one: it empties the field. */
const nothing = 'none';

function ValueInput({ field, text, change, place, control }: InputProps) {
  if (field.kind === 'boolean' || field.kind === 'enum') {
    const choices =
      field.kind === 'boolean'
        ? [data('yes'), data('no')]
        : (field.property.enum ?? []).map((value) => choiceLabel(field.property, value));
    const empty = { value: nothing, label: data('none') };
    return (
      <Select
        {...control}
        value={text === '' ? nothing : `=${text}`}
        options={[empty, ...choices.map((choice) => ({ value: `=${choice}`, label: choice }))]}
        onChange={(value) => change(value === nothing ? '' : value.slice(1))}
      />
    );
  }
  if (field.kind === 'reference') {
    return (
      <div className="h-9 max-md:h-10">
        <ReferenceBox
          place={{ appId: place.appId, entity: field.target ?? '' }}
          label={field.label}
          text={text}
          onText={change}
          onChoose={change}
          keepsChosen
          className="h-full w-full rounded-control border border-line-strong bg-surface px-3 text-body focus-visible:border-accent focus-visible:outline-offset-0 max-md:text-large"
        />
      </div>
    );
  }
  return (
    <Input
      {...control}
      type={field.kind === 'date' ? 'date' : 'text'}
      dir="auto"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}
