import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useContext, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { cn } from '../../../../ui/cn.ts';
import { findNamed, isKnown } from '../record-form/use-references.ts';
import { SchemasContext } from './schemas-context.ts';
import { useNouns } from './use-nouns.ts';

type Props = {
  place: Place;
  label: string;
  /** An id that is there already, or what is typed to find another. */
  text: string;
  onText: (text: string) => void;
  onChoose: (id: string) => void;
  /** What was chosen stands in the box. */
  keepsChosen?: boolean;
  className?: string;
};

/** Finds a record of an entity by what it is called, among however many there are. */
export function ReferenceBox({ place, label, text, onText, onChoose, keepsChosen, className }: Props) {
  const list = useId();
  const nouns = useNouns(place.entity);
  const box = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState('');
  const choose = (id: string, name: string) => {
    setSearch('');
    setChosen(keepsChosen ? name : '');
    onChoose(id);
  };
  const { found, isPending } = useFound(place, search);
  useEffect(() => box.current?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = found[at];
    if (step !== undefined) setAt((now) => Math.min(Math.max(now + step, 0), Math.max(0, found.length - 1)));
    else if (event.key === 'Enter' && option && search !== '') {
      event.stopPropagation();
      choose(option.id, option.name);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="relative h-full">
      <input
        ref={box}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
        placeholder={t('edit.find', nouns)}
        value={search === '' ? chosen : search}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosen('');
          setAt(0);
          // Nothing typed and nothing chosen takes the value away.
          onText(event.target.value === '' ? '' : text);
        }}
        onKeyDown={handleKey}
        className={className}
      />
      <div
        role="listbox"
        id={list}
        aria-label={label}
        className="absolute top-full left-0 z-40 mt-1 max-h-64 w-max min-w-full max-w-80 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
      >
        {found.map(({ id, name }, nth) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box chooses
          <div
            key={id}
            role="option"
            id={`${list}-${nth}`}
            aria-selected={nth === at}
            dir="auto"
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(id, name)}
            className={cn(
              'flex min-h-8 cursor-pointer items-center truncate rounded-control px-2.5 text-dense max-md:min-h-10',
              nth === at && 'bg-sunken',
            )}
          >
            {name}
          </div>
        ))}
        {found.length === 0 && (
          <p className="px-2.5 py-1.5 text-caption text-muted">
            {t(isPending ? 'loading' : 'filter.noneFound', nouns)}
          </p>
        )}
      </div>
    </div>
  );
}

function useFound(place: Place, search: string) {
  const schema = useContext(SchemasContext)[place.entity];
  const text = useDeferredValue(search).trim();
  const query = useQuery({
    queryKey: [...recordKeys.all(place), 'search', text],
    enabled: isKnown(place.entity, schema),
    queryFn: ({ signal }) => findNamed({ ...place, schema, text, signal }),
    placeholderData: (former) => former,
  });
  return { found: query.data ?? [], isPending: query.isLoading };
}
