import type { App } from '@sayso/contracts/apps';
import { Switch } from '../../../ui/switch.tsx';
import { useUpdateApp } from '../use-update-app.ts';

/** Whether pages of other websites may show the published app. */
export function EmbeddingSwitch({ app }: { app: App }) {
  const update = useUpdateApp(app.id, 'The setting could not be saved');
  return (
    <div className="px-2.5">
      <Switch
        label="Other websites can embed this app"
        isOn={app.allow_embedding}
        onChange={(allow_embedding) => update.mutate({ allow_embedding })}
      />
    </div>
  );
}
