import type { App } from '@sayso/contracts/apps';
import { t } from '../../../../texts/app-settings.ts';
import { VisibilityChoice } from '../../publish/visibility-choice.tsx';
import { VisitorPermissions } from '../../publish/visitor-permissions.tsx';
import { Card } from '../card.tsx';
import { CloneApp } from './clone-app.tsx';
import { DangerZone } from './danger-zone.tsx';
import { MainPage } from './main-page.tsx';

/** What holds for the app as a whole. */
export function AppSettings({ app }: { app: App }) {
  return (
    <div className="h-full overflow-y-auto bg-page">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 p-6 max-md:p-4">
        <h2 className="font-semibold text-heading max-md:sr-only">{t('title')}</h2>
        <MainPage app={app} />
        <Card title={t('visibility.title')} text={t('visibility.text')}>
          <VisibilityChoice app={app} />
          <VisitorPermissions app={app} />
        </Card>
        <CloneApp app={app} />
        <DangerZone app={app} />
      </div>
    </div>
  );
}
