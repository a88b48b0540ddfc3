import { needsRecord } from '@sayso/core/needs-record';
import type { SourceTree } from '@sayso/core/source-tree';
import type { HashTree } from '../sources/store.ts';

type Given = {
  /** What the answer says. */
  wanted: string | undefined;
  /** What it was before, and what that page is called now. */
  before: string | null;
  renamed: string | undefined;
  /** What was chosen for as long as there was no better one. */
  current: string | null;
  texts: SourceTree;
  /** A build is over and nothing of it was refused. */
  isWhole: boolean;
};

/**
 * The page that an app opens with: one that exists, and a rename takes it along. A page that shows one record has
 * nothing to show there: it is chosen only by name, or where the app is whole without any other.
 */
export function mainPageIn(tree: HashTree, given: Given): string | undefined {
  const { wanted, before, renamed, current, texts, isWhole } = given;
  const pages = Object.keys(tree).flatMap((path) => /^pages\/(.+)$/.exec(path)?.[1] ?? []);
  const named = [wanted, renamed, before].find((page) => typeof page === 'string' && pages.includes(page));
  // A page that is called Home is one, also where it shows a record beside its list.
  const opening =
    pages.find((page) => homely.test(page)) ??
    pages.find((page) => page === current) ??
    pages.find((page) => !needsRecord(texts[`pages/${page}`] ?? ''));
  return named ?? opening ?? (isWhole ? pages[0] : undefined);
}

const homely = /^(?:Home|HomePage|Dashboard|Index|Start|Landing)$/;
