import type { Failure } from '@sayso/contracts/chat';
import type { BroughtRows } from '@sayso/core/turn-provider';
import type { AppGrant } from '../../access/grant.ts';
import { broughtRowWords } from '../../texts/attached.ts';
import type { StoredRows } from '../records/store-rows.ts';
import type { AnswerStream } from './answer-stream.ts';
import type { GivenRecords, KnownRows } from './given-records.ts';
import { insertLiveSamples } from './insert-live-samples.ts';
import type { RunDeps } from './run-deps.ts';
import type { Staging } from './staging.ts';
import type { TurnRow } from './store.ts';
import { warnOfUnfit } from './warn-of-unfit.ts';

type Given = {
  turn: Pick<TurnRow, 'id' | 'question_id'>;
  staging: Staging;
  records: GivenRecords;
  stream: Pick<AnswerStream, 'add' | 'addChange'>;
};

/** How many records are there now that were not, and what could not be stored of what a model wrote. */
export type Brought = { stored: number; failures: readonly Failure[] };

export const nothingBrought: Brought = { stored: 0, failures: [] };

/**
 * Rows of files and samples for what is live, each once: an app that a plan began has them before the rest is asked.
 * Tells what became of them, and of records that are there already.
 */
export async function bringRecords(
  deps: RunDeps,
  grant: AppGrant,
  { turn, staging, stream, records }: Given,
): Promise<Brought> {
  const say = (words: string) => stream.add(`\n${words}\n`);
  let ofFiles = 0;
  // Before the samples: what the files filled gets none.
  for (const [at, each] of records.rows.entries()) {
    const { stored, words } = await bringRows(deps, grant, { turn, staging, each, at });
    ofFiles += stored;
    say(words);
  }
  const samples = await insertLiveSamples(deps, grant, { turnId: turn.id, staging, records });
  for (const words of samples.words) say(words);
  records.forget();
  for (const change of await warnOfUnfit(deps, grant, staging)) stream.addChange(change);
  return { stored: ofFiles + samples.stored, failures: samples.failures };
}

type One = Pick<Given, 'turn' | 'staging'> & { each: KnownRows; at: number };

/** Stores the rows of one file and answers what became of them. */
async function bringRows(
  deps: RunDeps,
  grant: AppGrant,
  { turn, staging, each, at }: One,
): Promise<{ stored: number; words: string }> {
  if (staging.live[`entities/${each.entity}`] === undefined)
    return { stored: 0, words: broughtRowWords.withoutHome(each.file) };
  try {
    const outcome = await deps.insertRows(grant, {
      rows: each,
      seed: seedOf(each, { grant, turn, at }),
    });
    return { stored: outcome.stored, words: rowWords(each, outcome) };
  } catch (error) {
    deps.log.error({ err: error, turnId: turn.id }, 'Rows of a file could not be stored');
    return { stored: 0, words: broughtRowWords.notStored(each.file) };
  }
}

/** A file that a model named is known again by what it holds, on Retry too: it fills no entity twice. */
const seedOf = (
  { entity, contentHash }: KnownRows,
  { grant, turn, at }: Pick<One, 'turn' | 'at'> & { grant: AppGrant },
) => (contentHash === undefined ? `${turn.question_id}/${at}` : `${grant.appId}/${entity}/${contentHash}`);

function rowWords({ file }: BroughtRows, { stored, known, refused }: StoredRows): string {
  const said = broughtRowWords.stored(file, { stored, known });
  if (refused.count === 0) return said;
  const lines = refused.first.map(({ line, why }) => broughtRowWords.line(line, why));
  const more = refused.count - refused.first.length;
  return said + broughtRowWords.leftOut({ count: refused.count, lines, more });
}
