import { apiDocsRoutes } from '../features/api-docs/routes.ts';
import { createApiDocs } from '../features/api-docs/service.ts';
import { apiKeyPurpose } from '../features/auth/present-user.ts';
import { schemasOf } from '../features/records/entity-models.ts';
import { origins } from '../http/origins.ts';
import type { Assistant } from './compose-assistant.ts';
import type { Data } from './compose-data.ts';
import type { Core } from './core.ts';

/** What tells others how to call an app. */
export function composeApiDocs(core: Core, assistant: Assistant, { records }: Data): void {
  const { sql, vault, access, api, config } = core;
  const docs = createApiDocs({
    access,
    readSources: (app) => assistant.sources.read(app),
    schemasOf,
    newest: async (actor, place) => {
      const [record] = await records.find(actor, place, { filter: {}, limit: 1 });
      return record ?? null;
    },
    keyOf: async (userId) => {
      const [row] = await sql<{ sealed: Uint8Array | null }[]>`
        select api_key_sealed as sealed from users where id = ${userId}`;
      return row?.sealed ? vault.open(row.sealed, apiKeyPurpose(userId)) : null;
    },
    apiUrl: `${origins.script(config)}/api`,
  });
  apiDocsRoutes(api, docs);
}
