import type { ViewState } from '@sayso/contracts/data-views';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxRow } from '../../../../ui/checkbox.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import type { Field } from './fields.ts';
import type { ChangeView } from './use-view.ts';
import { firstView, orderedFields } from './view-state.ts';

type Props = { fields: readonly Field[]; view: ViewState; change: ChangeView };

/** So many columns are looked through without help. */
const many = 12;

/** Which columns are shown. */
export function ColumnsMenu({ fields, view, change }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = orderedFields(fields, view.order).filter(({ label }) => label.toLowerCase().includes(wanted));
  const toggle = (key: string) =>
    change(({ hidden }) => ({
      hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key],
    }));
  const { order, hidden, widths } = firstView;
  return (
    <Popover onOpenChange={() => setSearch('')}>
      <PopoverTrigger asChild>
        <Button size="sm" variant="ghost">
          <Columns3 aria-hidden className="size-4" />
          {t('columns.title')}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid w-64 gap-2 p-2">
        {fields.length > many && (
          <Input
            aria-label={t('columns.search')}
            placeholder={t('columns.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul className="grid max-h-72 overflow-y-auto">
          {found.map(({ key, label }) => (
            <li key={key}>
              <CheckboxRow
                className="px-2 hover:bg-sunken"
                checked={!view.hidden.includes(key)}
                onChange={() => toggle(key)}
              >
                <span className="truncate">{label}</span>
              </CheckboxRow>
            </li>
          ))}
        </ul>
        <Button size="sm" onClick={() => change({ order, hidden: [...hidden], widths })}>
          {t('columns.reset')}
        </Button>
      </PopoverContent>
    </Popover>
  );
}
