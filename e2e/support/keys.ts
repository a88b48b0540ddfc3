import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const most = 80;

/** What somebody does who has no mouse. */
export class Keys {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await this.page.keyboard.press(key);
  };
  type = (text: string) => this.page.keyboard.type(text);

  /** Goes on with Tab until this has the focus, and sees that the focus is where it can be seen. */
  to = async (target: Locator, { key = 'Tab' }: { key?: string } = {}): Promise<void> => {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await expect(target).toBeInViewport();
        return;
      }
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  };

  /** Goes there and presses it. */
  use = async (target: Locator, key = 'Enter'): Promise<void> => {
    await this.to(target);
    await this.press(key);
  };

  /** Chooses in an open list by what it is called. */
  choose = async (option: Locator): Promise<void> => {
    await expect(option).toBeVisible();
    const isAt = () =>
      option.evaluate(
        (element) => element === document.activeElement || element.hasAttribute('data-highlighted'),
      );
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await isAt()) return this.press('Enter');
      const before = await this.#place();
      await this.press('ArrowDown');
      // The highlight follows the key a moment later: the next one would lead past the option.
      await expect
        .poll(this.#place, { message: `what the arrow keys lead to, on the way to ${option}` })
        .not.toBe(before);
    }
    throw new Error(`The arrow keys do not lead to ${option}`);
  };

  /** Which item of the open list is highlighted; -1 before the first is. */
  #place = (): Promise<number> =>
    this.page.evaluate(() => {
      const items = [...document.querySelectorAll('[role=option], [role^=menuitem]')];
      return items.findIndex(
        (item) => item === document.activeElement || item.hasAttribute('data-highlighted'),
      );
    });
}
