import { atMost } from '@sayso/core/at-most';

const most = { person: 3, all: 12 };

/** Few forms that were received are worked on at a time, so that one person's many files leave room for others'. */
export function createFormTurns() {
  const among = atMost(most.all);
  const lines = new Map<string, { inTurn: ReturnType<typeof atMost>; calls: number }>();
  return async <T>(person: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(person) ?? { inTurn: atMost(most.person), calls: 0 };
    lines.set(person, line);
    line.calls += 1;
    try {
      return await line.inTurn(() => among(task));
    } finally {
      line.calls -= 1;
      if (line.calls === 0) lines.delete(person);
    }
  };
}
export type FormTurns = ReturnType<typeof createFormTurns>;
