import { auditLog } from '@sayso/contracts/audit';
import type { Access } from '../../access/access.ts';
import type { Api } from '../../http/api.ts';
import { bind } from '../../http/bind.ts';
import type { AuditStore } from './store.ts';

export function auditRoutes(api: Api, { access, store }: { access: Access; store: AuditStore }): void {
  bind(api, auditLog, async ({ actor, params, query }) =>
    store.list(await access.manage(actor, params.appId), query),
  );
}
