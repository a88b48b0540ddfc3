import { login, register as registerAccount } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { bodyResolver } from '../../lib/body-resolver.ts';
import { call } from '../../lib/call.ts';
import { beginSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { PasswordInput } from './password-input.tsx';
import { Refusal } from './refusal.tsx';
import type { Destination } from './use-destination.ts';

type Mode = 'sign-in' | 'create';
/** `forgot`: asks for a link by mail instead of the password. */
type Shown = Mode | 'forgot';
type Values = { email: string; password: string; full_name: string };

const words = {
  'sign-in': { title: 'Sign in', submit: 'Sign in', ask: 'New here?', other: 'Create an account' },
  create: {
    title: 'Create your account',
    submit: 'Create account',
    ask: 'Have an account already?',
    other: 'Sign in',
  },
} as const;

type SignInFormProps = {
  /** The app that the person is on the way to. */
  destination: Pick<Destination, 'appId' | 'app'>;
  /** No account exists yet: this one will administer the installation. */
  isFirstAccount: boolean;
  /** The person came back from an account provider: the password adds that provider to the account. */
  linksProvider: boolean;
  /** A forgotten password can be set anew by mail. */
  hasMail: boolean;
  /** Other ways to sign in, above the fields. */
  children: ReactNode;
};

export function SignInForm(props: SignInFormProps) {
  const { destination, isFirstAccount, linksProvider, hasMail, children } = props;
  const { appId, app } = destination;
  const [mode, setMode] = useState<Shown>(isFirstAccount ? 'create' : 'sign-in');
  if (mode === 'forgot') return <ForgottenPassword appId={appId} onBack={() => setMode('sign-in')} />;
  const { title, ask, other } = words[mode];
  return (
    <>
      <div className="grid gap-2">
        <h1 className="font-semibold text-title">{title}</h1>
        {app && <p className="text-muted">to continue to {app.name}</p>}
        {app?.public_settings === 'private_with_login' && mode === 'create' && (
          <p className="text-muted">Use the address that you were invited with.</p>
        )}
        {isFirstAccount && (
          <p className="mt-2 flex gap-2.5 rounded-card bg-info-soft px-3.5 py-3 text-dense">
            <ShieldCheck aria-hidden className="mt-px size-4 shrink-0 text-info" />
            This is the first account of this installation, so it becomes its administrator.
          </p>
        )}
      </div>
      {children}
      <AccountForm key={mode} mode={mode} linksProvider={linksProvider}>
        {hasMail && mode === 'sign-in' && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start text-dense max-md:min-h-10"
            onClick={() => setMode('forgot')}
          >
            Forgot your password?
          </Button>
        )}
      </AccountForm>
      {!isFirstAccount && (
        <p className="text-muted">
          {ask}{' '}
          <Button
            variant="link"
            size="inline"
            className="max-md:min-h-10"
            onClick={() => setMode(mode === 'create' ? 'sign-in' : 'create')}
          >
            {other}
          </Button>
        </p>
      )}
    </>
  );
}

type AccountFormProps = { mode: Mode; linksProvider: boolean; children: ReactNode };

function AccountForm({ mode, linksProvider, children }: AccountFormProps) {
  const isNew = mode === 'create';
  const form = useForm<Values>({
    defaultValues: { email: '', password: '', full_name: '' },
    resolver: bodyResolver<Values>(isNew ? registerAccount : login),
  });
  const submit = useMutation({
    mutationFn: ({ email, password, full_name }: Values) =>
      isNew
        ? call(registerAccount, undefined, { email, password, full_name: full_name || null })
        : call(login, undefined, { email, password, ...(linksProvider ? { link_provider: true } : {}) }),
    onSuccess: beginSession,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const name of ['email', 'password', 'full_name'] as const) {
        const message = error.fields[name];
        if (message) form.setError(name, { message }, { shouldFocus: true });
      }
    },
  });
  const { errors } = form.formState;

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => submit.mutate(values), submit.reset)}
    >
      {submit.isError && <Refusal error={submit.error} />}
      {isNew && (
        <Field label="Full name" error={errors.full_name?.message}>
          {(control) => <Input autoComplete="name" autoFocus {...control} {...form.register('full_name')} />}
        </Field>
      )}
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            type="email"
            autoComplete="username"
            autoFocus={!isNew}
            {...control}
            {...form.register('email')}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message} hint={isNew && 'At least 8 characters'}>
        {(control) => (
          <PasswordInput
            autoComplete={isNew ? 'new-password' : 'current-password'}
            {...control}
            {...form.register('password')}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={submit.isPending} className="mt-1">
        {words[mode].submit}
      </Button>
      {children}
    </form>
  );
}
