import type { App, VisitorPermissions as Permissions } from '@sayso/contracts/apps';
import { needsSignIn } from '@sayso/core/rules/entity-rules';
import { TriangleAlert } from 'lucide-react';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/publish.ts';
import { Switch } from '../../../ui/switch.tsx';
import { useUpdateApp } from '../use-update-app.ts';

/** What people who have not signed in may do; only an app that is open without sign-in has such people. */
export function VisitorPermissions({ app }: { app: App }) {
  const update = useUpdateApp(app.id, t('visitors.failed'));
  if (app.public_settings !== 'public_without_login') return null;
  const held = app.visitor_permissions;
  const set = (change: Partial<Permissions>) =>
    update.mutate({ visitor_permissions: { ...held, ...change } });
  return (
    <div className="grid gap-3 px-2.5">
      <Switch
        label={t('visitors.uploads')}
        text={t('visitors.uploadsText')}
        isOn={held.upload_files}
        onChange={(upload_files) => set({ upload_files })}
      />
      <UploadsNote app={app} />
      <Switch
        label={t('visitors.ai')}
        text={t('visitors.aiText')}
        isOn={held.use_ai}
        onChange={(use_ai) => set({ use_ai })}
      />
    </div>
  );
}

/** Says so where visitors are asked for a file that they cannot upload. */
export function UploadsNote({ app }: { app: App }) {
  const isOpen = app.public_settings === 'public_without_login';
  if (!isOpen || app.visitor_permissions.upload_files) return null;
  const asked = Object.entries(app.entities)
    .filter(([, schema]) => !needsSignIn(schema, 'create') && hasFile(schema))
    .map(([name, { title }]) => (title ?? name).toLowerCase());
  if (asked.length === 0) return null;
  return (
    <p role="note" className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-dense text-warning">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        {t('visitors.noFiles', {
          names: listText(asked),
          count: asked.length,
          uploads: t('visitors.uploads'),
        })}
      </span>
    </p>
  );
}

const hasFile = ({ properties }: App['entities'][string]): boolean =>
  Object.values(properties).some(
    (property) =>
      property.format === 'file' || property.type === 'binary' || property['x-sayso']?.kind === 'image',
  );
