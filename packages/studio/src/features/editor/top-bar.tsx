import type { App } from '@sayso/contracts/apps';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../texts/editor.ts';
import { AppFace } from '../../ui/app-face.tsx';
import { Mark } from '../../ui/mark.tsx';
import { AppName } from './app-name.tsx';
import { HistoryButton } from './history/history-button.tsx';
import { PublishMenu } from './publish/publish-menu.tsx';
import { visibilities } from './publish/visibility-choice.tsx';
import { ShareButton } from './share/share-button.tsx';
import { whoComesIn } from './who-comes-in.ts';

type Props = {
  app: App;
  isNarrow: boolean;
  userMenu: ReactNode;
  viewSwitch: ReactNode;
  pageMenu: ReactNode;
  /** The workspace's sections have primary actions of their own. */
  isWorkspace: boolean;
  /** Beside the workspace alone. */
  chatToggle: ReactNode;
};

export function TopBar(props: Props) {
  const { app, isNarrow, userMenu, viewSwitch, pageMenu, chatToggle, isWorkspace } = props;
  const { label, icon: Icon } = visibilities[whoComesIn(app)];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: as the page's banner it has a name, for the app in the frame has a banner too
    <header aria-label={t('bar')} className="shrink-0 border-line border-b bg-page">
      <div className="flex h-13 items-center gap-2 pr-4 pl-3 max-md:h-14 max-md:gap-1 max-md:pr-3">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <Link
            to="/"
            aria-label={t('home')}
            className="mr-1 grid shrink-0 place-items-center rounded-[8px] max-md:-ml-0.5 max-md:size-10"
          >
            <Mark className="size-7 rounded-[8px] text-[16px] max-md:size-9" />
          </Link>
          {app.logo_url && <AppFace app={app} className="size-6 rounded-md text-caption max-lg:hidden" />}
          <AppName app={app} />
          {pageMenu}
          <span className="flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-surface px-2.5 py-0.5 text-caption text-muted max-lg:hidden">
            <Icon aria-hidden className="size-3.5" />
            {label}
          </span>
          {chatToggle}
        </div>
        {!isNarrow && viewSwitch}
        <div className="flex items-center justify-end gap-2 max-md:gap-1 md:flex-1">
          <HistoryButton app={app} />
          <ShareButton app={app} isNarrow={isNarrow} />
          <PublishMenu app={app} isNarrow={isNarrow} isPlain={isWorkspace} />
          {userMenu}
        </div>
      </div>
      {isNarrow && <div className="px-3 pb-2">{viewSwitch}</div>}
    </header>
  );
}
