import type { PlanFieldKind, PlanThing } from '@sayso/contracts/plan';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { chipLook } from './chip-look.ts';
import { ChoicesEditor, choicesFault, choicesOf, draftChoice } from './choices-editor.tsx';
import { hasChoices } from './field-kinds.ts';
import { kindOptions } from './kind-editor.tsx';
import { NameForm } from './name-form.tsx';
import { fieldNameFault } from './names.ts';
import { SelectRow } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { useOperation } from './use-operation.ts';
import { usualFields } from './usual-fields.ts';

type Kind = PlanFieldKind | 'byName';

/** Adds fields to a thing, one after the other. */
export function NewFieldPanel({ thing, fault }: { thing: PlanThing; fault?: string | undefined }) {
  const { plan } = usePlanState();
  const operation = useOperation(fault);
  const [kind, setKind] = useState<Kind>('byName');
  const [link, setLink] = useState('');
  const [choices, setChoices] = useState(() => [draftChoice(), draftChoice()]);
  const [added, setAdded] = useState('');
  const check = (name: string) =>
    fieldNameFault(thing, name) ??
    (kind === 'link' && link === '' ? t('faults.target') : null) ??
    (kind !== 'byName' && hasChoices(kind) ? choicesFault(choices) : null);
  const add = async (name: string, as: Kind) => {
    const isDone = await operation.run({
      type: 'addField',
      thing: thing.id,
      name,
      ...(as === 'byName' ? {} : { kind: as }),
      ...(as === 'link' ? { link } : {}),
      ...(as !== 'byName' && hasChoices(as) ? { choices: choicesOf(choices) } : {}),
    });
    if (!isDone) return false;
    setAdded(name);
    setKind('byName');
    setChoices([draftChoice(), draftChoice()]);
    return true;
  };
  return (
    <NameForm
      label={t('name')}
      submit={t('add')}
      check={check}
      fault={operation.fault}
      isPending={operation.isPending}
      onSubmit={(name) => add(name, kind)}
      foot={
        <p aria-live="polite" className="wrap-anywhere min-w-0 text-caption text-muted">
          {added && t('added', { name: added })}
        </p>
      }
    >
      <SelectRow<Kind>
        label={t('type')}
        value={kind}
        options={[{ value: 'byName', label: t('typeByName') }, ...kindOptions()]}
        onChange={setKind}
      />
      {kind === 'link' && (
        <SelectRow
          label={t('linksTo')}
          value={link}
          placeholder={t('chooseThing')}
          options={plan.things.map(({ id, plural }) => ({ value: id, label: plural }))}
          onChange={setLink}
        />
      )}
      {kind !== 'byName' && hasChoices(kind) && (
        <ChoicesEditor kind={kind} choices={choices} onChange={(next) => setChoices([...next])} />
      )}
      <Suggestions
        thing={thing}
        isPending={operation.isPending}
        onChoose={(name, as) => void add(name, as)}
      />
    </NameForm>
  );
}

type SuggestionProps = {
  thing: PlanThing;
  isPending: boolean;
  onChoose: (name: string, kind: PlanFieldKind) => void;
};

function Suggestions({ thing, isPending, onChoose }: SuggestionProps) {
  const usual = usualFields(thing);
  if (usual.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-caption text-muted">{t('suggestions')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {usual.map(({ name, kind }) => (
          <li key={name}>
            <button
              type="button"
              className={chipLook({ tone: 'add' })}
              aria-disabled={isPending || undefined}
              onClick={() => isPending || onChoose(name, kind)}
            >
              <Plus aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
