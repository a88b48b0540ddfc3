import { standings as texts } from '../texts/standings.ts';
import type { StandingsProps } from './api.ts';
import { useRows } from './data.ts';
import { FigureTable } from './figure-table.tsx';
import { Readable } from './readable.tsx';
import { nameOf } from './record-name.tsx';
import { standingsOf } from './standings-table.ts';
import { mostRows } from './use-measure.ts';

export const Standings = (props: StandingsProps) => (
  <Readable entities={[props.teams]}>
    <StandingsTable {...props} />
  </Readable>
);

function StandingsTable(props: StandingsProps) {
  const { title, teams, matches, where } = props;
  const allTeams = useRows(teams, { limit: mostRows });
  const allMatches = useRows(matches, { where, limit: mostRows });
  const fixture = {
    home: props.homeField,
    away: props.awayField,
    homeScore: props.homeScoreField,
    awayScore: props.awayScoreField,
    points: props.points,
  };
  const names = new Map(allTeams.data?.map((row) => [row.id, nameOf(teams, row)]));
  const isReady = allTeams.data !== undefined && allMatches.data !== undefined;
  const lines = isReady ? standingsOf(allTeams.data, allMatches.data, fixture) : undefined;
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
        void allTeams.refetch();
        void allMatches.refetch();
      }}
      emptyText={texts.empty}
    />
  );
}
