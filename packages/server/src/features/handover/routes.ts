import { handOver } from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { HandOver } from './service.ts';

export function handOverRoutes(api: Api, handOverTo: HandOver): void {
  bind(api, handOver, ({ actor, params, body }) => handOverTo(actor, params.appId, body));
}
