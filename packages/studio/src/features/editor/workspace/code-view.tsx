import type { App } from '@sayso/contracts/apps';
import { ArrowLeft, Code } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { t } from '../../../texts/workspace.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { LeftChoicesNote } from '../left-choices/left-choices-note.tsx';
import { EntityFields } from './entity-fields.tsx';
import {
  lineCount,
  type SourceFile,
  type SourceGroup,
  schemaOf,
  sizeOf,
  sourceGroups,
} from './source-files.ts';

/** The app's sources to read; `filePath` of the address names the one that is shown. */
export function CodeView({ app }: { app: App }) {
  const [address, setAddress] = useSearchParams();
  const isNarrow = useNarrow();
  const groups = sourceGroups(app).filter(({ files }) => files.length > 0);
  const files = groups.flatMap((group) => group.files);
  const wanted = address.get('filePath');
  const shown = wanted === null ? files[0] : files.find(({ path }) => path === wanted);
  const open = (path: string) => setAddress({ filePath: path });

  return (
    <div className="flex h-full min-h-0 max-md:flex-col">
      <nav
        aria-label={t('code.files')}
        className="flex w-56 shrink-0 flex-col gap-4 overflow-y-auto border-line border-r bg-page p-3 max-lg:w-44 max-md:w-full max-md:flex-row max-md:gap-2 max-md:border-r-0 max-md:border-b max-md:p-2"
      >
        <Link
          to={`/apps/${app.id}/editor/workspace`}
          aria-label={t('code.back')}
          className="flex min-h-8 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-dense text-muted hover:bg-filled hover:text-ink max-md:min-h-10 max-md:min-w-10 max-md:justify-center"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="max-md:hidden">{t('code.back')}</span>
        </Link>
        {isNarrow && files.length > 0 && (
          <Select
            label={t('code.file')}
            value={shown?.path ?? ''}
            placeholder={t('code.choose')}
            options={files.map(({ path, name }) => ({ value: path, label: name }))}
            onChange={open}
          />
        )}
        {!isNarrow && groups.map((group) => <Files key={group.id} {...{ group, shown, open }} />)}
      </nav>
      {shown && <Source key={shown.path} app={app} file={shown} />}
      {!shown && <Missing path={files.length > 0 ? wanted : null} />}
    </div>
  );
}

type FilesProps = { group: SourceGroup; shown: SourceFile | undefined; open: (path: string) => void };

function Files({ group: { label, files }, shown, open }: FilesProps) {
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <h2 className="px-2.5 pb-1 font-medium text-caption text-muted">{label}</h2>
      {files.map(({ path, name }) => (
        <button
          key={path}
          type="button"
          aria-current={path === shown?.path ? 'true' : undefined}
          className={cn(
            'min-h-8 truncate rounded-control px-2.5 text-left text-dense hover:bg-filled',
            path === shown?.path && 'bg-filled font-medium',
          )}
          onClick={() => open(path)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Source({ app, file }: { app: App; file: SourceFile }) {
  const schema = schemaOf(file, app);
  const [showsCode, setShowsCode] = useState(false);
  return (
    <section aria-label={file.path} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-11 items-center gap-3 border-line border-b px-4">
        <h2 className="min-w-0 truncate font-mono text-dense">{file.path}</h2>
        <span className="ml-auto shrink-0 text-caption text-muted tabular-nums">{sizeOf(file, app)}</span>
        {schema && (
          <Button size="sm" aria-pressed={showsCode} onClick={() => setShowsCode(!showsCode)}>
            <Code aria-hidden className="size-4" />
            {t(showsCode ? 'fields.show' : 'fields.showCode')}
          </Button>
        )}
      </header>
      {schema && !showsCode ? (
        <EntityFields schema={schema}>
          <LeftChoicesNote
            appId={app.id}
            entity={file.path.slice('entities/'.length)}
            codeHash={app.app_code_hash}
            isBusy={app.status.state === 'processing'}
          />
        </EntityFields>
      ) : (
        <Text text={file.text} />
      )}
    </section>
  );
}

function Text({ text }: { text: string }) {
  const numbers = Array.from({ length: lineCount(text) }, (_, at) => at + 1).join('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div tabIndex={0} className="flex min-h-0 flex-1 overflow-auto py-3 font-mono text-dense">
      {/* Drawn beside the code, and not copied with it. */}
      <pre aria-hidden className="select-none pr-4 pl-4 text-right text-muted tabular-nums">
        {numbers}
      </pre>
      <pre className="pr-4">
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Without a path there is no code at all. */
function Missing({ path }: { path: string | null }) {
  return (
    <div className="min-w-0 flex-1 p-6">
      <EmptyState icon={Code} title={t(path === null ? 'code.empty' : 'code.missing')}>
        {path === null ? t('code.emptyText') : t('code.missingText', { path })}
      </EmptyState>
    </div>
  );
}
