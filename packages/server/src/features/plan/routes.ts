import { changePlan, getPlan } from '@sayso/contracts/plan';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Plans } from './service.ts';

export function planRoutes(api: Api, plans: Plans): void {
  bind(api, getPlan, ({ actor, params }) => plans.get(actor, params.appId));
  bind(api, changePlan, ({ actor, params, body }) => plans.change(actor, params.appId, body));
}
