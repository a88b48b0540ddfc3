import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import type { Id } from '@sayso/contracts/ids';
import {
  type Attempts,
  type Outcome,
  type Persona,
  type PersonaProof,
  type ProofCell,
  personas,
  proofCells,
} from '@sayso/contracts/rule-proof';
import type { RuleUser } from '@sayso/core/rules/rule';
import type { Enter } from '../../access/enter.ts';
import type { AppGrant } from '../../access/grant.ts';
import { createPersonas, type Personas } from '../../access/personas.ts';
import { isStatementTimeout } from '../../platform/database/errors.ts';
import { newId } from '../../platform/database/ids.ts';
import { rolledBack } from '../../platform/database/rolled-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Records } from '../records/service.ts';
import type { RecordStore } from '../records/store.ts';
import { guisesOf, peopleFor, recordsOf } from './cast.ts';

/** The engine of records, on this transaction, of an app with these sources; what it tells goes nowhere. */
export type Engine = (given: { sql: Sql; enter: Enter; tree: Readonly<Record<string, string>> }) => {
  store: RecordStore;
  records: Records;
};
type Deps = { sql: Sql; engine: Engine };
export type Matrix = Record<Persona, PersonaProof>;
type Named = { name: string; schema: EntitySchema };
/** `until`: when it has to be done, by the clock of `performance.now`. */
type Proving = Named & { until: number };
type Stage = {
  until: number;
  sql: Sql;
  people: Personas;
  entity: string;
  schema: EntitySchema;
} & ReturnType<Engine>;
type Tried = Record<ProofCell, boolean[]> & { list: { seen: number; of: number } };

class TooLate extends Error {}
/** A proof asks about a hundred times; each of them takes milliseconds. */
const mostOfStatementMs = 2_000;

/**
 * Lets each persona try everything on records made for it, with the real rules and SQL; nothing of it stays. Null where
 * that takes too long: rules can be written that cost as much as their writer likes.
 */
export const createProve = (deps: Deps) => {
  const prove = createUnbounded(deps);
  return async (grant: AppGrant, given: Proving): Promise<Matrix | null> => {
    try {
      return await prove(grant, given);
    } catch (error) {
      if (error instanceof TooLate || isStatementTimeout(error)) return null;
      throw error;
    }
  };
};

const createUnbounded =
  ({ sql, engine }: Deps) =>
  (grant: AppGrant, { name, schema, until }: Proving): Promise<Matrix> =>
    rolledBack(sql, async (tx) => {
      await tx`select set_config('statement_timeout', ${String(Math.min(leftUntil(until), mostOfStatementMs))}, true)`;
      const people = createPersonas(grant);
      const tree = { [`entities/${name}`]: JSON.stringify(bare(schema)) };
      const parts = engine({ sql: tx, enter: people.enter, tree });
      const stage: Stage = { sql: tx, people, entity: name, schema, until, ...parts };
      const cast = peopleFor(schema);
      const matrix: Partial<Matrix> = {};
      for (const persona of personas) {
        const other = persona === 'user_a' ? cast.user_b : cast.user_a;
        matrix[persona] = await provePersona(stage, cast[persona], other);
      }
      return matrix as Matrix;
    });

/** Whole milliseconds; throws where none are left. */
function leftUntil(until: number): number {
  const left = Math.ceil(until - performance.now());
  if (left <= 0) throw new TooLate();
  return left;
}

/** The rules without what else is asked of a record: they are what is proved, whatever a record has to hold. */
const bare = ({ properties, rls }: EntitySchema): EntitySchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, property.rls ? { rls: property.rls } : {}]),
  ),
  ...(rls === undefined ? {} : { rls }),
});

async function provePersona(
  stage: Stage,
  person: RuleUser | null,
  other: RuleUser | null,
): Promise<PersonaProof> {
  const tried = noneTried();
  for (const guise of guisesOf(stage.schema, person)) {
    await stage.sql`savepoint persona`;
    await tryAll(stage, { guise, other, tried });
    await stage.sql`rollback to savepoint persona`;
  }
  const { list, ...cells } = tried;
  const outcomes = Object.fromEntries(
    Object.entries(cells).map(([cell, results]) => [cell, outcomeOf(results)]),
  ) as Record<ProofCell, Outcome>;
  return { ...outcomes, list, counts: countsOf(cells) };
}

const countsOf = (cells: Record<ProofCell, boolean[]>): Record<ProofCell, Attempts> =>
  Object.fromEntries(
    Object.entries(cells).map(([cell, results]) => [
      cell,
      { allowed: results.filter((result) => result).length, of: results.length },
    ]),
  ) as Record<ProofCell, Attempts>;

const noneTried = (): Tried => ({
  ...(Object.fromEntries(proofCells.map((cell) => [cell, [] as boolean[]])) as Record<ProofCell, boolean[]>),
  list: { seen: 0, of: 0 },
});

function outcomeOf(results: readonly boolean[]): Outcome {
  if (results.every((result) => result)) return 'yes';
  return results.some((result) => result) ? 'some' : 'no';
}

type Trial = { guise: RuleUser | null; other: RuleUser | null; tried: Tried };

async function tryAll({ records, ...stage }: Stage, { guise, other, tried }: Trial): Promise<void> {
  const { people, entity, schema } = stage;
  const actor = people.actorFor(guise);
  const place = { appId: people.appId, entity };
  const isLetThrough = (attempt: () => Promise<unknown>) => {
    leftUntil(stage.until);
    return tryOne(attempt);
  };
  const own = await arrange(stage, guise);
  const others = await arrange(stage, other);
  const { count } = await records.count(actor, place, undefined);
  tried.list.seen += count;
  tried.list.of += own.length + others.length;
  for (const [ids, whose] of [
    [own, 'own'],
    [others, 'other'],
  ] as const) {
    for (const id of ids) {
      tried[`read_${whose}`].push(await isLetThrough(() => records.get(actor, { ...place, id })));
      tried[`update_${whose}`].push(await isLetThrough(() => records.update(actor, { ...place, id }, {})));
      tried[`delete_${whose}`].push(await isLetThrough(() => records.remove(actor, { ...place, id })));
    }
  }
  for (const values of recordsOf(schema, guise)) {
    tried.create.push(await isLetThrough(() => records.create(actor, place, values)));
  }
}

/** Puts records of this person in place, past the rules. */
async function arrange(
  { store, people, entity, schema }: Pick<Stage, 'store' | 'people' | 'entity' | 'schema'>,
  person: RuleUser | null,
): Promise<Id[]> {
  const made = recordsOf(schema, person).map((data) => ({ id: newId(), data }));
  const author = person && { id: person.id, email: person.email };
  await store.insert({ appId: people.appId, entity }, { records: made, author, isSample: false });
  return made.map(({ id }) => id);
}

/** Refused and hidden are the two ways to say no; anything else is no answer to the question. */
async function tryOne(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (error instanceof Fault && (error.kind === 'forbidden' || error.kind === 'not_found')) return false;
    throw error;
  }
}
