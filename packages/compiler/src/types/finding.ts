/** A mistake that would show when the app runs. `symbol` names what it is about, so that rounds can be compared. */
export type TypeFinding = {
  path: string;
  offset: number;
  code: string;
  symbol: string;
  message: string;
  hint?: string;
  /** A `hint` is not sure to be a mistake: it is told beside others, and holds nothing back. */
  severity?: 'hint';
};
