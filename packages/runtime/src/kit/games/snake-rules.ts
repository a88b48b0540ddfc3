import { pick, type Random } from './random.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Cell = { x: number; y: number };
export type SnakeState = {
  size: number;
  hasWalls: boolean;
  /** Head first. */
  body: readonly Cell[];
  food: Cell | null;
  direction: Direction;
  /** Turns that were asked for and not yet made, at most two. */
  turns: readonly Direction[];
  score: number;
  isOver: boolean;
};

const steps: Readonly<Record<Direction, Cell>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const opposite: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};
const same = (one: Cell, two: Cell) => one.x === two.x && one.y === two.y;

function placeFood(size: number, body: readonly Cell[], random: Random): Cell | null {
  const free: Cell[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (!body.some((part) => same(part, { x, y }))) free.push({ x, y });
  return pick(free, random) ?? null;
}

export function newSnake(size: number, hasWalls: boolean, random: Random): SnakeState {
  const y = Math.floor(size / 2);
  const body = [3, 2, 1].map((x) => ({ x, y }));
  return {
    size,
    hasWalls,
    body,
    food: placeFood(size, body, random),
    direction: 'right',
    turns: [],
    score: 0,
    isOver: false,
  };
}

/** A snake cannot turn into itself; two quick turns are both made, one a step. */
export function turn(state: SnakeState, direction: Direction): SnakeState {
  const last = state.turns.at(-1) ?? state.direction;
  if (state.turns.length >= 2 || direction === last || direction === opposite[last]) return state;
  return { ...state, turns: [...state.turns, direction] };
}

export function step(state: SnakeState, random: Random): SnakeState {
  const [head] = state.body;
  if (state.isOver || head === undefined) return state;
  const direction = state.turns[0] ?? state.direction;
  const turns = state.turns.slice(1);
  const { x, y } = { x: head.x + steps[direction].x, y: head.y + steps[direction].y };
  const isOutside = x < 0 || y < 0 || x >= state.size || y >= state.size;
  if (isOutside && state.hasWalls) return { ...state, direction, turns, isOver: true };
  const next = { x: (x + state.size) % state.size, y: (y + state.size) % state.size };
  const hasEaten = state.food !== null && same(next, state.food);
  // The tail moves away in the same step, so its place is free.
  const rest = hasEaten ? state.body : state.body.slice(0, -1);
  if (rest.some((part) => same(part, next))) return { ...state, direction, turns, isOver: true };
  const body = [next, ...rest];
  if (!hasEaten) return { ...state, body, direction, turns };
  const food = placeFood(state.size, body, random);
  return { ...state, body, direction, turns, food, score: state.score + 1, isOver: food === null };
}
