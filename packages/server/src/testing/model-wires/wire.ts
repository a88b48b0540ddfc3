import type { IncomingHttpHeaders } from 'node:http';
import type { ModelChoice } from '../../model-choice.ts';

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type Usage = { input: number; cached: number; output: number };
export type Refusal = 'key' | 'quota' | 'overloaded' | 'unknown_model' | 'too_long';

/** A call of a tool whose arguments come in these pieces. */
export type WireCall = { id: string; name: string; pieces: string[] };
export type EndReason = 'stop' | 'length' | 'calls';
export type WireResult = { id: string; text: string };

/** How one provider speaks HTTP, written down from its public reference, so that a loopback server can stand in. */
export type Wire = {
  provider: ModelChoice['provider'];
  /** Below which the provider's paths lie. */
  basePath: string;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  /** What the real service would answer 400 to; null when the question is well formed. */
  complaint(asked: Asked): string | null;
  /** System text and messages as the service was given them, in their order. */
  promptOf(body: Record<string, unknown>): { role: string; text: string }[];
  modelOf(asked: Asked): unknown;
  /** Names of the tools that are offered. */
  toolsOf(body: Record<string, unknown>): unknown[];
  /** As `data:` addresses. */
  imagesOf(body: Record<string, unknown>): string[];
  /** What was answered to calls, in their order. */
  resultsOf(body: Record<string, unknown>): WireResult[];
  open(): string;
  text(words: string): string;
  /** The number counts the calls of one answer from 0. */
  call(call: WireCall, number: number): string;
  end(usage: Usage, reason: EndReason): string;
  /** What the service sends in the middle of a stream when it has trouble of its own; the stream ends after it. */
  trouble(): string;
  refusal(refusal: Refusal, quoted: string): { status: number; body: object };
};

export const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A message's text, given as a string or as parts. */
export const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : listOf(content)
        .map(({ text }) => (typeof text === 'string' ? text : ''))
        .join('');

/** What is wrong with a conversation where calls lack an answer, or answers a call. */
export function unanswered(calls: readonly unknown[], results: readonly unknown[]): string | null {
  const lacking = calls.find((id) => !results.includes(id));
  if (lacking !== undefined) return `No tool output found for call ${String(lacking)}`;
  const stray = results.find((id) => !calls.includes(id));
  return stray === undefined ? null : `Tool output for unknown call ${String(stray)}`;
}
