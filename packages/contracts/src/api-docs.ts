import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EntityName } from './entity-schema.ts';
import { AppParams } from './ids.ts';

/** OpenAPI 3.1 document of the calls that an app's entities answer. */
export const openApi = endpoint({
  method: 'GET',
  path: '/apps/:appId/openapi.json',
  params: AppParams,
  reply: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});

export const exampleLanguages = ['javascript', 'python', 'curl'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** Code that reads an entity's records and changes one of them, with the caller's own API key in it. */
export const apiExamples = endpoint({
  method: 'GET',
  path: '/apps/:appId/api-examples',
  params: AppParams,
  query: z.object({ entity: EntityName, language: z.enum(exampleLanguages) }),
  reply: z.object({
    read: z.string(),
    update: z.string(),
    /** False: the caller has no API key yet, and the code says where it goes. */
    has_api_key: z.boolean(),
    /** False: there is no record yet, and the code says where the id of one goes. */
    has_record: z.boolean(),
  }),
});

/** A token of the caller's for this app alone, for tools that act in it as they do. */
export const appToken = endpoint({
  method: 'GET',
  path: '/apps/:appId/auth/token',
  params: AppParams,
  reply: z.object({ token: z.string() }),
});
