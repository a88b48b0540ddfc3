import { useEffect, useRef, useState } from 'react';
import { countdown, timers } from '../../texts/tools/timers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { chime, readyChime } from './chime.ts';
import { TaskChoice, useSessionLog } from './session-log.tsx';
import { TimeRing, TimeText } from './time-ring.tsx';
import { TimerButtons } from './timer-buttons.tsx';
import { clockText } from './timer-clock.ts';
import type { TimerProps } from './tool-api.ts';
import { useClock, useTitle } from './use-clock.ts';

const usual = [1, 3, 5, 10, 15, 30];
const lengthText = (minutes: number) =>
  minutes < 1 ? countdown.lengthInSeconds(Math.round(minutes * 60)) : countdown.lengthInMinutes(minutes);

export function CountdownTimer({ minutes = 5, presets = usual, title, log, tasks }: TimerProps) {
  const [length, setLength] = useState(minutes * 60);
  const [task, setTask] = useState<string>();
  const clock = useClock();
  const keep = useSessionLog(log);
  const begun = useRef(0);
  const left = Math.max(0, length * 1000 - clock.elapsed);
  const isOver = clock.elapsed > 0 && left === 0;
  const text = clockText(Math.ceil(left / 1000));
  useTitle(isOver ? countdown.tabTitle : clock.isRunning ? text : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (!isOver) return;
    chime('end');
    clock.pause();
    void keep({
      start: begun.current,
      end: Date.now(),
      ms: length * 1000,
      kind: title ?? countdown.name,
      task,
    });
  }, [isOver]);
  const choose = (seconds: number) => {
    clock.reset();
    setLength(Math.min(86_400, Math.max(1, Math.round(seconds))));
  };
  const start = () => {
    readyChime();
    if (clock.elapsed === 0) begun.current = Date.now();
    clock.start();
  };
  return (
    <Card className={cn('mx-auto w-full max-w-xl px-5 py-7 sm:px-8', isOver && 'border-warning')}>
      <TimeRing share={isOver ? 1 : left / (length * 1000)} tone={isOver ? 'over' : 'work'}>
        <TimeText label={timers.timeLeft}>{text}</TimeText>
        <span className="text-muted-foreground" role="status">
          {isOver
            ? countdown.over
            : clock.isRunning
              ? timers.running
              : clock.elapsed > 0
                ? timers.paused
                : timers.ready}
        </span>
      </TimeRing>
      <TimerButtons
        isRunning={clock.isRunning}
        hasBegun={clock.elapsed > 0}
        isOver={isOver}
        onStart={start}
        onPause={clock.pause}
        onReset={clock.reset}
      />
      <fieldset className="flex flex-wrap justify-center gap-2">
        <legend className="sr-only">{countdown.presets}</legend>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="outline"
            size="sm"
            aria-pressed={length === preset * 60}
            className="aria-pressed:border-primary aria-pressed:text-link"
            onClick={() => choose(preset * 60)}
          >
            {lengthText(preset)}
          </Button>
        ))}
      </fieldset>
      <OwnLength seconds={length} onChange={choose} />
      {tasks === undefined ? null : <TaskChoice tasks={tasks} value={task} onChange={setTask} />}
    </Card>
  );
}

function OwnLength({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  const part = (label: string, value: number, most: number, to: (value: number) => number) => (
    <div className="flex w-24 flex-col gap-2">
      <Label htmlFor={`timer-${label}`}>{label}</Label>
      <Input
        id={`timer-${label}`}
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) =>
          onChange(to(Math.min(most, Math.max(0, Math.floor(Number(target.value) || 0)))))
        }
      />
    </div>
  );
  return (
    <div className="flex justify-center gap-3">
      {part(timers.minutes, whole, 1440, (value) => value * 60 + rest)}
      {part(timers.seconds, rest, 59, (value) => whole * 60 + value)}
    </div>
  );
}
