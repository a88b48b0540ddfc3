import { Navigate, Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { signInAddress } from '../lib/sign-in-address.ts';
import { ShellSkeleton } from './shell.tsx';

/** Lets signed-in people through; others go to the sign-in page, which leads back here (P-ROUTE-16). */
export function RequireSession() {
  const session = useSession();
  if (session.status === 'loading') return <ShellSkeleton />;
  if (session.status === 'authenticated') return <Outlet />;
  return <Navigate to={session.byChoice ? '/login' : signInAddress(window.location.href)} replace />;
}
