import type { App } from '@sayso/contracts/apps';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../texts/overview.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { fieldCount, type SourceFile, type SourceGroup, sourceGroups } from '../source-files.ts';

/** What the app is made of, a card for each kind. */
export const MadeOf = ({ app }: { app: App }) =>
  sourceGroups(app)
    .filter(({ id, files }) => id !== 'layout' || files.length > 0)
    .map((group) => <Group key={group.id} app={app} group={group} />);

function Group({ app, group }: { app: App; group: SourceGroup }) {
  const { label, icon: Icon, files, empty } = group;
  return (
    <section aria-label={label} className="overflow-hidden rounded-card border border-line">
      <h3 className="flex items-center gap-2.5 bg-page px-4 py-3 font-medium text-dense">
        <Icon aria-hidden className="size-4 text-muted" />
        {label}
        <span className="ml-auto font-normal text-caption text-muted tabular-nums">{files.length}</span>
      </h3>
      {files.length === 0 ? (
        <p className="border-line border-t px-4 py-3 text-dense text-muted">{empty}</p>
      ) : (
        <ul>
          {files.map((file) => (
            <FileRow key={file.path} app={app} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FileRow({ app, file }: { app: App; file: SourceFile }) {
  const fields = fieldCount(file, app);
  return (
    <li className="border-line border-t">
      <Link
        to={`/apps/${app.id}/editor/workspace/code?filePath=${encodeURIComponent(file.path)}`}
        className="flex min-h-10 items-center gap-3 px-4 hover:bg-filled"
      >
        <span className="min-w-0 truncate">{file.name}</span>
        {`pages/${app.main_page}` === file.path && <Badge tone="accent">{t('mainPage')}</Badge>}
        <span className="ml-auto shrink-0 text-caption text-muted tabular-nums">
          {fields !== null && workspace('size.fields', { count: fields })}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
