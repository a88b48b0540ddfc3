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

type Deps = {
  sql: Sql;
  access: Access;
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

const interrupted = 'The server was restarted meanwhile. Please publish again.';

/** Publishes that may take longer than a call should: their standing can be asked for. */
export const createDeploys = (deps: Deps) => {
  const { sql, access, publish, processes } = deps;

  const begin = async ({ appId }: AppGrant): Promise<Id> => {
    const id = newId();
    await sql`insert into deploys ${sql({ app_id: appId, id, runner: processes.own })}`;
    return id;
  };
  const note = ({ appId }: AppGrant, id: Id, ended: { deployed?: Deployed; message?: string }) => sql`
    update deploys set state = ${ended.deployed ? 'done' : 'failed'}, message = ${ended.message ?? null},
      deployed = ${jsonText(ended.deployed)}::text::jsonb
    where app_id = ${appId} and id = ${id}`;

  return {
    /** The outcome, or how it stands where that takes long. */
    async deploy(actor: Actor, appId: AppId): Promise<Deployed | DeployStanding> {
      const grant = await access.manage(actor, appId);
      const id = await begin(grant);
      const outcome = publish(actor, appId).then(
        async (deployed) => {
          await note(grant, id, { deployed });
          return deployed;
        },
        async (error: unknown) => {
          await note(grant, id, { message: error instanceof Fault ? error.message : texts.deployFailed });
          throw error;
        },
      );
      const late = Symbol('late');
      const first = await Promise.race([outcome, after(deps.answerWithinMs, late)]);
      if (first !== late) return first as Deployed;
      // Nobody waits for it any more; its caller reads the note.
      outcome.catch(deps.onError);
      return { job_id: id, state: 'running', deployed: null, message: null };
    },

    async standing(actor: Actor, appId: AppId, id: Id): Promise<DeployStanding> {
      const grant = await access.manage(actor, appId);
      const [row] = await sql<Row[]>`
        select state, runner, deployed, message from deploys where app_id = ${grant.appId} and id = ${id}`;
      if (!row) throw new Fault('not_found', 'There is no such publish');
      const { state, deployed, message, runner } = row;
      if (state === 'running' && runner !== processes.own && !(await processes.isAlive(runner))) {
        return { job_id: id, state: 'failed', deployed: null, message: interrupted };
      }
      return { job_id: id, state, deployed, message };
    },
  };
};
export type Deploys = ReturnType<typeof createDeploys>;

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds).unref());
}
