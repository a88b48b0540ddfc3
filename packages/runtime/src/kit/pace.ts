/** Between the end of one run and the next (ms). */
const rest = 250;

/**
 * Runs at once when it is asked, and while that is under way and a moment after it only notes that it was asked again:
 * an import tells of thousands of records, and a page that read anew for each would do nothing else.
 */
export function pace(run: () => Promise<unknown>): { ask(): void; stop(): void } {
  let [isBusy, isAsked, isOver] = [false, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    isBusy = isAsked && !isOver;
    if (!isBusy) return;
    isAsked = false;
    const pause = (): void => {
      timer = setTimeout(next, rest);
    };
    run().then(pause, pause);
  };
  return {
    ask() {
      isAsked = true;
      if (!isBusy) next();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
