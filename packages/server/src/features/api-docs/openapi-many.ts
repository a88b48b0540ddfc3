import { limits } from '@sayso/contracts/limits';
import {
  answer,
  body,
  fileAnswer,
  type Json,
  listOf,
  object,
  query,
  ref,
  text,
  whole,
} from './openapi-parts.ts';

type Entity = { at: string; name: string; calls(operation: string, more: Json): Json; filter: Json };

/** Calls that read or change many records at once. */
export const manyPaths = (entity: Entity): Json => ({ ...readingPaths(entity), ...writingPaths(entity) });

const names = { oneOf: [text, listOf(text)] };

const readingPaths = ({ at, name, calls, filter }: Entity): Json => ({
  [`${at}/v2/list`]: {
    get: calls('listPage', {
      description:
        'Records page by page. Records that are added or deleted meanwhile neither repeat nor hide others.',
      parameters: [
        filter,
        query('limit', { ...whole, minimum: 1, maximum: limits.pageRows }, 'Most records a page'),
        query('cursor', text, 'The next_cursor of the previous page'),
        query('sort', text, 'Field to sort by; a leading - reverses the order'),
        query('fields', text, 'Fields to return, separated by commas'),
        query('distinct', text, 'Returns the different values of this field instead of records'),
      ],
      responses: answer(
        'A page',
        object({
          items: listOf({}),
          next_cursor: { type: ['string', 'null'] },
          has_more: { type: 'boolean' },
        }),
      ),
    }),
  },
  [`${at}/aggregate`]: {
    post: calls('aggregate', {
      requestBody: body(
        object({
          query: { type: 'object', description: 'Filter, such as {"status":"open"}' },
          groupBy: { ...names, description: 'At most 4 fields' },
          dateBucket: object({ field: text, unit: text, tz: text }),
          count: { type: 'boolean' },
          ...Object.fromEntries(['sum', 'avg', 'min', 'max', 'countDistinct'].map((sum) => [sum, names])),
          having: { type: 'object' },
          sort: text,
          limit: { ...whole, maximum: limits.aggregateRows },
        }),
      ),
      responses: answer(
        'A row for each group',
        object({ rows: listOf({ type: 'object' }), truncated: { type: 'boolean' } }),
      ),
    }),
  },
  [`${at}/export`]: {
    get: calls('export', {
      parameters: [query('format', { type: 'string', enum: ['csv', 'json'], default: 'csv' }, 'Of the file')],
      responses: fileAnswer(`Records of ${name} as a file`, ['text/csv', 'application/json']),
    }),
  },
});

const writingPaths = ({ at, name, calls }: Entity): Json => {
  const stored = ref(`${name}.stored`);
  const given = listOf(ref(name), { maxItems: limits.bulkRows });
  return {
    [`${at}/bulk`]: {
      post: calls('createMany', {
        requestBody: body(given),
        responses: answer('The new records', listOf(stored)),
      }),
      put: calls('updateMany', {
        description: 'Each with its id and its changes. All or none.',
        requestBody: body(
          listOf(
            { allOf: [ref(`${name}.changes`), object({ id: text }, { required: ['id'] })] },
            { maxItems: limits.bulkRows },
          ),
        ),
        responses: answer('The changed records', listOf(stored)),
      }),
    },
    [`${at}/upsert`]: {
      post: calls('upsert', {
        description: 'Updates records whose key exists, and creates the others.',
        requestBody: body(object({ records: given, key: names }, { required: ['records', 'key'] })),
        responses: answer(
          'What was done',
          object({ created: whole, updated: whole, records: listOf(stored) }),
        ),
      }),
    },
    [`${at}/update-many`]: {
      patch: calls('updateWhere', {
        description: `The same change for all records that match a filter, ${limits.updateManyRows} a call.`,
        requestBody: body(
          object({ query: { type: 'object' }, data: { type: 'object' } }, { required: ['query', 'data'] }),
        ),
        responses: answer(
          'How many were changed',
          object({ success: { const: true }, updated: whole, has_more: { type: 'boolean' } }),
        ),
      }),
    },
    [`${at}/import`]: {
      post: calls('import', {
        description: 'A .csv or .json file. If one row doesn’t fit, nothing is stored.',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }) },
          },
        },
        responses: answer(
          'The result',
          object({
            status: { enum: ['success', 'error'] },
            details: { type: ['string', 'null'] },
            output: listOf({ type: 'object' }),
            n_entities_created: whole,
            n_problems: whole,
          }),
        ),
      }),
    },
  };
};
