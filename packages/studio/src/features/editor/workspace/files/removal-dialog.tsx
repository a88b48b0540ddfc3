import type { App } from '@sayso/contracts/apps';
import type { AppFile } from '@sayso/contracts/files';
import { useMemo } from 'react';
import { t } from '../../../../texts/files.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Time } from '../../../../ui/time.tsx';
import { useNamesOf } from '../data/use-names.ts';
import { FileFace, FileUsesList, pageNames, Uploader } from './file-parts.tsx';
import { useDeleteFile, useUsesNow } from './use-files.ts';

type Props = { app: App; file: AppFile; onClose: () => void };

/** Says which records and pages will point nowhere before a file is deleted for good. */
export function RemovalDialog({ app, file, onClose }: Props) {
  const remove = useDeleteFile(app.id);
  const uses = useUsesNow(app.id, file);
  const own = uses.isFetching ? undefined : uses.data?.[file.name];
  const wanted = useMemo(() => own?.records ?? [], [own]);
  const nameOf = useNamesOf(app, wanted);
  const { original_name: name } = file;
  const listed = { data: own ? { [file.name]: { ...own, pages: [], is_logo: false } } : {}, isError: false };
  const shown = pageNames(own?.pages ?? []);
  const text = () => {
    if (uses.isFetching) return t('removal.checking', { name });
    if (!own) return t('removal.failed', { name });
    if (own.total === 0)
      return shown ? t('removal.onPages', { name, pages: shown }) : t('removal.unused', { name });
    return t('removal.used', { name, count: own.total });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('removal.title')}
      description={
        <span className="wrap-anywhere grid gap-3">
          <span className="flex min-w-0 items-center gap-3">
            <FileFace file={file} />
            <span className="grid min-w-0 text-caption">
              <span className="truncate font-medium text-ink">
                <bdi>{name}</bdi>
              </span>
              <span className="truncate">
                <Uploader file={file} />, <Time value={file.created_date} />
              </span>
            </span>
          </span>
          <span>
            {own?.is_logo && `${t('removal.logo')} `}
            {text()} {own && own.total > 0 && shown && t('removal.pages', { pages: shown })}
          </span>
          {own && own.total > 0 && <FileUsesList app={app} file={file} uses={listed} nameOf={nameOf} />}
        </span>
      }
      confirmLabel={t('removal.confirm')}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(file, { onSettled: onClose })}
    />
  );
}
