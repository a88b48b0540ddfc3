import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { goOnPrompt } from '@sayso/core/prompt/go-on-prompt';
import type { Beginning, TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import { readingWords } from '../../texts/readings.ts';
import type { BuiltIn } from '../builder/built-in.ts';
import type { Usage } from '../models/complete.ts';
import { type Reader, ReadingProblem } from './reader.ts';

type Builder = Pick<BuiltIn, 'answer' | 'checkFirstPlan'>;
/** The draft of the words, or why there is none. */
type Read = { draft: PlanDraft | null; fault: ReadingProblem['fault'] | null; usage: Usage[] };

type Parts = { model: TurnProvider; reader: Reader; builder: Builder; usual: 'plan' | 'model' };

/**
 * A model whose first builds come from a plan: it reads the words into a draft, the built-in builder makes a working
 * app of that, and then the model writes only what the plan has no place for. `usual` is for whoever chose nothing.
 */
export const planFirst = ({ model, reader, builder, usual }: Parts): TurnProvider => ({
  ...model,
  async begin(request, signal) {
    const { writesAll = usual === 'model' } = request;
    if (request.isFix || writesAll || request.writes !== undefined) return null;
    const read = await readClosely(reader, request, signal);
    if (signal.aborted || isNothing(read)) return null;
    const first = await builder
      .checkFirstPlan(request.asker, { text: request.text, ...(read.draft ? { draft: read.draft } : {}) })
      // What no plan can be made of, the model may still know what to do with.
      .catch(() => null);
    if (!first || first.isUnreadable) return null;
    return { events: built(builder, { request, read, signal }), goOn: goOn(read, first.unused) };
  },
});

/** Nothing to build is described: the model answers as it would without a plan. */
const isNothing = ({ draft }: Read): boolean =>
  draft !== null && draft.things.length + draft.pages.length === 0;

async function readClosely(reader: Reader, request: TurnRequest, signal: AbortSignal): Promise<Read> {
  const usage: Usage[] = [];
  const attachments = (request.attachments ?? []).flatMap((each) =>
    each.kind === 'text' ? [each.text.slice(0, attachedChars)] : [],
  );
  const { text, asker } = request;
  try {
    const { draft } = await reader.read(
      { text, attachments, asker, onUsage: (each) => usage.push(each) },
      signal,
    );
    return { draft, fault: null, usage };
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    return { draft: null, fault: error.fault, usage };
  }
}

/** Of each file; tables are read to their end by code. */
const attachedChars = 6_000;

type Building = { request: TurnRequest; read: Read; signal: AbortSignal };

async function* built(builder: Builder, { request, read, signal }: Building): AsyncGenerator<TurnEvent> {
  for (const each of read.usage) yield { ...each, type: 'usage' };
  if (read.fault !== null) yield { type: 'text', text: `${readingWords[read.fault]}\n\n` };
  const planned = read.draft ? { draft: read.draft } : { plan: [] };
  yield* builder.answer({ ...request, ...planned }, signal);
}

/** A service that did not answer just now would not answer the rest either. */
const goOn = ({ fault }: Read, unused: readonly string[]): Beginning['goOn'] =>
  unused.length === 0 || fault === 'provider' || fault === 'late' ? null : goOnPrompt(unused);
