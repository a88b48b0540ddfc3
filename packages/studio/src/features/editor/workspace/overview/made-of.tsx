import type { App } from '@sayso/contracts/apps';
import { userEntity } from '@sayso/contracts/records';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../texts/overview.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { viewOfEntity } from '../entity-label.ts';
import { AskAssistant } from '../first-steps.tsx';
import { fieldCount, type SourceFile, type SourceGroup, sourceGroups } from '../source-files.ts';

/** What the app is made of, a card for each kind. */
export const MadeOf = ({ app }: { app: App }) =>
  sourceGroups(app)
    .filter(({ id, files }) => id !== 'layout' || files.length > 0)
    .map((group) => <Group key={group.id} app={app} group={group} />);

function Group({ app, group }: { app: App; group: SourceGroup }) {
  const { id, label, icon: Icon, empty } = group;
  // As in the menu, where users have a place of their own.
  const files = group.files.filter(({ path }) => path !== `entities/${userEntity}`);
  return (
    <section aria-label={label} className="overflow-hidden rounded-card border border-line bg-surface">
      <h3 className="flex items-center gap-2.5 bg-sunken px-4 py-3 font-medium text-dense">
        <Icon aria-hidden className="size-4 text-muted" />
        {label}
        <span className="ml-auto font-normal text-caption text-muted tabular-nums">{files.length}</span>
      </h3>
      {files.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-3">
          <p className="min-w-48 flex-1 text-dense text-muted">{empty}</p>
          {(id === 'pages' || id === 'data') && (
            <AskAssistant start={workspace(id === 'pages' ? 'first.page' : 'first.data')} />
          )}
        </div>
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

/** Data is looked at as records; its fields are a press away there. */
function addressOf(app: App, { path }: SourceFile): string {
  const base = `/apps/${app.id}/editor/workspace`;
  const entity = /^entities\/(.+)$/.exec(path)?.[1];
  if (entity !== undefined) return `${base}/${viewOfEntity(entity)}`;
  return `${base}/code?filePath=${encodeURIComponent(path)}`;
}

function FileRow({ app, file }: { app: App; file: SourceFile }) {
  const fields = fieldCount(file, app);
  return (
    <li className="border-line border-t">
      <Link to={addressOf(app, file)} className="flex min-h-10 items-center gap-3 px-4 hover:bg-filled">
        <span className="min-w-0 truncate">{file.name}</span>
        {`pages/${app.main_page}` === file.path && <Badge>{t('mainPage')}</Badge>}
        <span className="ml-auto shrink-0 text-caption text-muted tabular-nums">
          {fields !== null && workspace('size.fields', { count: fields })}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
