import { compactGrammar } from './compact-grammar.ts';
import { importLibrary, type Library, type Llama } from './library.ts';
import type { Job, LoadJob, ReadJob, Said } from './protocol.ts';

/**
 * A process of its own for a local model: an abort is not seen while the model reads its prompt, so that only a kill
 * ends it in time, and a library in C++ must not take the server with it. It knows nothing of the server.
 */

/** What Node takes beside the model. */
const ownBytes = 150_000_000;
/** Frames of the chat around instructions and question, which differ from model to model. */
const frameTokens = 64;

type Read = (job: ReadJob) => Promise<Said>;
let read: Read | null = null;

const say = (said: Said) => process.send?.(said);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

process.on('message', (job: Job) => void answer(job));
// Whoever asked is gone; a usual end would wait for the model.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Elsewhere the server sees for itself what is in use.
if (process.platform !== 'linux')
  setInterval(() => say({ kind: 'memory', bytes: process.memoryUsage.rss() }), 50).unref();

async function answer(job: Job): Promise<void> {
  try {
    if (job.kind === 'load') return void say(await load(job));
    if (read !== null) say(await read(job));
  } catch (error) {
    say({ kind: 'broken', detail: wordsOf(error) });
  }
}

async function load(job: LoadJob): Promise<Said> {
  const library = await importLibrary(job.library).catch(() => null);
  if (library === null) return { kind: 'missing' };
  const llama = await library.getLlama({
    gpu: false,
    // Without a binary for this machine it would compile for ten minutes.
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    maxThreads: job.threads,
  });
  const needed = ownBytes + (await needOf(library, llama, job));
  if (needed > job.memoryBytes) return { kind: 'large', bytes: needed };
  read = await reading(library, llama, job);
  return { kind: 'ready' };
}

/** The library's own check refuses only what the whole machine lacks. */
async function needOf({ readGgufFileInfo, GgufInsights }: Library, llama: Llama, job: LoadJob) {
  const info = await readGgufFileInfo(job.file, { logWarnings: false, sourceType: 'filesystem' });
  const insights = await GgufInsights.from(info, llama);
  const [weights, context] = await Promise.all([
    insights.estimateModelResourceRequirementsV2({ gpuLayers: 0 }),
    insights.estimateContextResourceRequirementsV2({ contextSize: job.contextTokens, modelGpuLayers: 0 }),
  ]);
  return weights.cpuRam + context.cpuRam;
}

async function reading({ LlamaChatSession }: Library, llama: Llama, job: LoadJob): Promise<Read> {
  const model = await llama.loadModel({ modelPath: job.file, gpuLayers: 0 });
  const { contextTokens, answerTokens: maxTokens, threads, instructions } = job;
  const context = await model.createContext({ contextSize: contextTokens, sequences: 1, threads });
  const { grammar: spacious } = await llama.createGrammarForJsonSchema(job.shape);
  const grammar = await llama.createGrammar({ grammar: compactGrammar(spacious) });
  const session = new LlamaChatSession({
    contextSequence: context.getSequence(),
    systemPrompt: instructions,
    // Some models know no instructions of their own; they stand in the question then.
    forceAddSystemPrompt: true,
  });
  const room = contextTokens - maxTokens - frameTokens - model.tokenize(instructions).length;
  return async ({ nr, question }) => {
    const tokens = model.tokenize(question).length;
    if (tokens > room) return { kind: 'long', nr, tokens, room };
    // The state of the instructions, which come first, stays: the next question is read after them.
    session.resetChatHistory();
    const { responseText: text, stopReason } = await session.promptWithMeta(question, {
      grammar,
      temperature: 0,
      maxTokens,
      budgets: { thoughtTokens: 0, commentTokens: 0 },
    });
    if (stopReason === 'maxTokens') return { kind: 'cut', nr };
    return { kind: 'answer', nr, text };
  };
}
