import type { TurnEvent, TurnProvider, TurnRequest } from '@sayso/core/turn-provider';

/** One answer under a test's control: it stays open until the test ends it. */
export type ScriptedAnswer = {
  request: TurnRequest;
  signal: AbortSignal;
  /** Once nobody reads on. */
  closed: Promise<void>;
  say(text: string): void;
  give(event: TurnEvent): void;
  end(): void;
  fail(error: Error): void;
};

/** A provider that answers what the test says, when the test says it; it speaks the port that every provider speaks. */
export function createScriptedProvider({ repairs = false }: { repairs?: boolean } = {}) {
  const asked: ScriptedAnswer[] = [];
  const waiting: ((answer: ScriptedAnswer) => void)[] = [];

  const provider: TurnProvider = {
    name: 'scripted',
    repairs,
    async *answer(request, signal) {
      const closed = Promise.withResolvers<void>();
      const stream = new ReadableStream<TurnEvent>({
        start(controller) {
          const answer: ScriptedAnswer = {
            request,
            signal,
            closed: closed.promise,
            say: (text) => controller.enqueue({ type: 'text', text }),
            give: (event) => controller.enqueue(event),
            end: () => controller.close(),
            fail: (error) => controller.error(error),
          };
          const next = waiting.shift();
          if (next) next(answer);
          else asked.push(answer);
        },
        cancel: () => closed.resolve(),
      });
      yield* stream;
    },
  };

  return {
    provider,
    /** The next question that was not taken yet. */
    async next(): Promise<ScriptedAnswer> {
      const known = asked.shift();
      if (known) return known;
      const { promise, resolve } = Promise.withResolvers<ScriptedAnswer>();
      waiting.push(resolve);
      return promise;
    },
  };
}
