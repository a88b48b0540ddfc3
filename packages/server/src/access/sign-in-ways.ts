import type { AuthConfig } from '@sayso/contracts/app-doors';
import { Fault } from '@sayso/contracts/faults';
import { signInWords } from '../texts/sign-in.ts';

/** How somebody showed who they are; null where that is not known, as of sessions from before it was kept. */
export type SignInWay = 'password' | 'google' | 'openid' | null;

export const wayOfProvider = (id: string): SignInWay => (id === 'google' ? 'google' : 'openid');

type Ways = Partial<
  Pick<AuthConfig, 'enable_username_password' | 'enable_google_login' | 'enable_sso_login'>
>;

/** Whether the app takes sessions of this way. One that is not known is taken where all ways are on. */
export function isWayOpen(config: Ways, way: SignInWay): boolean {
  const isOn = {
    password: config.enable_username_password !== false,
    google: config.enable_google_login !== false,
    openid: config.enable_sso_login !== false,
  };
  return way === null ? Object.values(isOn).every(Boolean) : isOn[way];
}

const closedText = {
  password: signInWords.notByPassword,
  google: signInWords.notByGoogle,
  openid: signInWords.notByProvider,
} as const;

export function wayClosed(way: SignInWay): Fault {
  const text = way === null ? signInWords.signInAgain : closedText[way];
  return new Fault('forbidden', text, { reason: way === 'password' ? 'password_disabled' : 'not_offered' });
}
