import type { App } from '@sayso/contracts/apps';
import { ImportNote } from '../../imported/import-note.tsx';
import { UploadsNote } from '../../publish/visitor-permissions.tsx';
import { AccessCards } from './access-cards.tsx';
import { LatestVersions } from './latest-versions.tsx';
import { MadeOf } from './made-of.tsx';
import { Summary } from './summary.tsx';

/** What the app is, who can use it, and what it is made of. */
export function Overview({ app }: { app: App }) {
  return (
    <div className="@container h-full overflow-y-auto">
      {/* Room at the end, so that nothing hides behind the button that opens the chat. */}
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 p-6 max-md:p-4">
        <Summary app={app} />
        <UploadsNote app={app} />
        <ImportNote app={app} />
        <AccessCards app={app} />
        {/* By the width that the pane has, whatever the chat takes. */}
        <div className="@2xl:columns-2 gap-4 *:mb-4 *:break-inside-avoid">
          <MadeOf app={app} />
          <LatestVersions app={app} />
        </div>
      </div>
    </div>
  );
}
