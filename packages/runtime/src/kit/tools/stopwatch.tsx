import { Flag, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { stopwatch, timers } from '../../texts/tools/timers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TaskChoice, useSessionLog } from './session-log.tsx';
import { TimeText } from './time-ring.tsx';
import { TimerButtons } from './timer-buttons.tsx';
import { clockText, lapText } from './timer-clock.ts';
import type { TimerProps } from './tool-api.ts';
import { useClock, useTitle } from './use-clock.ts';

/** Counts up; laps with their own and the whole time, the fastest and slowest marked. */
export function Stopwatch({ title, log, tasks }: TimerProps) {
  const clock = useClock(50);
  const [laps, setLaps] = useState<readonly number[]>([]);
  const [task, setTask] = useState<string>();
  const begun = useRef(0);
  const keep = useSessionLog(log);
  useTitle(clock.isRunning ? clockText(clock.elapsed / 1000) : undefined);
  const start = () => {
    if (clock.elapsed === 0) begun.current = Date.now();
    clock.start();
  };
  const reset = () => {
    clock.reset();
    setLaps([]);
  };
  const save = () => {
    void keep({
      start: begun.current,
      end: Date.now(),
      ms: clock.elapsed,
      kind: title ?? stopwatch.name,
      task,
    });
    reset();
  };
  const own = laps.map((at, index) => at - (laps[index - 1] ?? 0));
  const [fastest, slowest] = [Math.min(...own), Math.max(...own)];
  return (
    <Card className="mx-auto w-full max-w-xl px-5 py-8 sm:px-8">
      <div className="flex flex-col items-center gap-2 py-4">
        <TimeText label={stopwatch.time}>{lapText(clock.elapsed)}</TimeText>
        <span className="text-muted-foreground" role="status">
          {clock.isRunning ? timers.running : clock.elapsed > 0 ? timers.paused : timers.ready}
        </span>
      </div>
      <TimerButtons
        isRunning={clock.isRunning}
        hasBegun={clock.elapsed > 0}
        onStart={start}
        onPause={clock.pause}
        onReset={reset}
      >
        <Button
          size="lg"
          variant="outline"
          className="max-md:h-11"
          aria-disabled={!clock.isRunning}
          onClick={() => setLaps([...laps, clock.elapsed])}
        >
          <Flag /> {stopwatch.lap}
        </Button>
      </TimerButtons>
      {tasks === undefined ? null : <TaskChoice tasks={tasks} value={task} onChange={setTask} />}
      {log === undefined ? null : (
        <Button className="self-center" aria-disabled={clock.isRunning || clock.elapsed === 0} onClick={save}>
          <Save /> {stopwatch.save}
        </Button>
      )}
      {laps.length === 0 ? null : (
        <ScrollBox label={stopwatch.laps} className="max-h-80 border-t border-border">
          <ol reversed>
            {own
              .map((lap, index) => ({ lap, index }))
              .reverse()
              .map(({ lap, index }) => (
                <li
                  key={index}
                  className="flex items-baseline gap-4 border-b border-border py-2.5 tabular-nums"
                >
                  <span className="w-16 text-muted-foreground">{stopwatch.lapNumber(index + 1)}</span>
                  <span
                    className={cn(
                      'flex-1 font-medium',
                      own.length > 1 && lap === fastest && 'text-success',
                      own.length > 1 && lap === slowest && 'text-danger',
                    )}
                  >
                    {lapText(lap)}
                    {own.length > 1 && lap === fastest ? ` · ${stopwatch.fastest}` : ''}
                    {own.length > 1 && lap === slowest ? ` · ${stopwatch.slowest}` : ''}
                  </span>
                  <span className="text-muted-foreground">{lapText(laps[index] ?? 0)}</span>
                </li>
              ))}
          </ol>
        </ScrollBox>
      )}
    </Card>
  );
}
