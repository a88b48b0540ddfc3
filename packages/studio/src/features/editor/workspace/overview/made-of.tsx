import type { App } from '@sayso/contracts/apps';
import { userEntity } from '@sayso/contracts/records';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../texts/overview.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../card.tsx';
import { viewOfEntity } from '../entity-label.ts';
import { AskAssistant } from '../first-steps.tsx';
import { fieldCount, type SourceFile, type SourceGroup, sourceGroups } from '../source-files.ts';

type Props = { app: App; kinds: readonly SourceGroup['id'][] };

/** What the app is made of, a card for each kind; each stays in its column, whatever the others hold. */
export const MadeOf = ({ app, kinds }: Props) =>
  sourceGroups(app)
    .filter(({ id, files }) => kinds.includes(id) && (id !== 'layout' || files.length > 0))
    .map((group) => <Group key={group.id} app={app} group={group} />);

function Group({ app, group }: { app: App; group: SourceGroup }) {
  const { id, label, icon, empty } = group;
  // As in the menu, where users have a place of their own.
  const files = group.files.filter(({ path }) => path !== `entities/${userEntity}`);
  return (
    <Card title={label} icon={icon} holds="rows" aside={<span className="tabular-nums">{files.length}</span>}>
      {files.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-3">
          <p className="min-w-48 flex-1 text-dense text-muted">{empty}</p>
          {(id === 'pages' || id === 'data') && (
            <AskAssistant size="sm" start={workspace(id === 'pages' ? 'first.page' : 'first.data')} />
          )}
        </div>
      ) : (
        <ul>
          {files.map((file) => (
            <FileRow key={file.path} app={app} file={file} />
          ))}
        </ul>
      )}
    </Card>
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
