import { safeFromUrl } from '@sayso/core/from-url';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { pathOf } from '../../lib/token.ts';

const ownHost = (host: string) => host.endsWith(`.${window.location.host}`);

/** Goes on to where the person wanted to go, as far as that is an address of ours (P-LOGIN-05). */
export function Leave({ fromUrl }: { fromUrl: string | null }) {
  const target = safeFromUrl(fromUrl, { origin: window.location.origin, isOwnHost: ownHost });
  if (!target || target.pathname === '/login') return <Navigate to="/" replace />;
  if (target.origin !== window.location.origin) return <LeaveStudio href={target.href} />;
  return <Navigate to={pathOf(target)} replace />;
}

function LeaveStudio({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href]);
  return (
    <p role="status" className="text-muted">
      Taking you to {new URL(href).host}…
    </p>
  );
}
