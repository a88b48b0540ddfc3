import { attachedChars, getReader, readDescription, SentDraft } from '@sayso/contracts/reading';
import { isTableName } from '@sayso/core/table-names';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../lib/api-error.ts';
import type { AttachedFile } from '../../../lib/attached-file.ts';
import { call } from '../../../lib/call.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** A closer reading of the words, with the words that it was made from. */
const Read = z.object({
  text: z.string(),
  draft: SentDraft,
  isTaken: z.boolean(),
  /** Nothing else could read the words. */
  isOnly: z.boolean().default(false),
});
type Read = z.infer<typeof Read>;

const key = 'draft:home:reading';

/** Why these words were not read. */
type Problem = { text: string; message: string };

type Asked = {
  text: string;
  files: readonly AttachedFile[];
  /** Whether nothing else can read the words. */
  isOnly: boolean;
};

/** What a reload did not lose. */
function keptReading(): Read | null {
  try {
    const kept = Read.safeParse(JSON.parse(readStored(key) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Has the words read more closely, once somebody asks for it, and keeps what came of it until it is taken or left. */
export function useCloserReading(content: string) {
  const [read, setRead] = useState(keptReading);
  // A reading belongs to its words: more may follow them, other words have nothing to do with it.
  const held = read !== null && content.startsWith(read.text) ? read : null;
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const asked = useRef<AbortController | null>(null);

  const keep = (next: Read | null) => {
    setRead(next);
    writeStored(key, next && JSON.stringify(next));
  };
  const stop = () => {
    asked.current?.abort();
    asked.current = null;
    setReading(false);
  };
  const start = async ({ text, files, isOnly }: Asked) => {
    stop();
    const own = new AbortController();
    asked.current = own;
    setReading(true);
    setProblem(null);
    try {
      const answer = await call(
        readDescription,
        undefined,
        { text, ...withTexts(files) },
        { signal: own.signal },
      );
      if (own.signal.aborted) return;
      if (answer.reading) keep({ text, draft: answer.reading.draft, isTaken: false, isOnly });
      else setProblem({ text, message: answer.problem.message });
    } catch (error) {
      if (!own.signal.aborted) setProblem({ text, message: messageOf(error) });
    }
    stop();
  };

  return {
    /** The draft that stands in for the rules' reading: taken already, or shown to be taken. */
    draft: held?.draft ?? null,
    isProposed: held !== null && !held.isTaken,
    /** Whether what was read were other words than these, or fewer. */
    isOutdated: read !== null && read.text !== content,
    /** There is no plan without it. */
    isOnly: held?.isOnly === true,
    isReading,
    /** Other words may well be read. */
    problem: problem?.text === content ? problem.message : null,
    start: (next: Asked) => void start(next),
    stop,
    take: () => held && keep({ ...held, isTaken: true }),
    leave() {
      stop();
      setProblem(null);
      keep(null);
    },
  };
}

/** Tables are read by code when the app is built. */
function withTexts(files: readonly AttachedFile[]) {
  const texts = files.flatMap((file) =>
    file.kind === 'text' && !isTableName(file.name) ? [file.content.slice(0, attachedChars)] : [],
  );
  return texts.length > 0 ? { attachments: texts.slice(0, 10) } : {};
}

/** Who reads more closely here, if anybody does; asked once there is something to read. */
export const useReader = (isWanted = true) =>
  useQuery({
    queryKey: ['reader'],
    enabled: isWanted,
    queryFn: ({ signal }) => call(getReader, undefined, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
