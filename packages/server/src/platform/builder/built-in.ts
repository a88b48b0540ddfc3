import { join } from 'node:path';
import type { Standing } from '@sayso/blueprint/advice/suggest-for';
import type { CheckedAnswer } from '@sayso/blueprint/reading/check-answer';
import type { PlanPlace, Suggestion } from '@sayso/contracts/chat';
import { Fault } from '@sayso/contracts/faults';
import type { Plan } from '@sayso/contracts/plan';
import type { Template } from '@sayso/contracts/templates';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { SourceTree } from '@sayso/core/source-tree';
import type { BroughtRows, SampleRecords, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import { planWords } from '../../texts/plan.ts';
import { turnWords } from '../../texts/turns.ts';
import type { WorkerLimits } from '../workers/pool-worker.ts';
import type { Share } from '../workers/task.ts';
import { WorkerEnded } from '../workers/worker-ended.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type {
  AnswerEvent,
  Answers,
  AppState,
  FirstPlan,
  FirstRead,
  Item,
  Outcome,
  PlannedChange,
  Question,
  Questions,
  RowsPage,
} from './questions.ts';

const script = join(import.meta.dirname, 'worker.ts');
/** Most answers take a tenth of a second, and the largest files some seconds. */
const usualLimits: WorkerLimits = { longestMs: 30_000, heapMb: 512 };
/** The second is for the others while somebody's message takes long. */
const mostWorkers = 2;

export type BuiltIn = TurnProvider & {
  warm(): Promise<void>;
  /** What could be added to an app as it stands. */
  suggestFor(asker: string, standing: Standing): Promise<Suggestion[]>;
  /** Sample records for the entities that an app has now. */
  samplesOf(asker: string, sources: SourceTree): Promise<SampleRecords>;
  /** The starter apps. */
  templates(asker: string): Promise<readonly Template[]>;
  /** The plan of an app as it stands. */
  planOf(asker: string, state: AppState): Promise<Plan>;
  /** What operations on it come to; throws a fault where they cannot be done. */
  planChange(asker: string, given: Questions['planChange']): Promise<PlannedChange>;
  /** Throws a fault where a first build cannot do what its request says of the plan. */
  checkFirstPlan(asker: string, asked: FirstPlan): Promise<FirstRead>;
  /** Where in the plan a message belongs. */
  placeInPlan(asker: string, state: AppState, text: string): Promise<PlanPlace>;
  /** A reader's answer to a text, as a draft that fits it. */
  checkReading(asker: string, text: string, answer: string): Promise<CheckedAnswer>;
  close(): Promise<void>;
};

/**
 * The built-in builder: answers without any model, key or network. It reads in workers of its own, so that no message
 * holds up the server, and so that one that takes too long or too much memory ends itself only.
 */
export function createBuiltIn(limits: WorkerLimits = usualLimits): BuiltIn {
  const pool = new WorkerPool<Question, Item>({
    script,
    limits,
    most: mostWorkers,
    warmUp: { kind: 'warm' },
  });
  // The kind of a question decides what comes back.
  const ask = <Kind extends keyof Questions>(
    kind: Kind,
    { share, signal, ...given }: Questions[Kind] & { share: Share; signal?: AbortSignal },
  ) => pool.ask({ kind, ...given } as unknown as Question, share, signal) as AsyncGenerator<Answers[Kind]>;
  const only = async <Kind extends keyof Questions>(
    kind: Kind,
    given: Questions[Kind] & { share: Share },
  ) => {
    for await (const item of ask(kind, given)) return item;
    throw new Error('The built-in builder gave no answer');
  };
  const rowsOf = (event: RowsEvent, request: TurnRequest): BroughtRows => ({
    entity: event.entity,
    file: event.file,
    async *rows() {
      const file = request.attachments?.[event.attachment];
      if (file?.kind !== 'text') throw new Error('The file of these rows is gone');
      const { name, text } = file;
      const decoder = new TextDecoder();
      const share = shareOf(request);
      for await (const page of ask('rows', { file: { name, text }, recipe: event.recipe, share }))
        yield* JSON.parse(decoder.decode(page)) as RowsPage;
    },
  });
  return {
    name: 'built-in',
    mayShrink: true,
    async *answer(request, signal) {
      // Read as a description, the words of errors would change the app at random.
      if (request.isFix) return yield { type: 'text', text: turnWords.cannotFix };
      try {
        for await (const event of ask('answer', {
          request: plainOf(request),
          share: shareOf(request),
          signal,
        }))
          yield event.type === 'rows' ? { type: 'rows', rows: rowsOf(event, request) } : event;
      } catch (error) {
        throw error instanceof WorkerEnded ? faultOf(error) : error;
      }
    },
    warm: () => pool.warm(),
    suggestFor: (asker, standing) => only('suggestions', { standing, share: { asker } }),
    samplesOf: (asker, sources) =>
      only('samples', { sources, now: new Date(), share: { asker } }).catch((error) => {
        throw new Fault('unavailable', turnWords.noSamples, {
          cause: error,
        });
      }),
    templates: (asker) => only('templates', { share: { asker } }),
    planOf: (asker, state) => only('plan', { state, share: { asker } }).catch(unread),
    planChange: async (asker, given) =>
      settled(await only('planChange', { ...given, share: { asker } }).catch(unread)),
    async checkFirstPlan(asker, asked) {
      return settled(await only('firstPlan', { ...asked, share: { asker } }).catch(unread));
    },
    placeInPlan: (asker, state, text) => only('planPlace', { state, text, share: { asker } }),
    checkReading: (asker, text, answer) =>
      only('checkReading', { text, answer, share: { asker } }).catch(unread),
    close: () => pool.close(),
  };
}

/** One for the process, however many servers run in it. */
export const builtIn = createBuiltIn();

/** The worker took too long or too much memory over it. */
function unread(cause: unknown): never {
  throw new Fault('unavailable', planWords.unread, { cause });
}

function settled<T>(outcome: Outcome<T>): T {
  if ('done' in outcome) return outcome.done;
  const { kind, message, ...details } = outcome.refused;
  throw new Fault(kind, message, details);
}

type RowsEvent = Extract<AnswerEvent, { type: 'rows' }>;

/** Files of this size take seconds to read. */
const largeChars = 200_000;

function shareOf({ asker, attachments = [] }: TurnRequest): Share {
  const chars = attachments.reduce((sum, each) => sum + (each.kind === 'text' ? each.text.length : 0), 0);
  return { asker, isLarge: chars > largeChars };
}

/** What can be sent to another thread, without what the built-in builder does not look at. */
function plainOf({ tools: _, ...request }: TurnRequest): TurnRequest {
  const attachments = (request.attachments ?? []).map((each) =>
    each.kind === 'image' ? { ...each, base64: '' } : each,
  );
  return { ...request, attachments, history: [] };
}

const faultKinds = { late: 'long_read', memory: 'large_read', crash: 'stopped_reading' } as const;

const faultOf = ({ reason, message }: WorkerEnded): ProviderFault =>
  new ProviderFault(faultKinds[reason], message);
