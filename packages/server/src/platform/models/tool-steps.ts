import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Toolbox, ToolOutcome, TurnEvent } from '@sayso/core/turn-provider';
import type { ToolModelMessage } from 'ai';
import type { ToolCall } from './ask-model.ts';

/** How long one answer may go on looking things up. */
export type StepLimits = { steps: number; calls: number; milliseconds: number; identical: number };
/** `calls` are those of one step; the time leaves a slow model some of its turn to finish in. */
export const usualLimits: StepLimits = { steps: 25, calls: 10, milliseconds: 45 * 60_000, identical: 3 };

const enough: Record<'steps' | 'time' | 'same', string> = {
  steps: 'That was the last look-up of this answer.',
  time: 'The time for look-ups in this answer is over.',
  same: 'You have asked exactly this before, and the answer is the same.',
};
const finishNow = 'Nothing more can be looked up now. Finish your answer with what you know.';

/** Carries out what a model calls, step by step, and ends it when it goes on too long. */
export class ToolSteps {
  readonly #box: Toolbox;
  readonly #limits: StepLimits;
  readonly #startedAt = performance.now();
  readonly #calls: { name: string; input: unknown }[] = [];
  #steps = 0;
  #stepsAfterEnd = 0;
  #end: keyof typeof enough | null = null;

  constructor(box: Toolbox, limits: StepLimits) {
    this.#box = box;
    this.#limits = limits;
  }

  /** The model goes on calling although it was told that nothing more is looked up. */
  get isDeaf(): boolean {
    return this.#stepsAfterEnd > 0;
  }

  /** Answers all calls of one step; each is told before it is carried out and after. */
  async *answer(
    calls: readonly ToolCall[],
    signal: AbortSignal,
    note: string | null,
  ): AsyncGenerator<TurnEvent, ToolModelMessage> {
    this.#steps += 1;
    if (this.#end !== null) this.#stepsAfterEnd += 1;
    const content: ToolModelMessage['content'] = [];
    for (const [at, call] of calls.entries()) {
      if (signal.aborted) break;
      // The service wants an answer to every call; the person need not see those that were not carried out.
      const isTooMany = at >= this.#limits.calls;
      const outcome = isTooMany ? this.#tooMany() : yield* this.#carryOut(call, signal);
      const isLast = content.length === calls.length - 1;
      const value = isLast && note !== null ? `${outcome.text}\n\n${note}` : outcome.text;
      const type = outcome.isError === true ? ('error-text' as const) : ('text' as const);
      content.push({
        type: 'tool-result',
        toolCallId: call.id,
        toolName: call.name,
        output: { type, value },
      });
    }
    return { role: 'tool', content };
  }

  async *#carryOut(call: ToolCall, signal: AbortSignal): AsyncGenerator<TurnEvent, ToolOutcome> {
    const id = randomUUID();
    yield { type: 'tool_call', id, name: call.name, arguments: asArguments(call.input) };
    const outcome = await this.#outcomeOf(call, signal);
    yield { type: 'tool_result', id, outcome };
    return outcome;
  }

  #tooMany(): ToolOutcome {
    return failed(`This was not carried out: at most ${this.#limits.calls} calls are answered at once.`);
  }

  async #outcomeOf(call: ToolCall, signal: AbortSignal): Promise<ToolOutcome> {
    this.#end ??= this.#endOf(call);
    if (this.#end !== null) return failed(`${enough[this.#end]} ${finishNow}`);
    this.#calls.push({ name: call.name, input: call.input });
    if (call.problem !== undefined) return failed(`${call.problem}. Call it again with a whole JSON object.`);
    return this.#box.call(call.name, call.input, signal);
  }

  #endOf({ name, input }: ToolCall): keyof typeof enough | null {
    const { steps, milliseconds, identical } = this.#limits;
    const before = this.#calls.filter((call) => call.name === name && isDeepStrictEqual(call.input, input));
    if (before.length >= identical - 1) return 'same';
    if (this.#steps > steps) return 'steps';
    return performance.now() - this.#startedAt > milliseconds ? 'time' : null;
  }
}

const failed = (text: string): ToolOutcome => ({ text, results: text, isError: true });

const asArguments = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
