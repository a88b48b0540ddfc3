import type { Attachment } from '@sayso/core/attachments';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { Toolbox, TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';
import type { ModelChoice } from '../../model-choice.ts';
import { usualResuming } from '../../platform/models/breaks.ts';
import { createModelProvider, type ModelSettings } from '../../platform/models/model-provider.ts';
import { usualLimits } from '../../platform/models/tool-steps.ts';
import { anthropicWire } from './anthropic-wire.ts';
import { compatibleWire } from './compatible-wire.ts';
import { googleWire } from './google-wire.ts';
import { startModelServer } from './model-server.ts';
import { openaiWire } from './openai-wire.ts';
import type { Wire } from './wire.ts';

export const wires = [anthropicWire, openaiWire, googleWire, compatibleWire];
export const apiKey = 'sk-verySecret-0123456789abcdef';

const request: TurnRequest = {
  app: { id: 'a1', name: 'Task Desk', description: '', mainPage: 'Home' },
  asker: 'somebody',
  sources: { 'pages/Home': 'export default function Home() {\n  return <p>Home</p>;\n}\n' },
  memory: { plan: 1 },
  history: [
    { role: 'user', content: 'A task list' },
    { role: 'assistant', content: 'Here it is.' },
  ],
  text: 'Make it blue',
  currentPage: 'Home',
  isFirst: false,
  now: new Date(),
};
export const questionWith = ({ tools, attachments }: Pick<Given, 'tools' | 'attachments'>): TurnRequest => ({
  ...request,
  ...(tools ? { tools } : {}),
  ...(attachments ? { attachments } : {}),
});

const never = new AbortController().signal;

type Given = {
  patience?: Partial<ModelSettings['patience']>;
  limits?: Partial<ModelSettings['limits']>;
  resuming?: Partial<ModelSettings['resuming']>;
  retries?: number;
  toolsAgainMs?: number;
  model?: string;
  tools?: Toolbox;
  attachments?: Attachment[];
};

/** A model at this address. */
export function modelAt(wire: Wire, baseUrl: string, given: Given = {}): TurnProvider {
  const { patience = {}, limits = {}, resuming = {}, retries = 0, model = 'model-1', toolsAgainMs } = given;
  const choice: ModelChoice = { provider: wire.provider, model, apiKey, baseUrl };
  return createModelProvider(choice, {
    patience: { firstByteMs: 20_000, silenceMs: 20_000, ...patience },
    limits: { ...usualLimits, ...limits },
    resuming: { ...usualResuming, waitMs: 1, ...resuming },
    retries,
    ...(toolsAgainMs === undefined ? {} : { toolsAgainMs }),
  });
}

/** Asks a model at this address one fixed question. */
export function askAt(
  wire: Wire,
  baseUrl: string,
  given: Given = {},
  signal = never,
): AsyncIterable<TurnEvent> {
  return modelAt(wire, baseUrl, given).answer(questionWith(given), signal);
}

/** A loopback service and what a test asks it. */
export function openModelTalks(wire: Wire) {
  const started = startModelServer(wire);
  const ask = async (given: Given = {}, signal = never) => {
    const { baseUrl, next } = await started;
    return { events: askAt(wire, baseUrl, given, signal), next };
  };
  return {
    ask,
    next: async () => (await started).next(),
    /** Asks, and lets the test answer while the events are read; a stream that breaks is not gone on with. */
    async failing(given: Given = {}) {
      const { events, next } = await ask({ resuming: { inAll: 0 }, ...given });
      return { fault: faultOf(events), exchange: await next() };
    },
  };
}

export async function allOf(events: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> {
  const all: TurnEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** What the person and the parser see of an answer. */
export const wordsOf = (events: readonly TurnEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

export async function faultOf(events: AsyncIterable<TurnEvent>): Promise<ProviderFault> {
  try {
    await allOf(events);
  } catch (error) {
    if (error instanceof ProviderFault) return error;
    throw error;
  }
  throw new Error('The answer did not fail');
}
