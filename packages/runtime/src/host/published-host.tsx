import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onRefusal } from '../sdk/call.ts';
import { setMayUpload } from '../sdk/may-upload.ts';
import { getPlace } from '../sdk/origin.ts';
import { setToken } from '../sdk/token.ts';
import { screens } from '../texts/screens.ts';
import { AppHost } from './app-host.tsx';
import type { AppInfo, AppSource } from './app-source.ts';
import { adoptToken, type Door, knock, type LoginFacts, loadLogin, open } from './entered.ts';
import { captureUncaught } from './error-report.ts';
import { logCaught, logPageError } from './log-page-error.ts';
import { logVisit } from './log-visit.ts';
import {
  AccessRestricted,
  AppLoadFailure,
  Failure,
  LoginScreen,
  returnAddress,
  Spinner,
} from './screens.tsx';

export function runPublished(app: AppInfo, source: AppSource): void {
  adoptToken();
  captureUncaught(logPageError);
  // An open app paints before it is known who looks: nothing is asked for that may have to be taken back.
  setMayUpload(false);
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const isLogin = location.pathname.split('/').at(-1)?.toLowerCase() === 'login';
  createRoot(element).render(isLogin ? <Login app={app} /> : <Published app={app} source={source} />);
}

type Arrival = { door: Door; login: LoginFacts | null };

/** Someone who is let in already goes straight on (the token may have come with this very address). */
export function Login({ app }: { app: Pick<AppInfo, 'publicSettings'> }) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    const login = loadLogin().catch(() => null);
    void Promise.all([knock(app.publicSettings), login]).then(([door, facts]) =>
      setArrival({ door, login: facts }),
    );
  }, [app.publicSettings]);
  const isIn = arrival?.door.kind === 'open' && arrival.door.entered.user !== null;
  useEffect(() => {
    if (isIn) location.replace(returnAddress(location.search));
  }, [isIn]);
  if (arrival === null || isIn) return <Spinner />;
  if (arrival.door.kind === 'restricted') return <AccessRestricted />;
  if (arrival.login !== null) return <LoginScreen app={arrival.login} />;
  return <Failure message={screens.signInNotLoaded} onRetry={() => location.reload()} />;
}

const openDoor = (): Door | null => {
  const entered = globalThis.__saysoEntered;
  return entered === undefined ? null : open(entered);
};

function Published({ app, source }: { app: AppInfo; source: AppSource }) {
  const isOpen = app.publicSettings === 'public_without_login';
  const [door, setDoor] = useState<Door | null>(openDoor);
  const isDecided = door !== null;
  useEffect(() => {
    if (!isDecided) void knock(app.publicSettings).then(setDoor);
  }, [app.publicSettings, isDecided]);
  useEffect(() => onRefusal((error) => setDoor(afterRefusal(error, isOpen))), [isOpen]);
  return <Behind door={door} isOpen={isOpen} source={source} />;
}

function afterRefusal({ status, reason }: { status: number; reason: string | undefined }, isOpen: boolean) {
  return (door: Door | null): Door | null => {
    if (status === 401) {
      setToken(null);
      return isOpen ? door : { kind: 'sign-in' };
    }
    if (reason === 'user_not_registered' && door?.kind === 'open') return { kind: 'restricted' };
    return door;
  };
}

type BehindProps = { door: Door | null; isOpen: boolean; source: AppSource };

export function Behind({ door, isOpen, source }: BehindProps) {
  const needsSignIn = door?.kind === 'sign-in' && !isOpen;
  useEffect(() => {
    if (needsSignIn) goToLogin();
  }, [needsSignIn]);
  if (door?.kind === 'restricted') return <AccessRestricted />;
  if (door?.kind === 'failed' && !isOpen) {
    return <AppLoadFailure reason={door.message} />;
  }
  // An open app paints at once; who is looking is learned beside that, and must not start the app anew.
  const mayShow = isOpen || (door !== null && !needsSignIn);
  return mayShow ? <AppHost source={source} onPage={logVisit} onError={logCaught} /> : <Spinner />;
}

/** The app's own /login, which remembers what was asked for (P-RUN-05). */
export function loginPath(): string {
  const from_url = `${location.pathname}${location.search}${location.hash}`;
  return `/login?${new URLSearchParams({ app_id: getPlace().appId, from_url })}`;
}

export const goToLogin = (): void => location.replace(loginPath());
