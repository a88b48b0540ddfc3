import { Check, ListFilter, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filters } from '../texts/filters.ts';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { FilterInput, hasRange } from './filter-inputs.tsx';
import type { Field } from './schema.ts';
import { SearchBox } from './search-box.tsx';
import type { Filtering } from './use-filtering.ts';

type BarProps = { filtering: Filtering; placeholder: string; children?: ReactNode };

const mostInSight = 3;

/** Search box and the first filters in sight, the others behind a button. */
export function FilterBar({ filtering, placeholder, children }: BarProps) {
  const { fields, canSearch, text, setText, isFiltered, clear, focus } = filtering;
  const choices = fields.filter(({ kind }) => kind === 'enum').slice(0, 2);
  // A text is among the fields only where a page names it: a town, a country.
  const inSight = [...choices, ...fields.filter(({ kind }) => kind === 'text')].slice(0, mostInSight);
  const behind = fields.filter((field) => !inSight.includes(field));
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        {canSearch ? <SearchBox text={text} onText={setText} placeholder={placeholder} /> : null}
        {focus ? (
          <Button
            variant={focus.isOn ? 'secondary' : 'outline'}
            aria-pressed={focus.isOn}
            onClick={focus.toggle}
          >
            {focus.isOn ? <Check /> : null}
            {focus.label}
          </Button>
        ) : null}
        {inSight.map((field) => (
          <div key={field.key} className="w-40 max-lg:w-33 max-md:hidden">
            <FilterInput field={field} filtering={filtering} id={`filter-${field.key}`} />
          </div>
        ))}
        {fields.length > 0 ? <MoreFilters behind={behind} all={fields} filtering={filtering} /> : null}
        {isFiltered ? (
          <Button variant="ghost" size="sm" onClick={clear}>
            <X /> {filters.clear(filtering)}
          </Button>
        ) : null}
      </div>
      {children ? <div className="flex shrink-0 items-center gap-2">{children}</div> : null}
    </div>
  );
}

function MoreFilters({ behind, all, filtering }: { behind: Field[]; all: Field[]; filtering: Filtering }) {
  const count = Object.keys(filtering.picked).length;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" className={behind.length === 0 ? 'md:hidden' : ''}>
          <ListFilter /> {filters.title}
          {count > 0 ? (
            <span className="rounded-full bg-primary px-1.5 text-xs text-primary-foreground">{count}</span>
          ) : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        collisionPadding={16}
        aria-label={filters.title}
        className="flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] flex-col gap-4 overflow-y-auto"
      >
        {all.map((field) => (
          <div
            key={field.key}
            className={behind.includes(field) ? 'flex flex-col gap-2' : 'flex flex-col gap-2 md:hidden'}
          >
            <Label htmlFor={hasRange(field) ? `more-${field.key}-from` : `more-${field.key}`}>
              {field.label}
            </Label>
            <FilterInput field={field} filtering={filtering} id={`more-${field.key}`} />
          </div>
        ))}
      </PopoverContent>
    </Popover>
  );
}
