export type TurnState =
  | 'accepted'
  | 'running'
  | 'repairing'
  | 'settled'
  | 'needs_attention'
  | 'stopped'
  | 'failed';
/** `repair` counts the rounds in which the assistant mends its own mistakes. */
export type TurnLife = {
  readonly state: TurnState;
  readonly repair: number;
  readonly stopRequested: boolean;
};
export type TurnStep =
  | { type: 'started' }
  | { type: 'stop_requested' }
  /** The provider is asked once more, to mend what did not pass. */
  | { type: 'repair' }
  /** The answer is complete; so much of it did not pass. */
  | { type: 'answered'; failures: number }
  /** The provider or the server failed in the middle. */
  | { type: 'broke' }
  /** A check that came after the end found something. */
  | { type: 'found_late'; failures: number }
  /** The person wants nothing more of what did not pass. */
  | { type: 'discarded' };

export const mostRepairs = 2;

const underWay: ReadonlySet<TurnState> = new Set(['accepted', 'running', 'repairing']);
export const isOver = ({ state }: Pick<TurnLife, 'state'>) => !underWay.has(state);

/** The turn's whole life; a step that comes too late, or too early, changes nothing. */
export function nextLife(life: TurnLife, step: TurnStep): TurnLife {
  if (isOver(life)) return afterwards(life, step);
  switch (step.type) {
    case 'started':
      return life.state === 'accepted' ? { ...life, state: 'running' } : life;
    case 'stop_requested':
      return life.state === 'accepted'
        ? { ...life, state: 'stopped', stopRequested: true }
        : { ...life, stopRequested: true };
    case 'repair':
      return mayRepair(life) ? { ...life, state: 'repairing', repair: life.repair + 1 } : life;
    case 'answered':
      return life.state === 'accepted' ? life : { ...life, state: answered(life, step.failures) };
    case 'broke':
      return { ...life, state: life.stopRequested ? 'stopped' : 'failed' };
    case 'found_late':
    case 'discarded':
      return life;
  }
}

/** Whether one more round is allowed at all. */
export const mayRepair = ({ state, repair, stopRequested }: TurnLife): boolean =>
  (state === 'running' || state === 'repairing') && !stopRequested && repair < mostRepairs;

function answered({ stopRequested }: TurnLife, failures: number): TurnState {
  if (stopRequested) return 'stopped';
  return failures > 0 ? 'needs_attention' : 'settled';
}

function afterwards(life: TurnLife, step: TurnStep): TurnLife {
  if (step.type === 'found_late' && life.state === 'settled' && step.failures > 0)
    return { ...life, state: 'needs_attention' };
  if (step.type === 'discarded' && life.state === 'needs_attention') return { ...life, state: 'settled' };
  return life;
}
