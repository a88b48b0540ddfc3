import { count } from '../count.ts';

export const breakout = {
  name: 'Breakout',
  lives: 'Lives',
  ready: (lives: number) => `${count(lives, 'life', 'lives')} left. Click, tap or press space to start.`,
  end: (score: number, level: number) => `Score: ${score}. Level: ${level}.`,
} as const;
