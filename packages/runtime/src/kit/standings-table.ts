import type { Row } from '../sdk/entity-types.ts';

export type Standing = {
  id: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
};

export type Fixture = {
  home: string;
  away: string;
  homeScore: string;
  awayScore: string;
  points?: { win: number; draw: number } | undefined;
};

/** League table from played matches: points, then difference, then goals. */
export function standingsOf(teams: readonly Row[], matches: readonly Row[], fixture: Fixture): Standing[] {
  const { win, draw } = fixture.points ?? { win: 3, draw: 1 };
  const table = new Map(
    teams.map(({ id }): [string, Standing] => [
      id,
      { id, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 },
    ]),
  );
  const note = (id: unknown, own: number, other: number) => {
    const line = table.get(String(id));
    if (line === undefined) return;
    line.played += 1;
    line.scored += own;
    line.conceded += other;
    if (own > other) line.won += 1;
    else if (own < other) line.lost += 1;
    else line.drawn += 1;
    line.points += own > other ? win : own === other ? draw : 0;
  };
  for (const match of matches) {
    const home = match[fixture.homeScore];
    const away = match[fixture.awayScore];
    if (typeof home !== 'number' || typeof away !== 'number') continue;
    note(match[fixture.home], home, away);
    note(match[fixture.away], away, home);
  }
  const difference = ({ scored, conceded }: Standing) => scored - conceded;
  return [...table.values()].sort(
    (one, other) =>
      other.points - one.points || difference(other) - difference(one) || other.scored - one.scored,
  );
}
