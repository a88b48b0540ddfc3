import type { AuthConfig } from '@sayso/contracts/app-doors';
import type { App } from '@sayso/contracts/apps';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../texts/app-sign-in.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { CardSkeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Card } from '../card.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { SignInPreview } from './sign-in-preview.tsx';
import { type SignInState, useAuthConfig, useSetAuthConfig } from './use-auth-config.ts';
import { waysOf } from './ways.ts';

/** Which ways to sign in the app offers, who may sign up, and how that looks. */
export function SignInView({ app }: { app: App }) {
  const settings = useAuthConfig(app.id);
  return (
    <ViewFrame width="page">
      <ViewHeader title={t('title')} intro={t('intro', { app: app.name })} />
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && (
        <Failed
          title={t('loadFailed')}
          error={settings.error}
          onRetry={settings.refetch}
          pending={settings.isFetching}
        />
      )}
      {settings.data && (
        <div className="grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] grid-cols-1 items-start gap-6">
          <Settings app={app} state={settings.data} />
          <SignInPreview app={app} state={settings.data} />
        </div>
      )}
    </ViewFrame>
  );
}

function Settings({ app, state }: { app: App; state: SignInState }) {
  const set = useSetAuthConfig(app.id);
  const change = (changed: Partial<AuthConfig>) => set.mutate(changed);
  const asksName = state.config.required_fields.includes('full_name');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="gap-4" title={t('ways.title')}>
        {waysOf(state).map(({ setting, label, text, isOn, isFixed }) => (
          <Switch
            key={setting}
            label={label}
            text={text}
            isOn={isOn}
            isDisabled={isFixed}
            onChange={(on) => change({ [setting]: on })}
          />
        ))}
      </Card>
      <Card className="gap-4" title={t('registration.title')}>
        <Registration app={app} config={state.config} onChange={change} />
      </Card>
      <Card className="gap-4" title={t('fields.title')}>
        <p className="text-dense text-muted">{t('fields.always')}</p>
        <Switch
          label={t('fields.fullName')}
          text={t('fields.fullNameText')}
          isOn={asksName}
          onChange={(on) => change({ required_fields: on ? ['full_name'] : [] })}
        />
      </Card>
    </div>
  );
}

type RegistrationProps = { app: App; config: AuthConfig; onChange: (change: Partial<AuthConfig>) => void };

function Registration({ app, config, onChange }: RegistrationProps) {
  const base = `/apps/${app.id}/editor/workspace`;
  const linkTo = (view: string) => (text: ReactNode) => (
    <Link to={`${base}/${view}`} className="text-info underline underline-offset-4">
      {text}
    </Link>
  );
  if (app.public_settings === 'private_with_login')
    return (
      <p className="text-dense text-muted">{t.rich('registration.private', { a: linkTo('app-settings') })}</p>
    );
  const { registration } = config;
  return (
    <>
      <SegmentedControl
        label={t('registration.title')}
        value={registration}
        options={[
          { value: 'open', label: t('registration.open') },
          { value: 'invitation', label: t('registration.invitation') },
        ]}
        className="justify-self-start"
        onChange={(chosen) => onChange({ registration: chosen })}
      />
      <p className="text-dense text-muted">
        {t(`registration.${registration}Text`)}{' '}
        {registration === 'invitation' && t.rich('registration.invite', { a: linkTo('users') })}
      </p>
    </>
  );
}

/** The shape of the settings beside their preview. */
const SettingsSkeleton = () => (
  <div
    role="status"
    aria-label={t('loading')}
    className="grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] grid-cols-1 gap-6"
  >
    <div className="grid gap-4">
      <CardSkeleton lines={6} className="h-60 max-md:h-68" />
      <CardSkeleton className="h-32" />
      <CardSkeleton className="h-40" />
    </div>
    <CardSkeleton lines={0} className="h-96" />
  </div>
);
