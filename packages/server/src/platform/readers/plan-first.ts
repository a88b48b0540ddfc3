import { Fault } from '@sayso/contracts/faults';
import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { attachedChars, type FirstBuild } from '@sayso/contracts/reading';
import { goOnPrompt } from '@sayso/core/prompt/go-on-prompt';
import { isTableName } from '@sayso/core/table-names';
import type { Beginning, Hearing, TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import { quickReadingWords, readingWords, unusedWords } from '../../texts/readings.ts';
import type { BuiltIn } from '../builder/built-in.ts';
import type { Usage } from '../models/complete.ts';
import { type Reader, ReadingProblem } from './reader.ts';

type Builder = Pick<BuiltIn, 'answer' | 'checkFirstPlan'>;
/** The draft of the words, or why there is none. */
type Read = { draft: PlanDraft | null; fault: ReadingProblem['fault'] | null };

type Parts = {
  model: TurnProvider;
  /** What reads at the time; null where the rules alone do, and then the model writes all. */
  current(): Promise<Reader | null>;
  builder: Builder;
  usual: FirstBuild;
};

/**
 * A model whose first builds come from a plan: it reads the words into a draft, unless somebody has settled their plan
 * already; the built-in builder makes a working app of that, and then the model writes only what it has no place for.
 * `usual` is for whoever chose nothing.
 */
export const planFirst = ({ model, current, builder, usual }: Parts): TurnProvider => ({
  ...model,
  async begin(request, hearing) {
    const { writesAll = usual === 'model' } = request;
    if (request.isFix || request.writes !== undefined || (writesAll && !isSettled(request))) return null;
    return beginWith({ current, builder, goesOn: !writesAll }, request, hearing);
  },
});

/** The built-in builder, where its first builds are read closely: what a plan has no place for is left at that. */
export const readFirst = (builder: BuiltIn, current: () => Promise<Reader | null>): TurnProvider => ({
  ...builder,
  async begin(request, hearing) {
    if (request.isFix || request.writes !== undefined) return null;
    return beginWith({ current, builder, goesOn: false }, request, hearing);
  },
});

/** Somebody took a draft or a starter app, or changed the plan by hand: that is what they want. */
const isSettled = ({ plan, draft, template }: TurnRequest): boolean =>
  plan !== undefined || draft !== undefined || template !== undefined;

const asSettled = ({ draft }: TurnRequest): Read => ({ draft: draft ?? null, fault: null });

async function beginWith(
  { current, builder, goesOn }: Pick<Parts, 'current' | 'builder'> & { goesOn: boolean },
  request: TurnRequest,
  hearing: Hearing,
): Promise<Beginning | null> {
  const { signal } = hearing;
  const read = isSettled(request) ? asSettled(request) : await readClosely(await current(), request, hearing);
  if (read === null || signal.aborted || isNothing(read)) return null;
  const { text, asker, template } = request;
  const asked = { text, ...(read.draft ? { draft: read.draft } : {}), ...(template ? { template } : {}) };
  // What no plan can be made of, the model may still know what to do with.
  const first = await builder.checkFirstPlan(asker, asked).catch(unlessRefused);
  if (!first || first.isUnreadable) return null;
  // Whoever settled their plan saw what else was heard, and did not take it.
  const left = isSettled(request) ? first.unused : [...first.unused, ...first.alsoHeard];
  const asks = goesOn && left.length > 0 && !isAway(read);
  const untold = asks || isSettled(request) ? [] : left;
  return {
    events: built(builder, { request, read, untold, signal }),
    goOn: asks ? goOnPrompt(left) : null,
  };
}

/** What the builder refuses, it says itself once it is asked to build. */
function unlessRefused(error: unknown): null {
  if (error instanceof Fault) return null;
  throw error;
}

/** Nothing to build is described: the model answers as it would without a plan. */
const isNothing = ({ draft }: Read): boolean =>
  draft !== null && draft.things.length + draft.pages.length === 0;

/** Null where nothing reads closely at the time. */
async function readClosely(
  reader: Reader | null,
  request: TurnRequest,
  hearing: Hearing,
): Promise<Read | null> {
  if (reader === null) return null;
  const onUsage = (used: Usage) => hearing.onUsage({ ...used, type: 'usage' });
  const attachments = (request.attachments ?? []).flatMap((each) =>
    each.kind === 'text' && !isTableName(each.name) ? [each.text.slice(0, attachedChars)] : [],
  );
  const { text, asker } = request;
  try {
    const { draft } = await reader.read({ text, attachments, asker, onUsage }, hearing.signal);
    return { draft, fault: null };
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
    return { draft: null, fault: error.fault };
  }
}

type Building = { request: TurnRequest; read: Read; untold: readonly string[]; signal: AbortSignal };

async function* built(
  builder: Builder,
  { request, read, untold, signal }: Building,
): AsyncGenerator<TurnEvent> {
  if (read.fault !== null)
    yield { type: 'text', text: `${readingWords[read.fault]} ${quickReadingWords}\n\n` };
  const { plan = [] } = request;
  const draft = read.draft ? { draft: read.draft } : {};
  yield* builder.answer({ ...request, plan, ...draft }, signal);
  if (untold.length > 0) yield { type: 'text', text: `\n\n${unusedWords(untold)}` };
}

/** A service that did not answer just now would not answer the rest either. */
const isAway = ({ fault }: Read): boolean => fault === 'provider' || fault === 'late';
