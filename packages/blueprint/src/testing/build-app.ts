import type { Assumption } from '@sayso/contracts/chat';
import type { PlanOperation } from '@sayso/contracts/plan';
import { readAssumptions, readSuggestions } from '@sayso/core/blocks/app-settings';
import { applyBlock } from '@sayso/core/blocks/apply';
import { isAboutAssumptions, isQuestion } from '@sayso/core/blocks/block';
import { BlockParser } from '@sayso/core/blocks/parser';
import type { SourceTree } from '@sayso/core/source-tree';
import type { SampleRecords, TurnRequest } from '@sayso/core/turn-provider';
import { answer } from '../answer.ts';

export type BuiltApp = {
  text: string;
  /** The answer without its blocks. */
  prose: string;
  tree: SourceTree;
  memory: unknown;
  samples: SampleRecords;
  settings: { name?: string | undefined; main_page?: string | undefined };
  suggestions: readonly { title: string; prompt: string }[];
  /** What the answer took for granted, each with its change. */
  assumptions: readonly Assumption[];
  /** The ways in which the message can be read, where it was asked which one is meant. */
  ways: readonly { title: string; prompt: string }[];
  /** Types and paths of the blocks, in their order. */
  blocks: string[];
};

export const now = new Date('2026-11-21T10:00:00Z');

const request = (text: string, name = 'New App'): TurnRequest => ({
  app: { id: 'a'.repeat(24), name, description: text, mainPage: null },
  asker: 'somebody',
  sources: {},
  memory: null,
  history: [],
  text,
  currentPage: null,
  isFirst: true,
  now,
});

/** Answers a first description and lays the answer's blocks over an empty app, as the server does. */
export const buildApp = (text: string): Promise<BuiltApp> => take(request(text));

/** A first build with changes of its plan, or of a starter app or a reader's draft. */
export const buildPlan = (
  text: string,
  given: Pick<TurnRequest, 'plan' | 'template' | 'draft'>,
): Promise<BuiltApp> => take({ ...request(text), ...given });

/** A change of the plan of an app, as it is or as somebody changed it by hand. */
export const changePlan = (
  app: BuiltApp,
  plan: readonly PlanOperation[],
  tree: SourceTree = app.tree,
): Promise<BuiltApp> =>
  take({
    ...request('', nameOf(app)),
    app: { ...request('', nameOf(app)).app, mainPage: app.settings.main_page ?? null },
    sources: tree,
    memory: app.memory,
    isFirst: false,
    plan,
  });

/** A later message, to the app as it is, or as somebody changed it by hand. */
export const changeApp = (
  app: BuiltApp,
  text: string,
  tree: SourceTree = app.tree,
  name = nameOf(app),
): Promise<BuiltApp> => take({ ...request(text, name), sources: tree, memory: app.memory, isFirst: false });

/** The server keeps the name that the last answer gave. */
const nameOf = ({ memory }: BuiltApp): string | undefined =>
  (memory as { app?: { name?: string } } | null)?.app?.name;

async function take(asked: TurnRequest): Promise<BuiltApp> {
  const app: BuiltApp = {
    text: '',
    prose: '',
    tree: asked.sources,
    memory: asked.memory,
    samples: [],
    settings: {},
    suggestions: [],
    assumptions: [],
    ways: [],
    blocks: [],
  };
  const parser = new BlockParser();
  for await (const event of answer(asked)) {
    if (event.type === 'memory') app.memory = event.memory;
    if (event.type === 'samples') app.samples = event.samples;
    if (event.type !== 'text') continue;
    app.text += event.text;
    absorb(app, parser.push(event.text));
  }
  absorb(app, parser.end());
  return app;
}

function absorb(app: BuiltApp, events: ReturnType<BlockParser['push']>): void {
  for (const event of events) {
    if (event.type === 'error') throw new Error(event.message);
    if (event.type === 'text') app.prose += event.text;
    if (event.type !== 'close') continue;
    const applied = applyBlock(app.tree, event.block, { mayShrink: true });
    if ('error' in applied) throw new Error(`${event.block.path ?? event.block.type}: ${applied.error}`);
    app.tree = applied.tree;
    if (isAboutAssumptions(event.block)) {
      const read = readAssumptions(event.block.body);
      if ('error' in read) throw new Error(read.error);
      app.assumptions = read.value;
      continue;
    }
    if (isQuestion(event.block)) {
      const read = readSuggestions(event.block.body);
      if ('error' in read) throw new Error(read.error);
      app.ways = read.value;
      continue;
    }
    app.blocks.push(`${event.block.type} ${event.block.path ?? ''}`.trim());
    if (applied.app) app.settings = applied.app;
    if (applied.suggestions) app.suggestions = applied.suggestions;
  }
}
