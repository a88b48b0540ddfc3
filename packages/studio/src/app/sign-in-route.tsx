import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { WayContext } from '../features/sign-in/way.ts';

/** The sign-in page where a session ended while the builder was open. */
export function SignInRoute() {
  const navigate = useNavigate();
  const way = useMemo(
    () => ({
      prepare: async () => {},
      go: (path: string) => void navigate(path, { replace: true }),
    }),
    [navigate],
  );
  return (
    <WayContext value={way}>
      <SignInScreen />
    </WayContext>
  );
}
