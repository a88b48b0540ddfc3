import type { LoginPage } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { User } from '@sayso/contracts/users';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { signOut } from '../../lib/session.ts';
import { handOver } from '../../lib/sign-in-calls.ts';
import { t } from '../../texts/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FullNameStep } from './full-name-step.tsx';
import { emphasis, Title } from './title.tsx';

type HandOverProps = {
  user: User;
  appId: string;
  /** As its sign-in page shows it. */
  app: LoginPage | null;
  fromUrl: string;
  /** Of the app that opened this window and waits for its result. */
  popupOrigin: string | null;
  /** Of the link of an invitation. */
  inviteCode: string | null;
};

/** The signed-in user agrees to enter an app; the server says where that leads and what the app learns. */
export function HandOver({ user, appId, app: shown, fromUrl, popupOrigin, inviteCode }: HandOverProps) {
  const request = {
    from_url: fromUrl,
    ...(popupOrigin ? { popup_origin: popupOrigin } : {}),
    ...(inviteCode ? { invite_code: inviteCode } : {}),
  };
  const offer = useQuery({
    queryKey: ['hand-over', appId, fromUrl, popupOrigin],
    queryFn: () => call(handOver, { appId }, request),
    // The answer may hold a one-time token: it is neither kept nor fetched again automatically.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const agree = useMutation({
    mutationFn: () => call(handOver, { appId }, { ...request, agreed: true }),
  });
  const isReady = offer.data?.is_published !== false;
  const target = isReady ? (agree.data?.redirect_url ?? offer.data?.redirect_url) : null;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);

  if (offer.isPending) return <Skeleton className="h-40 rounded-card" />;
  if (offer.error instanceof ApiError && offer.error.reason === 'user_not_registered') return <Restricted />;
  if (offer.error instanceof ApiError && offer.error.reason === 'full_name_needed') {
    return <FullNameStep userId={user.id} app={shown?.name ?? ''} onNamed={() => offer.refetch()} />;
  }
  if (offer.isError) {
    const { error } = offer;
    // Trying again does not help where the app is gone.
    const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const isStale = error instanceof ApiError && error.reason === 'invitation_stale';
    // The app does not take this sign-in, and perhaps another of the same person.
    const isClosedWay =
      error instanceof ApiError && (error.reason === 'password_disabled' || error.reason === 'not_offered');
    return (
      <>
        <Failed
          title={t(isStale ? 'handOver.stale' : 'handOver.failed')}
          error={error}
          {...(isFinal ? {} : { onRetry: offer.refetch, pending: offer.isFetching })}
        />
        <div className="flex flex-wrap gap-2">
          {!isStale && !isClosedWay && (
            <Button asChild>
              <a href="/">{t('handOver.home')}</a>
            </Button>
          )}
          <Button variant={isStale || isClosedWay ? 'secondary' : 'ghost'} onClick={signOut}>
            {t(isClosedWay ? 'handOver.otherWay' : 'useAnother')}
          </Button>
        </div>
      </>
    );
  }
  const { app, email } = offer.data;
  if (!isReady) {
    return (
      <NotReady
        app={app.name}
        email={email}
        isChecking={offer.isFetching}
        onCheck={() => void offer.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <Title text={t('handOver.title', { app: app.name })}>
        {t.rich('handOver.text', { email, b: emphasis })}
      </Title>
      {agree.isError && <Failed title={t('handOver.failed')} error={agree.error} />}
      <Button
        variant="primary"
        size="lg"
        pending={agree.isPending || Boolean(target)}
        onClick={() => agree.mutate()}
      >
        {t('handOver.continue')}
      </Button>
      <Button variant="ghost" onClick={signOut}>
        {t('useAnother')}
      </Button>
    </div>
  );
}

type NotReadyProps = { app: string; email: string; isChecking: boolean; onCheck: () => void };

/** Invited before there is anything to see: the address of a published app would say that it knows of none. */
function NotReady({ app, email, isChecking, onCheck }: NotReadyProps) {
  return (
    <div className="grid gap-5">
      <Title text={t('handOver.notReady.title', { app })}>
        {t.rich('handOver.notReady.text', { email, b: emphasis })}
      </Title>
      <p className="text-muted">{t('handOver.notReady.link')}</p>
      <Button variant="primary" size="lg" pending={isChecking} onClick={onCheck}>
        {t('handOver.notReady.again')}
      </Button>
      <Button variant="ghost" onClick={signOut}>
        {t('useAnother')}
      </Button>
    </div>
  );
}

/** The same words as on the app's own host (P-RUN-06, P-RUN-07). */
function Restricted() {
  return (
    <div className="grid gap-5">
      <Title text={t('restricted.title')}>{texts.notRegistered}</Title>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>{t('restricted.rightAccount')}</li>
        <li>{t('restricted.invitation')}</li>
        <li>{t('restricted.askAdmin')}</li>
        <li>{t('restricted.signInAgain')}</li>
      </ul>
      <Button onClick={signOut}>{t('useAnother')}</Button>
    </div>
  );
}
