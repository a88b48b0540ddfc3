import { beginPlan } from '@sayso/blueprint/operate/begin-plan';
import { table } from '../generation/tables.ts';
import { foundIn } from './found.ts';
import type { Task } from './readers.ts';
import { type Score, type Share, scoreOf, sumOf } from './score.ts';

export type Measured = {
  group: string;
  texts: number;
  /** Answers that the checks refused: the plan of the rules stood in. */
  refused: number;
  score: Score;
  /** Means a text; no tokens where nobody answered. */
  tokens: number;
  seconds: number;
};

/** What people get: the plan with the reader's draft, or that of the rules where there is none. */
async function measureTask({ said, read }: Task) {
  const from = performance.now();
  const { draft, fault, tokens } = await read();
  const { blueprint } = beginPlan({ text: said.text, template: null, draft });
  const seconds = (performance.now() - from) / 1_000;
  return { score: scoreOf(said, foundIn(blueprint, draft)), isRefused: fault !== null, tokens, seconds };
}

/** One row for all tasks of a group; `each` hears of every text. */
export async function measure(
  tasks: readonly Task[],
  each: () => void = () => undefined,
): Promise<Measured[]> {
  const rows = new Map<string, Awaited<ReturnType<typeof measureTask>>[]>();
  for (const task of tasks) {
    const done = await measureTask(task);
    rows.set(task.group, [...(rows.get(task.group) ?? []), done]);
    each();
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [...rows].map(([group, done]) => ({
    group,
    texts: done.length,
    refused: done.filter(({ isRefused }) => isRefused).length,
    score: sumOf(done.map(({ score }) => score)),
    tokens: mean(done.map(({ tokens }) => tokens)),
    seconds: mean(done.map(({ seconds }) => seconds)),
  }));
}

/** One row for all of them together. */
export function together(group: string, rows: readonly Measured[]): Measured {
  const sum = (pick: (row: Measured) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const texts = sum((row) => row.texts);
  return {
    group,
    texts,
    refused: sum(({ refused }) => refused),
    score: sumOf(rows.map(({ score }) => score)),
    tokens: sum((row) => row.tokens * row.texts) / texts,
    seconds: sum((row) => row.seconds * row.texts) / texts,
  };
}

const heads = [
  'reader',
  'texts',
  'refused',
  'things',
  'deeds',
  'people',
  'fields at the right thing',
  'states and choices',
  'public parts',
  'things that nobody said',
  'opened though nobody said so',
  'tokens',
  'seconds',
];

const percent = ({ of, hit }: Share): string =>
  of === 0 ? '-' : `${Math.round((hit / of) * 100)}% of ${of}`;

export const readingTable = (rows: readonly Measured[]): string =>
  table(
    heads,
    rows.map(({ group, texts, refused, score, tokens, seconds }) => [
      group,
      texts,
      refused,
      percent(score.things),
      percent(score.deeds),
      percent(score.people),
      percent(score.fields),
      percent(score.values),
      percent(score.public),
      percent(score.invented),
      percent(score.opened),
      tokens === 0 ? '-' : Math.round(tokens),
      seconds.toFixed(2),
    ]),
  );
