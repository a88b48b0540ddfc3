/** What several timers say. */
export const timers = {
  start: 'Start',
  pause: 'Pause',
  resume: 'Resume',
  reset: 'Reset',
  ready: 'Ready',
  running: 'Running',
  paused: 'Paused',
  timeLeft: 'Time left',
  rounds: 'Rounds',
  minutes: 'Minutes',
  seconds: 'Seconds',
} as const;

export const sessions = {
  saved: 'Session saved',
  notSaved: 'Couldn’t save the session',
  noTask: 'None',
} as const;

export const countdown = {
  name: 'Countdown',
  tabTitle: 'Time’s up',
  over: 'Time’s up!',
  presets: 'Presets',
  lengthInMinutes: (minutes: number) => `${minutes} min`,
  lengthInSeconds: (seconds: number) => `${seconds} s`,
} as const;

export const untilTexts = {
  days: 'Days',
  hours: 'Hours',
  over: 'It’s time!',
  until: (moment: string) => `Until ${moment}`,
  chosen: 'Count down to',
} as const;

export const stopwatch = {
  name: 'Stopwatch',
  time: 'Time',
  lap: 'Lap',
  laps: 'Laps',
  lapNumber: (lap: number) => `Lap ${lap}`,
  fastest: 'fastest',
  slowest: 'slowest',
  save: 'Save session',
} as const;

/** Names of the parts of a pomodoro and of an interval training; sessions are stored under them. */
export const segments = {
  focus: 'Focus',
  shortBreak: 'Short break',
  longBreak: 'Long break',
  prepare: 'Get ready',
  work: 'Work',
  rest: 'Rest',
} as const;

export const segmentTimer = {
  training: 'Training',
  finished: 'Finished',
  noLength: 'Set a length',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  skip: 'Skip',
  pomodorosToday: (pomodoros: number) => (pomodoros === 1 ? 'pomodoro today' : 'pomodoros today'),
  inTotal: (time: string) => `${time} in total`,
  lengths: 'Lengths',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  minutesOf: (part: string) => `${part} (min)`,
  secondsOf: (part: string) => `${part} (s)`,
} as const;
