import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import { auth, currentUser, onUserChange } from './auth.ts';
import { getToken } from './token.ts';

/** Whoever reads this is inside already: the host has settled who may be. */
export const AuthProvider = ({ children }: { children?: ReactNode }) =>
  createElement(Fragment, null, children);

/** Who is here, in the words of apps that were made elsewhere. */
export function useAuth() {
  const [user, setUser] = useState(currentUser);
  const [isLoadingAuth, setIsLoading] = useState(user === null && getToken() !== null);
  useEffect(() => onUserChange(setUser), []);
  useEffect(() => {
    if (!isLoadingAuth) return;
    auth.me().then(
      () => setIsLoading(false),
      () => setIsLoading(false),
    );
  }, [isLoadingAuth]);
  return {
    user,
    isAuthenticated: user !== null,
    isLoadingAuth,
    isLoadingPublicSettings: false,
    authError: null,
    appPublicSettings: null,
    logout: (goesOn: boolean = true) => auth.logout(goesOn ? location.href : undefined),
    navigateToLogin: () => auth.redirectToLogin(),
    checkAppState: () => auth.me().then(() => undefined),
  };
}
