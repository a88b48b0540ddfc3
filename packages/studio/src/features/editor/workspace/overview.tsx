import type { App } from '@sayso/contracts/apps';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../texts/workspace.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { ImportNote } from '../imported/import-note.tsx';
import { opensAsOwner } from '../open-app.ts';
import { visibilities } from '../publish/visibility-choice.tsx';
import { UploadsNote } from '../publish/visitor-permissions.tsx';
import { LatestVersions } from './latest-versions.tsx';
import { fieldCount, type SourceFile, type SourceGroup, sourceGroups } from './source-files.ts';

/** What the app is and what it is made of. */
export function Overview({ app }: { app: App }) {
  return (
    <div className="@container h-full overflow-y-auto">
      {/* Room at the end, so that nothing hides behind the button that opens the chat. */}
      <div className="mx-auto grid max-w-4xl gap-6 p-6 max-md:p-4 max-md:pb-20">
        <Summary app={app} />
        <UploadsNote app={app} />
        <ImportNote app={app} />
        {/* By the width that the pane has, whatever the chat takes. */}
        <div className="@2xl:columns-2 gap-4 *:mb-4 *:break-inside-avoid">
          {sourceGroups(app)
            .filter(({ id, files }) => id !== 'layout' || files.length > 0)
            .map((group) => (
              <Group key={group.id} app={app} group={group} />
            ))}
          <LatestVersions app={app} />
        </div>
      </div>
    </div>
  );
}

function Summary({ app }: { app: App }) {
  const { label, icon: Icon } = visibilities[app.public_settings];
  const publishedAt = app.last_deployed_at;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere font-semibold text-title">{app.name}</h2>
        {publishedAt && (
          <Button asChild size="sm" className="ml-auto">
            <a href={app.public_url} onClick={opensAsOwner(app)} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-4" />
              {t('overview.open')}
              <span className="sr-only"> {t('overview.newTab')}</span>
            </a>
          </Button>
        )}
      </div>
      {app.user_description && (
        <p className="wrap-anywhere line-clamp-4 max-w-[70ch] whitespace-pre-line text-muted">
          {app.user_description}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-muted">
        <Badge>
          <Icon aria-hidden />
          {label}
        </Badge>
        <span>{t.rich('overview.created', { time: () => <Time value={app.created_date} /> })}</span>
        <span>
          {publishedAt
            ? t.rich('overview.published', { time: () => <Time value={publishedAt} /> })
            : t('overview.unpublished')}
        </span>
      </div>
    </header>
  );
}

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
        {`pages/${app.main_page}` === file.path && <Badge tone="accent">{t('overview.mainPage')}</Badge>}
        <span className="ml-auto shrink-0 text-caption text-muted tabular-nums">
          {fields !== null && t('size.fields', { count: fields })}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
