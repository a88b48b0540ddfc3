import { Database, Plus, RefreshCw, SearchX } from 'lucide-react';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ImportButton } from './import-button.tsx';
import type { News as Told } from './news.ts';
import type { Place } from './record-queries.ts';

const skeletonRows = Array.from({ length: 14 }, (_, at) => at);
const skeletonCells = [0, 1, 2, 3, 4];

/** In the shape of the grid. */
export const GridSkeleton = () => (
  <div
    role="status"
    aria-label={t('loading')}
    className="h-[600px] shrink-0 overflow-hidden rounded-card border border-line bg-surface max-md:h-[min(600px,70dvh)]"
  >
    <div className="h-10 border-line border-b bg-sunken" />
    {skeletonRows.map((row) => (
      <div
        key={row}
        className="grid h-10 grid-cols-5 items-center gap-8 border-line border-b px-4 max-md:grid-cols-3"
      >
        {skeletonCells.map((cell) => (
          <Skeleton key={cell} className={cn('h-3 w-3/5 bg-filled', cell > 2 && 'max-md:hidden')} />
        ))}
      </div>
    ))}
  </div>
);

export const EmptyRecords = ({ place, onAdd }: { place: Place; onAdd: () => void }) => (
  <EmptyState
    icon={Database}
    title={t('empty.title')}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {t('add')}
        </Button>
        <ImportButton place={place} />
      </div>
    }
  >
    {t('empty.text')}
  </EmptyState>
);

export const FilteredAway = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={t('filtered.title')}
    action={<Button onClick={onClear}>{t('filtered.clear')}</Button>}
  >
    {t('filtered.text')}
  </EmptyState>
);

/** Records that came or went while the list would have jumped. */
export function News({ news, onShow }: { news: Told; onShow: () => unknown }) {
  return (
    <div role="status" className="contents">
      {(news.count > 0 || news.mayBeStale) && (
        <div className="flex items-center gap-3 rounded-control bg-info-soft px-3 py-1.5 text-dense text-info">
          <RefreshCw aria-hidden className="size-4" />
          {news.mayBeStale ? t('news.stale') : t('news.text', { count: news.count })}
          <Button size="sm" variant="ghost" className="ml-auto text-info" onClick={() => void onShow()}>
            {t('news.show')}
          </Button>
        </div>
      )}
    </div>
  );
}
