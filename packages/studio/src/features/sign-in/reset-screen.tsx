import { setNewPassword } from '@sayso/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { bodyResolver } from '../../lib/body-resolver.ts';
import { call } from '../../lib/call.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Alert } from './alert.tsx';
import { AppFrame, BuilderFrame } from './frames.tsx';
import { PasswordInput } from './password-input.tsx';
import { Refusal } from './refusal.tsx';
import { useDestination } from './use-destination.ts';

type Values = { reset_token: string; new_password: string };

/** `/reset-password?token=…`: where the letter's link leads. The token leaves the address at once. */
export function ResetScreen() {
  useDocumentTitle('Choose a new password');
  const [address] = useSearchParams();
  const [token] = useState(() => takeToken(address));
  const appId = address.get('app_id');
  const signIn = appId ? `/login?${new URLSearchParams({ app_id: appId })}` : '/login';
  const { app, isPending } = useDestination({ appId, fromUrl: null });
  const content = token ? <ResetForm token={token} signIn={signIn} /> : <Stale signIn={signIn} />;
  if (!app && !isPending) return <BuilderFrame>{content}</BuilderFrame>;
  return <AppFrame app={app}>{content}</AppFrame>;
}

/** Neither the history nor a reader over the shoulder keeps it. */
function takeToken(address: URLSearchParams): string | null {
  const token = address.get('token');
  const rest = new URLSearchParams(address);
  rest.delete('token');
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${rest}`);
  return token;
}

function ResetForm({ token, signIn }: { token: string; signIn: string }) {
  const form = useForm<Values>({
    defaultValues: { reset_token: token, new_password: '' },
    resolver: bodyResolver<Values>(setNewPassword),
  });
  const submit = useMutation({ mutationFn: (values: Values) => call(setNewPassword, undefined, values) });
  if (submit.isSuccess) {
    return (
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h1 className="font-semibold text-title">Your password is changed</h1>
          <p className="text-muted" role="status">
            All other sessions of your account have ended. Please sign in with the new password.
          </p>
        </div>
        <SignInLink to={signIn} />
      </div>
    );
  }
  if (submit.error instanceof ApiError && submit.error.reason === 'reset_expired') {
    return <Stale signIn={signIn} />;
  }
  return (
    <>
      <div className="grid gap-2">
        <h1 className="font-semibold text-title">Choose a new password</h1>
        <p className="text-muted">It is good for your account, and so for every app that you use with it.</p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => submit.mutate(values), submit.reset)}
      >
        {submit.isError && <Refusal error={submit.error} />}
        <Field
          label="New password"
          error={form.formState.errors.new_password?.message}
          hint="At least 8 characters"
        >
          {(control) => (
            <PasswordInput
              autoComplete="new-password"
              autoFocus
              {...control}
              {...form.register('new_password')}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" pending={submit.isPending} className="mt-1">
          Save the password
        </Button>
      </form>
    </>
  );
}

const Stale = ({ signIn }: { signIn: string }) => (
  <div className="grid gap-5">
    <h1 className="font-semibold text-title">Choose a new password</h1>
    <Alert>This link is used or too old. Ask for a new one at the sign-in.</Alert>
    <SignInLink to={signIn} />
  </div>
);

const SignInLink = ({ to }: { to: string }) => (
  <Button asChild variant="primary" size="lg">
    <Link to={to}>Sign in</Link>
  </Button>
);
