import { tool } from './tool-row.ts';

export const knownTimers = [
  tool(
    'pomodoro',
    'pomodoro timer, pomodoro, pomodoro technique, focus timer, study timer, work timer, productivity timer, deep work timer, tomato timer',
    'Pomodoro timer',
    'Timer',
    { kind: 'pomodoro', work: 25, shortBreak: 5, longBreak: 15, rounds: 4 },
  ),
  tool(
    'interval',
    'interval timer, hiit timer, hiit, tabata timer, tabata, workout timer, circuit timer, training timer, boxing timer, exercise timer, round timer',
    'Interval timer',
    'Dumbbell',
    { kind: 'interval', work: 40, rest: 20, rounds: 8, prepare: 10 },
  ),
  tool('stopwatch', 'stopwatch, stop watch, stop-watch, lap timer, lap counter', 'Stopwatch', 'Timer', {
    kind: 'stopwatch',
  }),
  tool(
    'until',
    'countdown to, event countdown, days until, countdown page, launch countdown, wedding countdown, birthday countdown, new year countdown, christmas countdown, counts down to',
    'Countdown',
    'PartyPopper',
    { kind: 'until' },
  ),
  tool(
    'countdown',
    'countdown timer, count down timer, count-down timer, kitchen timer, egg timer, cooking timer, tea timer, meditation timer, break timer, presentation timer, speech timer, exam timer, game timer, nap timer, baking timer, countdown, count down, timer',
    'Countdown timer',
    'Timer',
    { kind: 'countdown', minutes: 5, presets: [1, 3, 5, 10, 15, 30] },
  ),
] as const;
