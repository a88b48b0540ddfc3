import type { App } from '@sayso/contracts/apps';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useUpdateApp } from '../use-update-app.ts';

/** Whether pages of other websites may show the published app. */
export function EmbeddingSwitch({ app }: { app: App }) {
  const update = useUpdateApp(app.id, 'The setting could not be saved');
  return (
    <div className="grid grid-cols-1 gap-2 px-2.5">
      <Switch
        label="Other websites can embed this app"
        text="They show it in a frame on their pages. Signing in opens a new tab."
        isOn={app.allow_embedding}
        onChange={(allow_embedding) => update.mutate({ allow_embedding })}
      />
      {app.allow_embedding && app.last_deployed_at && (
        <CopyField
          value={`<iframe src="${app.public_url}" title="${titleOf(app.name)}" width="100%" height="700"></iframe>`}
          label="Copy code"
        />
      )}
    </div>
  );
}

/** What may stand in an attribute of the page that it is copied into. */
const titleOf = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
