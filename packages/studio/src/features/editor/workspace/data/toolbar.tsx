import { viewLimits } from '@sayso/contracts/data-views';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterChips, type ToolbarProps } from './filter-chips.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** Which records are shown, and how. */
export function Toolbar(props: ToolbarProps) {
  return (
    <>
      <SlowSearch search={props.view.search} onSearch={(search) => props.change({ search })} />
      <FilterChips {...props} />
      <ColumnsMenu fields={props.fields} view={props.view} change={props.change} />
      <ViewsMenu place={props.place} view={props.view} change={props.change} />
    </>
  );
}

/** So long somebody has stopped typing before the server is asked. */
const pauseMs = 200;

function SlowSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
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
    <SearchBox
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={viewLimits.searchChars}
      text={text}
      onText={setText}
      // A line of its own before the last of the buttons gets one.
      boxClassName="w-60 @max-2xl:w-full"
    />
  );
}
