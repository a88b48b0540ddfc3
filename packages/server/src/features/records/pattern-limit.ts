import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { isStatementTimeout, type Queryable, type Sql, sqlState } from '../../platform/database/database.ts';
import { patternWords } from '../../texts/records.ts';
import { createPatternTurns } from './pattern-turns.ts';

const badPattern = '2201B';

const inTurn = createPatternTurns();

/** One account with many apps has one turn among the others. */
async function ownerOf(sql: Sql, appId: AppId): Promise<string> {
  const [app] = await sql<{ owner_id: string }[]>`select owner_id from apps where id = ${appId}`;
  return app?.owner_id ?? appId;
}

/**
 * Runs statements that hold a real pattern in turn with the others, for at most two seconds, as a pattern can be made
 * to take for ever.
 */
export async function withPatternLimit<T>(
  sql: Sql,
  appId: AppId,
  work: (on: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await inTurn(await ownerOf(sql, appId), () =>
      sql.begin(async (tx) => {
        await tx`set local statement_timeout = '2s'`;
        return work(tx);
      }),
    );
  } catch (cause) {
    if (sqlState(cause) === badPattern) {
      throw new Fault('bad_request', patternWords.notValid, { cause });
    }
    if (isStatementTimeout(cause)) {
      throw new Fault('bad_request', patternWords.takesTooLong, { cause });
    }
    throw cause;
  }
}
