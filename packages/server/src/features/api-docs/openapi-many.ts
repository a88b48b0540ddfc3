import { limits } from '@sayso/contracts/limits';
import { apiDocWords } from '../../texts/api-docs.ts';
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
      description: apiDocWords.pagesOf,
      parameters: [
        filter,
        query('limit', { ...whole, minimum: 1, maximum: limits.pageRows }, apiDocWords.pageLimit),
        query('cursor', text, apiDocWords.cursor),
        query('sort', text, apiDocWords.sort),
        query('fields', text, apiDocWords.fields),
        query('distinct', text, apiDocWords.distinct),
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
          query: { type: 'object', description: apiDocWords.filterExample },
          groupBy: { ...names, description: apiDocWords.groups },
          dateBucket: object({ field: text, unit: text, tz: text }),
          count: { type: 'boolean' },
          ...Object.fromEntries(['sum', 'avg', 'min', 'max', 'countDistinct'].map((sum) => [sum, names])),
          having: { type: 'object' },
          sort: text,
          limit: { ...whole, maximum: limits.aggregateRows },
        }),
      ),
      responses: answer(
        apiDocWords.row,
        object({ rows: listOf({ type: 'object' }), truncated: { type: 'boolean' } }),
      ),
    }),
  },
  [`${at}/export`]: {
    get: calls('export', {
      parameters: [
        query('format', { type: 'string', enum: ['csv', 'json'], default: 'csv' }, apiDocWords.format),
      ],
      responses: fileAnswer(apiDocWords.file(name), ['text/csv', 'application/json']),
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
        responses: answer(apiDocWords.newRecords, listOf(stored)),
      }),
      put: calls('updateMany', {
        description: apiDocWords.bulkUpdate,
        requestBody: body(
          listOf(
            { allOf: [ref(`${name}.changes`), object({ id: text }, { required: ['id'] })] },
            { maxItems: limits.bulkRows },
          ),
        ),
        responses: answer(apiDocWords.changedRecords, listOf(stored)),
      }),
      patch: calls('updateSeen', {
        description: apiDocWords.updateSeen,
        requestBody: body(
          listOf(
            object(
              { id: text, updated_date: text, values: ref(`${name}.changes`) },
              { required: ['id', 'updated_date', 'values'] },
            ),
            { maxItems: limits.bulkRows },
          ),
        ),
        responses: answer(apiDocWords.changedRecords, listOf(stored)),
      }),
    },
    [`${at}/upsert`]: {
      post: calls('upsert', {
        description: apiDocWords.upsert,
        requestBody: body(object({ records: given, key: names }, { required: ['records', 'key'] })),
        responses: answer(
          apiDocWords.done,
          object({ created: whole, updated: whole, records: listOf(stored) }),
        ),
      }),
    },
    [`${at}/update-many`]: {
      patch: calls('updateWhere', {
        description: apiDocWords.updateMany(limits.updateManyRows),
        requestBody: body(
          object({ query: { type: 'object' }, data: { type: 'object' } }, { required: ['query', 'data'] }),
        ),
        responses: answer(
          apiDocWords.changed,
          object({ success: { const: true }, updated: whole, has_more: { type: 'boolean' } }),
        ),
      }),
    },
    [`${at}/import`]: {
      post: calls('import', {
        description: apiDocWords.importFile,
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }) },
          },
        },
        responses: answer(
          apiDocWords.result,
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
