import { mixed, type Random } from './random.ts';

export type Field = { columns: number; rows: number; mines: number };
export type MineState = Field & {
  /** Positions of the mines; none before the first field is opened. */
  mined: ReadonlySet<number> | null;
  open: ReadonlySet<number>;
  flags: ReadonlySet<number>;
  hit: number | null;
};

export const newMines = (field: Field): MineState => ({
  ...field,
  mines: Math.min(field.mines, Math.max(1, field.columns * field.rows - 9)),
  mined: null,
  open: new Set(),
  flags: new Set(),
  hit: null,
});

export function neighbours({ columns, rows }: Field, at: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  const found: number[] = [];
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const [nx, ny] = [x + dx, y + dy];
      if ((dx !== 0 || dy !== 0) && nx >= 0 && ny >= 0 && nx < columns && ny < rows)
        found.push(ny * columns + nx);
    }
  return found;
}

export const minesAround = (state: MineState, at: number): number =>
  neighbours(state, at).filter((each) => state.mined?.has(each)).length;

/** The first field that is opened and those around it never hold a mine. */
function lay(state: MineState, first: number, random: Random): MineState {
  const safe = new Set([first, ...neighbours(state, first)]);
  const places = Array.from({ length: state.columns * state.rows }, (_, at) => at).filter(
    (at) => !safe.has(at),
  );
  return { ...state, mined: new Set(mixed(places, random).slice(0, state.mines)) };
}

/** Opens a field; one without mines around opens its neighbours, too. On an open figure with enough flags, the rest. */
export function openField(before: MineState, at: number, random: Random): MineState {
  if (before.hit !== null || before.flags.has(at)) return before;
  if (before.open.has(at)) return openAround(before, at, random);
  const state = before.mined === null ? lay(before, at, random) : before;
  if (state.mined?.has(at)) return { ...state, hit: at };
  const open = new Set(state.open);
  const waiting = [at];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next === undefined || open.has(next) || state.flags.has(next)) continue;
    open.add(next);
    if (minesAround(state, next) === 0) waiting.push(...neighbours(state, next));
  }
  return { ...state, open };
}

function openAround(state: MineState, at: number, random: Random): MineState {
  const around = neighbours(state, at);
  if (around.filter((each) => state.flags.has(each)).length !== minesAround(state, at)) return state;
  return around
    .filter((each) => !state.flags.has(each) && !state.open.has(each))
    .reduce((held, each) => openField(held, each, random), state);
}

export function flagField(state: MineState, at: number): MineState {
  if (state.open.has(at) || state.hit !== null) return state;
  const flags = new Set(state.flags);
  if (!flags.delete(at)) flags.add(at);
  return { ...state, flags };
}

export const isCleared = ({ columns, rows, mines, open, hit }: MineState): boolean =>
  hit === null && open.size === columns * rows - mines;
