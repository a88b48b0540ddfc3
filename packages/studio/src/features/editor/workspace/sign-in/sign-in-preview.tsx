import type { App } from '@sayso/contracts/apps';
import { plainColor } from '@sayso/core/plain-color';
import { ExternalLink } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../texts/app-sign-in.ts';
import { t as page } from '../../../../texts/sign-in.ts';
import { AppFace } from '../../../../ui/app-face.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import type { SignInState } from './use-auth-config.ts';
import { waysOf } from './ways.ts';

type Mode = 'signIn' | 'create';
type Props = { app: App; state: SignInState };

/** The app's sign-in page as the settings make it, in the app's own colour. */
export function SignInPreview({ app, state }: Props) {
  const [mode, setMode] = useState<Mode>('signIn');
  return (
    <section aria-labelledby="preview-title" className="grid content-start gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id="preview-title" className="font-medium">
          {t('preview.title')}
        </h3>
        <SegmentedControl<Mode>
          label={t('preview.mode')}
          value={mode}
          options={[
            { value: 'signIn', label: t('preview.signIn') },
            { value: 'create', label: t('preview.signUp') },
          ]}
          onChange={setMode}
        />
      </div>
      <Picture app={app} state={state} mode={mode} />
      <p className="text-caption text-muted">
        {t.rich(plainColor(app.theme_color) ? 'preview.look' : 'preview.lookWithoutColour', {
          a: (text) => (
            <Link
              to={`/apps/${app.id}/editor/workspace/logo`}
              className="text-info underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        })}
      </p>
      <Button asChild size="sm" className="justify-self-start">
        <a href={`/login?app_id=${app.id}`} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-4" />
          {t('preview.open')}
        </a>
      </Button>
    </section>
  );
}

/** A drawing: nothing in it can be reached or pressed. */
function Picture({ app, state, mode }: Props & { mode: Mode }) {
  const { config, providers } = state;
  const color = plainColor(app.theme_color);
  const offered = providers.filter(({ id }) =>
    id === 'google' ? config.enable_google_login : config.enable_sso_login,
  );
  const hasPassword = waysOf(state).some(
    ({ setting, isOn }) => setting === 'enable_username_password' && isOn,
  );
  const isInvited = app.public_settings === 'private_with_login' || config.registration === 'invitation';
  return (
    <div
      role="img"
      aria-label={t('preview.label')}
      style={color ? ({ '--app-color': color } as CSSProperties) : undefined}
      className={cn('rounded-card border border-line bg-sunken p-5 max-md:p-3', color && 'app-look')}
    >
      <div
        inert
        className="mx-auto grid max-w-sm gap-4 rounded-dialog border border-line bg-surface p-6 shadow-card max-md:p-4"
      >
        <div className="flex min-w-0 items-center gap-3">
          <AppFace app={app} className="size-10" />
          <strong className="min-w-0 truncate font-semibold text-large">{app.name}</strong>
        </div>
        <div className="grid gap-1">
          <span className="font-semibold text-heading">
            {page(mode === 'create' ? 'form.create.title' : 'form.signIn.title')}
          </span>
          <span className="text-muted">{page('toApp', { app: app.name })}</span>
          {mode === 'create' && isInvited && <span className="text-muted">{t('preview.invitedOnly')}</span>}
        </div>
        {offered.map(({ id, name }) => (
          <span
            key={id}
            className="grid h-10 place-items-center rounded-control border border-line bg-surface font-medium shadow-card"
          >
            {page('providers.continue', { name })}
          </span>
        ))}
        {offered.length > 0 && hasPassword && (
          <span className="flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {page('providers.or')}
          </span>
        )}
        {hasPassword && (
          <>
            {mode === 'create' && (
              <Line
                label={page('newAccount.fullName')}
                isRequired={config.required_fields.includes('full_name')}
              />
            )}
            <Line label={page('email')} />
            <Line label={page('password.label')} />
            <span className="grid h-10 place-items-center rounded-control bg-accent font-medium text-on-accent">
              {page(mode === 'create' ? 'form.create.submit' : 'form.signIn.submit')}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

const Line = ({ label, isRequired = false }: { label: string; isRequired?: boolean }) => (
  <span className="grid gap-1.5">
    <span className="font-medium text-dense">
      {label} {isRequired && <span className="font-normal text-muted">{t('preview.required')}</span>}
    </span>
    <span className="h-9 rounded-control border border-line-strong bg-surface" />
  </span>
);
