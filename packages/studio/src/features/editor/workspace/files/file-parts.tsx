import type { App } from '@sayso/contracts/apps';
import type { AppFile } from '@sayso/contracts/files';
import { ExternalLink, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/files.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import type { NameOf } from '../data/names.ts';
import { ReferenceLinks } from '../data/reference-links.tsx';
import { isShownImage, kindIcons } from './file-kind.ts';
import type { UsesState } from './use-files.ts';

/** The picture itself, small, or an icon of its kind. */
export function FileFace({ file }: { file: AppFile }) {
  const [isBroken, setBroken] = useState(false);
  const Icon = kindIcons[file.kind];
  // A row of a list is no place for 20 MB.
  if (isShownImage(file) && !isBroken && file.bytes <= 5_000_000)
    return (
      <img
        src={file.view_url}
        alt=""
        loading="lazy"
        className="size-9 shrink-0 rounded-control border border-line bg-sunken object-cover"
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-control border border-line bg-sunken">
      <Icon aria-hidden className="size-4 text-muted" />
    </span>
  );
}

/** What it is called; the name opens a preview. */
export const FileTitle = ({ file, onOpen }: { file: AppFile; onOpen: () => void }) => (
  <div className="flex min-w-0 items-center gap-3">
    <FileFace file={file} />
    <button
      type="button"
      className="min-w-0 max-w-80 truncate rounded-control text-left font-medium hover:underline max-md:min-h-10 max-md:max-w-full"
      title={file.original_name}
      aria-label={t('preview', { name: file.original_name })}
      onClick={onOpen}
    >
      <bdi>{file.original_name}</bdi>
    </button>
    {file.is_private && <PrivateBadge />}
  </div>
);

export const PrivateBadge = () => (
  <Badge title={t('privateHint')}>
    <Lock aria-hidden />
    {t('private')}
  </Badge>
);

export const Uploader = ({ file }: { file: AppFile }) => (
  <span className={file.created_by ? '' : 'text-muted'}>{file.created_by ?? t('nobody')}</span>
);

/** So many are named; more would be no help. */
const namedPages = 3;

/** Their names, of those that are many the first. */
export function pageNames(pages: readonly string[]): string {
  const rest = pages.length - namedPages;
  const named = pages.slice(0, namedPages).join(', ');
  return rest > 0 ? t('uses.pagesMore', { pages: named, count: rest }) : named;
}

type UsesProps = { app: App; file: AppFile; uses: UsesState; nameOf: NameOf };

/** The pages and the records that name it, each record leading there. */
export function FileUsesList({ app, file, uses, nameOf }: UsesProps) {
  const own = uses.data[file.name];
  if (!own && uses.isError) return <span className="text-muted">{t('uses.failed')}</span>;
  if (!own)
    return (
      <span role="status" aria-label={t('uses.checking')}>
        <Skeleton className="h-4 w-20" />
      </span>
    );
  if (own.total === 0 && own.pages.length === 0 && !own.is_logo)
    return <span className="text-muted">{t('uses.unused')}</span>;
  const base = `/apps/${app.id}/editor/workspace`;
  const rest = own.total - own.records.length;
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2 gap-y-2">
      {own.is_logo && <span>{t('uses.logo')}</span>}
      {own.pages.length > 0 && <span>{t('uses.pages', { pages: pageNames(own.pages) })}</span>}
      {own.records.map(({ entity, id }) => (
        <ReferenceLinks key={`${entity} ${id}`} entity={entity} ids={[id]} nameOf={nameOf} base={base} />
      ))}
      {rest > 0 && <span className="text-muted">{t('uses.more', { count: rest })}</span>}
    </span>
  );
}

type ActionProps = { file: AppFile; onDelete: () => void };

export const FileActions = ({ file, onDelete }: ActionProps) => (
  <div className="flex shrink-0 justify-end gap-1">
    <Tooltip label={t('open', { name: file.original_name })}>
      <Button asChild variant="ghost" size="sm" className="size-8 p-0 max-md:size-10">
        <a
          href={file.view_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open', { name: file.original_name })}
        >
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </Button>
    </Tooltip>
    <IconButton label={t('delete', { name: file.original_name })} size="sm" onClick={onDelete}>
      <Trash2 className="size-4" />
    </IconButton>
  </div>
);
