import { t } from '../../../../texts/files.ts';
import { sizeText } from '../../../../texts/size-text.ts';
import { cn } from '../../../../ui/cn.ts';
import { Card } from '../card.tsx';
import { kindIcons } from './file-kind.ts';
import type { FileFilter, FilesPage } from './use-files.ts';

type Props = { page: FilesPage; chosen: FileFilter['kind']; onKind: (kind: FileFilter['kind']) => void };

/** How much of its room the app uses, and what fills it; each kind shows its files. */
export function StorageCard({ page, chosen, onKind }: Props) {
  const { used_bytes: used, quota_bytes: quota, kinds } = page;
  const part = quota === 0 ? 1 : Math.min(1, used / quota);
  const tone = part > 0.9 ? 'bg-danger' : part > 0.75 ? 'bg-(--bar-warning)' : 'bg-ink/60';
  return (
    <Card
      title={t('storage.title')}
      aside={
        <span className="text-dense text-ink tabular-nums">
          {t('storage.used', { used: sizeText(used), quota: sizeText(quota) })}
        </span>
      }
    >
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        {used > 0 && (
          <div className={cn('h-full min-w-1 rounded-full', tone)} style={{ width: `${part * 100}%` }} />
        )}
      </div>
      <p className={cn('text-caption', part > 0.9 ? 'text-danger' : 'text-muted')}>{roomText(page)}</p>
      {kinds.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {kinds.map(({ kind, files, bytes }) => {
            const Icon = kindIcons[kind];
            return (
              <li key={kind}>
                <button
                  type="button"
                  aria-pressed={chosen === kind}
                  className="inline-flex h-8 items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-dense shadow-card tabular-nums hover:border-line-strong hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-filled max-md:h-10"
                  onClick={() => onKind(chosen === kind ? 'all' : kind)}
                >
                  <Icon aria-hidden className="size-4 text-muted" />
                  {t(`kind.${kind}`)}
                  <span className="text-muted">{sizeText(bytes)}</span>
                  <span className="sr-only"> {t('storage.inFiles', { count: files })}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function roomText(page: FilesPage): string {
  const left = Math.max(0, page.quota_bytes - page.used_bytes);
  const accountLeft = page.account_quota_bytes - page.account_used_bytes;
  const account = {
    used: sizeText(page.account_used_bytes),
    quota: sizeText(page.account_quota_bytes),
  };
  if (left === 0) return t('storage.full');
  if (accountLeft <= 0) return t('storage.accountFull', account);
  const own = t(page.used_bytes > page.quota_bytes * 0.9 ? 'storage.nearlyFull' : 'storage.left', {
    left: sizeText(left),
  });
  return `${own} ${t('storage.account', account)}`;
}
