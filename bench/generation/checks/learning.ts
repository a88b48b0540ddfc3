import { amount, eventually } from '@sayso/e2e/acceptance/claims';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { textOf } from '../listing.ts';
import type { Place } from '../place.ts';
import { takeSurvey } from '../surveys.ts';
import { judge } from './judge.ts';

const goes =
  /^(?:start|begin|next|continue|check|submit|finish|done|see (?:my |the )?(?:result|score)|show (?:my |the )?(?:result|score)|take the quiz|answer)/i;
const score = /\b\d+ ?(?:\/|of|out of) ?\d+\b|score\D{0,12}\d+|\d+ ?%|\d+ points?/i;

const isOver =
  /your (?:final )?score|you scored|final score|\d+ of \d+ (?:right|correct)|% (?:right|correct)|play again|try again|well done/i;

export const quiz = judge(z.object({ quiz: z.string() }), async (place) => {
  const page = place.pageNamed(/quiz|play|test|practice|learn|trivia|study|exam/i, 'the quiz');
  await place.go(page);
  let answered = 0;
  for (let step = 0; step < 60; step += 1) {
    const before = await textOf(place);
    if (answered > 0 && isOver.test(before) && score.test(before))
      return `after ${answered} answers: ${before.slice(0, 120)}`;
    if (await answerOne(place)) answered += 1;
    const on = place.main.getByRole('button', { name: goes }).and(place.page.locator(':not([disabled])'));
    if ((await on.count()) > 0) await on.first().click();
    await eventually(
      () => textOf(place),
      (text) => text !== before,
      'it does not go on',
    ).catch(() => undefined);
  }
  throw new Fails(
    answered === 0 ? 'control missing' : 'otherwise than said',
    `after ${answered} answers it shows no score: ${(await textOf(place)).slice(0, 160)}`,
  );
});

/** Picks the first answer that is offered, or types one. */
async function answerOne({ main }: Place): Promise<boolean> {
  const radios = main.getByRole('radio');
  const pressable = main.locator(
    'fieldset button:not([disabled]), [role=group] button:not([disabled]), li button:not([disabled])',
  );
  const box = main.getByRole('textbox');
  if ((await radios.count()) > 0) {
    if ((await main.locator('[role=radio][aria-checked=true], input[type=radio]:checked').count()) > 0)
      return false;
    await radios.first().click({ force: true });
    return true;
  }
  if ((await pressable.count()) > 0) {
    await pressable.first().click();
    return true;
  }
  if ((await box.count()) === 0 || (await box.first().inputValue()) !== '') return false;
  await box.first().fill('Something');
  return true;
}

export const leaderboard = judge(z.object({ leaderboard: z.string() }), async (place) => {
  const page = place.pageNamed(
    /leaderboard|ranking|standings|high ?scores?|top|rank|scoreboard/i,
    'the ranking',
  );
  await place.go(page);
  const read = () =>
    place.page.evaluate(() => {
      const rows = [...document.querySelectorAll('main table:first-of-type tbody tr')];
      const lines = rows.length > 0 ? rows : [...document.querySelectorAll('main ol li, main ul li')];
      return lines.map((line) =>
        [...line.querySelectorAll('td, span, p, strong')]
          .map((cell) => (cell.textContent ?? '').trim())
          .filter((text) => /^[$€£]?-?[\d.,]+(?: ?\w{0,6})?$/.test(text)),
      );
    });
  const lines = await eventually(read, (found) => found.length > 1, 'the ranking has no lines');
  const numbers = lines.map((cells) => cells.map((text) => amount(text)));
  const width = Math.min(...numbers.map((cells) => cells.length));
  // Where few moves or little time win, the best are the smallest.
  const isLeast = /moves|time|seconds|strokes|guesses|attempts/i.test(page.text);
  const columns = Array.from({ length: width }, (_, at) => numbers.map((cells) => cells[at] ?? 0));
  const isRank = (column: readonly number[]) => column.every((value, at) => value === at + 1);
  const isSorted = (column: readonly number[], way: 1 | -1) =>
    column.every((value, at) => at === 0 || (value - (column[at - 1] ?? 0)) * way >= 0);
  const falls = columns.filter(
    (column) =>
      new Set(column).size > 1 &&
      (isSorted(column, -1) || (isLeast && isSorted(column, 1) && !isRank(column))),
  );
  need(
    falls.length > 0,
    'otherwise than said',
    `no number falls from line to line: ${few(
      lines.map((cells) => cells.join(' ')),
      5,
    )}`,
  );
  return `${page.label || page.title} ranks ${few((falls.at(-1) ?? []).map(String), 6)}`;
});

export const survey = judge(z.object({ survey: z.string() }), async (place) => {
  const isSurvey = /survey|questionnaire|\bpoll\b/i;
  const page =
    place.pages.find(({ label, title, name }) => [label, title, name].some((one) => isSurvey.test(one))) ??
    place.pageNamed(/feedback|fill|answer|respond|take/i, 'the survey');
  await place.go(page);
  return `sent: ${await takeSurvey(place.page)}`;
});

export const results = judge(z.object({ results: z.string() }), async (place) => {
  const page = place.pageNamed(/results?|summary|answers|responses|report|analysis/i, 'results');
  await place.go(page);
  const drawn = place.main.locator(
    '[role=img][aria-label], [role=progressbar], [role=meter], progress, meter, table tbody tr',
  );
  await eventually(
    () => drawn.count(),
    (count) => count > 0,
    'no answers are summed up',
  );
  const text = await textOf(place);
  need(/\d/.test(text), 'otherwise than said', `the results have no numbers: ${text.slice(0, 120)}`);
  return `${page.label || page.title} sums up: ${text.slice(0, 120)}`;
});
