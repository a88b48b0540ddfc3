import { useQueries } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { globalSearch, shell } from '../texts/shell.ts';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '../ui/command.tsx';
import type { AppShellProps, NavigationItem } from './api.ts';
import { fieldsOf, nounOf, plainTitle, pluralOf } from './schema.ts';
import { noteDetailPage } from './shell-context.ts';
import { searchFieldsOf, searchWhere } from './where.ts';

type Sources = NonNullable<AppShellProps['searchIn']>;
type Props = {
  sources: Sources;
  navigation: readonly NavigationItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const mostOfEach = 5;
const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** Ctrl or Cmd and K: pages by name, records by their words. */
export function GlobalSearch({ sources, navigation, isOpen, onOpenChange }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const navigate = useNavigate();
  for (const { entity, page } of sources) noteDetailPage(entity.name, page);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [onOpenChange]);
  const results = useQueries({
    queries: sources.map(({ entity }) => {
      const where = searchWhere(searchFieldsOf(fieldsOf(entity.schema)), wanted);
      return {
        queryKey: ['records', entity.name, 'rows', 'search', wanted],
        queryFn: () => entity.filter(where, '-updated_date', mostOfEach),
        enabled: isOpen && wanted.length > 1 && where !== undefined,
      };
    }),
  });
  const go = (address: string) => {
    onOpenChange(false);
    setText('');
    void navigate(createPageUrl(address));
  };
  const pages = flat(navigation).filter(
    ({ page, label }) => page !== undefined && label.toLowerCase().includes(wanted.toLowerCase()),
  );
  const isSearching = wanted.length > 1 && results.some(({ isFetching }) => isFetching);
  return (
    <CommandDialog open={isOpen} onOpenChange={onOpenChange} shouldFilter={false} title={shell.search}>
      <CommandInput value={text} onValueChange={setText} placeholder={shell.search} />
      <CommandList>
        <CommandEmpty>{isSearching ? globalSearch.searching : globalSearch.nothingFound}</CommandEmpty>
        {pages.length > 0 ? (
          <CommandGroup heading={shell.pages}>
            {pages.slice(0, 8).map(({ page = '', label, icon: Mark = FileText }) => (
              <CommandItem key={page} value={`page ${page}`} onSelect={() => go(page)}>
                <Mark className="size-4" /> {label}
              </CommandItem>
            ))}
          </CommandGroup>
        ) : null}
        {sources.map(({ entity, page, icon: Mark = FileText }, at) => {
          const rows = wanted.length > 1 ? (results[at]?.data ?? []) : [];
          return rows.length === 0 ? null : (
            <CommandGroup key={entity.name} heading={pluralOf(entity.schema.title ?? nounOf(entity.schema))}>
              {rows.map((row) => (
                <CommandItem key={row.id} value={row.id} onSelect={() => go(`${page}?id=${row.id}`)}>
                  <Mark className="size-4" />{' '}
                  <span className="truncate">{plainTitle(entity.schema, row)}</span>
                </CommandItem>
              ))}
            </CommandGroup>
          );
        })}
      </CommandList>
    </CommandDialog>
  );
}
