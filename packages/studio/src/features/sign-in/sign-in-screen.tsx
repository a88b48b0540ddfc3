import { signInOptions, type User } from '@sayso/contracts/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/call.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useSession } from '../../lib/session.ts';
import { Failed } from '../../ui/failed.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Alert } from './alert.tsx';
import { HandOver } from './hand-over.tsx';
import { Leave } from './leave.tsx';
import { providerRefusal } from './provider-refusal.ts';
import { OrDivider, Providers } from './providers.tsx';
import { SellingPoints } from './selling-points.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** `/login`: signs in, then goes on to the address first asked for, or into an app (`app_id`). */
export function SignInScreen() {
  useDocumentTitle('Sign in');
  const session = useSession();
  const [address] = useSearchParams();
  const appId = address.get('app_id');
  const fromUrl = address.get('from_url');

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main className="grid content-center justify-items-center px-5 py-10 sm:px-10">
        <div className="grid w-full max-w-sm gap-7">
          <Mark />
          {session.status === 'loading' && <FormSkeleton />}
          {session.status === 'unauthenticated' && <SignIn appId={appId} fromUrl={fromUrl} />}
          {session.status === 'authenticated' && (
            <SignedIn user={session.user} appId={appId} fromUrl={fromUrl} />
          )}
        </div>
      </main>
      <SellingPoints />
    </div>
  );
}

/** An address that is not shown to be theirs yet opens no app; the builder can wait for it. */
function SignedIn({ user, appId, fromUrl }: SignInProps & { user: User }) {
  const [isLater, setIsLater] = useState(false);
  if (user.must_verify_email && !isLater) {
    return <VerifyEmail email={user.email} {...(appId ? {} : { onLater: () => setIsLater(true) })} />;
  }
  return appId ? <HandOver appId={appId} fromUrl={fromUrl ?? ''} /> : <Leave fromUrl={fromUrl} />;
}

type SignInProps = { appId: string | null; fromUrl: string | null };

function SignIn({ appId, fromUrl }: SignInProps) {
  const [address] = useSearchParams();
  const options = useQuery({ queryKey: ['sign-in-options'], queryFn: () => call(signInOptions) });
  if (options.isPending) return <FormSkeleton />;
  if (options.isError) {
    return (
      <Failed
        title="The sign-in page could not be loaded"
        error={options.error}
        onRetry={options.refetch}
        pending={options.isFetching}
      />
    );
  }
  const { local, providers, first_account, has_mail } = options.data;
  const refusal = providerRefusal(address, providers);
  const others = (
    <>
      {refusal && <Alert>{refusal.text}</Alert>}
      {providers.length > 0 && <Providers providers={providers} appId={appId} fromUrl={fromUrl} />}
    </>
  );
  if (!local) {
    return (
      <>
        <h1 className="font-semibold text-title">Sign in</h1>
        {others}
      </>
    );
  }
  return (
    <SignInForm
      appId={appId}
      isFirstAccount={first_account}
      hasMail={has_mail}
      linksProvider={refusal?.error === 'account_exists'}
    >
      {others}
      {providers.length > 0 && <OrDivider />}
    </SignInForm>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
