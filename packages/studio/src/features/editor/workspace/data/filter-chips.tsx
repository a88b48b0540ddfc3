import { type ViewFilter, type ViewState, viewLimits } from '@sayso/contracts/data-views';
import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import type { Field } from './fields.ts';
import { FilterEditor } from './filter-editor.tsx';
import { filterLabel } from './filters.ts';
import type { NameOf } from './names.ts';
import type { ChangeView } from './use-view.ts';

export type ToolbarProps = {
  place: Place;
  fields: readonly Field[];
  view: ViewState;
  change: ChangeView;
  nameOf: NameOf;
  /** The field that a filter is about to be added for; '' for any. */
  filtering: string | null;
  setFiltering: (key: string | null) => void;
};

/** The filters that hold, each to be changed or taken away, and the way to one more. */
export function FilterChips(props: ToolbarProps) {
  const { fields, view, change, nameOf, place, filtering, setFiltering } = props;
  const put = (at: number, filter: ViewFilter) =>
    change(({ filters }) => ({ filters: [...filters.slice(0, at), filter, ...filters.slice(at + 1)] }));
  return (
    <>
      {view.filters.map((filter, at) => {
        const field = fields.find(({ key }) => key === filter.field);
        if (field === undefined) return null;
        const label = filterLabel(field, filter, (id) => nameOf(field.target ?? '', id) ?? undefined);
        return (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be the same
            key={at}
            label={label}
            onRemove={() => change(({ filters }) => ({ filters: filters.filter((_, nth) => nth !== at) }))}
          >
            {(close) => (
              <FilterEditor
                {...{ fields, place, nameOf }}
                filter={filter}
                onApply={(next) => {
                  put(at, next);
                  close();
                }}
              />
            )}
          </Chip>
        );
      })}
      <Popover open={filtering !== null} onOpenChange={(open) => setFiltering(open ? '' : null)}>
        <PopoverTrigger asChild>
          <Button size="sm" variant="ghost">
            <ListFilter aria-hidden className="size-4" />
            {t('filter.add')}
          </Button>
        </PopoverTrigger>
        <PopoverContent align="start" aria-label={t('filter.title')}>
          {view.filters.length >= viewLimits.filters ? (
            <p className="text-dense text-muted">{t('filter.tooMany', { max: viewLimits.filters })}</p>
          ) : (
            <FilterEditor
              key={filtering}
              {...{ fields, place, nameOf }}
              filter={{ field: filtering ?? '', operator: 'contains', values: [] }}
              onApply={(next) => {
                put(view.filters.length, next);
                setFiltering(null);
              }}
            />
          )}
        </PopoverContent>
      </Popover>
    </>
  );
}

type ChipProps = {
  label: string;
  onRemove: () => void;
  children: (close: () => void) => ReactNode;
};

function Chip({ label, onRemove, children }: ChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="flex max-w-full items-center rounded-control bg-filled">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            aria-label={t('filter.change', { label })}
            className="flex h-8 min-w-0 items-center gap-2 rounded-control pr-1 pl-3 text-dense max-md:h-10"
          >
            <ListFilter aria-hidden className="size-4 shrink-0 text-muted" />
            <span dir="auto" className="truncate">
              {label}
            </span>
          </button>
        </PopoverTrigger>
        <PopoverContent align="start" aria-label={t('filter.change', { label })}>
          {children(() => setIsOpen(false))}
        </PopoverContent>
      </Popover>
      <button
        type="button"
        aria-label={t('filter.remove', { label })}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink max-md:size-10"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
