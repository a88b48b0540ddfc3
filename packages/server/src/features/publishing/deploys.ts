import { Fault } from '@sayso/contracts/faults';
import type { AppId, Id } from '@sayso/contracts/ids';
import type { Deployed, DeployStanding } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import type { AppGrant } from '../../access/grant.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { jsonText } from '../../platform/database/json-text.ts';
import type { Rates } from '../../rates.ts';
import { publishingWords } from '../../texts/publishing.ts';

type Deps = {
  sql: Sql;
  access: Access;
  rates: Rates;
  publish: (actor: Actor, appId: AppId) => Promise<Deployed>;
  /** Name of this server process, and whether another one is alive. */
  processes: { own: string; isAlive(name: string): Promise<boolean> };
  /** How long a caller is kept waiting for the outcome. */
  answerWithinMs: number;
  onError: (error: unknown) => void;
};
type Row = {
  state: DeployStanding['state'];
  runner: string;
  deployed: Deployed | null;
  message: string | null;
};

const unknown = publishingWords.unknown;
/** Before each further try to note how a publish ended. */
const pausesMs = [200, 800, 2_400];

/** Publishes that may take longer than a call should: their standing can be asked for. */
export const createDeploys = (deps: Deps) => {
  const { sql, access, rates, publish, processes } = deps;
  /** Publishes of this process that are not over yet, or whose outcome is not noted yet. */
  const underWay = new Set<Id>();

  const begin = async ({ appId }: AppGrant, id: Id): Promise<void> => {
    await sql`insert into deploys ${sql({ app_id: appId, id, runner: processes.own })}`;
  };
  const note = ({ appId }: AppGrant, id: Id, ended: { deployed?: Deployed; message?: string }) => sql`
    update deploys set state = ${ended.deployed ? 'done' : 'failed'}, message = ${ended.message ?? null},
      deployed = ${jsonText(ended.deployed)}::text::jsonb
    where app_id = ${appId} and id = ${id}`;
  /** A note that fails changes nothing about how the publish ended. */
  const insist = async (...given: Parameters<typeof note>): Promise<void> => {
    for (const pauseMs of [...pausesMs, null]) {
      try {
        await note(...given);
        return;
      } catch (error) {
        deps.onError(error);
        if (pauseMs !== null) await after(pauseMs, null);
      }
    }
  };
  const perform = async (actor: Actor, grant: AppGrant, id: Id): Promise<Deployed> => {
    try {
      const deployed = await publish(actor, grant.appId);
      await insist(grant, id, { deployed });
      return deployed;
    } catch (error) {
      await insist(grant, id, { message: error instanceof Fault ? error.message : texts.deployFailed });
      throw error;
    } finally {
      underWay.delete(id);
    }
  };
  const lostBecause = async (runner: string, isHere: boolean): Promise<string | null> => {
    if (runner === processes.own) return isHere ? null : unknown;
    return (await processes.isAlive(runner)) ? null : publishingWords.interrupted;
  };

  return {
    /** The outcome, or how it stands where that takes long. */
    async deploy(actor: Actor, appId: AppId): Promise<Deployed | DeployStanding> {
      const grant = await access.manage(actor, appId);
      await rates.take('publishes', { app: appId });
      const id = newId();
      await begin(grant, id);
      underWay.add(id);
      const outcome = perform(actor, grant, id);
      const late = Symbol('late');
      const first = await Promise.race([outcome, after(deps.answerWithinMs, late)]);
      if (first !== late) return first as Deployed;
      // Nobody waits for it any more; its caller reads the note.
      outcome.catch(deps.onError);
      return { job_id: id, state: 'running', deployed: null, message: null };
    },

    async standing(actor: Actor, appId: AppId, id: Id): Promise<DeployStanding> {
      const grant = await access.manage(actor, appId);
      // Looked at first: a publish that ends meanwhile has noted its outcome before the row is read.
      const isHere = underWay.has(id);
      const [row] = await sql<Row[]>`
        select state, runner, deployed, message from deploys where app_id = ${grant.appId} and id = ${id}`;
      if (!row) throw new Fault('not_found', publishingWords.noDeploy);
      const { state, deployed, message, runner } = row;
      const lost = state === 'running' ? await lostBecause(runner, isHere) : null;
      if (lost !== null) return { job_id: id, state: 'failed', deployed: null, message: lost };
      return { job_id: id, state, deployed, message };
    },
  };
};
export type Deploys = ReturnType<typeof createDeploys>;

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds).unref());
}
