import { deleteDataView, listDataViews, saveDataView } from '@sayso/contracts/data-views';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { DataViews } from './service.ts';

export function dataViewRoutes(api: Api, views: DataViews): void {
  bind(api, listDataViews, ({ actor, params }) => views.list(actor, params));
  bind(api, saveDataView, ({ actor, params, body }) => views.save(actor, params, body));
  bind(api, deleteDataView, ({ actor, params }) => views.remove(actor, params));
}
