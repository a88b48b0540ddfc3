import { changeSampleData } from '@sayso/contracts/app-data';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { SampleData } from '../records/sample-data.ts';

export function appDataRoutes(api: Api, parts: { changeSamples: SampleData }): void {
  bind(api, changeSampleData, ({ actor, params, body }) => parts.changeSamples(actor, params.appId, body));
}
