import { mixed, type Random } from './random.ts';

export type MemoryCard = { id: number; face: string };
export type MemoryState = {
  cards: readonly MemoryCard[];
  /** Positions that lie open and are not yet a pair. */
  open: readonly number[];
  found: ReadonlySet<number>;
  moves: number;
};

export const newMemory = (faces: readonly string[], random: Random): MemoryState => ({
  cards: mixed([...faces, ...faces], random).map((face, id) => ({ id, face })),
  open: [],
  found: new Set(),
  moves: 0,
});

/** Opens a card; the third closes the two before it, and two that are alike stay. */
export function turnCard(state: MemoryState, at: number): MemoryState {
  const shown = state.open.length === 2 ? [] : state.open;
  if (state.cards[at] === undefined || state.found.has(at) || shown.includes(at)) return state;
  const open = [...shown, at];
  if (open.length < 2) return { ...state, open };
  const [one, other] = open.map((position) => state.cards[position]?.face);
  if (one !== other) return { ...state, open, moves: state.moves + 1 };
  return { ...state, open: [], found: new Set([...state.found, ...open]), moves: state.moves + 1 };
}

export const closeCards = (state: MemoryState): MemoryState =>
  state.open.length === 2 ? { ...state, open: [] } : state;

export const isMemoryDone = ({ cards, found }: MemoryState): boolean => found.size === cards.length;
