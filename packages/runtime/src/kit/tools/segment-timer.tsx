import { Settings2, SkipForward, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { safeStorage } from '../../sdk/safe-storage.ts';
import { segments as names, segmentTimer, timers } from '../../texts/tools/timers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { today } from '../dates.ts';
import { chime, readyChime } from './chime.ts';
import { TaskChoice, useSessionLog } from './session-log.tsx';
import { TimeRing, TimeText } from './time-ring.tsx';
import { TimerButtons } from './timer-buttons.tsx';
import {
  clockText,
  intervalSegments,
  placeIn,
  pomodoroSegments,
  type Segment,
  startOfSegment,
} from './timer-clock.ts';
import type { TimerProps } from './tool-api.ts';
import { useClock, useTitle } from './use-clock.ts';

const fieldsOf = {
  pomodoro: {
    work: [segmentTimer.minutesOf(names.focus), 25],
    shortBreak: [segmentTimer.minutesOf(names.shortBreak), 5],
    longBreak: [segmentTimer.minutesOf(names.longBreak), 15],
    rounds: [timers.rounds, 4],
  },
  interval: {
    work: [segmentTimer.secondsOf(names.work), 40],
    rest: [segmentTimer.secondsOf(names.rest), 20],
    prepare: [segmentTimer.secondsOf(names.prepare), 10],
    rounds: [timers.rounds, 8],
  },
} as const;
type Kind = keyof typeof fieldsOf;
type Lengths = Record<string, number>;

function startLengths(kind: Kind, props: TimerProps): Lengths {
  const given: Partial<Record<string, unknown>> = props;
  return Object.fromEntries(
    Object.entries(fieldsOf[kind]).map(([key, [, usual]]) => [
      key,
      typeof given[key] === 'number' ? given[key] : usual,
    ]),
  );
}

/** Lengths that somebody chose are there again the next time, until the app itself brings others. */
const lengthsKey = (kind: Kind, given: Lengths) => `kit:lengths:${kind}:${Object.values(given).join('-')}`;

function keptLengths(kind: Kind, given: Lengths): Lengths {
  const kept = (safeStorage.get(lengthsKey(kind, given)) ?? '').split('-').map(Number);
  const keys = Object.keys(given);
  if (kept.length !== keys.length || kept.some((value) => !Number.isFinite(value))) return given;
  return Object.fromEntries(keys.map((key, at) => [key, kept[at] ?? 0]));
}

const segmentsOf = (
  kind: Kind,
  { work = 0, shortBreak = 0, longBreak = 0, rest = 0, prepare = 0, rounds = 1 }: Lengths,
): Segment[] =>
  kind === 'pomodoro'
    ? pomodoroSegments({ work, shortBreak, longBreak, rounds })
    : intervalSegments({ work, rest, prepare, rounds });

const countKey = () => `kit:pomodoros:${today()}`;

/** Pomodoro and interval training: one part after the other, each with its own colour and sound. */
export function SegmentTimer(props: TimerProps) {
  const kind: Kind = props.kind === 'interval' ? 'interval' : 'pomodoro';
  const given = startLengths(kind, props);
  const [lengths, setLengths] = useState(() => keptLengths(kind, given));
  const segments = useMemo(() => segmentsOf(kind, lengths), [kind, lengths]);
  const [isLoud, setLoud] = useState(true);
  const [task, setTask] = useState<string>();
  const [count, setCount] = useState(() => Number(safeStorage.get(countKey()) ?? 0));
  const clock = useClock();
  const keep = useSessionLog(props.log);
  const begun = useRef(0);
  const { index, left, isOver } = placeIn(segments, clock.elapsed);
  const segment = segments[index];
  const seconds = Math.ceil(left / 1000);
  const hasBegun = clock.elapsed > 0;
  useTitle(clock.isRunning && segment ? `${clockText(seconds)} · ${segment.label}` : undefined);
  const sound = (which: 'start' | 'end' | 'tick') => (isLoud ? chime(which) : undefined);
  const reached = useRef({ index: 0, isOver: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens between two parts happens once
  useEffect(() => {
    const from = reached.current;
    reached.current = { index, isOver };
    if (!hasBegun || (from.index === index && from.isOver === isOver)) return;
    if (!clock.isRunning) return;
    const passed = segments.slice(from.index, isOver ? segments.length : index);
    sound(isOver ? 'end' : segment?.kind === 'work' ? 'start' : 'end');
    if (isOver) clock.pause();
    finish(passed);
  }, [index, isOver]);
  const isTicking = kind === 'interval' && clock.isRunning && seconds <= 3 && seconds > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one tone for each of the last seconds
  useEffect(() => {
    if (isTicking) sound('tick');
  }, [isTicking, seconds]);
  const finish = (passed: readonly Segment[]) => {
    const done = passed.filter((each) => each.kind === 'work');
    if (kind === 'pomodoro' && done.length > 0) {
      const next = Number(safeStorage.get(countKey()) ?? 0) + done.length;
      safeStorage.set(countKey(), String(next));
      setCount(next);
      for (const each of done)
        void keep({
          start: Date.now() - each.seconds * 1000,
          end: Date.now(),
          ms: each.seconds * 1000,
          kind: each.label,
          task,
        });
    }
    if (kind === 'interval' && passed.length > 0 && passed.at(-1) === segments.at(-1))
      void keep({
        start: begun.current,
        end: Date.now(),
        ms: clock.elapsed,
        kind: props.title ?? segmentTimer.training,
        task,
      });
  };
  const start = () => {
    readyChime();
    if (!hasBegun) begun.current = Date.now();
    if (!hasBegun && kind === 'interval') sound('start');
    clock.start();
  };
  const reset = () => {
    reached.current = { index: 0, isOver: false };
    clock.reset();
  };
  const skip = () => {
    const next = startOfSegment(segments, index + 1);
    reached.current = {
      index: Math.min(index + 1, segments.length - 1),
      isOver: index + 1 >= segments.length,
    };
    clock.moveTo(next);
    if (index + 1 >= segments.length) clock.pause();
  };
  const tone = isOver ? 'over' : segment?.kind === 'work' ? 'work' : 'rest';
  return (
    <Card className="mx-auto w-full max-w-xl px-5 py-7 sm:px-8">
      <TimeRing share={isOver || !segment ? 1 : left / (segment.seconds * 1000)} tone={tone}>
        <span className={cn('text-[15px] font-semibold', tone === 'rest' && 'text-success')} role="status">
          {isOver ? segmentTimer.finished : (segment?.label ?? segmentTimer.noLength)}
        </span>
        <TimeText label={timers.timeLeft}>{clockText(seconds)}</TimeText>
        <span className="text-muted-foreground">
          {segmentTimer.round(Math.max(1, segment?.round ?? 1), lengths['rounds'] ?? 1)}
        </span>
      </TimeRing>
      <TimerButtons
        isRunning={clock.isRunning}
        hasBegun={hasBegun}
        isOver={isOver}
        onStart={start}
        onPause={clock.pause}
        onReset={reset}
      >
        <Button size="lg" variant="outline" className="max-md:h-11" aria-disabled={isOver} onClick={skip}>
          <SkipForward /> {segmentTimer.skip}
        </Button>
      </TimerButtons>
      <Rounds segments={segments} index={index} isOver={isOver} />
      {kind === 'pomodoro' ? (
        <p className="text-center text-muted-foreground">
          <span className="font-semibold text-foreground tabular-nums">{count}</span>{' '}
          {segmentTimer.pomodorosToday(count)}
        </p>
      ) : (
        <p className="text-center text-muted-foreground">
          {segmentTimer.inTotal(clockText(segments.reduce((sum, each) => sum + each.seconds, 0)))}
        </p>
      )}
      {props.tasks === undefined ? null : <TaskChoice tasks={props.tasks} value={task} onChange={setTask} />}
      <Lengths
        kind={kind}
        lengths={lengths}
        isLoud={isLoud}
        onLoud={() => setLoud(!isLoud)}
        onChange={(next) => {
          reset();
          setLengths(next);
          safeStorage.set(lengthsKey(kind, given), Object.values(next).join('-'));
        }}
      />
    </Card>
  );
}

const Rounds = ({
  segments,
  index,
  isOver,
}: {
  segments: readonly Segment[];
  index: number;
  isOver: boolean;
}) => (
  <div className="flex flex-wrap justify-center gap-1.5" aria-hidden="true">
    {segments.map((segment, at) =>
      segment.kind === 'work' ? (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other identity
          key={at}
          className={cn(
            'h-2 w-6 rounded-full bg-muted',
            (at < index || isOver) && 'bg-primary',
            at === index && !isOver && 'bg-ring',
          )}
        />
      ) : null,
    )}
  </div>
);

type LengthsProps = {
  kind: Kind;
  lengths: Lengths;
  isLoud: boolean;
  onLoud: () => void;
  onChange: (lengths: Lengths) => void;
};

function Lengths({ kind, lengths, isLoud, onLoud, onChange }: LengthsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-4">
      <div className="flex justify-between gap-2">
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Settings2 /> {segmentTimer.lengths}
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={isLoud} onClick={onLoud}>
          {isLoud ? <Volume2 /> : <VolumeX />} {isLoud ? segmentTimer.soundOn : segmentTimer.soundOff}
        </Button>
      </div>
      {isOpen ? (
        <div className="grid grid-cols-2 gap-4">
          {Object.entries(fieldsOf[kind]).map(([key, [label]]) => (
            <div key={key} className="flex flex-col gap-2">
              <Label htmlFor={`timer-${key}`}>{label}</Label>
              <Input
                id={`timer-${key}`}
                type="number"
                min={key === 'rounds' || key === 'work' ? 1 : 0}
                max={key === 'rounds' ? 50 : 600}
                value={lengths[key] ?? 0}
                onChange={({ target }) => {
                  const least = key === 'rounds' || key === 'work' ? 1 : 0;
                  const value = Math.min(
                    key === 'rounds' ? 50 : 600,
                    Math.max(least, Math.floor(Number(target.value) || 0)),
                  );
                  onChange({ ...lengths, [key]: value });
                }}
              />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
