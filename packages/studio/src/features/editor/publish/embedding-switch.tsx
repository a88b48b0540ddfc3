import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/publish.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useUpdateApp } from '../use-update-app.ts';

/** Whether pages of other websites may show the published app. */
export function EmbeddingSwitch({ app }: { app: App }) {
  const update = useUpdateApp(app.id, t('embedding.failed'));
  return (
    <div className="grid grid-cols-1 gap-2 px-2.5">
      <Switch
        label={t('embedding.label')}
        text={t('embedding.text')}
        isOn={app.allow_embedding}
        onChange={(allow_embedding) => update.mutate({ allow_embedding })}
      />
      {app.allow_embedding && app.last_deployed_at && (
        <CopyField
          value={`<iframe src="${app.public_url}" title="${titleOf(app.name)}" width="100%" height="700"></iframe>`}
          label={t('embedding.copy')}
        />
      )}
    </div>
  );
}

/** What may stand in an attribute of the page that it is copied into. */
const titleOf = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
