import type { EntityClient, Row } from '../sdk/entity-types.ts';

/** Field of a vote's record that names what was voted for. */
const target = 'record_id';

const votesFor = (rows: readonly Row[], recordId: string): Row[] =>
  rows.filter((row) => row[target] === recordId && typeof row['created_by'] === 'string');

/**
 * Who voted for a record: the server says who wrote a vote, so a vote that was sent twice counts once. By the ids of
 * people, since whoever may not see them is told names, which two of them may share.
 */
export const votersOf = (rows: readonly Row[], recordId: string): ReadonlySet<string> =>
  new Set(
    votesFor(rows, recordId).map(({ created_by_id: id, created_by: author }) =>
      typeof id === 'string' ? `#${id}` : String(author),
    ),
  );

/** Whether a vote for the record is of who has this address; everybody is told their own. */
export const hasVotedFor = (rows: readonly Row[], recordId: string, voter: string): boolean =>
  votesFor(rows, recordId).some(({ created_by: author }) => author === voter);

export type VoteOf = {
  votes: EntityClient;
  entity: EntityClient;
  recordId: string;
  /** Number of the record that lists sort by; it follows the votes. */
  field: string;
  voter: string;
  /** Votes that were counted elsewhere before people voted here. */
  before?: number;
};

/** The number that a record brings along: sample records have no voters, and nobody's vote is made up for them. */
export function votesBefore(record: Row, field: string): number {
  const before = record[`${field}_before`];
  return typeof before === 'number' && before > 0 ? before : 0;
}

export async function castVote(vote: VoteOf): Promise<void> {
  const { votes, recordId, voter } = vote;
  const own = await votes.filter({ [target]: recordId, created_by: voter }, undefined, 1);
  if (own.length === 0) await votes.create({ [target]: recordId });
  await noteTotal(vote);
}

export async function takeVoteBack(vote: VoteOf): Promise<void> {
  const { votes, recordId, voter } = vote;
  const own = await votes.filter({ [target]: recordId, created_by: voter });
  for (const { id } of own) await votes.delete(id);
  await noteTotal(vote);
}

/** Counts the votes anew rather than adding one: what two voters write at once is right with the next vote. */
async function noteTotal({ votes, entity, recordId, field, before = 0 }: VoteOf): Promise<void> {
  const rows = await votes.filter({ [target]: recordId }, undefined, 5000);
  // Who may vote may not always edit; the button shows the votes themselves.
  await entity.update(recordId, { [field]: before + votersOf(rows, recordId).size }).catch(() => undefined);
}
