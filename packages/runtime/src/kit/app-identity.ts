import { createContext, useContext } from 'react';

/** The app as its owner calls it now, whatever its layout was written with. */
export type AppIdentity = { name: string; logoUrl: string | null };

/** Given by the host that runs the app; null where pages are shown without one. */
export const AppIdentityContext = createContext<AppIdentity | null>(null);

export const useAppIdentity = (): AppIdentity | null => useContext(AppIdentityContext);
