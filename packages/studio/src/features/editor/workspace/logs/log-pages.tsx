import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../../../texts/logs.ts';
import { Button } from '../../../../ui/button.tsx';

type Props = { page: number; hasMore: boolean; onPage: (page: number) => void };

export function LogPages({ page, hasMore, onPage }: Props) {
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-end gap-2">
      <span className="mr-2 text-caption text-muted tabular-nums">{t('pages.page', { page })}</span>
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
        {t('pages.previous')}
      </Button>
      <Button size="sm" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
