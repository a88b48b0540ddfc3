import { texts } from '@sayso/contracts/texts';
import { signOf } from '@sayso/core/initials';
import type { ReactNode } from 'react';
import { auth, mainLoginAddress, providerLoginAddress } from '../sdk/auth.ts';
import { restricted, screens } from '../texts/screens.ts';
import { hasParent } from './parent-frame.ts';

/** What the outer screens show of the app. */
export type AppFace = { name: string; logoUrl: string | null; hasGoogle?: boolean };

export const Spinner = ({ label = screens.loading }: { label?: string }) => (
  <div className="sy-wait" role="status" aria-label={label}>
    <div className="sy-spinner" />
  </div>
);

type ScreenProps = { title: string; children: ReactNode };

const Screen = ({ title, children }: ScreenProps) => (
  <main className="sy-screen">
    <div className="sy-card">
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);

type NotFoundProps = { name: string; homeHref?: string; app?: AppFace };

export const PageNotFound = ({ name, homeHref, app }: NotFoundProps) => (
  <main className="sy-screen sy-lost">
    <div className="sy-card">
      {app === undefined ? null : <Sign app={app} />}
      <p className="sy-figure" aria-hidden="true">
        404
      </p>
      <h1>{texts.pageNotFound}</h1>
      <p>{texts.pageNotInApp(name)}</p>
      {homeHref === undefined ? null : (
        <a className="sy-button" href={homeHref}>
          {screens.goHome}
        </a>
      )}
      <button type="button" className="sy-button sy-quiet" onClick={() => history.back()}>
        {screens.goBack}
      </button>
    </div>
  </main>
);

/** The app's logo, else the letters of its name. */
const Sign = ({ app }: { app: AppFace }) =>
  app.logoUrl === null ? (
    <div className="sy-logo" aria-hidden="true">
      {signOf(app.name)}
    </div>
  ) : (
    <img className="sy-logo" src={app.logoUrl} alt="" />
  );

/** The closed door of an app for people who are signed in but not let in (P-RUN-06 to 08). */
export const AccessRestricted = () => (
  <Screen title={restricted.title}>
    <p>{texts.notRegistered}</p>
    <ul>
      <li>{restricted.rightAccount}</li>
      <li>{restricted.askAdmin}</li>
      <li>{restricted.signInAgain}</li>
    </ul>
    <button type="button" className="sy-button" onClick={() => auth.logout('/login')}>
      {restricted.signOut}
    </button>
  </Screen>
);

type FailureProps = { title?: string; message: string; details?: string | undefined; onRetry?: () => void };

export const Failure = ({ title = texts.loginDataFailed, message, details, onRetry }: FailureProps) => (
  <Screen title={title}>
    <p>{message}</p>
    {details === undefined ? null : <pre className="sy-details">{details}</pre>}
    {onRetry === undefined ? null : (
      <button type="button" className="sy-button" onClick={onRetry}>
        {screens.tryAgain}
      </button>
    )}
  </Screen>
);

/** Where to come back to after signing in: this host alone, so that a made-up address gets no token. */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('from_url') ?? '/';
  try {
    const address = new URL(wanted, location.origin);
    return address.origin === location.origin ? address.href : location.origin;
  } catch {
    return location.origin;
  }
}

/** The app itself could not be loaded (P-RUN-10). */
export const AppLoadFailure = ({ reason }: { reason: string }) => (
  <Failure message={texts.appLoadFailed(reason)} onRetry={() => location.reload()} />
);

/** A page of another website may show the app, but never the sign-in. */
const inNewTab = () => (hasParent() ? { target: '_blank', rel: 'noopener' } : {});

/** The app's own door: no password is ever typed here, its button leads to the main host. */
export const LoginScreen = ({ app }: { app: AppFace }) => (
  <main className="sy-screen">
    <div className="sy-card">
      <Sign app={app} />
      <p className="sy-name">{app.name}</p>
      <h1>{texts.welcomeTo(app.name)}</h1>
      <p>{texts.continueJourney}</p>
      {app.hasGoogle === true && (
        <a className="sy-button" href={providerLoginAddress(returnAddress(location.search))} {...inNewTab()}>
          {texts.continueWithGoogle}
        </a>
      )}
      <a
        className={app.hasGoogle === true ? 'sy-button sy-quiet' : 'sy-button'}
        href={mainLoginAddress(returnAddress(location.search))}
        {...inNewTab()}
      >
        {screens.signIn}
      </a>
      {hasParent() && <p className="sy-note">{screens.signInOpensTab}</p>}
    </div>
  </main>
);
