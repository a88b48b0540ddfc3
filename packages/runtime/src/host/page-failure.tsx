import type { ReactNode } from 'react';
import { CallError } from '../sdk/call.ts';
import { screens } from '../texts/screens.ts';

export type PageFailureProps = {
  error: unknown;
  /** Its module could not be loaded, or threw while it was. */
  isLoading: boolean;
  /** True inside a layout, which has the screen and its landmarks. */
  isWithin: boolean;
  onRetry: () => void;
};

/** A page that broke, as visitors see it: in words of theirs. */
export const PageFailure = ({ error, isLoading, isWithin, onRetry }: PageFailureProps) => (
  <FailureFrame isWithin={isWithin}>
    <h1>{isLoading ? screens.pageNotLoaded : screens.pageFailed}</h1>
    <p>{ownWords(error, isLoading) ?? (isOutOfReach(error) ? screens.outOfReach : screens.pageFailedHint)}</p>
    <button type="button" className="sy-button" onClick={onRetry}>
      {screens.tryAgain}
    </button>
  </FailureFrame>
);

/** Words that are meant for people: those of a call, and those that say why a page cannot be loaded (P-RUN-14, P-RUN-15). */
export function ownWords(error: unknown, isLoading: boolean): string | undefined {
  if (error instanceof CallError) return error.message;
  // What the engine throws has a name of its own.
  return isLoading && error instanceof Error && error.name === 'Error' ? error.message : undefined;
}

/** What stands around it can still be used. */
export const FailureFrame = ({ isWithin, children }: { isWithin: boolean; children: ReactNode }) => {
  const card = <div className="sy-card">{children}</div>;
  return isWithin ? (
    <section className="sy-screen sy-within" role="alert">
      {card}
    </section>
  ) : (
    <main className="sy-screen">{card}</main>
  );
};

/** The connection is to blame rather than the app; browsers have no name for it. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);
