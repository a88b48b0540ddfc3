import { appOfDomain, appOfProdDomain, listCustomDomains } from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Domains } from './service.ts';

export function domainRoutes(api: Api, domains: Domains): void {
  bind(api, listCustomDomains, ({ actor, params }) => domains.list(actor, params.appId));
  for (const each of [appOfDomain, appOfProdDomain])
    bind(api, each, ({ params }) => domains.appOf(params.domain));
}
