import { Database, Plus, RefreshCw, SearchX } from 'lucide-react';
import type { Place } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ImportButton } from './import-button.tsx';
import type { News as Told } from './news.ts';
import type { Nouns } from './use-nouns.ts';

const skeletonRows = Array.from({ length: 14 }, (_, at) => at);
const skeletonCells = [0, 1, 2, 3, 4];

/** In the shape of the grid. */
export const GridSkeleton = ({ nouns }: { nouns: Nouns }) => (
  <div
    role="status"
    aria-label={t('loading', nouns)}
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

type EmptyProps = { place: Place; nouns: Nouns; onAdd: () => void };

export const EmptyRecords = ({ place, nouns, onAdd }: EmptyProps) => (
  <EmptyState
    icon={Database}
    title={t('empty.title', nouns)}
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {t('add', nouns)}
        </Button>
        <ImportButton place={place} />
      </div>
    }
  >
    {t('empty.text', nouns)}
  </EmptyState>
);

export const FilteredAway = ({ nouns, onClear }: { nouns: Nouns; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={t('filtered.title', nouns)}
    action={<Button onClick={onClear}>{t('filtered.clear')}</Button>}
  >
    {t('filtered.text')}
  </EmptyState>
);

/** Records that came or went while the list would have jumped. */
type NewsProps = { news: Told; nouns: Nouns; onShow: () => unknown };

export function News({ news, nouns, onShow }: NewsProps) {
  return (
    <div role="status" className="contents">
      {(news.count > 0 || news.mayBeStale) && (
        <div className="flex items-center gap-3 rounded-control bg-info-soft px-3 py-1.5 text-dense text-info">
          <RefreshCw aria-hidden className="size-4" />
          {news.mayBeStale ? t('news.stale', nouns) : t('news.text', { count: news.count, ...nouns })}
          <Button size="sm" variant="ghost" className="ml-auto text-info" onClick={() => void onShow()}>
            {t('news.show')}
          </Button>
        </div>
      )}
    </div>
  );
}
