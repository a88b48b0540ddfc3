import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { stateOf } from '../plan/look.ts';
import { matchFields } from '../plan/pages.ts';
import { countOf } from './counts.ts';

type Row = Record<string, unknown>;

const dayMs = 86_400_000;
const mostTeams = 6;

/**
 * Matches make a season: every team plays once a round, a round is a weekend, and about two thirds have been played, so
 * that standings have something to say.
 */
export function settleMatches(blueprint: Blueprint, entity: BlueprintEntity, { records, now }: Season): void {
  const match = matchFields(entity);
  const team = blueprint.entities.find(({ id }) => id === match?.home.ref);
  const teams = team ? Math.min(mostTeams, countOf(blueprint, team)) : 0;
  if (!match || teams < 2) return;
  const [, name = ''] = /^@(\w+):/.exec(String(records[0]?.[match.home.key])) ?? [];
  const pairs = pairsOf(teams, records.length);
  const perRound = Math.floor(teams / 2);
  const playedRounds = Math.ceil((Math.ceil(records.length / perRound) * 2) / 3);
  const date = entity.fields.find(({ type }) => type === 'date' || type === 'datetime');
  const state = stateOf(entity);
  for (const [at, record] of records.entries()) {
    const round = Math.floor(at / perRound);
    const [home, away] = pairs[at] ?? [0, 1];
    Object.assign(record, { [match.home.key]: `@${name}:${home}`, [match.away.key]: `@${name}:${away}` });
    const isPlayed = round < playedRounds;
    if (!isPlayed) for (const field of [match.homeScore, match.awayScore]) delete record[field.key];
    if (date) record[date.key] = onWeekend(String(record[date.key]), now, { round, at, playedRounds });
    if (state) record[state.key] = state.options?.[isPlayed ? 1 : 0]?.value;
  }
}

type Season = { records: readonly Row[]; now: Date };

/** Everybody against everybody, by the circle method; in the second leg they change sides. */
function pairsOf(teams: number, wanted: number): [number, number][] {
  const even = teams - (teams % 2);
  const circle = Array.from({ length: even }, (_, at) => at);
  const pairs: [number, number][] = [];
  for (let round = 0; pairs.length < wanted; round += 1) {
    for (let at = 0; at < even / 2 && pairs.length < wanted; at += 1) {
      const [one = 0, other = 1] = [circle[at], circle[even - 1 - at]];
      pairs.push(round % 2 === 0 ? [one, other] : [other, one]);
    }
    circle.splice(1, 0, circle.pop() ?? 0);
  }
  return pairs;
}

/** The time of day stays; the last played round was on the weekend that is over. */
function onWeekend(
  value: string,
  now: Date,
  { round, at, playedRounds }: { round: number; at: number; playedRounds: number },
): string {
  const sunday = now.getTime() - (now.getUTCDay() || 7) * dayMs;
  // A weekend that has begun is neither over nor ahead.
  const isRunning = now.getUTCDay() % 6 === 0;
  const weeks = round - playedRounds + 1 + (isRunning && round >= playedRounds ? 1 : 0);
  const day = new Date(sunday + weeks * 7 * dayMs - (at % 3 === 2 ? 0 : dayMs));
  return day.toISOString().slice(0, 10) + value.slice(10);
}
