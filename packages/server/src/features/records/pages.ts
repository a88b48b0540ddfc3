import { isDeepStrictEqual } from 'node:util';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import type { PageQuery } from '@sayso/contracts/records';
import { parseFilterText, recordField } from '@sayso/core/filters/parse-filter';
import { parseFields, parseSort } from '@sayso/core/filters/sort';
import { parseJson } from '@sayso/core/parse-json';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import type { Vault } from '../../platform/vault.ts';
import { commonWords } from '../../texts/common.ts';
import { recordWords } from '../../texts/records.ts';
import { createOpen, type Deps, type Entered, type Place } from './entered.ts';

/** What a cursor carries: the whole question, so that later pages name the cursor alone, and where the last ended. */
const Cursor = z.object({
  q: z.string().optional(),
  sort: z.string().optional(),
  fields: z.string().optional(),
  distinct: z.string().optional(),
  mark: z.array(z.string().nullable()),
});
type Cursor = z.infer<typeof Cursor>;
type Question = Omit<Cursor, 'mark'>;

const badCursor = () =>
  new Fault('bad_request', recordWords.wrongCursor, { fields: { cursor: commonWords.notValid } });

/** Pages that stay right while records come and go: each begins after the last row of the one before. */
export const createPages = (deps: Deps & { vault: Vault }) => {
  const { store, vault } = deps;
  const open = createOpen(deps);

  const read = (text: string, entered: Entered): Cursor => {
    try {
      const sealed = Buffer.from(text, 'base64url');
      return Cursor.parse(JSON.parse(vault.open(sealed, purposeOf(entered))));
    } catch {
      throw badCursor();
    }
  };

  return async (actor: Actor, place: Place, query: PageQuery): Promise<string> => {
    const entered = await open(actor, place, { kind: 'read' });
    const cursor = query.cursor ? read(query.cursor, entered) : null;
    const question = cursor ? sameQuestion(cursor, query) : questionOf(query);
    const limit = query.limit ?? limits.pageRowsGiven;
    const filter = parseFilterText(question.q);
    const walk = { filter, after: cursor?.mark ?? null, limit };
    const { items, mark } =
      question.distinct === undefined
        ? await store.walkRecords(entered.scope, {
            ...walk,
            orders: parseSort(question.sort),
            fields: parseFields(question.fields),
          })
        : await store.walkValues(entered.scope, { ...walk, field: distinctField(question.distinct, limit) });
    const asText = () => JSON.stringify({ ...question, mark });
    const next_cursor = mark ? vault.seal(asText(), purposeOf(entered)).toString('base64url') : null;
    const tail = JSON.stringify({ next_cursor, has_more: mark !== null });
    return `{"items":[${items.join(',')}],${tail.slice(1)}`;
  };
};

/** Bound to list and reader, so that a cursor tells nobody else where it stands. */
const purposeOf = ({ grant, model, user }: Entered): string =>
  JSON.stringify(['records.cursor', grant.appId, model.name, user?.id ?? null]);

function questionOf({ q, sort, fields, distinct }: PageQuery): Question {
  if (distinct !== undefined && (sort !== undefined || fields !== undefined)) {
    throw new Fault('bad_request', recordWords.distinctAlone, {
      fields: { distinct: recordWords.alone },
    });
  }
  const given = Object.entries({ q, sort, fields, distinct }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** A later page asks what the first one did; what is sent beside its cursor has to be the same. */
function sameQuestion({ mark: _mark, ...asked }: Cursor, query: PageQuery): Question {
  for (const name of ['q', 'sort', 'fields', 'distinct'] as const) {
    const given = query[name];
    if (given !== undefined && !isSame(name, given, asked[name])) {
      throw new Fault('bad_request', recordWords.notOfCursor(name), {
        fields: { [name]: recordWords.notOfThisCursor },
      });
    }
  }
  return asked;
}

const isSame = (name: string, given: string, asked: string | undefined): boolean =>
  given === asked || (name === 'q' && isDeepStrictEqual(parsed(given), parsed(asked)));

/** Filters are the same in whatever order they are written. */
function parsed(q: string | undefined): unknown {
  parseFilterText(q);
  return q === undefined || q.trim() === '' ? {} : parseJson(q);
}

function distinctField(name: string, limit: number) {
  if (limit > limits.aggregateRows) {
    const why = recordWords.mostDistinct(limits.aggregateRows);
    throw new Fault('bad_request', why, { fields: { limit: why } });
  }
  return recordField(name);
}
