import type { App } from '@sayso/contracts/apps';
import { Code } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lineCount, type SourceFile, sizeOf, sourceGroups } from './source-files.ts';

/** The app's sources to read; `filePath` of the address names the one that is shown. */
export function CodeView({ app }: { app: App }) {
  const [address, setAddress] = useSearchParams();
  const groups = sourceGroups(app).filter(({ files }) => files.length > 0);
  const files = groups.flatMap((group) => group.files);
  const wanted = address.get('filePath');
  const shown = wanted === null ? files[0] : files.find(({ path }) => path === wanted);
  const open = (path: string) => setAddress({ filePath: path });

  if (files.length === 0) {
    return (
      <div className="p-6">
        <EmptyState icon={Code} title="No code yet">
          The code of your app stands here as soon as the assistant has written it.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex h-full min-h-0 max-md:flex-col">
      <nav
        aria-label="Files"
        className="grid w-56 shrink-0 content-start gap-4 overflow-y-auto border-line border-r p-3 max-md:max-h-44 max-md:w-full max-md:border-r-0 max-md:border-b"
      >
        {groups.map(({ label, files: ofGroup }) => (
          <div key={label} className="grid gap-0.5">
            <h3 className="px-2.5 pb-1 font-medium text-caption text-muted">{label}</h3>
            {ofGroup.map(({ path, name }) => (
              <button
                key={path}
                type="button"
                aria-current={path === shown?.path ? 'true' : undefined}
                className={cn(
                  'min-h-8 truncate rounded-control px-2.5 text-left text-dense hover:bg-sunken max-md:min-h-10',
                  path === shown?.path && 'bg-sunken font-medium',
                )}
                onClick={() => open(path)}
              >
                {name}
              </button>
            ))}
          </div>
        ))}
      </nav>
      {shown ? <Source key={shown.path} app={app} file={shown} /> : <Missing path={wanted ?? ''} />}
    </div>
  );
}

function Source({ app, file }: { app: App; file: SourceFile }) {
  const numbers = Array.from({ length: lineCount(file.text) }, (_, at) => at + 1).join('\n');
  return (
    <section aria-label={file.path} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-11 items-center gap-3 border-line border-b px-4">
        <h2 className="min-w-0 truncate font-mono text-dense">{file.path}</h2>
        <span className="ml-auto shrink-0 text-caption text-muted tabular-nums">{sizeOf(file, app)}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="flex min-h-0 flex-1 overflow-auto py-3 font-mono text-dense">
        {/* Drawn beside the code, and not copied with it. */}
        <pre aria-hidden className="select-none pr-4 pl-4 text-right text-faint tabular-nums">
          {numbers}
        </pre>
        <pre className="pr-4 max-md:pb-20">
          <code>{file.text}</code>
        </pre>
      </div>
    </section>
  );
}

function Missing({ path }: { path: string }) {
  return (
    <div className="min-w-0 flex-1 p-6">
      <EmptyState icon={Code} title="No such file">
        {`This app has no ${path}. It may have been renamed or deleted; choose another file on the left.`}
      </EmptyState>
    </div>
  );
}
