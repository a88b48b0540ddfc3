/** Why a worker could not go on with what it had in hand. */
export type EndReason = 'late' | 'memory' | 'crash';

/** A worker ended, or was ended, before it had answered. */
export class WorkerEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WorkerEnded';
    this.reason = reason;
  }
}
