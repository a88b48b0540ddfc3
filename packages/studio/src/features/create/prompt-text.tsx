import { type ComponentProps, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { cn } from '../../ui/cn.ts';
import { Textarea } from '../../ui/input.tsx';
import { partsOf, unusedRanges } from './plan/unused-ranges.ts';

type Props = Omit<ComponentProps<typeof Textarea>, 'value'> & {
  value: string;
  /** Words of the text that are underlined. */
  marked: readonly string[];
};

/** Both layers must break their lines at the same places. */
const lines = 'whitespace-pre-wrap break-words px-4.5 pt-4.5 pb-3 text-large';

/** A text box whose words can be underlined: they stand once more below it, unseen but for the lines under them. */
export function PromptText({ value, marked, className, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  // After every render: the text may have changed from outside, as by an idea.
  useLayoutEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (area) follow(area, marks.current);
  });
  useLayoutEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const watch = new ResizeObserver(() => follow(area, marks.current));
    watch.observe(area);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className="relative grid overflow-hidden">
      <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
        <div ref={marks} dir="auto" className={lines}>
          <Marks text={value} marked={marked} />
        </div>
      </div>
      <Textarea
        dir="auto"
        value={value}
        onScroll={({ currentTarget }) => follow(currentTarget, marks.current)}
        className={cn('relative', lines, className)}
        {...rest}
      />
    </div>
  );
}

/** Puts the marks where the words are: as wide as the box without its scroll bar, and scrolled as far. */
function follow(area: HTMLTextAreaElement, marks: HTMLElement | null) {
  if (!marks) return;
  marks.style.width = `${area.clientWidth}px`;
  marks.style.transform = `translateY(${-area.scrollTop}px)`;
}

/** Behind what is typed: the box never waits for it. */
function Marks({ text, marked }: { text: string; marked: readonly string[] }) {
  const later = useDeferredValue(text);
  return useMemo(() => {
    const ranges = unusedRanges(later, marked);
    // A text without marks needs no second layer.
    if (ranges.length === 0) return null;
    return partsOf(later, ranges).map(({ words, from, isMarked }) =>
      isMarked ? (
        <mark
          key={from}
          className="bg-transparent text-transparent underline decoration-2 decoration-dotted decoration-faint underline-offset-4"
        >
          {words}
        </mark>
      ) : (
        <span key={from} className="text-transparent">
          {words}
        </span>
      ),
    );
  }, [later, marked]);
}
