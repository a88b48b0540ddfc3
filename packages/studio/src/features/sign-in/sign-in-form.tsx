import { texts } from '@sayso/contracts/texts';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { beginSession } from '../../lib/session.ts';
import { login, register } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { EntryForm } from './entry-form.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { Note } from './note.tsx';
import { Title } from './title.tsx';
import type { Destination } from './use-destination.ts';
import { useEntry } from './use-entry.ts';
import type { Invitation } from './use-invitation.ts';
import { WayContext } from './way.ts';

type Mode = 'signIn' | 'create';
/** `forgot`: asks for a link by mail instead of the password. */
type Shown = Mode | 'forgot';

type SignInFormProps = {
  /** The app that the person is on the way to. */
  destination: Pick<Destination, 'appId' | 'app'>;
  /** No account exists yet: this one will administer the installation. */
  isFirstAccount: boolean;
  /** That account is made with the code that the server printed. */
  needsSetupCode: boolean;
  /** The person came by the link of an invitation. */
  isInvited: boolean;
  /** Whom that link is for. */
  invitation: Invitation | null;
  /** The person came back from an account provider: the password adds that provider to the account. */
  linksProvider: boolean;
  /** A forgotten password can be set anew by mail; else an admin of the server hands over a link. */
  hasMail: boolean;
  /** Other ways to sign in, above the fields. */
  children: ReactNode;
};

export function SignInForm(props: SignInFormProps) {
  const { destination, isFirstAccount, needsSetupCode, isInvited, linksProvider, hasMail, children } = props;
  const { appId, app } = destination;
  const { email = null, hasAccount = false } = props.invitation ?? {};
  const isNewHere = isFirstAccount || (isInvited && !hasAccount);
  const [mode, setMode] = useState<Shown>(isNewHere ? 'create' : 'signIn');
  // Whoever is invited to a private app may come without its link; to others only the link tells.
  const isShut = app?.is_invited_only && app.public_settings !== 'private_with_login' && !isInvited;
  if (mode === 'forgot') return <ForgottenPassword appId={appId} onBack={() => setMode('signIn')} />;
  return (
    <>
      <div className="grid gap-2">
        <Title text={t(`form.${mode}.title`)}>
          {app && (email ? t('invited', { app: app.name, email }) : t('toApp', { app: app.name }))}
        </Title>
        {!email && app?.public_settings === 'private_with_login' && mode === 'create' && (
          <p className="text-muted">
            {t(hasMail || isInvited ? 'newAccount.useInvited' : 'newAccount.useLink')}
          </p>
        )}
      </div>
      {isFirstAccount && <Note icon={ShieldCheck}>{t('newAccount.first')}</Note>}
      {children}
      <AccountForm
        key={mode}
        {...{ mode, email, linksProvider, needsSetupCode }}
        isForApp={appId !== null}
        asksName={app?.asks_full_name ?? false}
      >
        {hasMail && mode === 'signIn' && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start text-dense max-md:min-h-10"
            onClick={() => setMode('forgot')}
          >
            {t('password.forgot')}
          </Button>
        )}
        {!hasMail && mode === 'signIn' && (
          <p className="break-words text-dense text-muted">
            {appId ? t('password.askAdminOf', { host: window.location.host }) : t('password.askAdmin')}
          </p>
        )}
      </AccountForm>
      {isShut && !isFirstAccount && (
        <p className="wrap-anywhere text-muted">{t('newAccount.byInvitation', { app: app.name })}</p>
      )}
      {!isShut && !isFirstAccount && (
        <p className="text-muted">
          {t(`form.${mode}.ask`)}{' '}
          <Button
            variant="link"
            size="inline"
            className="max-md:min-h-10"
            onClick={() => setMode(mode === 'create' ? 'signIn' : 'create')}
          >
            {t(`form.${mode}.other`)}
          </Button>
        </p>
      )}
    </>
  );
}

const patienceMs = 3_000;

type AccountFormProps = {
  mode: Mode;
  /** The one that was invited. */
  email: string | null;
  linksProvider: boolean;
  needsSetupCode: boolean;
  isForApp: boolean;
  /** The app lets nobody in without a name. */
  asksName: boolean;
  children: ReactNode;
};

function AccountForm(props: AccountFormProps) {
  const { mode, email: invited, linksProvider, needsSetupCode, isForApp, asksName, children } = props;
  const isNew = mode === 'create';
  const way = use(WayContext);
  // An app is on another host and needs nothing of the builder.
  const prepare = async () => isForApp || way.prepare();
  const entry = useEntry({
    names: ['full_name', 'email', 'password', 'setup_code'],
    contract: async () => (await import('@sayso/contracts/users'))[isNew ? 'register' : 'login'],
    send: async ({ email, password, full_name, setup_code }) => {
      if (isNew && asksName && full_name.trim() === '') {
        const message = texts.requiredField;
        throw new ApiError({ message, status: 0, fields: { full_name: message } });
      }
      const signedIn = isNew
        ? await call(register, undefined, {
            email,
            password,
            full_name: full_name || null,
            ...(setup_code ? { setup_code } : {}),
          })
        : await call(login, undefined, {
            email,
            password,
            ...(linksProvider ? { link_provider: true } : {}),
          });
      // The form stands until the builder can take its place, but a stalled load keeps nobody from being signed in.
      await Promise.race([prepare(), new Promise((late) => setTimeout(late, patienceMs))]);
      return signedIn;
    },
    onSuccess: beginSession,
  });
  const { error } = entry.submit;
  // The administrator's address may be one that only the server knows.
  const isAsked = error instanceof ApiError && error.reason === 'setup_code_needed';
  const [takesCode, setTakesCode] = useState(needsSetupCode);
  if (isAsked && !takesCode) setTakesCode(true);
  return (
    <EntryForm entry={entry} label={t(`form.${mode}.submit`)} onInput={prepare} footer={children}>
      {isNew && (
        <Field label={t('newAccount.fullName')} error={entry.errorOf('full_name')}>
          {(control) => <Input autoComplete="name" autoFocus {...control} name="full_name" />}
        </Field>
      )}
      <EmailField
        error={entry.errorOf('email')}
        autoFocus={!isNew}
        name="email"
        defaultValue={invited ?? ''}
      />
      <Field label={t('password.label')} error={entry.errorOf('password')} hint={isNew && t('password.hint')}>
        {(control) => (
          <PasswordInput
            autoComplete={isNew ? 'new-password' : 'current-password'}
            {...control}
            name="password"
          />
        )}
      </Field>
      {isNew && takesCode && (
        <Field
          label={t('newAccount.setupCode')}
          error={entry.errorOf('setup_code')}
          hint={t('newAccount.setupCodeHint')}
        >
          {(control) => (
            <Input autoComplete="off" autoCapitalize="characters" {...control} name="setup_code" />
          )}
        </Field>
      )}
    </EntryForm>
  );
}
