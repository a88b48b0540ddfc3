import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { signOut } from '../../lib/session.ts';
import { handOver } from '../../lib/sign-in-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Title } from './title.tsx';

type HandOverProps = {
  appId: string;
  fromUrl: string;
  /** Of the app that opened this window and waits for what it is told. */
  popupOrigin: string | null;
  /** Of the link of an invitation. */
  inviteCode: string | null;
};

/** The signed-in person agrees to enter an app; the server says where that leads and what the app may know. */
export function HandOver({ appId, fromUrl, popupOrigin, inviteCode }: HandOverProps) {
  const wish = {
    from_url: fromUrl,
    ...(popupOrigin ? { popup_origin: popupOrigin } : {}),
    ...(inviteCode ? { invite_code: inviteCode } : {}),
  };
  const asked = useQuery({
    queryKey: ['hand-over', appId, fromUrl, popupOrigin],
    queryFn: () => call(handOver, { appId }, wish),
    // The answer may hold a one-time token: it is neither kept nor asked for again by itself.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const agree = useMutation({
    mutationFn: () => call(handOver, { appId }, { ...wish, agreed: true }),
  });
  const target = agree.data?.redirect_url ?? asked.data?.redirect_url;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);

  if (asked.isPending) return <Skeleton className="h-40 rounded-card" />;
  if (asked.error instanceof ApiError && asked.error.reason === 'user_not_registered') return <Restricted />;
  if (asked.isError) {
    const { error } = asked;
    // Asking again will not bring an app back that is gone.
    const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const isStale = error instanceof ApiError && error.reason === 'invitation_stale';
    return (
      <>
        <Failed
          title={isStale ? 'This invitation link doesn’t work for you' : 'This app cannot be opened'}
          error={error}
          {...(isFinal ? {} : { onRetry: asked.refetch, pending: asked.isFetching })}
        />
        <div className="flex flex-wrap gap-2">
          {!isStale && (
            <Button asChild>
              <a href="/">Go to Home</a>
            </Button>
          )}
          <Button variant={isStale ? 'secondary' : 'ghost'} onClick={signOut}>
            Use another account
          </Button>
        </div>
      </>
    );
  }
  const { app, email } = asked.data;
  return (
    <div className="grid gap-5">
      <Title text={`Continue to ${app.name}`}>
        as <strong className="break-words font-medium text-ink">{email}</strong>. The app learns your name and
        e-mail address, nothing else.
      </Title>
      {agree.isError && <Failed title="This app cannot be opened" error={agree.error} />}
      <Button
        variant="primary"
        size="lg"
        pending={agree.isPending || Boolean(target)}
        onClick={() => agree.mutate()}
      >
        Continue
      </Button>
      <Button variant="ghost" onClick={signOut}>
        Use another account
      </Button>
    </div>
  );
}

/** The same words as on the app's own host (P-RUN-06, P-RUN-07). */
function Restricted() {
  return (
    <div className="grid gap-5">
      <Title text="Access Restricted">{texts.notRegistered}</Title>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>Verify that you signed in with the right account</li>
        <li>If you were invited, open the link of your invitation</li>
        <li>Contact the app administrator to ask for access</li>
        <li>Log out and in again</li>
      </ul>
      <Button onClick={signOut}>Use another account</Button>
    </div>
  );
}
