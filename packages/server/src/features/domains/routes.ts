import { appOfDomain } from '@sayso/contracts/publishing';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { Domains } from './service.ts';

export function domainRoutes(api: Api, domains: Domains): void {
  bind(api, appOfDomain, ({ params }) => domains.appOf(params.domain));
}
