import { MessageSquare, ThumbsUp } from 'lucide-react';
import type { Row } from '../../sdk/entity-types.ts';
import { ideas as texts } from '../../texts/ideas.ts';
import { Card } from '../../ui/card.tsx';
import { Cell } from '../cell.tsx';
import { noReferences } from '../data.ts';
import { fieldOf, plainTitle } from '../schema.ts';
import { isEmpty } from '../validate.ts';
import { Vote } from '../vote.tsx';
import { Ago } from './ago.tsx';
import type { IdeaBoardProps } from './api.ts';
import { plainWords } from './markdown-marks.ts';

type Props = Pick<
  IdeaBoardProps,
  'entity' | 'voteField' | 'votes' | 'textField' | 'statusField' | 'comments'
> & {
  rows: readonly Row[];
  authorOf: (row: Row) => string;
  tallyOf: (id: string) => { count: number };
  onOpen: (id: string) => void;
  /** Below a heading of its own. */
  isPart?: boolean;
  isClosed?: boolean;
};

/** Ideas one below the other, each with its votes. */
export const IdeaList = ({ rows, ...props }: Props) => (
  <ul className="flex flex-col gap-3">
    {rows.map((row) => (
      <li key={row.id}>
        <IdeaCard row={row} {...props} />
      </li>
    ))}
  </ul>
);

function IdeaCard({ row, ...props }: Omit<Props, 'rows'> & { row: Row }) {
  const { entity, voteField, votes, textField, statusField, comments, isPart = false } = props;
  const status = statusField === undefined ? undefined : fieldOf(entity.schema, statusField);
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <Card className="relative flex-row items-start gap-4 px-5 py-4 max-sm:flex-col max-sm:gap-3">
      <div className="min-w-0 flex-1">
        <Heading className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px] font-semibold">
          <button
            type="button"
            onClick={() => props.onOpen(row.id)}
            className="rounded-sm text-left wrap-anywhere outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring"
          >
            {plainTitle(entity.schema, row)}
          </button>
          {status === undefined || isEmpty(row[status.key]) ? null : (
            <Cell field={status} row={row} references={noReferences} />
          )}
        </Heading>
        {textField === undefined || isEmpty(row[textField]) ? null : (
          <p className="mt-1 line-clamp-2 text-muted-foreground">{plainWords(String(row[textField]), 240)}</p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-3 text-[13px] text-muted-foreground">
          <span>{props.authorOf(row)}</span>
          <Ago value={row['created_date']} />
          {comments === undefined ? null : (
            <span className="flex items-center gap-1 tabular-nums">
              <MessageSquare className="size-3.5" aria-hidden="true" />
              {props.tallyOf(row.id).count}
              <span className="sr-only">{texts.commentCount(props.tallyOf(row.id).count)}</span>
            </span>
          )}
        </p>
      </div>
      {voteField === undefined ? null : (
        <span className="relative z-10">
          <Vote
            entity={entity}
            record={row}
            field={voteField}
            votes={votes}
            label={texts.vote}
            icon={ThumbsUp}
            closed={props.isClosed ?? false}
          />
        </span>
      )}
    </Card>
  );
}
