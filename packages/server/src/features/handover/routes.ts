import { appToken } from '@sayso/contracts/api-docs';
import { findInvitation, handOver } from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { HandOver } from './service.ts';

export function handOverRoutes(api: Api, handOvers: HandOver): void {
  bind(api, handOver, ({ actor, params, body }) => handOvers.handOver(actor, params.appId, body));
  bind(api, findInvitation, ({ params, query, request }) =>
    handOvers.findInvitation(params.appId, query.code, request.ip),
  );
  bind(api, appToken, ({ actor, params }) => handOvers.tokenFor(actor, params.appId));
}
