import type { SavedView, ViewState } from '@sayso/contracts/data-views';
import { Bookmark, Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/popover.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useSavedViews } from './use-saved-views.ts';
import type { ChangeView } from './use-view.ts';

type Props = { place: Place; view: ViewState; change: ChangeView };

/** Ways of looking at an entity that a maker keeps under a name. */
export function ViewsMenu(props: Props) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="sm" variant="ghost">
          <Bookmark aria-hidden className="size-4" />
          {t('views.title')}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={t('views.title')} className="grid w-72 gap-2 p-2">
        <Views {...props} />
      </PopoverContent>
    </Popover>
  );
}

function Views({ place, view, change }: Props) {
  const { query, save, remove } = useSavedViews(place);
  if (query.isError)
    return (
      <Failed
        title={t('views.loadFailed')}
        error={query.error}
        onRetry={query.refetch}
        pending={query.isFetching}
      />
    );
  return (
    <>
      {query.isPending && (
        <div role="status" aria-label={t('views.loading')} className="grid gap-2 p-2">
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {query.data?.length === 0 && <p className="px-2 py-1 text-caption text-muted">{t('views.empty')}</p>}
      <ul className="grid max-h-64 overflow-y-auto">
        {query.data?.map((saved) => (
          <SavedItem
            key={saved.id}
            saved={saved}
            isShown={isSameView(saved.view, view)}
            onShow={() => change(saved.view)}
            onDelete={() => remove.mutate(saved)}
          />
        ))}
      </ul>
      <SaveForm isPending={save.isPending} onSave={(name) => save.mutateAsync({ name, view })} />
    </>
  );
}

type ItemProps = { saved: SavedView; isShown: boolean; onShow: () => void; onDelete: () => void };

const SavedItem = ({ saved: { name }, isShown, onShow, onDelete }: ItemProps) => (
  <li className="flex items-center rounded-control hover:bg-sunken">
    <button
      type="button"
      dir="auto"
      onClick={onShow}
      className="flex min-h-8 min-w-0 flex-1 items-center gap-2 px-2 text-left text-dense max-md:min-h-10"
    >
      <span className="truncate">{name}</span>
      {isShown && <Check aria-label={t('views.shown')} className="size-4 shrink-0" />}
    </button>
    <button
      type="button"
      aria-label={t('views.delete', { name })}
      onClick={onDelete}
      className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink max-md:size-10"
    >
      <X aria-hidden className="size-4" />
    </button>
  </li>
);

type FormProps = { isPending: boolean; onSave: (name: string) => Promise<unknown> };

function SaveForm({ isPending, onSave }: FormProps) {
  const [name, setName] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' || isPending) return;
    // A refusal is told; the name stays to be tried again.
    await onSave(given).then(
      () => setName(''),
      () => {},
    );
  };
  return (
    <form onSubmit={save} className="flex gap-2">
      <Input
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        dir="auto"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" pending={isPending} disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}

/** The server may answer the parts of a view in another order than they were sent in. */
const isSameView = (one: ViewState, other: ViewState): boolean => textOf(one) === textOf(other);
const textOf = ({ search, filters, sort, order, hidden, widths }: ViewState): string =>
  JSON.stringify([
    search,
    filters.map(({ field, operator, values }) => [field, operator, values]),
    sort && [sort.field, sort.isDescending],
    order,
    hidden,
    Object.entries(widths).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
