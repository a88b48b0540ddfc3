import type { App } from '@sayso/contracts/apps';
import { t } from '../../../texts/publish.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useUpdateApp } from '../use-update-app.ts';

/** Who makes an account of an app that others can open; `app` may stand with what is offered and not saved. */
export function RegistrationChoice({ app }: { app: App }) {
  const update = useUpdateApp(app.id, t('registration.failed'));
  if (app.public_settings === 'private_with_login') return null;
  return (
    <div className="grid gap-1.5 px-2.5">
      <p aria-hidden className="font-medium">
        {t('registration.label')}
      </p>
      <SegmentedControl
        label={t('registration.label')}
        value={app.is_invited_only ? 'invited' : 'anybody'}
        options={[
          { value: 'anybody', label: t('registration.anybody') },
          { value: 'invited', label: t('registration.invited') },
        ]}
        className="justify-self-start"
        onChange={(value) => update.mutate({ is_invited_only: value === 'invited' })}
      />
    </div>
  );
}
