import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { attachedChars } from '@sayso/contracts/reading';
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
 * A model whose first builds come from a plan: it reads the words into a draft, unless somebody has settled their plan
 * already; the built-in builder makes a working app of that, and then the model writes only what it has no place for.
 * `usual` is for whoever chose nothing.
 */
export const planFirst = ({ model, reader, builder, usual }: Parts): TurnProvider => ({
  ...model,
  async begin(request, signal) {
    const { writesAll = usual === 'model' } = request;
    if (request.isFix || request.writes !== undefined || (writesAll && !isSettled(request))) return null;
    const beginning = await beginWith({ reader, builder }, request, signal);
    return beginning && writesAll ? { ...beginning, goOn: null } : beginning;
  },
});

/** The built-in builder, where its first builds are read closely: what a plan has no place for is left at that. */
export const readFirst = (builder: BuiltIn, current: () => Promise<Reader | null>): TurnProvider => ({
  ...builder,
  async begin(request, signal) {
    if (request.isFix || request.writes !== undefined) return null;
    const reader = await current();
    const beginning = reader && (await beginWith({ reader, builder }, request, signal));
    return beginning && { ...beginning, goOn: null };
  },
});

/** Somebody took a draft or a starter app, or changed the plan by hand: that is what they want. */
const isSettled = ({ plan, draft, template }: TurnRequest): boolean =>
  plan !== undefined || draft !== undefined || template !== undefined;

const asSettled = ({ draft }: TurnRequest): Read => ({ draft: draft ?? null, fault: null, usage: [] });

async function beginWith(
  { reader, builder }: Pick<Parts, 'reader' | 'builder'>,
  request: TurnRequest,
  signal: AbortSignal,
): Promise<Beginning | null> {
  const read = isSettled(request) ? asSettled(request) : await readClosely(reader, request, signal);
  if (signal.aborted || isNothing(read)) return null;
  const { text, asker, template } = request;
  const asked = { text, ...(read.draft ? { draft: read.draft } : {}), ...(template ? { template } : {}) };
  // What no plan can be made of, the model may still know what to do with.
  const first = await builder.checkFirstPlan(asker, asked).catch(() => null);
  if (!first || first.isUnreadable) return null;
  // Whoever settled their plan saw what else was heard, and did not take it.
  const left = isSettled(request) ? first.unused : [...first.unused, ...first.alsoHeard];
  return { events: built(builder, { request, read, signal }), goOn: goOn(read, left) };
}

/** Nothing to build is described: the model answers as it would without a plan. */
const isNothing = ({ draft }: Read): boolean =>
  draft !== null && draft.things.length + draft.pages.length === 0;

async function readClosely(reader: Reader, request: TurnRequest, signal: AbortSignal): Promise<Read> {
  const usage: Usage[] = [];
  const attachments = (request.attachments ?? []).flatMap((each) =>
    each.kind === 'text' && !isTable(each.name) ? [each.text.slice(0, attachedChars)] : [],
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

/** Tables are read to their end by code. */
const isTable = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name);

type Building = { request: TurnRequest; read: Read; signal: AbortSignal };

async function* built(builder: Builder, { request, read, signal }: Building): AsyncGenerator<TurnEvent> {
  for (const each of read.usage) yield { ...each, type: 'usage' };
  if (read.fault !== null) yield { type: 'text', text: `${readingWords[read.fault]}\n\n` };
  const { plan = [] } = request;
  const draft = read.draft ? { draft: read.draft } : {};
  yield* builder.answer({ ...request, plan, ...draft }, signal);
}

/** A service that did not answer just now would not answer the rest either. */
const goOn = ({ fault }: Read, unused: readonly string[]): Beginning['goOn'] =>
  unused.length === 0 || fault === 'provider' || fault === 'late' ? null : goOnPrompt(unused);
