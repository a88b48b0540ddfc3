import { texts } from '@sayso/contracts/texts';
import type { User } from '@sayso/contracts/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useSession } from '../../lib/session.ts';
import { signInOptions } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Failed } from '../../ui/failed.tsx';
import { Alert } from './alert.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { AppFrame, BuilderFrame } from './frames.tsx';
import { HandOver } from './hand-over.tsx';
import { Leave } from './leave.tsx';
import { providerRefusal } from './provider-refusal.ts';
import { OrDivider, Providers } from './providers.tsx';
import { Refusal } from './refusal.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Title } from './title.tsx';
import { type Destination, useDestination } from './use-destination.ts';
import { type Invitation, useInvitation } from './use-invitation.ts';
import { VerifyEmail } from './verify-email.tsx';
import { usePrepared } from './way.ts';

/** `/login`: signs in, then goes on to the address first asked for, or into an app (`app_id`). */
export function SignInScreen() {
  const session = useSession();
  const [address] = useState(() => new URLSearchParams(window.location.search));
  const fromUrl = address.get('from_url');
  const popupOrigin = address.get('popup_origin');
  const destination = useDestination({ appId: address.get('app_id'), fromUrl });
  const { appId, app, isPending } = destination;
  useDocumentTitle(app ? t('titleForApp', { app: app.name }) : t('title'));
  const inviteCode = address.get('invite');
  const invited = useInvitation(appId, session.status === 'unauthenticated' ? inviteCode : null);
  // The app decides which ways to sign in it offers.
  const isLoading = session.status === 'loading' || isPending || invited.isPending;
  usePrepared(session.status === 'loading' && !isPending && !appId);
  const content = (
    <>
      {isLoading && <FormSkeleton />}
      {!isLoading && session.status === 'unauthenticated' && (
        <SignIn {...{ destination, address }} invitation={invited.invitation} failure={session.refusal} />
      )}
      {!isLoading && session.status === 'authenticated' && (
        <SignedIn user={session.user} {...{ appId, app, fromUrl, popupOrigin, inviteCode }} />
      )}
    </>
  );
  // An app that does not exist has no face to show.
  if (!appId || (!app && !isPending)) return <BuilderFrame>{content}</BuilderFrame>;
  const note =
    session.status === 'unauthenticated' && app
      ? t('accounts', { app: app.name, host: window.location.host })
      : null;
  return (
    <AppFrame app={app} note={note}>
      {content}
    </AppFrame>
  );
}

type SignedInProps = Pick<Destination, 'appId' | 'app'> & {
  user: User;
  fromUrl: string | null;
  popupOrigin: string | null;
  /** Of the link of an invitation. */
  inviteCode: string | null;
};

/** An unverified address opens no app; the builder does not need it verified. */
function SignedIn({ user, appId, app, fromUrl, ...rest }: SignedInProps) {
  const [isLater, setIsLater] = useState(false);
  if (user.must_verify_email && !isLater) {
    return <VerifyEmail email={user.email} {...(appId ? {} : { onLater: () => setIsLater(true) })} />;
  }
  if (!appId) return <Leave fromUrl={fromUrl} />;
  return <HandOver user={user} appId={appId} app={app} fromUrl={fromUrl ?? ''} {...rest} />;
}

type SignInProps = {
  destination: Destination;
  address: URLSearchParams;
  invitation: Invitation | null;
  /** Why the sign-in failed that the person just came back from. */
  failure: Error | undefined;
};

function SignIn({ destination, address, invitation, failure }: SignInProps) {
  const fromUrl = address.get('from_url');
  const options = useQuery({ queryKey: ['sign-in-options'], queryFn: () => call(signInOptions) });
  usePrepared(options.isSuccess && !destination.appId);
  if (options.isPending) return <FormSkeleton />;
  if (options.isError) {
    return (
      <Failed
        title={t('loadFailed')}
        error={options.error}
        onRetry={options.refetch}
        pending={options.isFetching}
      />
    );
  }
  const { first_account, needs_setup_code, has_mail } = options.data;
  const { appId, app } = destination;
  const refusal = providerRefusal(address, options.data.providers);
  // An app may offer fewer ways than the installation has.
  const providers = options.data.providers.filter(({ id }) => app?.providers.includes(id) ?? true);
  const local = options.data.local && (app?.has_password ?? true);
  const others = (
    <>
      {invitation?.email === null && <Alert>{texts.invitationStale}</Alert>}
      {refusal && <Alert>{refusal.text}</Alert>}
      {failure && <Refusal error={failure} />}
      {providers.length > 0 && (
        <Providers {...{ providers, appId, fromUrl }} popupOrigin={address.get('popup_origin')} />
      )}
    </>
  );
  if (!local) {
    return (
      <>
        <Title text={t('title')}>{app && t('toApp', { app: app.name })}</Title>
        {others}
        {providers.length === 0 && <p className="text-muted">{t('noWay')}</p>}
      </>
    );
  }
  return (
    <SignInForm
      destination={destination}
      isFirstAccount={first_account}
      isInvited={address.has('invite') && invitation?.email !== null}
      invitation={invitation}
      needsSetupCode={needs_setup_code}
      hasMail={has_mail}
      linksProvider={refusal?.error === 'account_exists'}
    >
      {others}
      {providers.length > 0 && <OrDivider />}
    </SignInForm>
  );
}
