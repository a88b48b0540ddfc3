import type { AppId } from '@sayso/contracts/ids';
import { createEvents } from '../events.ts';
import { createEntityModels, schemasOf } from '../features/records/entity-models.ts';
import { createRecords } from '../features/records/service.ts';
import { createRecordStore } from '../features/records/store.ts';
import { createProve, type Engine } from '../features/rule-proof/prove.ts';
import { ruleProofRoutes } from '../features/rule-proof/routes.ts';
import { createRuleProof } from '../features/rule-proof/service.ts';
import { createProofStore } from '../features/rule-proof/store.ts';
import { createSourceStore } from '../features/sources/store.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Core } from './core.ts';

/** What made-up visitors try is no visit. */
const uncounted = { take: async () => {} };
const unwritten = async () => {};

/** The proof of an app's rules: the same engine that answers its records, on a transaction that never stays. */
export function composeProof(core: Core, assistant: Assistant): void {
  const { sql, access, log, vault, rates } = core;
  const engine: Engine = ({ sql: tx, enter, tree }) => {
    const store = createRecordStore(tx);
    const entities = createEntityModels({ readSources: async () => ({ tree, hash: '' }) });
    // Of its own, with nobody who listens.
    const events = createEvents((error) => log.error({ err: error }, 'A proof of rules told somebody'));
    const parts = { enter, entities, store, events, vault, rates: uncounted, audit: unwritten };
    return { store, records: createRecords(parts) };
  };
  ruleProofRoutes(
    core.api,
    createRuleProof({
      access,
      rates,
      store: createProofStore(sql),
      prove: createProve({ sql, engine }),
      schemasOf,
      readSources: (app: { readonly appId: AppId }) => assistant.sources.read(app),
      textsOf: createSourceStore(sql).texts,
    }),
  );
}
