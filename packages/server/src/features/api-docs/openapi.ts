import type { EntityProperty, EntitySchema } from '@sayso/contracts/entity-schema';
import { limits } from '@sayso/contracts/limits';
import { apiDocWords } from '../../texts/api-docs.ts';
import { manyPaths } from './openapi-many.ts';
import { answer, body, type Json, listOf, object, query, ref, refusal, whole } from './openapi-parts.ts';

type Described = { appId: string; name: string; apiUrl: string; entities: ReadonlyMap<string, EntitySchema> };

/** OpenAPI 3.1 of what an app's entities answer; rules stay unsaid, they may hold more than their readers may know. */
export function openApiOf({
  appId,
  name,
  apiUrl,
  entities,
}: Described): { openapi: string; paths: Json } & Json {
  const described = [...entities].filter(([entity]) => entity !== 'User');
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1.0.0', description: apiDocWords.title(name) },
    servers: [{ url: apiUrl }],
    security: [{ apiKey: [] }, { token: [] }],
    tags: described.map(([entity]) => ({ name: entity })),
    paths: Object.assign({}, ...described.map(([entity]) => pathsOf(appId, entity))) as Json,
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api_key' },
        token: { type: 'http', scheme: 'bearer' },
      },
      responses: refusal(ref('Sayso.fault')),
      schemas: Object.assign(
        { 'Sayso.fault': fault },
        ...described.map(([entity, schema]) => schemasOf(entity, schema)),
      ) as Json,
    },
  };
}

const fault: Json = {
  type: 'object',
  required: ['message', 'error_type'],
  properties: {
    message: { type: 'string' },
    error_type: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const filter = query('q', { type: 'string' }, apiDocWords.filter);
const listQuery = [
  filter,
  query('sort', { type: 'string' }, apiDocWords.sort),
  query('limit', { type: 'integer', minimum: 1, maximum: limits.pageRows }, apiDocWords.limit),
  query('skip', { type: 'integer', minimum: 0 }, apiDocWords.skip),
  query('fields', { type: 'string' }, apiDocWords.fields),
];

function pathsOf(appId: string, entity: string): Json {
  const at = `/apps/${appId}/entities/${entity}`;
  const calls = (operationId: string, more: Json) => ({ operationId, tags: [entity], ...more });
  const success = object({ success: { const: true } });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    [at]: {
      get: calls(`list${entity}`, {
        parameters: listQuery,
        responses: answer(apiDocWords.records, listOf(ref(`${entity}.stored`))),
      }),
      post: calls(`create${entity}`, {
        requestBody: body(ref(entity)),
        responses: answer(apiDocWords.newRecord, ref(`${entity}.stored`)),
      }),
      delete: calls(`deleteMany${entity}`, {
        description: apiDocWords.deleteMany,
        requestBody: body({ type: 'object' }),
        responses: answer(apiDocWords.deleted, object({ success: { const: true }, deleted: whole })),
      }),
    },
    [`${at}/count`]: {
      get: calls(`count${entity}`, {
        parameters: [filter],
        responses: answer(apiDocWords.count, object({ count: whole })),
      }),
    },
    ...manyPaths({
      at,
      name: entity,
      filter,
      calls: (operation, more) => calls(`${operation}${entity}`, more),
    }),
    [`${at}/{id}`]: {
      parameters: [id],
      get: calls(`get${entity}`, { responses: answer(apiDocWords.record, ref(`${entity}.stored`)) }),
      put: calls(`update${entity}`, {
        description: apiDocWords.partial,
        requestBody: body(ref(`${entity}.changes`)),
        responses: answer(apiDocWords.changedRecord, ref(`${entity}.stored`)),
      }),
      delete: calls(`delete${entity}`, { responses: answer(apiDocWords.gone, success) }),
    },
  };
}

const moment = { type: 'string', format: 'date-time' };
const serverFields: Json = {
  id: { type: 'string' },
  created_date: moment,
  updated_date: moment,
  created_by: { type: ['string', 'null'] },
  created_by_id: { type: ['string', 'null'] },
  is_sample: { type: 'boolean' },
};

/** What is sent for a new record, what is sent to change one, and what comes back. A dot keeps them from entities. */
function schemasOf(entity: string, { title, description, properties, required }: EntitySchema): Json {
  const fields = fieldsOf(properties);
  const changes = { type: 'object', ...defined({ title, description }), properties: fields };
  return {
    [`${entity}.changes`]: changes,
    [entity]: {
      ...changes,
      ...(required && required.length > 0 ? { required: [...new Set(required)] } : {}),
    },
    [`${entity}.stored`]: {
      type: 'object',
      required: Object.keys(serverFields),
      properties: { ...fields, ...serverFields },
    },
  };
}

const fieldsOf = (properties: Record<string, EntityProperty>): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fieldOf(property)]));

/** The keywords that JSON schema knows; a reference is the id of a record. */
function fieldOf(property: EntityProperty): Json {
  const {
    type,
    format,
    title,
    enum: values,
    items,
    properties,
    minimum,
    maximum,
    maxLength,
    pattern,
  } = property;
  const target = /^\/entities\/(\w+)\/id$/.exec(property.$ref ?? '')?.[1];
  const description = target === undefined ? property.description : apiDocWords.idOf(target);
  const isText = type === 'binary' || target !== undefined;
  return {
    ...(isText ? { type: 'string' } : type === undefined ? {} : { type }),
    ...defined({ title, description, format, pattern }),
    ...(property.default === undefined ? {} : { default: property.default }),
    ...(values ? { enum: values } : {}),
    ...(items ? { items: fieldOf(items) } : {}),
    ...(properties ? { properties: fieldsOf(properties) } : {}),
    ...(property.required && property.required.length > 0
      ? { required: [...new Set(property.required)] }
      : {}),
    ...defined({ minimum, maximum, maxLength }),
  };
}

const defined = (given: Record<string, unknown>): Json =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
