import type { App } from '@sayso/contracts/apps';
import { t } from '../../../../texts/app-settings.ts';
import { RegistrationChoice } from '../../publish/registration-choice.tsx';
import { VisibilityChoice } from '../../publish/visibility-choice.tsx';
import { VisitorPermissions } from '../../publish/visitor-permissions.tsx';
import { Card } from '../card.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { CloneApp } from './clone-app.tsx';
import { DangerZone } from './danger-zone.tsx';
import { MainPage } from './main-page.tsx';

/** What holds for the app as a whole. */
export function AppSettings({ app }: { app: App }) {
  return (
    <ViewFrame width="form">
      <ViewHeader title={t('title')} />
      <MainPage app={app} />
      <Card title={t('visibility.title')} text={t('visibility.text')}>
        <VisibilityChoice app={app} />
        <RegistrationChoice app={app} />
        <VisitorPermissions app={app} />
      </Card>
      <CloneApp app={app} />
      <DangerZone app={app} />
    </ViewFrame>
  );
}
