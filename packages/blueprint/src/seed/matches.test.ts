import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { sampleRecords } from './samples.ts';

type Match = { date: string; home_team_id: string; away_team_id: string; home_score?: number };

const days = Array.from({ length: 7 }, (_, at) => new Date(`2026-11-${16 + at}T10:00:00Z`));

test.each(days)('half of a season of matches is played, each team once a weekend: %s', (now) => {
  const blueprint = buildBlueprint(read('Handball league: clubs with a town, teams, matches and a table.'));
  const labels = blueprint.entities.flatMap(({ label, fields }) =>
    label === 'Match' ? fields.map((field) => field.label) : [],
  );
  expect(labels).toEqual(expect.arrayContaining(['Home team', 'Away team', 'Home score', 'Away score']));
  const season = sampleRecords(blueprint, now).find(({ entity }) => entity === 'Match');
  const matches = (season?.records ?? []) as Match[];
  const played = matches.filter(({ home_score }) => home_score !== undefined);

  expect(played.length * 2).toBeGreaterThan(matches.length);
  expect(played.every(({ date }) => date < now.toISOString())).toBe(true);
  expect(matches.every((one) => played.includes(one) || one.date > now.toISOString())).toBe(true);
  const weekends = Map.groupBy(matches, ({ date }) => {
    const day = new Date(date);
    return new Date(day.getTime() - (day.getUTCDay() === 0 ? 86_400_000 : 0)).toISOString().slice(0, 10);
  });
  for (const [day, round] of weekends) {
    expect(new Date(day).getUTCDay()).toBe(6);
    const teams = round.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]);
    expect(new Set(teams).size).toBe(teams.length);
  }
});
