import { ProviderFault } from '@sayso/core/provider-fault';
import type { ToolSpec } from '@sayso/core/turn-provider';
import {
  type FinishReason,
  jsonSchema,
  type LanguageModelUsage,
  type ModelMessage,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
  tool,
} from 'ai';
import type { ModelChoice } from '../../model-choice.ts';
import { type Patience, patientFetch } from './patient-fetch.ts';
import { faultFrom, refusesImages, refusesTools } from './sdk-faults.ts';
import { openModel } from './sdk-model.ts';

export type Asking = {
  choice: ModelChoice;
  patience: Patience;
  /** How often a question is asked again that was refused for the moment, before any word came. */
  retries: number;
};

/** One question of possibly several in a turn. */
export type Question = {
  instructions: string;
  /** What is the same for some questions and not for others. */
  form?: string;
  /** So many of the messages were said before; the same ones begin the next question. */
  earlier?: number;
  messages: readonly ModelMessage[];
  tools: readonly ToolSpec[];
  /** JSON schema of an object that the answer is to be; services hold the model to it as far as they can. */
  shape?: Readonly<Record<string, unknown>>;
  /** The answer ends there; without, where the model's service ends it. */
  maxTokens?: number;
  /** Nothing of this answer was asked or looked up before. */
  isFirst: boolean;
};

export type ToolCall = {
  id: string;
  name: string;
  input: unknown;
  /** Set when the arguments were no JSON. */
  problem?: string;
};
export type AnswerPart =
  | { type: 'text'; text: string }
  /** The model thinks; what it thinks is nobody's to read. */
  | { type: 'thought' }
  | { type: 'usage'; tokensIn: number; tokensOut: number; tokensCached?: number }
  | { type: 'call'; call: ToolCall }
  /** `messages` are the answer as the service wants it back, with its own marks. */
  | { type: 'end'; reason: FinishReason; messages: ModelMessage[] };

/** The service answers this model's questions only where no tools come with them. */
export class ToolsRefused extends Error {}

// Its warnings would go to the console, past the server's own log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Words, thoughts and arguments of one answer: many times what any model says at once. */
const longestAnswer = 2_000_000;

/** Models that the SDK does not know would be held to 4096 tokens otherwise; those it knows, to what they can. */
const longestAnthropicAnswer = 64_000;

/** Asks the model once and passes on what it says. Throws a `ProviderFault` when the answer fails or is no answer. */
export async function* askModel(
  asking: Asking,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { choice, patience, retries } = asking;
  // The connection closes also when nobody reads on.
  const gone = new AbortController();
  let hasSpoken = false;
  try {
    const result = streamText({
      model: await openModel(choice, patientFetch(patience), { isShaped: question.shape !== undefined }),
      ...promptFor(choice, question),
      ...(question.tools.length === 0 ? {} : { tools: toolsOf(question.tools) }),
      ...(question.shape ? { output: shaped(question.shape) } : {}),
      ...limitOf(choice, question),
      ...(choice.provider === 'openai' ? { providerOptions: { openai: { store: false } } } : {}),
      maxRetries: retries,
      abortSignal: AbortSignal.any([signal, gone.signal]),
      // Errors come with the stream; the default would print them.
      onError: () => {},
    });
    for await (const part of partsOf(result.stream)) {
      if (part.type !== 'usage' && part.type !== 'end') hasSpoken = true;
      if (part.type === 'end') part.messages.push(...(await result.responseMessages).filter(isOwn));
      yield part;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (question.isFirst && question.tools.length > 0 && !hasSpoken && refusesTools(error))
      throw new ToolsRefused();
    if (!hasSpoken && question.messages.some(hasImage) && refusesImages(error))
      throw new ProviderFault('blind', `${choice.provider} takes no images`);
    throw faultFrom(error, { provider: choice.provider, apiKey: choice.apiKey, hasSpoken });
  } finally {
    gone.abort();
  }
}

/** The SDK would read the whole answer anew with each piece of it, on the server's thread, for parts that nobody asks for. */
const shaped = (shape: Readonly<Record<string, unknown>>) => ({
  ...Output.object({ schema: jsonSchema({ ...shape }) }),
  parsePartialOutput: async () => undefined,
});

function limitOf({ provider }: ModelChoice, { maxTokens }: Question) {
  if (maxTokens !== undefined) return { maxOutputTokens: maxTokens };
  return provider === 'anthropic' ? { maxOutputTokens: longestAnthropicAnswer } : {};
}

const hasImage = ({ content }: ModelMessage) =>
  typeof content !== 'string' && content.some(({ type }) => type === 'file');

/** Results of tools are told by those who called them. */
const isOwn = ({ role }: ModelMessage) => role === 'assistant';

/** Without a function of their own, calls end the answer; arguments are checked by the tools. */
const toolsOf = (specs: readonly ToolSpec[]): ToolSet =>
  Object.fromEntries(
    specs.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema({ ...parameters }) }),
    ]),
  );

async function* partsOf(stream: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<AnswerPart> {
  let hasSpoken = false;
  let reason: FinishReason | 'none' | 'interrupted' = 'none';
  let length = 0;
  for await (const part of stream) {
    length += lengthOf(part);
    if (length > longestAnswer)
      throw new ProviderFault('endless', `More than ${longestAnswer} characters came`);
    switch (part.type) {
      case 'text-delta':
        if (part.text === '') break;
        hasSpoken = true;
        yield { type: 'text', text: part.text };
        break;
      case 'reasoning-delta':
        hasSpoken = true;
        yield { type: 'thought' };
        break;
      case 'tool-call':
        hasSpoken = true;
        yield { type: 'call', call: callOf(part) };
        break;
      case 'finish-step':
        reason =
          part.finishReason === 'other' && part.rawFinishReason === undefined ? 'none' : part.finishReason;
        yield* usageOf(part.usage);
        break;
      case 'error':
        throw part.error;
      case 'abort':
        return;
    }
  }
  if (reason === 'none' || reason === 'interrupted') {
    throw new ProviderFault(hasSpoken ? 'cut' : 'unreadable', `The answer ended with "${reason}"`);
  }
  yield { type: 'end', reason, messages: [] };
}

function lengthOf(part: TextStreamPart<ToolSet>): number {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.text.length;
  return part.type === 'tool-input-delta' ? part.delta.length : 0;
}

function callOf(part: Extract<TextStreamPart<ToolSet>, { type: 'tool-call' }>): ToolCall {
  const call = { id: part.toolCallId, name: part.toolName, input: part.input };
  const isText = part.invalid === true && typeof part.input === 'string';
  return isText ? { ...call, problem: 'The arguments of this call are not valid JSON' } : call;
}

function* usageOf({
  inputTokens,
  outputTokens,
  inputTokenDetails,
}: LanguageModelUsage): Generator<AnswerPart> {
  if (inputTokens === undefined && outputTokens === undefined) return;
  const cached = inputTokenDetails.cacheReadTokens;
  yield {
    type: 'usage',
    tokensIn: inputTokens ?? 0,
    tokensOut: outputTokens ?? 0,
    ...(cached === undefined ? {} : { tokensCached: cached }),
  };
}

/** Marks where Anthropic may keep what it has read; the other providers find the common beginning by themselves. */
const breakpoint = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' as const } } } };

function promptFor({ provider }: ModelChoice, { instructions, form, earlier = 0, messages }: Question) {
  const parts = form === undefined ? [instructions] : [instructions, form];
  // Several models behind compatible addresses take one system message alone.
  if (provider !== 'anthropic') return { instructions: parts.join('\n'), messages: [...messages] };
  const isMarked = (at: number) => at === earlier - 1 || at === messages.length - 1;
  return {
    instructions: parts.map((content) => ({ role: 'system' as const, content, ...breakpoint })),
    messages: messages.map((message, at) => (isMarked(at) ? { ...message, ...breakpoint } : message)),
  };
}
