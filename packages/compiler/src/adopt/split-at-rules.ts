/** A style sheet by what its rules depend on: nothing, a dark system, or anything else, which is left out. */
export type SplitSheet = { always: string; dark: string; hasMore: boolean };

// Each of these is short and stands in the text once, so that a hostile sheet is gone through in one go.
const token = /\\.|["'\n{};]|@[\w-]*/gs;
const darkSystem = /^@media\s*(?:(?:screen|all)\s+and\s*)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*$/i;

/** Takes out every at-rule that has a block; a layer holds under all conditions and stays. */
export function splitAtRules(sheet: string): SplitSheet {
  const { kept, taken } = takeOut(sheet);
  const isDark = ({ head }: Taken) => darkSystem.test(head);
  // One within another depends on both.
  const inner = takeOut(joined(taken.filter(isDark)));
  const rest = [...taken.filter((one) => !isDark(one)), ...inner.taken];
  return { always: kept, dark: inner.kept, hasMore: rest.some(({ body }) => body.trim() !== '') };
}

type Taken = { head: string; body: string };
const joined = (taken: readonly Taken[]) => taken.map(({ body }) => body).join('\n');

function takeOut(sheet: string): { kept: string; taken: Taken[] } {
  const kept: string[] = [];
  const taken: Taken[] = [];
  let [quote, depth, from] = ['', 0, 0];
  /** Where the last at-rule without a block so far begins. */
  let head: number | null = null;
  let open: { head: number; body: number; depth: number } | null = null;
  const close = (end: number) => {
    if (!open) return;
    taken.push({ head: sheet.slice(open.head, open.body - 1), body: sheet.slice(open.body, end) });
    open = null;
    from = end + 1;
  };
  for (const { 0: found, index } of sheet.matchAll(token)) {
    // A line's end ends a text too, as in browsers.
    if (quote !== '') {
      if (found === quote || found === '\n') quote = '';
    } else if (found === '"' || found === "'") quote = found;
    else if (found.startsWith('@')) head = found === '@layer' ? null : index;
    else if (found === '{') {
      if (head !== null && !open) {
        kept.push(sheet.slice(from, head));
        open = { head, body: index + 1, depth };
      }
      [head, depth] = [null, depth + 1];
    } else if (found === ';' || found === '}') {
      head = null;
      if (found === '}') depth = Math.max(0, depth - 1);
      if (found === '}' && open?.depth === depth) close(index);
    }
  }
  if (open) close(sheet.length);
  kept.push(sheet.slice(from));
  return { kept: kept.join(''), taken };
}
