import { referredEntity } from '@sayso/core/entities/references';
import { Command } from 'cmdk';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../../texts/record-form.ts';
import { cn } from '../../../../ui/cn.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { controlLook } from '../../../../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import { useFormApp } from './form-context.ts';
import type { ValueInputProps } from './input-props.ts';
import { useNames, useRecordSearch } from './use-references.ts';

/** One record of another list, found by what it is called (B-FORM-07). */
export function ReferenceInput({ control, property, label, value, onChange, isRequired }: ValueInputProps) {
  const entity = referredEntity(property) ?? '';
  const id = typeof value === 'string' && value !== '' ? value : null;
  const names = useNames(entity, id === null ? [] : [id]);
  return (
    <div className="flex gap-1">
      <Picker
        {...{ control, entity, label, isRequired }}
        chosen={id === null ? [] : [id]}
        shown={id === null ? null : names(id)}
        onPick={onChange}
      />
      {id !== null && (
        <IconButton label={t('reference.clear', { label })} onClick={() => onChange(null)}>
          <X className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

/** Several of them. */
export function ReferencesInput({ control, property, label, value, onChange, isRequired }: ValueInputProps) {
  const entity = referredEntity(property.items) ?? '';
  const ids: readonly string[] = Array.isArray(value) ? value : [];
  const names = useNames(entity, ids);
  const without = (id: string) => ids.filter((each) => each !== id);
  return (
    <div className="grid gap-2">
      {ids.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {ids.map((id) => (
            <li
              key={id}
              className="inline-flex min-w-0 max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-dense"
            >
              <span dir="auto" className="min-w-0 truncate">
                {names(id)}
              </span>
              <IconButton
                size="sm"
                label={t('reference.remove', { name: names(id), label })}
                onClick={() => onChange(without(id))}
              >
                <X className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Picker
        {...{ control, entity, label, isRequired }}
        chosen={ids}
        shown={null}
        onPick={(id) => onChange(ids.includes(id) ? without(id) : [...ids, id])}
        staysOpen
      />
    </div>
  );
}

type PickerProps = Pick<ValueInputProps, 'control' | 'label' | 'isRequired'> & {
  entity: string;
  chosen: readonly string[];
  shown: string | null;
  onPick: (id: string) => void;
  staysOpen?: boolean;
};

function Picker({ control, entity, label, isRequired, chosen, shown, onPick, staysOpen }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (id: string) => {
    onPick(id);
    if (!staysOpen) setOpen(false);
  };
  return (
    // Modal: within a dialog, nothing else would scroll.
    <Popover modal open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          aria-required={isRequired}
          aria-haspopup="listbox"
          // Several have a heading in place of a label.
          aria-label={staysOpen ? label : undefined}
          className={cn(
            controlLook,
            'flex h-9 min-w-0 flex-1 items-center justify-between gap-2 max-md:h-10',
          )}
          {...control}
        >
          <span dir="auto" className={cn('min-w-0 truncate', shown === null && 'text-muted')}>
            {shown ?? t(staysOpen ? 'reference.add' : 'choose')}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        className="w-(--radix-popover-trigger-width) min-w-64 overflow-hidden p-0"
      >
        <Choices {...{ entity, label, chosen }} onPick={pick} />
      </PopoverContent>
    </Popover>
  );
}

type ChoicesProps = {
  entity: string;
  label: string;
  chosen: readonly string[];
  onPick: (id: string) => void;
};

function Choices({ entity, label, chosen, onPick }: ChoicesProps) {
  const { entities } = useFormApp();
  const [text, setText] = useState('');
  const found = useRecordSearch(entity, useDeferredValue(text));
  const isKnown = entity === 'User' || entities[entity] !== undefined;
  return (
    <Command label={label} shouldFilter={false} loop>
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder={t('reference.search')}
        className="w-full border-line border-b bg-transparent px-3 py-2.5 text-body outline-none focus-visible:outline-none max-md:text-large"
      />
      <Command.List className="max-h-64 overflow-y-auto p-1">
        {found.isPending && isKnown && (
          <Command.Loading className="px-2.5 py-2 text-dense text-muted">
            {t('reference.loading')}
          </Command.Loading>
        )}
        {found.isError && (
          <p role="alert" className="px-2.5 py-2 text-danger text-dense">
            {found.error.message}
          </p>
        )}
        {found.data?.length === 0 && (
          <Command.Empty className="px-2.5 py-6 text-center text-dense text-muted">
            {t('reference.nothing')}
          </Command.Empty>
        )}
        {found.data?.map(({ id, name }) => (
          <Command.Item
            key={id}
            value={id}
            onSelect={() => onPick(id)}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2.5 text-dense data-[selected=true]:bg-sunken max-md:min-h-10"
          >
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {name}
            </span>
            {chosen.includes(id) && <Check aria-hidden className="size-4 shrink-0" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
