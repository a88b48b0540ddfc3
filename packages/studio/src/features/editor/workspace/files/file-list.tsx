import type { App } from '@sayso/contracts/apps';
import type { AppFile } from '@sayso/contracts/files';
import { t } from '../../../../texts/files.ts';
import { sizeText } from '../../../../texts/size-text.ts';
import { cn } from '../../../../ui/cn.ts';
import { Time } from '../../../../ui/time.tsx';
import type { NameOf } from '../data/names.ts';
import { FileActions, FileTitle, FileUsesList, Uploader } from './file-parts.tsx';
import type { UsesState } from './use-files.ts';

export type FileListProps = {
  app: App;
  files: readonly AppFile[];
  uses: UsesState;
  /** What the records are called that use them. */
  nameOf: NameOf;
  onOpen: (file: AppFile) => void;
  onDelete: (file: AppFile) => void;
};

const headLook = 'border-line border-b bg-sunken px-4 py-2.5 font-medium whitespace-nowrap';
const cellLook = 'border-line border-b px-4 py-2 [tr:last-child>&]:border-b-0';

/** What a narrow table leaves to the preview, which tells all of it. */
const roomFor: Partial<Record<'name' | 'size' | 'uploader' | 'date' | 'used', string>> = {
  uploader: '@max-3xl:hidden',
  date: '@max-3xl:hidden',
};

export function FileTable({ app, files, uses, nameOf, onOpen, onDelete }: FileListProps) {
  const columns = ['name', 'size', 'uploader', 'date', 'used'] as const;
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={t('list')} className="w-full border-separate border-spacing-0 text-left text-dense">
        <thead className="text-caption text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cn(headLook, column === 'size' && 'text-right', roomFor[column])}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col" className={headLook}>
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.name}>
              <th
                scope="row"
                className={cn(
                  cellLook,
                  '@max-xl:w-full @max-xl:min-w-0 min-w-56 @max-xl:max-w-0 font-normal',
                )}
              >
                <FileTitle file={file} onOpen={() => onOpen(file)} />
              </th>
              <td className={cn(cellLook, 'whitespace-nowrap text-right tabular-nums')}>
                {sizeText(file.bytes)}
              </td>
              <td
                className={cn(cellLook, roomFor.uploader, 'max-w-56 truncate')}
                title={file.created_by ?? undefined}
              >
                <Uploader file={file} />
              </td>
              <td className={cn(cellLook, roomFor.date, 'whitespace-nowrap text-muted')}>
                <Time value={file.created_date} />
              </td>
              <td className={cn(cellLook, '@max-xl:min-w-28 min-w-44 max-w-64')}>
                <FileUsesList app={app} file={file} uses={uses} nameOf={nameOf} />
              </td>
              <td className={cellLook}>
                <FileActions file={file} onDelete={() => onDelete(file)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same on narrow screens, where each file is a card. */
export const FileCards = ({ app, files, uses, nameOf, onOpen, onDelete }: FileListProps) => (
  <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
    {files.map((file) => (
      <li key={file.name} className="grid gap-2 rounded-card border border-line bg-surface p-3">
        <div className="flex min-w-0 items-center justify-between gap-2">
          <FileTitle file={file} onOpen={() => onOpen(file)} />
          <FileActions file={file} onDelete={() => onDelete(file)} />
        </div>
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-dense">
          <dt className="text-caption text-muted">{t('columns.size')}</dt>
          <dd className="tabular-nums">{sizeText(file.bytes)}</dd>
          <dt className="text-caption text-muted">{t('columns.uploader')}</dt>
          <dd className="wrap-anywhere">
            <Uploader file={file} />
          </dd>
          <dt className="text-caption text-muted">{t('columns.date')}</dt>
          <dd className="text-muted">
            <Time value={file.created_date} />
          </dd>
          <dt className="text-caption text-muted">{t('columns.used')}</dt>
          <dd className="min-w-0">
            <FileUsesList app={app} file={file} uses={uses} nameOf={nameOf} />
          </dd>
        </dl>
      </li>
    ))}
  </ul>
);
