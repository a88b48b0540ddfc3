import type { ImageAttachment } from '@sayso/core/attachments';
import type { PromptMessage } from '@sayso/core/prompt/history';
import { writeTurnPrompt } from '@sayso/core/prompt/turn-prompt';
import { ProviderFault } from '@sayso/core/provider-fault';
import type { TurnEvent, TurnRequest } from '@sayso/core/turn-provider';
import type { ModelMessage } from 'ai';
import { type AnswerPart, type Asking, askModel, type ToolCall, ToolsRefused } from './ask-model.ts';
import { Breaks, type Resuming } from './breaks.ts';
import { Continuation } from './continuation.ts';
import { printsCode } from './printed-code.ts';
import { type StepLimits, ToolSteps } from './tool-steps.ts';
import { WholeLines } from './whole-lines.ts';

/** When the model last took a question only without tools; null where it never did. */
export type Manners = { refusedToolsAt: number | null };
export type Answering = Asking & {
  limits: StepLimits;
  resuming: Resuming;
  manners: Manners;
  /** How long a model that refused tools is asked without; another model may answer there by then. */
  toolsAgainMs: number;
};

type End = Extract<AnswerPart, { type: 'end' }>;
type Step = { said: string; calls: ToolCall[]; end: End | null };

const goOnWithBlock =
  'Your answer broke off inside a block. Go on with it: the first thing that you write is the line that follows the last one above. Repeat nothing, write no fence and no words before it, and end the block with </action>. Then finish the answer.';
const goOn = 'Your answer broke off. Go on exactly where it ended, and repeat nothing of it.';
const askForBlocks =
  'You printed code outside of action blocks, so nothing was changed. If it was meant to change the app, write it again now as action blocks, with no words before them. If it was an explanation only, answer in one sentence without code.';
const blockIsOpen =
  'The block that you had begun is still open. Go on with it from its last whole line first, and end it with </action>.';

const mayBeTag = /^\s*</;

/**
 * One answer as one stream, in as many questions as it takes: tools are called between them; a stream that breaks is
 * gone on with where it stopped; an answer that ends inside a block is gone on with once, and printed code is asked for
 * as blocks once.
 */
export async function* answerTurn(
  answering: Answering,
  request: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  const talk = new Talk(answering, request);
  for (;;) {
    yield* talk.ask(signal);
    if (signal.aborted) return;
    if (talk.isBroken) await talk.goOn(signal);
    else if (talk.hasCalls) {
      yield* talk.callTools(signal);
      if (talk.isDeaf) return;
    } else if (!talk.asksAgain()) return;
  }
}

/** Images belong to the last message. */
function asModelMessages(said: readonly PromptMessage[], images: readonly ImageAttachment[]): ModelMessage[] {
  const messages = said.map(({ role, content }): ModelMessage => ({ role, content }));
  const last = said.at(-1);
  if (images.length === 0 || !last) return messages;
  const files = images.map(({ mediaType, base64 }) => ({
    type: 'file' as const,
    mediaType,
    data: { type: 'data' as const, data: base64 },
  }));
  return [
    ...messages.slice(0, -1),
    { role: 'user', content: [...files, { type: 'text', text: last.content }] },
  ];
}

class Talk {
  readonly #answering: Answering;
  readonly #prompt: { instructions: string; earlier: number };
  readonly #messages: ModelMessage[];
  readonly #lines = new WholeLines();
  readonly #request: TurnRequest;
  readonly #steps: ToolSteps | null;
  readonly #askedFor = new Set<'rest' | 'blocks'>();
  readonly #breaks: Breaks;
  /** Set while the answer goes on where it broke off. */
  #continuation: Continuation | 'line' | null = null;
  #step: Step = { said: '', calls: [], end: null };
  #questions = 0;
  #isBroken = false;
  /** The same for all questions of a talk: results of tools make no sense to a service that knows of no tools. */
  #takesTools: boolean;

  constructor(answering: Answering, request: TurnRequest) {
    const { instructions, messages, images } = writeTurnPrompt(request);
    this.#answering = answering;
    const { manners, toolsAgainMs } = answering;
    this.#takesTools =
      manners.refusedToolsAt === null || performance.now() - manners.refusedToolsAt >= toolsAgainMs;
    this.#breaks = new Breaks(answering.resuming);
    this.#request = request;
    this.#prompt = { instructions, earlier: messages.length - 1 };
    this.#messages = asModelMessages(messages, images);
    this.#steps = request.tools ? new ToolSteps(request.tools, answering.limits) : null;
  }

  get hasCalls(): boolean {
    return this.#step.calls.length > 0;
  }

  /** The last question's stream broke in the middle. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isDeaf(): boolean {
    return this.#steps?.isDeaf ?? true;
  }

  /** One question and what is said to it. */
  async *ask(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const before = this.#lines.said.length;
    const step: Step = { said: '', calls: [], end: null };
    this.#step = step;
    this.#isBroken = false;
    try {
      yield* this.#hear(step, before, signal);
    } catch (error) {
      yield* this.#breakOff(error, before);
      return;
    }
    if (signal.aborted) return;
    yield* this.#say(this.#joined()?.end() ?? '', before);
    this.#continuation = null;
    const rest = this.#lines.settle();
    if (rest !== '') yield { type: 'text', text: rest };
    step.said = this.#lines.said.slice(before);
    this.#refuseBadEnd();
  }

  async *#hear(step: Step, before: number, signal: AbortSignal): AsyncGenerator<TurnEvent> {
    for await (const part of this.#parts(signal)) {
      if (part.type === 'usage') yield part;
      else if (part.type === 'call') step.calls.push(part.call);
      else if (part.type === 'text') yield* this.#say(this.#joined()?.push(part.text) ?? part.text, before);
      else if (part.type === 'end') step.end = part;
    }
    if (step.end?.reason === 'error') throw new ProviderFault('trouble', 'The answer ended with "error"');
  }

  /** What came stands up to its last whole line; calls of a stream that broke are not carried out. */
  *#breakOff(error: unknown, before: number): Generator<TurnEvent> {
    yield* this.#say(this.#joined()?.breakOff() ?? '', before);
    const rest = this.#lines.breakOff();
    if (rest !== '') yield { type: 'text', text: rest };
    const said = this.#lines.said.slice(before);
    const hasGrown = said.trim() !== '';
    this.#breaks.take(error, { isBegun: hasGrown || this.#questions > 1, hasGrown });
    this.#step = { said, calls: [], end: null };
    this.#isBroken = true;
  }

  /** Asks for what is missing of an answer whose stream broke. */
  async goOn(signal: AbortSignal): Promise<void> {
    const hasGrown = this.#step.said.trim() !== '';
    const { isOpen, said } = this.#lines;
    if (hasGrown) this.#push(isOpen ? goOnWithBlock : goOn);
    if (isOpen) this.#continuation = new Continuation(said);
    else if (hasGrown) this.#continuation = 'line';
    await this.#breaks.wait(signal);
  }

  *#say(text: string, before: number): Generator<TurnEvent> {
    if (text === '') return;
    const isFirst = this.#lines.said.length === before;
    const isApart = this.#continuation === null || (this.#continuation === 'line' && mayBeTag.test(text));
    const parting = isFirst && isApart ? this.#lines.parting() : '';
    const words = parting + this.#lines.push(text);
    if (words !== '') yield { type: 'text', text: words };
  }

  #joined(): Continuation | null {
    return this.#continuation === 'line' ? null : this.#continuation;
  }

  /** A model that takes no tools is asked again without; when it answers so, others need not ask with any. */
  async *#parts(signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const { manners } = this.#answering;
    const question = { ...this.#prompt, messages: this.#messages, isFirst: this.#questions === 0 };
    this.#questions += 1;
    const tools = this.#takesTools ? (this.#request.tools?.specs ?? []) : [];
    try {
      yield* askModel(this.#answering, { ...question, tools }, signal);
    } catch (error) {
      if (!(error instanceof ToolsRefused)) throw error;
      this.#takesTools = false;
      for await (const part of askModel(this.#answering, { ...question, tools: [] }, signal)) {
        manners.refusedToolsAt = performance.now();
        yield part;
      }
    }
  }

  async *callTools(signal: AbortSignal): AsyncGenerator<TurnEvent> {
    const { calls, end } = this.#step;
    if (!this.#steps || !end) return;
    const note = this.#lines.isOpen ? blockIsOpen : null;
    const results = yield* this.#steps.answer(calls, signal, note);
    this.#messages.push(...end.messages, results);
  }

  /** Whether there is cause to ask once more, for the rest of a block or for blocks; the next question is then set. */
  asksAgain(): boolean {
    const { said, end } = this.#step;
    const { isOpen, blocks, prose } = this.#lines;
    if (said.trim() === '') return false;
    if (isOpen || end?.reason === 'length') {
      this.#continuation = isOpen ? new Continuation(this.#lines.said) : 'line';
      return this.#asksFor('rest', isOpen ? goOnWithBlock : goOn);
    }
    return blocks === 0 && printsCode(prose) && this.#asksFor('blocks', askForBlocks);
  }

  #asksFor(what: 'rest' | 'blocks', words: string): boolean {
    if (this.#askedFor.has(what)) return false;
    this.#askedFor.add(what);
    this.#push(words);
    return true;
  }

  #push(words: string): void {
    this.#messages.push(
      { role: 'assistant', content: this.#step.said.trimEnd() },
      { role: 'user', content: words },
    );
  }

  #refuseBadEnd(): void {
    const { calls, end } = this.#step;
    if (!end) return;
    const detail = `The answer ended with "${end.reason}"`;
    if (end.reason === 'content-filter') throw new ProviderFault('declined', detail);
    if (calls.length > 0 || this.#lines.said.trim() !== '') return;
    throw new ProviderFault(end.reason === 'length' ? 'too_long' : 'empty', `${detail}, without a word`);
  }
}
