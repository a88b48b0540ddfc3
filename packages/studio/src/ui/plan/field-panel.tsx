import type { PlanField, PlanShownWho, PlanThing } from '@sayso/contracts/plan';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../texts/plan.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Switch } from '../switch.tsx';
import { KindEditor } from './kind-editor.tsx';
import { NameForm } from './name-form.tsx';
import { fieldNameFault } from './names.ts';
import { FaultLine, SelectRow } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { sourceText } from './plan-words.ts';
import { RemoveButton } from './remove-button.tsx';
import { seenWords } from './seen-words.ts';
import { useFieldDraft } from './use-field-draft.ts';
import { type Operation, useOperation } from './use-operation.ts';
import { whoOptions } from './who-options.ts';

type PanelProps = { thing: PlanThing; field: PlanField; fault?: string | undefined; onClose: () => void };
type Props = { thing: PlanThing; field: PlanField; operation: Operation };

/** All that can be changed about one field. */
export function FieldPanel({ thing, field, fault, onClose }: PanelProps) {
  const state = usePlanState();
  const operation = useOperation(fault);
  const place = { thing: thing.id, field: field.id };
  const source = sourceText(state, field.source);
  const draft = useFieldDraft({ thing, field, operation }, onClose);
  const isAsked = useHold(draft.isUnsaved);
  return (
    <NameForm
      label={t('name')}
      value={field.name}
      submit={t('save')}
      check={(name) => fieldNameFault(thing, name, field.id)}
      fault={draft.nameFault}
      isPending={draft.isPending}
      onSubmit={draft.save}
      onUnchanged={() => void draft.save(field.name)}
      foot={
        isAsked ? (
          <Unsaved onDrop={onClose} />
        ) : (
          <>
            <RemoveButton operation={operation} removal={{ type: 'removeField', ...place }} onClose={onClose}>
              {t('remove')}
            </RemoveButton>
            <MoveButtons thing={thing} field={field} operation={operation} />
          </>
        )
      }
    >
      <KindEditor thing={thing} field={field} operation={operation} draft={draft} />
      {field.written_by !== 'system' && <Filling thing={thing} field={field} operation={operation} />}
      <Showing thing={thing} field={field} operation={operation} />
      <FaultLine>{operation.fault}</FaultLine>
      {source && <p className="wrap-anywhere text-caption text-muted">{source}</p>}
    </NameForm>
  );
}

/** Keeps the panel open while something in it is not saved; true once somebody tried to leave it. */
function useHold(isUnsaved: boolean): boolean {
  const { hold } = usePlanState();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return setAsked(false);
    hold.current = () => setAsked(true);
    return () => {
      hold.current = null;
    };
  }, [hold, isUnsaved]);
  return isAsked && isUnsaved;
}

function Unsaved({ onDrop }: { onDrop: () => void }) {
  return (
    <>
      <p role="alert" className="w-full pb-2 text-dense">
        {t('unsaved')}
      </p>
      <Button onClick={onDrop}>{t('drop')}</Button>
    </>
  );
}

function Filling({ thing, field, operation }: Props) {
  const place = { thing: thing.id, field: field.id };
  return (
    <>
      <Switch
        label={t('required')}
        isOn={field.required}
        onChange={(required) => void operation.run({ type: 'setRequired', ...place, required })}
      />
      <SelectRow
        label={t('writtenBy')}
        value={field.written_by === 'system' ? '' : field.written_by}
        options={(['staff', 'visitor'] as const).map((by) => ({ value: by, label: t(`by.${by}`) }))}
        onChange={(by) => void operation.run({ type: 'setWrittenBy', ...place, by })}
      />
    </>
  );
}

function Showing({ thing, field, operation }: Props) {
  const place = { thing: thing.id, field: field.id };
  const isTitle = thing.title === field.id;
  // `anyone` is no fewer than who sees the record, and `nobody` hides it from its makers too.
  const { plan } = usePlanState();
  const whos = whoOptions(plan, field.seen_by ?? 'registered')
    .map(({ value }) => ({ value, label: seenWords(plan, value) }))
    .filter(({ value }) => value === field.seen_by || (value !== 'nobody' && value !== 'anyone'));
  const seen: readonly { value: 'record' | PlanShownWho; label: string }[] = [
    { value: 'record', label: t('seen.record') },
    ...whos,
  ];
  return (
    <>
      <SelectRow
        label={t('seenBy')}
        value={field.seen_by ?? 'record'}
        options={seen}
        onChange={(who) => {
          if (who !== 'custom')
            void operation.run({ type: 'setSeenBy', ...place, who: who === 'record' ? null : who });
        }}
      />
      <Switch
        label={t('title', { thing: thing.name.toLowerCase() })}
        text={t('titleText')}
        isOn={isTitle}
        // Another field takes it over; none cannot.
        isDisabled={isTitle}
        onChange={() => void operation.run({ type: 'setTitle', ...place })}
      />
    </>
  );
}

function MoveButtons({ thing, field, operation }: Props) {
  const at = thing.fields.findIndex(({ id }) => id === field.id);
  const move = (before: string | null) =>
    void operation.run({ type: 'moveField', thing: thing.id, field: field.id, before });
  const earlier = thing.fields[at - 1];
  const next = thing.fields[at + 1];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that nobody needs to see
    <div role="group" aria-label={t('order')} className="flex">
      <IconButton
        size="sm"
        label={t('earlier')}
        disabled={!earlier}
        onClick={() => earlier && move(earlier.id)}
      >
        <ArrowUp className="size-4" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('later')}
        disabled={!next}
        onClick={() => move(thing.fields[at + 2]?.id ?? null)}
      >
        <ArrowDown className="size-4" />
      </IconButton>
    </div>
  );
}
