import { useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { safeStorage } from '../sdk/safe-storage.ts';
import { votes as texts } from '../texts/votes.ts';
import { Button } from '../ui/button.tsx';
import type { Icon } from './api.ts';
import { useCurrentUser, usePatch, useRefresh, useRows } from './data.ts';
import { formatNumber } from './format.ts';
import { reasonOf } from './refusal.tsx';
import { castVote, hasVotedFor, takeVoteBack, votersOf, votesBefore } from './votes.ts';

type VoteProps = {
  entity: EntityClient;
  record: Row;
  field: string;
  /** An entity with a text field `record_id`. */
  votes?: EntityClient | undefined;
  label?: string;
  icon?: Icon | undefined;
  /** Nobody may vote any more. */
  closed?: boolean | undefined;
};

/**
 * A button with the number of votes for the record. With `votes` every voter has one vote, which is a record; without it
 * `field` is counted up, once a browser.
 */
export function Vote({ votes, ...props }: VoteProps) {
  return votes === undefined ? <CountedVote {...props} /> : <RecordedVote {...props} votes={votes} />;
}

/** What a press says: a vote for an option is no word on its help. */
const labelOf = (field: string): string =>
  /vote/.test(field) ? texts.vote : /like/.test(field) ? texts.like : texts.helpful;

type Recorded = Omit<VoteProps, 'votes'> & { votes: EntityClient };

function RecordedVote({ votes, entity, record, field, label = labelOf(field), icon, closed }: Recorded) {
  const user = useCurrentUser();
  // One reading for all the buttons of a page.
  const rows = useRows(votes, { sort: '-created_date', limit: 5000 });
  const refresh = [useRefresh(votes), useRefresh(entity)];
  const [isSending, setSending] = useState(false);
  const voters = votersOf(rows.data ?? [], record.id);
  const before = votesBefore(record, field);
  const hasVoted = user !== null && hasVotedFor(rows.data ?? [], record.id, user.email);
  const handleClick = async () => {
    if (isSending || rows.data === undefined) return;
    if (user === null) {
      toast.error(texts.signIn, { description: texts.oneEach });
      return;
    }
    setSending(true);
    const vote = { votes, entity, recordId: record.id, field, voter: user.email, before };
    try {
      await (hasVoted ? takeVoteBack(vote) : castVote(vote));
    } catch (error) {
      toast.error(texts.notSaved, {
        description: reasonOf(error),
      });
    }
    for (const again of refresh) again();
    setSending(false);
  };
  return (
    <VoteButton
      label={label}
      icon={icon}
      closed={closed}
      hasVoted={hasVoted}
      shown={before + voters.size}
      onClick={handleClick}
    />
  );
}

/** Reads the number anew before it adds one; two people at the same moment may still count as one. */
function CountedVote({
  entity,
  record,
  field,
  label = labelOf(field),
  icon,
  closed,
}: Omit<VoteProps, 'votes'>) {
  const key = `vote:${entity.name}:${record.id}:${field}`;
  const [hasVoted, setVoted] = useState(() => safeStorage.get(key) !== null);
  const patch = usePatch(entity);
  const cache = useQueryClient();
  const numberIn = (row: Row) => (typeof row[field] === 'number' ? row[field] : 0);
  const handleClick = async () => {
    if (hasVoted || patch.isPending) return;
    setVoted(true);
    try {
      const fresh = await entity.get(record.id);
      await patch.mutateAsync({ id: record.id, body: { [field]: numberIn(fresh) + 1 } });
      safeStorage.set(key, '1');
    } catch {
      setVoted(false);
      await cache.invalidateQueries({ queryKey: ['records', entity.name] });
    }
  };
  return (
    <VoteButton
      label={label}
      icon={icon}
      closed={closed}
      hasVoted={hasVoted}
      shown={numberIn(record)}
      onClick={handleClick}
    />
  );
}

type ButtonProps = Pick<VoteProps, 'label' | 'icon' | 'closed'> & {
  hasVoted: boolean;
  shown: number;
  onClick: () => Promise<void>;
};

const VoteButton = ({
  label,
  icon: Mark = ThumbsUp,
  hasVoted,
  shown,
  closed = false,
  onClick,
}: ButtonProps) => (
  <Button
    variant="outline"
    size="sm"
    aria-pressed={hasVoted}
    disabled={closed}
    className="min-w-24 aria-pressed:border-primary aria-pressed:text-link"
    onClick={() => void onClick()}
  >
    <Mark className="size-4" /> {label}{' '}
    <span className="min-w-[2ch] text-end tabular-nums">{formatNumber(shown)}</span>
  </Button>
);
