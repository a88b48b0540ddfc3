/** Allows `most` takes in any minute. */
export function createJoinBudget(most: number, now: () => number = Date.now) {
  let taken: number[] = [];
  return {
    take(): boolean {
      const since = now() - 60_000;
      taken = taken.filter((at) => at > since);
      if (taken.length >= most) return false;
      taken.push(now());
      return true;
    },
  };
}
