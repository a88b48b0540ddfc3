import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useState } from 'react';
import { entityNamed } from '../sdk/entity.ts';
import { inputs } from '../texts/inputs.ts';
import { lists } from '../texts/lists.ts';
import { Button } from '../ui/button.tsx';
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from '../ui/command.tsx';
import { cn } from '../ui/lib-utils.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { textOf } from './cell.tsx';
import { idsIn, useReferences, useRows } from './data.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import {
  type Field,
  fieldOf,
  fieldsOf,
  isDate,
  isSearchable,
  isSortable,
  nounOf,
  pluralOf,
  titleFieldOf,
} from './schema.ts';
import { searchWhere } from './where.ts';

type Props = {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: string | string[] | null) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  placeholder?: string;
};

/** Picks one record (or several) of the referenced entity, found by typing. */
export function ReferenceInput({
  id,
  field,
  value,
  onChange,
  isInvalid = false,
  describedBy,
  placeholder,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const target = entityNamed(field.target ?? '');
  const noun = nounOf(target.schema);
  const isMany = field.kind === 'references';
  const chosen = idsIn(value);
  const known = useReferences([field], [{ id: '', [field.key]: value }]);
  const nested = useTitleReferences(target, [...known.values()]);
  const names = chosen.map((one) => {
    const row = known.get(one);
    return row === undefined ? '…' : nameOf(target, row, nested);
  });
  const pick = (one: string) => {
    if (!isMany) {
      onChange(one);
      setOpen(false);
    } else onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  };
  return (
    <div className="relative">
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            id={id}
            type="button"
            variant="outline"
            role="combobox"
            aria-expanded={isOpen}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            className={cn(
              'kit-field w-full justify-between bg-field px-3 font-normal text-field-foreground aria-invalid:border-destructive',
              chosen.length > 0 && !field.isRequired && 'pe-10',
            )}
          >
            <span className={cn('truncate', names.length === 0 && 'text-muted-foreground')}>
              {names.length > 0
                ? names.join(', ')
                : (placeholder ?? (isMany ? inputs.chooseSeveral(pluralOf(noun)) : inputs.chooseNoun(noun)))}
            </span>
            <ChevronsUpDown className="opacity-60" />
          </Button>
        </PopoverTrigger>
        <PopoverContent className="w-(--radix-popover-trigger-width) min-w-60 p-0" align="start">
          <Choices field={field} chosen={chosen} onPick={pick} />
        </PopoverContent>
      </Popover>
      {chosen.length > 0 && !field.isRequired ? (
        <Button
          type="button"
          variant="ghost"
          size="icon"
          className="absolute top-1/2 end-1.5 size-7 -translate-y-1/2 max-md:size-10"
          aria-label={inputs.clear(field.label)}
          onClick={() => onChange(isMany ? [] : null)}
        >
          <X />
        </Button>
      ) : null}
    </div>
  );
}

const most = 30;

function Choices({
  field,
  chosen,
  onPick,
}: {
  field: Field;
  chosen: string[];
  onPick: (id: string) => void;
}) {
  const [text, setText] = useState('');
  const target = entityNamed(field.target ?? '');
  const key = titleFieldOf(target.schema);
  const title = key === undefined ? undefined : fieldOf(target.schema, key);
  const isDay = title !== undefined && isDate(title);
  const canSearch = title !== undefined && (isDay || isSearchable(title));
  const where = canSearch ? searchWhere([isDay ? title : { key: title.key, kind: 'text' }], text) : undefined;
  const sort = title === undefined || !isSortable(title) ? undefined : isDay ? `-${title.key}` : title.key;
  const rows = useRows(target, { where, sort, limit: canSearch ? most : 500 });
  const found = rows.data ?? [];
  const references = useTitleReferences(target, found);
  // Several are on one day: what they link tells them apart.
  const link = isDay ? fieldsOf(target.schema).find(({ kind }) => kind === 'reference') : undefined;
  const linked = useReferences(link ? [link] : [], found);
  const named = found.map((row) => {
    const more = link === undefined ? '' : textOf(link, row[link.key], linked);
    return { id: row.id, name: [nameOf(target, row, references), more].filter(Boolean).join(' · ') };
  });
  const shown = canSearch
    ? named
    : named.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, most);
  return (
    <Command shouldFilter={false}>
      <CommandInput
        value={text}
        onValueChange={setText}
        placeholder={lists.search(pluralOf(nounOf(target.schema)))}
      />
      <CommandList>
        {shown.length === 0 ? (
          <CommandEmpty>{rows.isPending ? inputs.loading : inputs.nothingFound}</CommandEmpty>
        ) : null}
        <div className="p-1">
          {shown.map(({ id, name }) => (
            <CommandItem key={id} value={id} onSelect={() => onPick(id)}>
              <Check className={chosen.includes(id) ? 'opacity-100' : 'opacity-0'} />
              <span className="truncate">{name}</span>
            </CommandItem>
          ))}
        </div>
      </CommandList>
    </Command>
  );
}
