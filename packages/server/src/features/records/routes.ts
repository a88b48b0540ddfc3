import {
  aggregateRecords,
  changeRecords,
  countRecords,
  createRecord,
  createRecords,
  deleteRecord,
  deleteRecords,
  getRecord,
  listRecordPage,
  listRecords,
  updateManyRecords,
  updateRecord,
  updateRecords,
  upsertRecords,
} from '@sayso/contracts/records';
import type { Api } from '../../http/api.ts';
import { bind, JsonText } from '../../http/bind.ts';
import type { Records } from './service.ts';

/** The router tries fixed words before `:id`, so `/count` and `/bulk` are never taken for records. */
export function recordRoutes(api: Api, records: Records): void {
  bind(
    api,
    listRecords,
    async ({ actor, params, query }) => new JsonText(await records.list(actor, params, query)),
  );
  bind(
    api,
    listRecordPage,
    async ({ actor, params, query }) => new JsonText(await records.page(actor, params, query)),
  );
  bind(api, countRecords, ({ actor, params, query }) => records.count(actor, params, query.q));
  bind(api, getRecord, async ({ actor, params }) => new JsonText(await records.get(actor, params)));
  bind(api, createRecord, ({ actor, params, body }) => records.create(actor, params, body));
  bind(api, createRecords, ({ actor, params, body }) => records.createMany(actor, params, body));
  bind(api, updateRecords, ({ actor, params, body }) => records.updateEach(actor, params, body));
  bind(api, changeRecords, ({ actor, params, body }) =>
    records.updateEach(
      actor,
      params,
      body.map(({ id, values }) => ({ ...values, id })),
      new Map(body.map(({ id, updated_date }) => [id, updated_date])),
    ),
  );
  bind(api, aggregateRecords, ({ actor, params, body }) => records.aggregate(actor, params, body));
  bind(api, upsertRecords, ({ actor, params, body }) => records.upsert(actor, params, body));
  bind(api, updateManyRecords, ({ actor, params, body }) => records.updateMany(actor, params, body));
  bind(api, updateRecord, ({ actor, params, body }) => records.update(actor, params, body));
  bind(api, deleteRecord, ({ actor, params }) => records.remove(actor, params));
  bind(api, deleteRecords, ({ actor, params, body }) => records.removeMany(actor, params, body));
}
