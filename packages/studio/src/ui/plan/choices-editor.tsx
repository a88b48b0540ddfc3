import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Input } from '../input.tsx';
import { ownDirection } from './plan-words.ts';

export type DraftChoice = { id: number; value?: string; label: string };

let lastId = 0;
export const draftChoice = (label = '', value?: string): DraftChoice => ({
  id: ++lastId,
  label,
  ...(value === undefined ? {} : { value }),
});

/** Why these cannot be the choices of a field. */
export function choicesFault(choices: readonly DraftChoice[]): string | null {
  if (choices.length === 0) return t('choices.empty');
  const seen = new Set<string>();
  for (const { label } of choices) {
    const name = label.trim();
    if (name === '') return t('choices.blank');
    if (seen.has(name.toLowerCase())) return t('choices.twice', { name });
    seen.add(name.toLowerCase());
  }
  return null;
}

/** As an operation names them: the value of those that are there, the label of all. */
export const choicesOf = (choices: readonly DraftChoice[]) =>
  choices.map(({ label, value }) => ({ label: label.trim(), ...(value === undefined ? {} : { value }) }));

type Props = {
  kind: 'choice' | 'states';
  choices: readonly DraftChoice[];
  onChange: (choices: readonly DraftChoice[]) => void;
};

/** Choices as lines that are renamed, moved, added and removed; nothing is done until they are saved. */
export function ChoicesEditor({ kind, choices, onChange }: Props) {
  const [newest, setNewest] = useState<number | null>(null);
  const add = () => {
    const choice = draftChoice();
    setNewest(choice.id);
    onChange([...choices, choice]);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-dense">{t(`choices.${kind}`)}</legend>
      <ol className="grid gap-1">
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.id}
            {...{ choice, at, choices, onChange, isNew: choice.id === newest, onNext: add }}
          />
        ))}
      </ol>
      <Button variant="ghost" size="sm" className="justify-self-start px-2" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {t('choices.add')}
      </Button>
    </fieldset>
  );
}

type RowProps = Omit<Props, 'kind'> & { choice: DraftChoice; at: number; isNew: boolean; onNext: () => void };

function ChoiceRow({ choice, at, choices, onChange, isNew, onNext }: RowProps) {
  const name = choice.label.trim() || t('choices.unnamed', { at: String(at + 1) });
  const swap = (other: number) => {
    const moved = [...choices];
    const there = moved[other];
    if (!there) return;
    moved[other] = choice;
    moved[at] = there;
    onChange(moved);
  };
  return (
    <li className="flex items-center gap-0.5">
      <Input
        {...ownDirection}
        autoFocus={isNew}
        aria-label={t('choices.item', { at: String(at + 1) })}
        value={choice.label}
        onChange={({ target: { value: label } }) =>
          onChange(choices.map((each) => (each.id === choice.id ? { ...each, label } : each)))
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || at < choices.length - 1 || choice.label.trim() === '') return;
          event.preventDefault();
          onNext();
        }}
        className="h-8 min-w-0 flex-1"
      />
      <IconButton
        tooltip={false}
        size="sm"
        label={t('choices.earlier', { name })}
        disabled={at === 0}
        onClick={() => swap(at - 1)}
      >
        <ArrowUp className="size-3.5" />
      </IconButton>
      <IconButton
        tooltip={false}
        size="sm"
        label={t('choices.later', { name })}
        disabled={at === choices.length - 1}
        onClick={() => swap(at + 1)}
      >
        <ArrowDown className="size-3.5" />
      </IconButton>
      <IconButton
        tooltip={false}
        size="sm"
        label={t('choices.remove', { name })}
        onClick={() => onChange(choices.filter(({ id }) => id !== choice.id))}
      >
        <X className="size-3.5" />
      </IconButton>
    </li>
  );
}
