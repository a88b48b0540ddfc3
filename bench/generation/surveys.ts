import { eventually } from '@sayso/e2e/acceptance/claims';
import type { Page } from 'playwright-core';
import { Fails } from './fails.ts';

const onward = /^(?:next|continue|submit|send|finish|start|begin|done)/i;
const thanks = /thank you|thanks|received|answers? (?:are|were|have been) (?:sent|saved)|submitted/i;

/** Answers every step of the survey that is open and sends it; answers what it says then, such as its thanks. */
export async function takeSurvey(page: Page): Promise<string> {
  const main = page.locator('main');
  const read = async () => (await main.innerText()).replace(/\s+/g, ' ').trim();
  for (let step = 0; step < 40; step += 1) {
    await answerAll(page);
    const on = main.getByRole('button', { name: onward });
    const before = await read();
    // The thanks may come a moment after the button has gone.
    if (step > 0 && thanks.test(before)) return before.slice(0, 120);
    if ((await on.count()) === 0)
      throw new Fails('control missing', `nothing sends the answers: ${before.slice(0, 120)}`);
    await on.last().click();
    const after = await eventually(read, (text) => text !== before, 'it does not go on');
    if (thanks.test(after)) return after.slice(0, 120);
  }
  throw new Fails('otherwise than said', `it does not come to an end: ${(await read()).slice(0, 120)}`);
}

/** One choice of every group, a word in every box. */
async function answerAll(page: Page): Promise<void> {
  const main = page.locator('main');
  for (const group of await main.locator('[role=radiogroup], fieldset').all()) {
    const choice = group
      .locator(
        '[role=radio], input[type=radio], [role=checkbox], input[type=checkbox], button:not([role=combobox])',
      )
      .first();
    if ((await choice.count()) === 0) continue;
    // A step that comes in draws its choices a moment later.
    await choice.waitFor();
    await choice.click({ force: true });
  }
  for (const box of await main
    .locator('textarea, input[type=text], input[type=email], input[type=number]')
    .all()) {
    const type = await box.getAttribute('type');
    if ((await box.inputValue()) === '')
      await box.fill(type === 'number' ? '3' : type === 'email' ? 'someone@example.com' : 'Something');
  }
  for (const box of await main.getByRole('combobox').all()) {
    await box.click();
    await page.getByRole('option').last().click();
  }
}
