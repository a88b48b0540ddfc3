import type { AuthConfig } from '@sayso/contracts/app-doors';
import { t } from '../../../../texts/app-sign-in.ts';
import type { SignInState } from './use-auth-config.ts';

type Setting = 'enable_username_password' | 'enable_google_login' | 'enable_sso_login';
/** One way to sign in as a switch shows it. */
export type Way = {
  setting: Setting;
  label: string;
  text: string;
  isOn: boolean;
  /** It cannot be switched: this server does not have it, or it is the last one. */
  isFixed: boolean;
};

/** The ways that there may be, with why some of them cannot be switched. */
export function waysOf({ config, providers }: SignInState): Way[] {
  const google = providers.find(({ id }) => id === 'google');
  const openId = providers.find(({ id }) => id !== 'google');
  const all = [
    { setting: 'enable_username_password', label: t('ways.password'), own: t('ways.passwordText') },
    { setting: 'enable_google_login', label: t('ways.google'), own: google && t('ways.googleText') },
    {
      setting: 'enable_sso_login',
      label: openId?.name ?? t('ways.openId'),
      own: openId && t('ways.openIdText', { name: openId.name }),
    },
  ] as const satisfies readonly { setting: keyof AuthConfig; label: string; own: string | undefined }[];
  const offered = all.filter(({ setting, own }) => own !== undefined && config[setting]);
  return all.map(({ setting, label, own }) => {
    const isOn = own !== undefined && config[setting];
    const isLast = isOn && offered.length === 1;
    const text = own === undefined ? t('ways.missing') : isLast ? `${own} ${t('ways.last')}` : own;
    return { setting, label, text, isOn, isFixed: own === undefined || isLast };
  });
}
