import { cloneApp } from '@sayso/contracts/apps';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { CopyApp } from './service.ts';

export function appCopyRoutes(api: Api, copyApp: CopyApp): void {
  bind(api, cloneApp, ({ actor, params, body }) => copyApp(actor, params.appId, body ?? {}));
}
