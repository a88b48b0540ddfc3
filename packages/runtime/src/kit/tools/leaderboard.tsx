import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { leaderboard } from '../../texts/tools/leaderboard.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx';
import { Cell } from '../cell.tsx';
import { isMadeBy } from '../community/authors.ts';
import { useCurrentUser, useReferences, useRows } from '../data.ts';
import { startOfMonth, startOfWeek, today } from '../dates.ts';
import { formatNumber } from '../format.ts';
import { nameOf } from '../record-name.tsx';
import { fieldOf, fieldsOf, isNumeric, wordsOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { Choice } from './choice.tsx';
import { type Ranked, rankRows } from './ranking.ts';
import type { LeaderboardProps } from './tool-api.ts';

const periods = {
  all: leaderboard.allTime,
  month: leaderboard.month,
  week: leaderboard.week,
  day: leaderboard.day,
} as const;
type Period = keyof typeof periods;
const startOf: Readonly<Record<Exclude<Period, 'all'>, () => string>> = {
  month: startOfMonth,
  week: startOfWeek,
  day: today,
};
const most = 1000;

export function Leaderboard(props: LeaderboardProps) {
  const { entity, nameField, scoreField, dateField = 'created_date', lowestFirst, limit = 50 } = props;
  const [period, setPeriod] = useState<Period>('all');
  const user = useCurrentUser();
  const isMoment = fieldOf(entity.schema, dateField)?.kind === 'datetime';
  const since = period === 'all' ? undefined : startOf[period]();
  const from = since !== undefined && isMoment ? new Date(`${since}T00:00`).toISOString() : since;
  const where = { ...props.where, ...(from === undefined ? {} : { [dateField]: { $gte: from } }) };
  const rows = useRows(entity, { where, sort: lowestFirst ? scoreField : `-${scoreField}`, limit: most });
  const name = fieldOf(entity.schema, nameField);
  const references = useReferences(name ? [name] : [], rows.data ?? []);
  const named = (rows.data ?? []).map((row) => {
    const target = name?.target ? references.get(String(row[nameField])) : undefined;
    return target
      ? {
          ...row,
          [nameField]: String(
            target['name'] ?? target['full_name'] ?? target['title'] ?? nameOf(entity, row, references),
          ),
        }
      : row;
  });
  const ranked = rankRows(named, props).slice(0, limit);
  const isOwn = ({ row, name: shown }: Ranked) =>
    isMadeBy(row, user) || (user !== null && user.full_name !== '' && shown === user.full_name);
  return (
    <Card className="@container gap-0 overflow-hidden py-0">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 className="text-[15px] font-semibold">{props.title ?? leaderboard.title}</h2>
        <Choice
          label={leaderboard.period}
          value={period}
          options={(Object.keys(periods) as Period[]).map((key) => [key, periods[key]] as const)}
          onChange={setPeriod}
        />
      </header>
      {rows.isPending ? <RowsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data !== undefined && ranked.length === 0 ? (
        <Empty
          icon={Trophy}
          title={period === 'all' ? leaderboard.empty : leaderboard.emptyPeriod}
          text={props.emptyText ?? leaderboard.emptyText}
          isSmall
        />
      ) : null}
      {ranked.length > 0 ? <Ranks {...props} ranked={ranked} dateField={dateField} isOwn={isOwn} /> : null}
    </Card>
  );
}

type RanksProps = LeaderboardProps & {
  ranked: Ranked[];
  dateField: string;
  isOwn: (entry: Ranked) => boolean;
};

/** Fields that say how much could have been reached. */
const totals: ReadonlySet<string> = new Set([
  'total',
  'out_of',
  'questions',
  'total_questions',
  'question_count',
  'total_points',
  'max_points',
  'max_score',
]);

const OutOf = ({ score, total }: { score: number; total: unknown }) =>
  typeof total === 'number' && total >= score && total > 0 ? (
    <span className="font-normal text-muted-foreground"> {leaderboard.outOf(formatNumber(total))}</span>
  ) : null;

const medals = ['text-gold', 'text-muted-foreground', 'text-bronze'];

function Ranks({ entity, nameField, scoreField, dateField, fields = [], ranked, isOwn }: RanksProps) {
  const total = fieldsOf(entity.schema).find(
    (field) =>
      totals.has(field.key) && field.key !== scoreField && isNumeric(field) && field.kind !== 'money',
  );
  const others = fieldsOf(entity.schema, [...fields, dateField]).filter((field) => field.key !== total?.key);
  const label = (key: string) => fieldOf(entity.schema, key)?.label ?? wordsOf(key);
  return (
    <Table scrollLabel={leaderboard.ranks}>
      <TableHeader>
        <TableRow>
          <TableHead className="w-16 pl-5">{leaderboard.rank}</TableHead>
          <TableHead>{label(nameField)}</TableHead>
          <TableHead className="text-right @max-lg:pr-5">{label(scoreField)}</TableHead>
          {others.map(({ key, label: text }) => (
            <TableHead key={key} className="px-5 text-right @max-lg:hidden">
              {key === 'created_date' ? leaderboard.date : text}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {ranked.map((entry) => (
          <TableRow
            key={entry.row.id}
            aria-current={isOwn(entry) ? 'true' : undefined}
            className={cn(isOwn(entry) && 'bg-accent text-accent-foreground')}
          >
            <TableCell className="pl-5 font-semibold tabular-nums">
              <span className="flex items-center gap-1.5">
                {entry.rank}
                {entry.rank <= 3 ? (
                  <Trophy className={cn('size-4', medals[entry.rank - 1])} aria-hidden="true" />
                ) : null}
              </span>
            </TableCell>
            <TableCell className="font-medium">
              {entry.name}
              {isOwn(entry) ? <span className="ml-2 text-xs font-normal">{leaderboard.you}</span> : null}
            </TableCell>
            <TableCell className="text-right font-semibold tabular-nums @max-lg:pr-5">
              {formatNumber(entry.score)}
              {total === undefined ? null : <OutOf score={entry.score} total={entry.row[total.key]} />}
            </TableCell>
            {others.map((field) => (
              <TableCell key={field.key} className="px-5 text-right text-muted-foreground @max-lg:hidden">
                <Cell field={field} row={entry.row} references={new Map()} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
