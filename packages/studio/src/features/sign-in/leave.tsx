import { safeFromUrl } from '@sayso/core/from-url';
import { use, useEffect } from 'react';
import { pathOf } from '../../lib/token.ts';
import { t } from '../../texts/sign-in.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { WayContext } from './way.ts';

const ownHost = (host: string) => host.endsWith(`.${window.location.host}`);

/** Goes on to where the person wanted to go, as far as that is an address of ours (P-LOGIN-05). */
export function Leave({ fromUrl }: { fromUrl: string | null }) {
  const target = safeFromUrl(fromUrl, { origin: window.location.origin, isOwnHost: ownHost });
  if (!target || target.pathname === '/login') return <EnterStudio path="/" />;
  if (target.origin !== window.location.origin) return <LeaveStudio href={target.href} />;
  return <EnterStudio path={pathOf(target)} />;
}

function EnterStudio({ path }: { path: string }) {
  const way = use(WayContext);
  useEffect(() => way.go(path), [way, path]);
  // Only seen on slow connections: usually the builder's code is loaded already.
  return (
    <p
      role="status"
      className="flex animate-appear items-center gap-2.5 text-muted [animation-delay:400ms] [animation-fill-mode:backwards]"
    >
      <Spinner />
      {t('leaving.studio')}
    </p>
  );
}

function LeaveStudio({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href]);
  return (
    <p role="status" className="text-muted">
      {t('leaving.away', { host: new URL(href).host })}
    </p>
  );
}
