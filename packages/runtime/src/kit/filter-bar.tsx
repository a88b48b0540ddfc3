import { ListFilter, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EntityClient, Where } from '../sdk/entity-types.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { Label } from '../ui/label.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { type Field, fieldsOf, isDate, optionsOf } from './schema.ts';
import { allOf, type Picked, pickedWhere, searchFieldsOf, searchWhere } from './where.ts';

const filterable = new Set(['enum', 'boolean', 'reference', 'date', 'datetime']);

type Options = {
  entity: EntityClient;
  where?: Where | undefined;
  search?: string[] | false | undefined;
  filters?: string[] | undefined;
  dateFilter?: string | undefined;
  columns: string[];
};

export type Filtering = {
  fields: Field[];
  canSearch: boolean;
  text: string;
  setText: (text: string) => void;
  picked: Picked;
  pick: (key: string, value: Picked[string] | undefined) => void;
  clear: () => void;
  isFiltered: boolean;
  /** What the page demands and the person picked, together. */
  where: Where;
};

/** The search text and filters of one list. */
export function useFiltering({ entity, where, search, filters, dateFilter, columns }: Options): Filtering {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Picked>({});
  const { schema } = entity;
  const named = filters ?? columns;
  const keys = dateFilter === undefined || named.includes(dateFilter) ? named : [...named, dateFilter];
  const fields = fieldsOf(schema, keys).filter(({ kind }) => filterable.has(kind));
  const searched = search === false ? [] : (search ?? searchFieldsOf(fieldsOf(schema)));
  return {
    fields,
    canSearch: searched.length > 0,
    text,
    setText,
    picked,
    pick: (key, value) =>
      setPicked((former) => {
        const { [key]: _, ...rest } = former;
        return value === undefined ? rest : { ...rest, [key]: value };
      }),
    clear: () => {
      setText('');
      setPicked({});
    },
    isFiltered: text.trim() !== '' || Object.keys(picked).length > 0,
    where: allOf(where, searchWhere(searched, text), pickedWhere(fields, picked)),
  };
}

type BarProps = { filtering: Filtering; placeholder: string; children?: ReactNode };

/** Search box and the first filters in sight, the others behind a button. */
export function FilterBar({ filtering, placeholder, children }: BarProps) {
  const { fields, canSearch, text, setText, isFiltered, clear } = filtering;
  const inSight = fields.filter(({ kind }) => kind === 'enum').slice(0, 2);
  const behind = fields.filter((field) => !inSight.includes(field));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canSearch ? (
        <div className="relative min-w-44 flex-1 sm:max-w-72">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
            aria-hidden="true"
          />
          <Input
            type="search"
            aria-label={placeholder}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="pl-9"
          />
        </div>
      ) : null}
      {inSight.map((field) => (
        <div key={field.key} className="w-40 max-md:hidden">
          <FilterInput field={field} filtering={filtering} id={`filter-${field.key}`} />
        </div>
      ))}
      {fields.length > 0 ? <MoreFilters behind={behind} all={fields} filtering={filtering} /> : null}
      {isFiltered ? (
        <Button variant="ghost" size="sm" onClick={clear}>
          <X /> Clear
        </Button>
      ) : null}
      {children ? <div className="ml-auto flex items-center gap-2">{children}</div> : null}
    </div>
  );
}

function MoreFilters({ behind, all, filtering }: { behind: Field[]; all: Field[]; filtering: Filtering }) {
  const count = Object.keys(filtering.picked).length;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" className={behind.length === 0 ? 'md:hidden' : ''}>
          <ListFilter /> Filters
          {count > 0 ? (
            <span className="rounded-full bg-primary px-1.5 text-xs text-primary-foreground">{count}</span>
          ) : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        className="flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] flex-col gap-4 overflow-y-auto"
      >
        {all.map((field) => (
          <div
            key={field.key}
            className={behind.includes(field) ? 'flex flex-col gap-2' : 'flex flex-col gap-2 md:hidden'}
          >
            <Label htmlFor={isDate(field) ? `more-${field.key}-from` : `more-${field.key}`}>
              {field.label}
            </Label>
            <FilterInput field={field} filtering={filtering} id={`more-${field.key}`} />
          </div>
        ))}
      </PopoverContent>
    </Popover>
  );
}

const any = ' any';

function FilterInput({ field, filtering, id }: { field: Field; filtering: Filtering; id: string }) {
  const value = filtering.picked[field.key];
  if (isDate(field)) return <DateRange field={field} filtering={filtering} id={id} />;
  if (field.kind === 'reference') {
    return (
      <ReferenceInput
        id={id}
        field={{ ...field, isRequired: false }}
        value={typeof value === 'string' ? value : null}
        placeholder={`Any ${field.label.toLowerCase()}`}
        onChange={(next) => filtering.pick(field.key, typeof next === 'string' ? next : undefined)}
      />
    );
  }
  const options =
    field.kind === 'boolean'
      ? [
          { value: 'true', label: 'Yes', color: null },
          { value: 'false', label: 'No', color: null },
        ]
      : optionsOf(field.property);
  const read = (text: string) => (field.kind === 'boolean' ? text === 'true' : text);
  return (
    <Select
      value={value === undefined ? any : String(value)}
      onValueChange={(text) => filtering.pick(field.key, text === any ? undefined : read(text))}
    >
      <SelectTrigger id={id} aria-label={field.label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value={any}>
          {field.kind === 'boolean' ? `${field.label}: any` : `Any ${field.label.toLowerCase()}`}
        </SelectItem>
        {options.map((option) => (
          <SelectItem key={option.value} value={String(option.value)}>
            {option.color === null ? null : (
              <span data-color={option.color} className="kit-dot size-2 rounded-full" aria-hidden="true" />
            )}
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function DateRange({ field, filtering, id }: { field: Field; filtering: Filtering; id: string }) {
  const value = filtering.picked[field.key];
  const range = typeof value === 'object' ? value : {};
  const change = (next: { from?: string; to?: string }) => {
    const merged = { ...range, ...next };
    filtering.pick(field.key, merged.from || merged.to ? merged : undefined);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Input
        id={`${id}-from`}
        type="date"
        aria-label={`${field.label} from`}
        value={range.from ?? ''}
        max={range.to}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Input
        id={`${id}-to`}
        type="date"
        aria-label={`${field.label} to`}
        value={range.to ?? ''}
        min={range.from}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
}
