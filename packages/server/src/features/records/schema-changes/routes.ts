import { leftChoices, moveChoice } from '@sayso/contracts/left-choices';
import { dryRunSchema, listSchemaChanges, undoSchemaChange } from '@sayso/contracts/schema-changes';
import type { Api } from '../../../http/api.ts';
import { bind } from '../../../http/bind.ts';
import type { createLeftChoices } from './left-choices.ts';
import type { createMoveChoice } from './move-choice.ts';
import type { SchemaChanges } from './service.ts';

type Choices = {
  left: ReturnType<typeof createLeftChoices>;
  move: ReturnType<typeof createMoveChoice>;
};

export function schemaChangeRoutes(api: Api, changes: SchemaChanges, choices: Choices): void {
  bind(api, dryRunSchema, ({ actor, params, body }) => changes.dryRun(actor, params, body.content));
  bind(api, listSchemaChanges, ({ actor, params, query }) => changes.list(actor, params.appId, query));
  bind(api, undoSchemaChange, ({ actor, params }) => changes.undo(actor, params.appId, params.changeId));
  bind(api, leftChoices, ({ actor, params }) => choices.left(actor, params));
  bind(api, moveChoice, ({ actor, params, body }) => choices.move(actor, params, body));
}
