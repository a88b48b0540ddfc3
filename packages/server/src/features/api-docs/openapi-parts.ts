import { apiDocWords } from '../../texts/api-docs.ts';

export type Json = Record<string, unknown>;

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
export const body = (schema: Json) => ({ required: true, content: json(schema) });
export const object = (properties: Json, more: Json = {}) => ({ type: 'object', properties, ...more });
export const listOf = (items: Json, more: Json = {}) => ({ type: 'array', items, ...more });
export const text = { type: 'string' };
export const whole = { type: 'integer' };

const refused = { $ref: '#/components/responses/Refused' };
export const answer = (description: string, schema: Json) => ({
  200: { description, content: json(schema) },
  default: refused,
});
/** An answer that is no JSON, or not that alone. */
export const fileAnswer = (description: string, types: readonly string[]) => ({
  200: { description, content: Object.fromEntries(types.map((type) => [type, {}])) },
  default: refused,
});
export const refusal = (schema: Json) => ({
  Refused: { description: apiDocWords.refused, content: json(schema) },
});

export const query = (name: string, schema: Json, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
});
