import type { App } from '@sayso/contracts/apps';
import { ImportNote } from '../../imported/import-note.tsx';
import { UploadsNote } from '../../publish/visitor-permissions.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { AccessCards } from './access-cards.tsx';
import { LatestVersions } from './latest-versions.tsx';
import { MadeOf } from './made-of.tsx';
import { Summary } from './summary.tsx';

/** What the app is, who can use it, and what it is made of. */
export function Overview({ app }: { app: App }) {
  return (
    <ViewFrame width="page">
      <Summary app={app} />
      <UploadsNote app={app} />
      <ImportNote app={app} />
      <AccessCards app={app} />
      <div className="grid @2xl:grid-cols-2 grid-cols-1 items-start gap-4">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <MadeOf app={app} kinds={['pages', 'components']} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <MadeOf app={app} kinds={['data', 'functions', 'layout']} />
          <LatestVersions app={app} />
        </div>
      </div>
    </ViewFrame>
  );
}
