import { useState } from 'react';
import { safeStorage } from '../../sdk/safe-storage.ts';
import { timers, untilTexts } from '../../texts/tools/timers.ts';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { Label } from '../../ui/label.tsx';
import { formatMoment } from '../format.ts';
import type { TimerProps } from './tool-api.ts';
import { useNow } from './use-clock.ts';

const key = 'kit:countdown-until';
const inAMonth = () => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T00:00`;

/** Days, hours, minutes and seconds until a moment. */
export function UntilTimer({ until, title }: TimerProps) {
  const [chosen, setChosen] = useState(() => until ?? safeStorage.get(key) ?? inAMonth());
  const now = useNow(true, 500);
  const end = new Date(chosen).getTime();
  const left = Number.isNaN(end) ? 0 : Math.max(0, Math.floor((end - now) / 1000));
  const parts = [
    [untilTexts.days, Math.floor(left / 86_400)],
    [untilTexts.hours, Math.floor(left / 3600) % 24],
    [timers.minutes, Math.floor(left / 60) % 60],
    [timers.seconds, left % 60],
  ] as const;
  return (
    <Card className="mx-auto w-full max-w-2xl items-center gap-6 px-5 py-10 text-center sm:px-8">
      {title ? <h2 className="kit-title text-xl">{title}</h2> : null}
      <div role="timer" className="grid w-full grid-cols-4 gap-2 sm:gap-4">
        {parts.map(([label, value]) => (
          <div key={label} className="rounded-lg bg-muted px-1 py-5">
            <div className="kit-title text-3xl leading-none tabular-nums sm:text-5xl">{value}</div>
            <div className="mt-2 text-xs text-muted-foreground sm:text-[13px]">{label}</div>
          </div>
        ))}
      </div>
      <p className="text-muted-foreground" role="status">
        {left === 0 ? untilTexts.over : untilTexts.until(formatMoment(chosen))}
      </p>
      {until === undefined ? (
        <div className="flex w-full max-w-72 flex-col gap-2 text-left">
          <Label htmlFor="countdown-until">{untilTexts.chosen}</Label>
          <Input
            id="countdown-until"
            type="datetime-local"
            value={chosen}
            onChange={({ target }) => {
              if (target.value === '') return;
              safeStorage.set(key, target.value);
              setChosen(target.value);
            }}
          />
        </div>
      ) : null}
    </Card>
  );
}
