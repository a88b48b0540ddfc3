export type TurnState = 'accepted' | 'running' | 'settled' | 'needs_attention' | 'stopped' | 'failed';
export type TurnLife = { readonly state: TurnState; readonly stopRequested: boolean };
export type TurnStep =
  | { type: 'started' }
  | { type: 'stop_requested' }
  /** The answer is complete; `refused` blocks did not land. */
  | { type: 'answered'; refused: number }
  /** The provider or the server failed in the middle. */
  | { type: 'broke' };

export const isOver = ({ state }: TurnLife) => state !== 'accepted' && state !== 'running';

/** The turn's whole life; a step that comes too late changes nothing. */
export function nextLife(life: TurnLife, step: TurnStep): TurnLife {
  if (isOver(life)) return life;
  switch (step.type) {
    case 'started':
      return { ...life, state: 'running' };
    case 'stop_requested':
      return life.state === 'accepted'
        ? { state: 'stopped', stopRequested: true }
        : { ...life, stopRequested: true };
    case 'answered':
      return {
        ...life,
        state: life.stopRequested ? 'stopped' : step.refused > 0 ? 'needs_attention' : 'settled',
      };
    case 'broke':
      return { ...life, state: life.stopRequested ? 'stopped' : 'failed' };
  }
}
