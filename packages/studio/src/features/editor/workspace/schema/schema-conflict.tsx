import { choiceLabel } from '@sayso/core/entities/choices';
import { useState } from 'react';
import { t as common } from '../../../../texts/common.ts';
import { listText } from '../../../../texts/language.ts';
import { t as form } from '../../../../texts/record-form.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { ConflictVersion } from '../conflict-version.tsx';
import { labelOf } from '../record-form/controls.ts';
import { typeOf } from './field-types.ts';
import type { FieldConflict, FieldPart, Sides } from './merge-schemas.ts';

type Props = {
  conflicts: readonly FieldConflict[];
  isPending: boolean;
  onChoose: (sides: Sides) => void;
  onBack: () => void;
};

/** Somebody else saved the same fields in another way: both side by side, one to be chosen for each. */
export function SchemaConflict({ conflicts, isPending, onChoose, onBack }: Props) {
  const [sides, setSides] = useState<Sides>({});
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('conflict.title')}
      description={t('conflict.text')}
      className="max-w-2xl"
      footer={
        <>
          <Button onClick={onBack}>{common('cancel')}</Button>
          <Button variant="primary" pending={isPending} onClick={() => onChoose(sides)}>
            {form('conflict.save')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-5">
        {conflicts.map(({ key, theirs, mine }) => {
          const known = mine ?? theirs;
          const label = known ? labelOf(key, known.property) : key;
          const side = sides[key] ?? 'mine';
          return (
            <li key={key} className="grid gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 dir="auto" className="font-medium">
                  {label}
                </h3>
                <SegmentedControl<'mine' | 'theirs'>
                  label={label}
                  value={side}
                  options={[
                    { value: 'mine', label: form('conflict.keepMine') },
                    { value: 'theirs', label: form('conflict.keepTheirs') },
                  ]}
                  onChange={(chosen) => setSides({ ...sides, [key]: chosen })}
                />
              </div>
              <div className="grid gap-2 md:grid-cols-2">
                <ConflictVersion title={form('conflict.mine')} isKept={side === 'mine'}>
                  <Described name={key} part={mine} />
                </ConflictVersion>
                <ConflictVersion title={form('conflict.theirs')} isKept={side === 'theirs'}>
                  <Described name={key} part={theirs} />
                </ConflictVersion>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A field in words, such as "Price · Whole number · Required". */
function Described({ name, part }: { name: string; part: FieldPart | null }) {
  if (part === null) return t('conflict.absent');
  const { property, isRequired, isUnique } = part;
  const choices = property.enum ?? property.items?.enum ?? [];
  const limits = [
    property.minimum === undefined ? [] : [t('conflict.minimum', { value: String(property.minimum) })],
    property.maximum === undefined ? [] : [t('conflict.maximum', { value: String(property.maximum) })],
  ].flat();
  const told = [
    labelOf(name, property),
    t(`type.${typeOf(property)}`),
    ...(isRequired ? [t('field.required')] : []),
    ...(isUnique ? [t('field.unique')] : []),
    ...limits,
  ];
  return (
    <>
      <p>{told.join(' · ')}</p>
      {choices.length > 0 && (
        <p className="pt-1 text-muted">{listText(choices.map((value) => choiceLabel(property, value)))}</p>
      )}
      {property.description && <p className="pt-1 text-muted">{property.description}</p>}
    </>
  );
}
