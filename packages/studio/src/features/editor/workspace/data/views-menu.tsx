import { Bookmark, Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useUser } from '../../../../lib/session.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import type { Place } from './record-queries.ts';
import type { ChangeView } from './use-view.ts';
import { ViewState } from './view-state.ts';

const SavedViews = z.array(z.object({ name: z.string().min(1).max(80), view: ViewState })).max(50);
type SavedView = z.infer<typeof SavedViews>[number];

type Props = { place: Place; view: ViewState; change: ChangeView };

/** Ways of looking at an entity that a maker keeps under a name, in this browser. */
export function ViewsMenu({ place, view, change }: Props) {
  const { views, keep } = useSavedViews(place);
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return;
    keep([...views.filter((each) => each.name !== called), { name: called, view }]);
    setName('');
  };
  const shown = JSON.stringify(view);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="sm" variant="ghost">
          <Bookmark aria-hidden className="size-4" />
          {t('views.title')}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={t('views.title')} className="grid w-72 gap-2 p-2">
        {views.length === 0 && <p className="px-2 py-1 text-caption text-muted">{t('views.empty')}</p>}
        <ul className="grid max-h-64 overflow-y-auto">
          {views.map((each) => (
            <li key={each.name} className="flex items-center rounded-control hover:bg-sunken">
              <button
                type="button"
                dir="auto"
                onClick={() => change(each.view)}
                className="flex min-h-8 min-w-0 flex-1 items-center gap-2 px-2 text-left text-dense max-md:min-h-10"
              >
                <span className="truncate">{each.name}</span>
                {JSON.stringify(each.view) === shown && (
                  <Check aria-label={t('views.shown')} className="size-4 shrink-0" />
                )}
              </button>
              <button
                type="button"
                aria-label={t('views.delete', { name: each.name })}
                onClick={() => keep(views.filter((other) => other !== each))}
                className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink max-md:size-10"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={save} className="flex gap-2">
          <Input
            aria-label={t('views.name')}
            placeholder={t('views.name')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {t('views.save')}
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}

function useSavedViews({ appId, entity }: Place) {
  const { id } = useUser();
  const key = `data-views:${id}:${appId}:${entity}`;
  const [views, setViews] = useState<SavedView[]>(() => parsed(readStored(key)));
  const keep = (next: SavedView[]) => {
    setViews(next);
    writeStored(key, next.length === 0 ? null : JSON.stringify(next));
  };
  return { views, keep };
}

/** What was stored, as far as it can still be read. */
function parsed(text: string | null): SavedView[] {
  try {
    return SavedViews.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}
