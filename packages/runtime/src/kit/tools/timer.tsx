import { CountdownTimer } from './countdown-timer.tsx';
import { SegmentTimer } from './segment-timer.tsx';
import { Stopwatch } from './stopwatch.tsx';
import type { TimerProps } from './tool-api.ts';
import { UntilTimer } from './until-timer.tsx';

const views = {
  countdown: CountdownTimer,
  stopwatch: Stopwatch,
  pomodoro: SegmentTimer,
  interval: SegmentTimer,
  until: UntilTimer,
} as const;

export function Timer(props: TimerProps) {
  const View = views[props.kind] ?? CountdownTimer;
  return <View {...props} />;
}
