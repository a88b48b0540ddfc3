import { apiExamples, openApi } from '@sayso/contracts/api-docs';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { ApiDocs } from './service.ts';

export function apiDocsRoutes(api: Api, docs: ApiDocs): void {
  bind(api, openApi, ({ actor, params }) => docs.openApi(actor, params.appId));
  bind(api, apiExamples, ({ actor, params, query }) => docs.examples(actor, params.appId, query));
}
