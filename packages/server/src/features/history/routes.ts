import { checkpointFiles, listCheckpoints, loadCheckpoint } from '@sayso/contracts/history';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { History } from './service.ts';

export function historyRoutes(api: Api, history: History): void {
  bind(api, listCheckpoints, ({ actor, params, query }) => history.list(actor, params.appId, query.limit));
  bind(api, checkpointFiles, ({ actor, params }) => history.files(actor, params.appId, params.checkpointId));
  bind(api, loadCheckpoint, ({ actor, params }) => history.load(actor, params.appId, params.checkpointId));
}
