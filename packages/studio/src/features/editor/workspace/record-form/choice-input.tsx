import { choiceLabel } from '@sayso/core/entities/choices';
import { Check } from 'lucide-react';
import { t } from '../../../../texts/record-form.ts';
import { cn } from '../../../../ui/cn.ts';
import { Select } from '../../../../ui/select.tsx';
import type { ValueInputProps } from './input-props.ts';

type Choice = string | number;
const none = 'none';

/** One of the schema's values, called as it names them (B-FORM-05). */
export function ChoiceInput({ control, property, value, onChange, isRequired }: ValueInputProps) {
  const choices: readonly Choice[] = property.enum ?? [];
  const at = choices.indexOf(value as Choice);
  const isLeft = at === -1 && value !== undefined && value !== null && value !== '';
  // By place: a number and a text may read the same.
  const options = choices.map((choice, place) => ({
    value: String(place),
    label: choiceLabel(property, choice),
  }));
  return (
    <Select
      className="text-left"
      value={at === -1 ? '' : String(at)}
      placeholder={isLeft ? t('leftChoice', { choice: String(value) }) : t('choose')}
      options={isRequired ? options : [{ value: none, label: <Faint /> }, ...options]}
      onChange={(picked) => onChange(picked === none ? null : choices[Number(picked)])}
      {...control}
    />
  );
}

const Faint = () => <span className="text-muted">{t('notSet')}</span>;

/** Several of the schema's values, each pressed or not. */
export function ChoicesInput({ control, property, label, value, onChange }: ValueInputProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices: readonly Choice[] = property.items?.enum ?? [];
  // Left from a schema that had more: shown, so that they can be taken out.
  const left = chosen.filter((each): each is Choice => isChoice(each) && !choices.includes(each));
  const toggle = (choice: Choice) =>
    onChange(
      chosen.includes(choice) ? chosen.filter((each) => each !== choice) : inOrder([...chosen, choice]),
    );
  const inOrder = (list: readonly unknown[]) => [
    ...choices.filter((choice) => list.includes(choice)),
    ...list.filter((each) => !choices.includes(each as Choice)),
  ];
  return (
    <fieldset aria-label={label} {...control} className="flex min-w-0 flex-wrap gap-1.5">
      {[...choices, ...left].map((choice) => (
        <button
          key={`${typeof choice} ${choice}`}
          type="button"
          aria-pressed={chosen.includes(choice)}
          className={cn(
            'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong px-3 text-dense max-md:min-h-10',
            chosen.includes(choice) ? 'border-ink bg-ink text-page' : 'hover:bg-sunken',
          )}
          onClick={() => toggle(choice)}
        >
          {chosen.includes(choice) && <Check aria-hidden className="size-3.5" />}
          {choiceLabel(property, choice)}
        </button>
      ))}
    </fieldset>
  );
}

const isChoice = (value: unknown): value is Choice => typeof value === 'string' || typeof value === 'number';
