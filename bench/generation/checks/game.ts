import { eventually } from '@sayso/e2e/acceptance/claims';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { need } from '../fails.ts';
import { textOf } from '../listing.ts';
import type { Place } from '../place.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';
import { openTool } from './tools.ts';

const newGame = /^(?:new (?:game|round|word|puzzle)|start|play again|restart|play|reset)/i;

export const game = judge(z.object({ game: z.string() }), async (place, { game: name }) => {
  const words = new RegExp(name.replace(/[^a-z\d]+/gi, '.?'), 'i');
  const fits = ({ label, title, text }: Sketch) => words.test(label) || words.test(title) || words.test(text);
  await openTool(place, fits, name);
  const { main, page } = place;
  const start = main.getByRole('button', { name: newGame });
  need(
    (await start.count()) > 0,
    'control missing',
    `nothing starts a game: ${(await textOf(place)).slice(0, 120)}`,
  );
  await start.first().click();
  const before = await boardState(main);
  const moved = await makeMoves(place);
  const after = await boardState(main);
  need(before !== after, 'otherwise than said', `${moved} moves change nothing`);
  const text = await textOf(place);
  need(
    /\d|turn|score|moves|wins?|left|lives|tries/i.test(text),
    'otherwise than said',
    `no score and no turn is told: ${text.slice(0, 120)}`,
  );
  await page.keyboard.press('Escape');
  await start.first().click();
  const again = () => boardState(main);
  await eventually(again, (now) => now !== after, 'a new game leaves everything as it was');
  return `${moved} moves change the game, a new one begins anew: ${text.slice(0, 100)}`;
});

/** All that a player sees of the game, marks of buttons and drawn cells included. */
const boardState = (main: Locator): Promise<string> =>
  main.evaluate((element) =>
    [...element.querySelectorAll('button, [role=gridcell], [role=status], [role=img], td, svg, p, output')]
      .map(
        (one) =>
          `${one.getAttribute('aria-label') ?? ''}|${one.textContent ?? ''}|${one.getAttribute('aria-pressed') ?? ''}|${one.getAttribute('disabled') ?? ''}|${one.getAttribute('class') ?? ''}`,
      )
      .concat([...element.querySelectorAll('canvas')].map((one) => one.toDataURL()))
      .join('\n'),
  );

const controls =
  /new game|new round|new word|restart|reset|start|play again|pause|resume|settings|easy|medium|hard|save|leaderboard|search/i;

/** Moves as most games take them: a cell or a choice is pressed, letters and arrows are typed. */
async function makeMoves({ main, page }: Place): Promise<number> {
  let moves = 0;
  const cells = main
    .locator(
      'button:not([disabled]):not([aria-disabled=true]):not([aria-pressed]), [role=gridcell]:not([aria-disabled=true])',
    )
    .filter({ hasNotText: controls });
  for (let move = 0; move < 4; move += 1) {
    const count = await cells.count();
    if (count === 0) break;
    await cells
      .nth(Math.min(move, count - 1))
      .click({ timeout: 1500 })
      .catch(() => undefined);
    moves += 1;
  }
  const board = main.locator('[role=grid], [role=application], [role=region], [tabindex="0"]').first();
  if ((await board.count()) > 0) await board.focus().catch(() => undefined);
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'e', 'a']) {
    await page.keyboard.press(key);
    moves += 1;
  }
  return moves;
}
