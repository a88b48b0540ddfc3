import type { App } from '@sayso/contracts/apps';
import type { AppFile } from '@sayso/contracts/files';
import { fileKinds } from '@sayso/contracts/files';
import { nounsOf } from '@sayso/core/entities/plurals';
import { Files, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../../texts/files.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CardSkeleton, Skeleton } from '../../../../ui/skeleton.tsx';
import { useNarrow } from '../../../../ui/use-narrow.ts';
import { fieldsOf } from '../data/fields.ts';
import { useNamesOf } from '../data/use-names.ts';
import { AskAssistant, OpenApp } from '../first-steps.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { FileCards, FileTable } from './file-list.tsx';
import { FileUsesList } from './file-parts.tsx';
import { FileViewer } from './file-viewer.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { StorageCard } from './storage-card.tsx';
import {
  allFiles,
  type FileFilter,
  type FilesPage,
  isOfAll,
  useFileFilter,
  useFiles,
  useFileUses,
} from './use-files.ts';

const noPages: readonly FilesPage[] = [];

/** What the app stores: what fills its room, who stored it, and which records use it. */
export function FilesView({ app }: { app: App }) {
  const { filter, change } = useFileFilter();
  // While somebody types, the list follows as soon as there is time for it.
  const files = useFiles(app.id, useDeferredValue(filter));
  const [page] = files.data?.pages ?? [];
  const isEmpty = page?.kinds.length === 0;
  const count =
    page &&
    !isEmpty &&
    t('storage.files', { count: page.kinds.reduce((sum, { files: own }) => sum + own, 0) });
  return (
    <ViewFrame>
      <ViewHeader
        title={t('title')}
        intro={files.isPending ? <Skeleton className="my-0.5 h-3.5 w-16" /> : count}
      />
      {files.isPending && <CardSkeleton className="h-33 max-sm:h-46" />}
      {page && <StorageCard page={page} chosen={filter.kind} onKind={(kind) => change({ kind })} />}
      {!isEmpty && !(files.isError && isOfAll(filter)) && <Filters filter={filter} onChange={change} />}
      {page && !isEmpty && app.public_settings !== 'public_without_login' && (
        <p className="text-caption text-muted">{t('byAddress')}</p>
      )}
      {files.isPending && <ListSkeleton label={t('loading')} face="picture" isTable />}
      {files.isError && (
        <Failed
          title={t('loadFailed')}
          error={files.error}
          onRetry={files.refetch}
          pending={files.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState icon={Files} title={t('empty.title')} action={<FirstFile app={app} />}>
          {t('empty.text')}
        </EmptyState>
      )}
      {page && !isEmpty && page.files.length === 0 && (
        <EmptyState
          icon={Search}
          title={t('noMatch.title')}
          action={<Button onClick={() => change(allFiles)}>{t('noMatch.action')}</Button>}
        >
          {t('noMatch.text')}
        </EmptyState>
      )}
      {page && page.files.length > 0 && (
        <div className={cn('grid grid-cols-1 gap-4', files.isPlaceholderData && 'opacity-60')}>
          <FileList app={app} pages={files.data?.pages ?? noPages} />
          {files.hasNextPage && (
            <Button
              className="justify-self-center"
              pending={files.isFetchingNextPage}
              onClick={() => void files.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </ViewFrame>
  );
}

/** Where the app has room for files, people add them there; else the assistant can make some. */
function FirstFile({ app: { entities }, app }: { app: App }) {
  const named = Object.entries(entities).map(([name, schema]) => ({ ...schema, name }));
  const takesFiles = named.some((schema) =>
    fieldsOf(schema).some(({ kind }) => kind === 'file' || kind === 'image'),
  );
  if (takesFiles) return <OpenApp app={app} />;
  const [first] = named;
  return (
    <AskAssistant
      start={first ? workspace('first.files', { nouns: nounsOf(first) }) : workspace('first.filesNoData')}
    />
  );
}

type FilterProps = { filter: FileFilter; onChange: (changed: Partial<FileFilter>) => void };

const kinds = (['all', ...fileKinds] as const).map((kind) => ({
  value: kind,
  label: kind === 'all' ? t('allKinds') : t(`kind.${kind}`),
}));
const sorts = (['newest', 'largest'] as const).map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }));

const Filters = ({ filter, onChange }: FilterProps) => (
  <div className="flex flex-wrap gap-2">
    <SearchBox
      aria-label={t('search')}
      placeholder={t('searchPlaceholder')}
      maxLength={100}
      boxClassName="min-w-40 max-w-xs flex-1 max-sm:max-w-none max-sm:basis-full"
      text={filter.search}
      onText={(search) => onChange({ search })}
    />
    <Select
      label={t('kindFilter')}
      value={filter.kind}
      options={kinds}
      className="w-36 max-sm:flex-1"
      onChange={(kind) => onChange({ kind })}
    />
    <Select
      label={t('sort')}
      value={filter.sort}
      options={sorts}
      className="w-36 max-sm:flex-1"
      onChange={(sort) => onChange({ sort })}
    />
  </div>
);

/** What is open above the list. */
type Opened = { what: 'view' | 'delete'; file: AppFile } | null;

function FileList({ app, pages }: { app: App; pages: readonly FilesPage[] }) {
  const isNarrow = useNarrow();
  const [opened, setOpened] = useState<Opened>(null);
  const uses = useFileUses(app.id, pages);
  const wanted = useMemo(() => Object.values(uses.data).flatMap(({ records }) => records), [uses.data]);
  const nameOf = useNamesOf(app, wanted);
  const files = pages.flatMap((page) => page.files);
  const List = isNarrow ? FileCards : FileTable;
  const close = () => setOpened(null);
  return (
    <>
      <List
        app={app}
        files={files}
        uses={uses}
        nameOf={nameOf}
        onOpen={(file) => setOpened({ what: 'view', file })}
        onDelete={(file) => setOpened({ what: 'delete', file })}
      />
      {opened?.what === 'view' && (
        <FileViewer
          file={opened.file}
          uses={<FileUsesList app={app} file={opened.file} uses={uses} nameOf={nameOf} />}
          onDelete={() => setOpened({ what: 'delete', file: opened.file })}
          onClose={close}
        />
      )}
      {opened?.what === 'delete' && <RemovalDialog app={app} file={opened.file} onClose={close} />}
    </>
  );
}
