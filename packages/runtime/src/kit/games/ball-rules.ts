/** Breakout and pong on a field of 100 by 100, y downwards; speeds per millisecond. */
export type Ball = { x: number; y: number; dx: number; dy: number };
export const ballSize = 2.4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const paddleAt = (center: number, width: number): number => clamp(center, width / 2, 100 - width / 2);

/** Off a paddle the angle depends on where it is hit: from 60 degrees left to 60 degrees right. */
export function bounceOff(offset: number, speed: number): { along: number; away: number } {
  const angle = clamp(offset, -1, 1) * (Math.PI / 3);
  return { along: speed * Math.sin(angle), away: speed * Math.cos(angle) };
}

export type Brick = { x: number; y: number; points: number };
export const brick = { width: 11.5, height: 4, gap: 0.9 };
export const bricksOf = (rows: number): Brick[] =>
  Array.from({ length: rows * 8 }, (_, at) => ({
    x: (at % 8) * (brick.width + brick.gap) + brick.gap,
    y: 8 + Math.floor(at / 8) * (brick.height + brick.gap),
    points: rows - Math.floor(at / 8),
  }));

export type Breakout = {
  ball: Ball;
  paddle: number;
  bricks: readonly Brick[];
  score: number;
  lives: number;
  level: number;
  phase: 'ready' | 'running' | 'over';
};
export const breakoutPaddle = { width: 18, y: 94 };

const resting = (paddle: number): Ball => ({ x: paddle, y: breakoutPaddle.y - ballSize, dx: 0, dy: 0 });
export const newBreakout = (): Breakout => ({
  ball: resting(50),
  paddle: 50,
  bricks: bricksOf(4),
  score: 0,
  lives: 3,
  level: 1,
  phase: 'ready',
});

const speedOf = (level: number) => 0.055 + level * 0.008;

export function launch(state: Breakout, slant = 0.3): Breakout {
  if (state.phase !== 'ready') return state;
  const { along, away } = bounceOff(slant, speedOf(state.level));
  return { ...state, phase: 'running', ball: { ...state.ball, dx: along, dy: -away } };
}

export const movePaddle = (state: Breakout, center: number): Breakout => {
  const paddle = paddleAt(center, breakoutPaddle.width);
  return { ...state, paddle, ball: state.phase === 'ready' ? resting(paddle) : state.ball };
};

/** One small step; callers cut longer times, so that the ball never jumps through a brick. */
export function stepBreakout(state: Breakout, ms: number): Breakout {
  if (state.phase !== 'running') return state;
  let { x, y, dx, dy } = state.ball;
  x += dx * ms;
  y += dy * ms;
  if (x < ballSize / 2 || x > 100 - ballSize / 2) dx = x < 50 ? Math.abs(dx) : -Math.abs(dx);
  if (y < ballSize / 2) dy = Math.abs(dy);
  const { width, y: top } = breakoutPaddle;
  if (
    dy > 0 &&
    y >= top - ballSize / 2 &&
    y <= top + 3 &&
    Math.abs(x - state.paddle) <= width / 2 + ballSize / 2
  ) {
    const { along, away } = bounceOff((x - state.paddle) / (width / 2), speedOf(state.level));
    [dx, dy] = [along, -away];
  }
  if (y > 102) {
    const lives = state.lives - 1;
    return { ...state, lives, ball: resting(state.paddle), phase: lives === 0 ? 'over' : 'ready' };
  }
  const struck = state.bricks.find(
    (each) =>
      x > each.x - ballSize / 2 &&
      x < each.x + brick.width + ballSize / 2 &&
      y > each.y - ballSize / 2 &&
      y < each.y + brick.height + ballSize / 2,
  );
  if (!struck) return { ...state, ball: { x, y, dx, dy } };
  const fromSide = state.ball.x <= struck.x || state.ball.x >= struck.x + brick.width;
  const ball = fromSide ? { x, y, dx: -dx, dy } : { x, y, dx, dy: -dy };
  const bricks = state.bricks.filter((each) => each !== struck);
  const score = state.score + struck.points * 10;
  if (bricks.length > 0) return { ...state, ball, bricks, score };
  return {
    ...state,
    score,
    level: state.level + 1,
    bricks: bricksOf(4 + Math.min(3, state.level)),
    ball: resting(state.paddle),
    phase: 'ready',
  };
}

export type Pong = {
  ball: Ball;
  mine: number;
  theirs: number;
  score: { mine: number; theirs: number };
  phase: 'ready' | 'running' | 'over';
};
export const pongPaddle = { height: 20, x: 4 };
export const pongGoal = 7;
export const newPong = (): Pong => ({
  ball: { x: 50, y: 50, dx: 0, dy: 0 },
  mine: 50,
  theirs: 50,
  score: { mine: 0, theirs: 0 },
  phase: 'ready',
});

export const servePong = (state: Pong, slant: number): Pong => {
  if (state.phase !== 'ready') return state;
  const { along, away } = bounceOff(slant, 0.06);
  const towards = (state.score.mine + state.score.theirs) % 2 === 0 ? -1 : 1;
  return { ...state, phase: 'running', ball: { x: 50, y: 50, dx: away * towards, dy: along } };
};

/** The machine follows the ball at its own pace, so that it can be beaten. */
export function stepPong(state: Pong, ms: number, machineSpeed: number): Pong {
  if (state.phase !== 'running') return state;
  let { x, y, dx, dy } = state.ball;
  x += dx * ms;
  y += dy * ms;
  if (y < ballSize / 2 || y > 100 - ballSize / 2) dy = y < 50 ? Math.abs(dy) : -Math.abs(dy);
  const aim = dx > 0 ? y : 50;
  const theirs = paddleAt(
    state.theirs + clamp(aim - state.theirs, -machineSpeed * ms, machineSpeed * ms),
    pongPaddle.height,
  );
  const reach = pongPaddle.height / 2 + ballSize / 2;
  const speed = Math.min(0.13, Math.hypot(dx, dy) * 1.04);
  if (dx < 0 && x <= pongPaddle.x + ballSize && x > 0 && Math.abs(y - state.mine) <= reach) {
    const { along, away } = bounceOff((y - state.mine) / (pongPaddle.height / 2), speed);
    [dx, dy] = [away, along];
  }
  if (dx > 0 && x >= 100 - pongPaddle.x - ballSize && x < 100 && Math.abs(y - theirs) <= reach) {
    const { along, away } = bounceOff((y - theirs) / (pongPaddle.height / 2), speed);
    [dx, dy] = [-away, along];
  }
  if (x > -2 && x < 102) return { ...state, theirs, ball: { x, y, dx, dy } };
  const score = { mine: state.score.mine + (x > 50 ? 1 : 0), theirs: state.score.theirs + (x > 50 ? 0 : 1) };
  const isOver = Math.max(score.mine, score.theirs) >= pongGoal;
  return { ...state, theirs, score, ball: { x: 50, y: 50, dx: 0, dy: 0 }, phase: isOver ? 'over' : 'ready' };
}
