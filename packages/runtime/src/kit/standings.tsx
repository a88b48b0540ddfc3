import { standings as texts } from '../texts/standings.ts';
import type { StandingsProps } from './api.ts';
import { FigureTable } from './figure-table.tsx';
import { Readable } from './readable.tsx';
import { nameOf } from './record-name.tsx';
import { standingsOf } from './standings-table.ts';
import { useMeasureRows } from './use-measure.ts';

export const Standings = (props: StandingsProps) => (
  <Readable entities={[props.teams]}>
    <StandingsTable {...props} />
  </Readable>
);

function StandingsTable(props: StandingsProps) {
  const { title, teams, matches, where } = props;
  const allTeams = useMeasureRows(teams, { paths: [] });
  const allMatches = useMeasureRows(matches, { where, paths: [] });
  const fixture = {
    home: props.homeField,
    away: props.awayField,
    homeScore: props.homeScoreField,
    awayScore: props.awayScoreField,
    points: props.points,
  };
  const names = new Map(allTeams.rows?.map((row) => [row.id, nameOf(teams, row)]));
  const lines =
    allTeams.rows && allMatches.rows ? standingsOf(allTeams.rows, allMatches.rows, fixture) : undefined;
  return (
    <FigureTable
      title={title}
      heads={texts.heads}
      lines={lines?.map((line, at) => ({
        key: line.id,
        cells: [
          <span key="name" className="inline-flex items-center gap-3">
            <span className="w-5 text-end text-muted-foreground tabular-nums">{at + 1}</span>
            {names.get(line.id)}
          </span>,
          line.played,
          line.won,
          line.drawn,
          line.lost,
          line.scored,
          line.conceded,
          `${line.scored > line.conceded ? '+' : ''}${line.scored - line.conceded}`,
          <strong key="points">{line.points}</strong>,
        ],
      }))}
      error={allTeams.error ?? allMatches.error}
      onRetry={() => {
        allTeams.refetch();
        allMatches.refetch();
      }}
      emptyText={texts.empty}
    />
  );
}
