import { logoOptions, updateLogo } from '@sayso/contracts/app-logo';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import { callerGone } from '../../http/caller-gone.ts';
import type { AppLogo } from './service.ts';

export function appLogoRoutes(api: Api, logo: AppLogo): void {
  bind(api, logoOptions, ({ actor, params }) => logo.options(actor, params.appId));
  bind(api, updateLogo, ({ actor, params, body, reply }) =>
    logo.update(actor, params.appId, body, callerGone(reply)),
  );
}
