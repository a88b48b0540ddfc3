import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { checkResetLink, setNewPassword, signInOptions } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Alert } from './alert.tsx';
import { EntryForm } from './entry-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { AppFrame, BuilderFrame } from './frames.tsx';
import { Title } from './title.tsx';
import { useDestination } from './use-destination.ts';
import { useEntry } from './use-entry.ts';

/** `/reset-password?token=…`: where the letter's link leads. The token leaves the address at once. */
export function ResetScreen() {
  useDocumentTitle(t('reset.title'));
  const [address] = useState(() => new URLSearchParams(window.location.search));
  const [token] = useState(() => takeToken(address));
  const appId = address.get('app_id');
  const signIn = appId ? `/login?${new URLSearchParams({ app_id: appId })}` : '/login';
  const { app, isPending } = useDestination({ appId, fromUrl: null });
  const content = token ? <Checked token={token} signIn={signIn} /> : <Stale signIn={signIn} />;
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

type LinkProps = { token: string; signIn: string };

/** Without an answer the form stands, and the server decides when it is sent. */
function Checked({ token, signIn }: LinkProps) {
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, undefined, { reset_token: token }),
    // A link that was used by this very form is what the form says itself.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (link.isPending) return <FormSkeleton />;
  if (link.data?.is_valid === false) return <Stale signIn={signIn} />;
  return <ResetForm token={token} signIn={signIn} />;
}

function ResetForm({ token, signIn }: LinkProps) {
  const entry = useEntry({
    names: ['new_password'],
    fixed: { reset_token: token },
    contract: async () => (await import('@sayso/contracts/users')).setNewPassword,
    send: ({ new_password }) => call(setNewPassword, undefined, { reset_token: token, new_password }),
  });
  const { submit } = entry;
  if (submit.isSuccess) {
    return (
      <div className="grid gap-5">
        <div role="status">
          <Title text={t('reset.done.title')}>{t('reset.done.text')}</Title>
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
      <Title text={t('reset.title')}>{t('reset.text')}</Title>
      <EntryForm entry={entry} label={t('reset.submit')}>
        <Field label={t('reset.label')} error={entry.errorOf('new_password')} hint={t('password.hint')}>
          {(control) => (
            <PasswordInput autoComplete="new-password" autoFocus {...control} name="new_password" />
          )}
        </Field>
      </EntryForm>
    </>
  );
}

function Stale({ signIn }: { signIn: string }) {
  const options = useQuery({ queryKey: ['sign-in-options'], queryFn: () => call(signInOptions) });
  const isForApp = signIn !== '/login';
  if (options.isPending) return <FormSkeleton />;
  return (
    <div className="grid gap-5">
      <Title text={t('reset.title')} />
      <Alert>
        {/* An admin can always create one. */}
        {options.data?.has_mail && t('reset.stale.byMail')}
        {!options.data?.has_mail && !isForApp && t('reset.stale.byAdmin')}
        {!options.data?.has_mail && isForApp && t('reset.stale.byAdminOf', { host: window.location.host })}
      </Alert>
      <SignInLink to={signIn} />
    </div>
  );
}

const SignInLink = ({ to }: { to: string }) => (
  <Button asChild variant="primary" size="lg">
    <a href={to}>{t('reset.signIn')}</a>
  </Button>
);
