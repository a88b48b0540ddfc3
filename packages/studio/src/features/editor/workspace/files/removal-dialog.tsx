import type { App } from '@sayso/contracts/apps';
import type { AppFile } from '@sayso/contracts/files';
import { useMemo } from 'react';
import { t } from '../../../../texts/files.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useNamesOf } from '../data/use-names.ts';
import { FileUsesList, pageNames } from './file-parts.tsx';
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
    return t.rich('removal.used', {
      name,
      count: own.total,
      uses: () => <FileUsesList app={app} file={file} uses={listed} nameOf={nameOf} />,
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('removal.title')}
      description={
        <span className="wrap-anywhere block">
          {text()} {own && own.total > 0 && shown && `${t('removal.pages', { pages: shown })} `}
          {own?.is_logo && t('removal.logo')}
        </span>
      }
      confirmLabel={t('removal.confirm')}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(file, { onSettled: onClose })}
    />
  );
}
