import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

type Part = {
  within?: string;
  inFrame?: string;
  /** Also that what is pressed is 24 px high, which axe leaves out by itself. */
  targets?: boolean;
  /** Of all rules only these, each of which has to find something to judge. */
  only?: string[];
};

/** What axe objects to, each as one readable line with the elements it means. */
export async function violationsOf(
  page: Page,
  { within, inFrame, targets = false, only }: Part = {},
): Promise<string[]> {
  await settled(page);
  let axe = new AxeBuilder({ page })
    .options({
      // To name each element that a rule found in order takes longer than the rules.
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: targets } } }),
    })
    // Results of several frames are put together in a page of their own, which takes a while.
    .setLegacyMode(page.frames().length === 1);
  if (within) axe = axe.include(within);
  if (inFrame) axe = axe.include([inFrame, 'html']);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'rules that found something to judge').toBeGreaterThanOrEqual(only?.length ?? 6);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
  );
}

/** Colours on their way to others, as when the theme has just changed, are neither the one nor the other. */
async function settled(page: Page): Promise<void> {
  const transitions = () =>
    page.evaluate(() => document.getAnimations().filter((motion) => motion instanceof CSSTransition).length);
  await expect.poll(transitions, { message: 'transitions that run' }).toBe(0);
}

/** The page itself must not scroll sideways; parts may, inside of themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame.url().startsWith('http'));
  for (const frame of frames) {
    const excess = () =>
      frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, { message: `${frame.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
  }
}

/** Whether one lies on the other, on the screen. */
export async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
