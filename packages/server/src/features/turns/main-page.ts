import type { HashTree } from '../sources/store.ts';

type Given = {
  /** What the answer says. */
  wanted: string | undefined;
  /** What it was before, and what that page is called now. */
  before: string | null;
  renamed: string | undefined;
};

/** The page that an app opens with: one that exists, and one at all once there are pages; a rename takes it along. */
export function mainPageIn(tree: HashTree, { wanted, before, renamed }: Given): string | undefined {
  const pages = Object.keys(tree).flatMap((path) => /^pages\/(.+)$/.exec(path)?.[1] ?? []);
  return (
    [wanted, renamed, before].find((page) => typeof page === 'string' && pages.includes(page)) ?? pages[0]
  );
}
