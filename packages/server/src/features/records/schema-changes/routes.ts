import { dryRunSchema, listSchemaChanges, undoSchemaChange } from '@sayso/contracts/schema-changes';
import type { Api } from '../../../http/api.ts';
import { bind } from '../../../http/bind.ts';
import type { SchemaChanges } from './service.ts';

export function schemaChangeRoutes(api: Api, changes: SchemaChanges): void {
  bind(api, dryRunSchema, ({ actor, params, body }) => changes.dryRun(actor, params, body.content));
  bind(api, listSchemaChanges, ({ actor, params, query }) => changes.list(actor, params.appId, query));
  bind(api, undoSchemaChange, ({ actor, params }) => changes.undo(actor, params.appId, params.changeId));
}
