import { pageErrors } from '../texts/page-errors.ts';
import { screens } from '../texts/screens.ts';
import { askForFix, useIsFixing } from './ask-for-fix.ts';
import { isReportable } from './error-report.ts';
import { FailureFrame, isOutOfReach, ownWords, PageFailure, type PageFailureProps } from './page-failure.tsx';
import { hasParent } from './parent-frame.ts';

/** A page that broke, for whoever builds the app: the way to mend it first, the engine's own words last. */
export function MakerFailure(props: PageFailureProps) {
  const { error, isLoading, isWithin, onRetry } = props;
  const isFixing = useIsFixing();
  const raw = error instanceof Error ? error.message : String(error);
  // Nothing of the app is broken.
  if (!isReportable(error)) return <PageFailure {...props} />;
  const isAway = isOutOfReach(error);
  const words = isAway ? screens.outOfReach : wordsFor(error, isLoading);
  const canFix = hasParent() && !isAway;
  return (
    <FailureFrame isWithin={isWithin}>
      <h1>{isAway ? screens.pageNotLoaded : pageErrors.title}</h1>
      <p>{words}</p>
      {canFix || isAway ? null : <p>{pageErrors.elsewhere}</p>}
      {canFix ? (
        <button type="button" className="sy-button" disabled={isFixing} onClick={() => void askForFix()}>
          {isFixing ? pageErrors.fixing : pageErrors.fix}
        </button>
      ) : null}
      <button type="button" className={canFix ? 'sy-button sy-quiet' : 'sy-button'} onClick={onRetry}>
        {screens.tryAgain}
      </button>
      {words === raw ? null : (
        <details className="sy-more">
          <summary>{pageErrors.details}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre className="sy-details" tabIndex={0}>
            {raw}
          </pre>
        </details>
      )}
    </FailureFrame>
  );
}

const wordsFor = (error: unknown, isLoading: boolean): string =>
  ownWords(error, isLoading) ?? (isLoading ? pageErrors.notLoaded : pageErrors.text);
