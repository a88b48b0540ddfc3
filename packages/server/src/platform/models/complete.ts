import { ProviderFault } from '@sayso/core/provider-fault';
import type { TurnEvent } from '@sayso/core/turn-provider';
import type { ModelMessage } from 'ai';
import type { ModelChoice } from '../../model-choice.ts';
import type { Patience } from './patient-fetch.ts';

/** An image or a document that the model is to look at. */
export type ModelFile = { mediaType: string; bytes: Uint8Array };
export type Completion = {
  /** What the answer is for, and in which form it is wanted; neither may be empty. */
  instructions: string;
  form: string;
  /** Begins with a question and ends with one. */
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  /** Come with the first message. */
  files: readonly ModelFile[];
  /** JSON schema of an object that the text is to be. */
  shape?: Readonly<Record<string, unknown>>;
  /** The answer ends there. */
  maxTokens?: number;
  /** Told what each question took. */
  onUsage?: (usage: Usage) => void;
};
export type Usage = Omit<Extract<TurnEvent, { type: 'usage' }>, 'type'>;
/** Asks the model for one text. Throws a `ProviderFault` when there is none. */
export type Complete = (asked: Completion, signal: AbortSignal) => Promise<string>;

/** Answers single questions with the chosen model, beside the turns. The SDK is loaded with the first of them. */
export const createComplete =
  (choice: ModelChoice, patience: Patience): Complete =>
  async ({ instructions, form, messages, files, shape, maxTokens, onUsage }, signal) => {
    const { askModel } = await import('./ask-model.ts');
    const question = {
      instructions,
      form,
      messages: messages.map((message, at) => asModelMessage(message, at === 0 ? files : [])),
      tools: [],
      ...(shape ? { shape } : {}),
      ...(maxTokens === undefined ? {} : { maxTokens }),
      isFirst: true,
    };
    const said: string[] = [];
    for await (const part of askModel({ choice, patience, retries: 2 }, question, signal)) {
      if (part.type === 'text') said.push(part.text);
      if (part.type === 'usage') onUsage?.(part);
      if (part.type !== 'end') continue;
      if (part.reason === 'content-filter')
        throw new ProviderFault('declined', 'The service filtered the answer');
      if (part.reason === 'length')
        throw new ProviderFault('cut', 'The answer came to the limit of its length');
    }
    const text = said.join('').trim();
    if (text === '') throw new ProviderFault(signal.aborted ? 'silent' : 'empty', 'No text came');
    return text;
  };

function asModelMessage(
  { role, text }: Completion['messages'][number],
  files: readonly ModelFile[],
): ModelMessage {
  if (role === 'assistant' || files.length === 0) return { role, content: text };
  const parts = files.map(({ mediaType, bytes }) => ({
    type: 'file' as const,
    mediaType,
    data: { type: 'data' as const, data: Buffer.from(bytes).toString('base64') },
  }));
  return { role, content: [...parts, { type: 'text', text }] };
}
