import { excerptAt } from '@sayso/compiler/preview/excerpt';
import type { PreviewCompiler } from '@sayso/compiler/preview/preview-compiler';
import { tryFiles } from '@sayso/compiler/try-files';
import type { StackFrame } from '@sayso/contracts/preview';

type Place = Pick<StackFrame, 'line' | 'column'>;
export type LocatedFrame = Place & { file: string; excerpt: string };

/** Where frames stand in the texts that ran, in their order; null for what leads nowhere. */
export const createFrameLocator =
  ({ locate }: Pick<PreviewCompiler, 'locate'>) =>
  async (
    frames: readonly StackFrame[],
    sources: ReadonlyMap<string, string>,
  ): Promise<(LocatedFrame | null)[]> => {
    const found = new Map<StackFrame, LocatedFrame>();
    const files = Map.groupBy(frames.filter(isOfScreen), ({ path, hash }) => `${path} ${hash}`);
    for (const [first, ...others] of files.values()) {
      const text = first && sources.get(first.hash);
      if (!first || text === undefined) continue;
      const lines = text.split('\n');
      for (const [frame, { line, column }] of await placesIn(text, [first, ...others])) {
        if (line > lines.length) continue;
        found.set(frame, { file: frame.path, line, column, excerpt: excerptAt(lines, line) });
      }
    }
    return frames.map((frame) => found.get(frame) ?? null);

    async function placesIn(text: string, [first, ...others]: [StackFrame, ...StackFrame[]]) {
      const { true: written = [], false: served = [] } = Object.groupBy(
        [first, ...others],
        (frame) => `${frame.written === true}` as const,
      );
      const places = written.map((frame): [StackFrame, Place] => [frame, frame]);
      if (served.length === 0) return places;
      await tryFiles({ [first.path]: text });
      locate(first.path, text, served).forEach((place, at) => {
        const frame = served[at];
        if (place && frame) places.push([frame, place]);
      });
      return places;
    }
  };

/** What runs in a frame: texts of entities and functions do not. */
const isOfScreen = ({ path }: StackFrame) => /^(?:layout$|pages\/|components\/)/.test(path);
