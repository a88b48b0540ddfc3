import { segments as names } from '../../texts/tools/timers.ts';

/** A clock that knows when it was started, not how often it ticked: a sleeping tab loses nothing. Times in ms. */
export type Clock = { since: number | null; before: number };
export const stopped: Clock = { since: null, before: 0 };

export const elapsedOf = ({ since, before }: Clock, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since));
export const started = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : clock;
export const paused = (clock: Clock, now: number): Clock => ({ since: null, before: elapsedOf(clock, now) });
/** The same clock, set to another time. */
export const movedTo = (clock: Clock, elapsed: number, now: number): Clock => ({
  since: clock.since === null ? null : now,
  before: elapsed,
});

export type Segment = {
  kind: 'prepare' | 'work' | 'rest' | 'long';
  label: string;
  seconds: number;
  round: number;
};

export type Place = {
  /** Position of the running segment; that of the last one when all are over. */
  index: number;
  /** What is left of it. */
  left: number;
  isOver: boolean;
};

/** Where a run of segments stands after some time. */
export function placeIn(segments: readonly Segment[], elapsed: number): Place {
  let start = 0;
  for (const [index, { seconds }] of segments.entries()) {
    const end = start + seconds * 1000;
    if (elapsed < end) return { index, left: end - elapsed, isOver: false };
    start = end;
  }
  return { index: Math.max(0, segments.length - 1), left: 0, isOver: true };
}

export const startOfSegment = (segments: readonly Segment[], index: number): number =>
  segments.slice(0, index).reduce((sum, { seconds }) => sum + seconds * 1000, 0);

type Pomodoro = { work: number; shortBreak: number; longBreak: number; rounds: number };

/** Minutes in, seconds out: work and short breaks, and the long break after the last round. */
export const pomodoroSegments = ({ work, shortBreak, longBreak, rounds }: Pomodoro): Segment[] =>
  Array.from({ length: rounds }, (_, at): Segment[] => {
    const isLast = at + 1 === rounds;
    const rest: Segment = isLast
      ? { kind: 'long', label: names.longBreak, seconds: longBreak * 60, round: at + 1 }
      : { kind: 'rest', label: names.shortBreak, seconds: shortBreak * 60, round: at + 1 };
    return [{ kind: 'work', label: names.focus, seconds: work * 60, round: at + 1 }, rest];
  })
    .flat()
    .filter(({ seconds }) => seconds > 0);

type Interval = { work: number; rest: number; prepare: number; rounds: number };

/** The last round needs no rest after it. */
export const intervalSegments = ({ work, rest, prepare, rounds }: Interval): Segment[] =>
  [
    { kind: 'prepare' as const, label: names.prepare, seconds: prepare, round: 0 },
    ...Array.from({ length: rounds }, (_, at): Segment[] => [
      { kind: 'work', label: names.work, seconds: work, round: at + 1 },
      ...(at + 1 === rounds
        ? []
        : [{ kind: 'rest' as const, label: names.rest, seconds: rest, round: at + 1 }]),
    ]).flat(),
  ].filter(({ seconds }) => seconds > 0);

/** `4:05`, `1:00:00`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** `1:05.42` of a stopwatch. */
export const lapText = (ms: number): string =>
  `${clockText(ms / 1000)}.${String(Math.floor(ms / 10) % 100).padStart(2, '0')}`;
