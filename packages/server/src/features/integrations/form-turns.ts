import { atMost } from '@sayso/core/at-most';

const most = { person: 3, all: 12 };

/** A form is held in memory with its file, so that few are read at a time; the others wait at their senders' ends. */
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
