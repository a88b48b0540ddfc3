import type { App } from '@sayso/contracts/apps';
import { ExternalLink, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../texts/workspace.ts';
import { Button } from '../../../ui/button.tsx';
import { askEditor } from '../editor-asks.ts';
import { opensAsOwner } from '../open-app.ts';

type AskProps = {
  size?: 'sm' | 'md';
  /** How the message begins; what somebody wrote already stays. */
  start: string;
};

/** The first step where the assistant takes it. */
export const AskAssistant = ({ start, size = 'md' }: AskProps) => (
  <Button size={size} onClick={() => askEditor('chat', start)}>
    <MessageSquare aria-hidden className="size-4" />
    {t('first.chat')}
  </Button>
);

/** The first step where nobody can come to the app yet; once they can, the way there. */
export function PublishOrOpen({ app }: { app: App }) {
  if (!app.last_deployed_at)
    return (
      <Button variant="primary" onClick={() => askEditor('publish')}>
        {t('first.publish')}
      </Button>
    );
  return <OpenApp app={app} />;
}

/** The published app in a tab of its own; what is not published yet opens in the preview. */
export function OpenApp({ app, className }: { app: App; className?: string }) {
  return (
    <Button asChild className={className}>
      {app.last_deployed_at ? (
        <a href={app.public_url} onClick={opensAsOwner(app)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-4" />
          {t('first.open')}
          <span className="sr-only"> {t('first.newTab')}</span>
        </a>
      ) : (
        <Link to={`/apps/${app.id}/editor/preview`}>{t('first.open')}</Link>
      )}
    </Button>
  );
}
