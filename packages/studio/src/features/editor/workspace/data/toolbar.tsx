import { viewLimits } from '@sayso/contracts/data-views';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterChips, type ToolbarProps } from './filter-chips.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** Which records are shown, and how. */
export function Toolbar(props: ToolbarProps) {
  return (
    <>
      <SearchBox search={props.view.search} onSearch={(search) => props.change({ search })} />
      <FilterChips {...props} />
      <ColumnsMenu fields={props.fields} view={props.view} change={props.change} />
      <ViewsMenu place={props.place} view={props.view} change={props.change} />
    </>
  );
}

/** So long somebody has stopped typing before the server is asked. */
const pauseMs = 200;

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  // Cleared or chosen elsewhere.
  if (search !== sent) {
    setSent(search);
    setText(search);
  }
  const send = useEffectEvent(() => {
    setSent(text);
    onSearch(text);
  });
  // Only typing begins the pause anew, not what is drawn meanwhile.
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [text, sent]);
  return (
    <div className="relative w-60 max-md:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        dir="auto"
        maxLength={viewLimits.searchChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <IconButton
          label={t('clearSearch')}
          size="sm"
          tooltip={false}
          className="absolute top-0.5 right-0.5 max-md:top-0 max-md:right-0"
          onClick={() => setText('')}
        >
          <X className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
