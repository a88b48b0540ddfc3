import type { HashTree } from '../sources/store.ts';

type Given = {
  tree: HashTree;
  /** What the app opens with now. */
  current: string | null;
  /** What the answer wants, and what the current page is called since. */
  wanted: string | undefined;
  renamed: string | undefined;
};

/** The page that the app is to open with: one that exists, and one at all once there are pages; null to leave it. */
export function nextMainPage({ tree, current, wanted, renamed }: Given): string | null {
  const pages = Object.keys(tree).flatMap((path) => /^pages\/(.+)$/.exec(path)?.[1] ?? []);
  const main = [wanted, renamed, current, pages[0]].find(
    (page) => page !== undefined && page !== null && pages.includes(page),
  );
  return main === undefined || (main === current && main !== wanted) ? null : main;
}
