import {
  App,
  appSchema,
  createApp,
  deleteApp,
  deleteApps,
  getApp,
  listApps,
  listDeletedApps,
  restoreApp,
  updateApp,
} from '@sayso/contracts/apps';
import { z } from 'zod';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Apps } from './service.ts';

export function appRoutes(api: Api, apps: Apps): void {
  bind(api, createApp, ({ actor, body }) => apps.create(actor, body));
  bind(api, listApps, ({ actor, query }) => apps.list(actor, query));
  bind(api, getApp, ({ actor, params }) => apps.get(actor, params.appId));
  bind(api, updateApp, ({ actor, params, body }) => apps.update(actor, params.appId, body));
  const schema = z.toJSONSchema(App, { io: 'output', unrepresentable: 'any' });
  bind(api, appSchema, () => schema);
  bind(api, deleteApps, ({ actor, body }) => apps.removeSelected(actor, JSON.stringify(body)));
  bind(api, listDeletedApps, ({ actor }) => apps.listDeleted(actor));
  bind(api, restoreApp, ({ actor, params }) => apps.restore(actor, params.appId));
  bind(api, deleteApp, ({ actor, params }) => apps.remove(actor, params.appId));
}
