import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Part = {
  within?: string;
  inFrame?: string;
  /** Also that what is pressed is 24 px high, which axe leaves out by itself. */
  targets?: boolean;
};

/** What axe objects to, each as one readable line with the elements it means. */
export async function violationsOf(
  page: Page,
  { within, inFrame, targets = false }: Part = {},
): Promise<string[]> {
  // To name each element that a rule found in order takes longer than the rules.
  let axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: targets } },
  });
  if (within) axe = axe.include(within);
  if (inFrame) axe = axe.include([inFrame, 'html']);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'rules that found something to judge').toBeGreaterThan(5);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
  );
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
