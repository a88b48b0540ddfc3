import type { Browser, Page } from '@playwright/test';
import { contrastOf, readable, readColor, toHex } from '@sayso/runtime/kit/contrast';
import { hueAndChroma, type Rgb } from '@sayso/runtime/kit/oklch';
import { expect, test } from './support/fixtures.ts';

/** A dark colour and a light one: each needs an ink of its own. */
const colours = ['#7a1fa2', '#ffd60a'];
const schemes = ['light', 'dark'] as const;

/** What a visitor without any session sees, by day or by night. */
async function asStranger(browser: Browser, scheme: 'light' | 'dark', look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ colorScheme: scheme });
  await look(await context.newPage());
  await context.close();
}

/** Ground and ink of a button or link as the browser draws them, whatever way they are written in. */
const drawn = (page: Page, label: string): Promise<{ ground: Rgb; ink: Rgb }> =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll('a, button')].find(
      ({ textContent }) => textContent?.trim() === name,
    );
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!button || !canvas) throw new Error(`There is no “${name}”`);
    const colourOf = (written: string): [number, number, number] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = written;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const { backgroundColor, color } = getComputedStyle(button);
    return { ground: colourOf(backgroundColor), ink: colourOf(color) };
  }, label);

const degrees = (color: Rgb): number => (hueAndChroma(color).hue * 180) / Math.PI;

for (const colour of colours)
  test(`the door of an app and the sign-in behind it have its colour, by day and by night: ${colour}`, async ({
    browser,
    maker,
  }) => {
    const songs = 'A list of the songs our choir knows, each with its composer';
    const app = await maker.api.build(`${songs}. The main colour is ${colour}.`);
    expect(app.theme_color).toBe(colour);
    await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: 'private_with_login' });
    const { url } = await maker.api.publish(app.id);
    for (const scheme of schemes) {
      await asStranger(browser, scheme, async (page) => {
        await page.goto(url);
        const way = page.getByRole('link', { name: 'Sign in' });
        await expect(way).toBeVisible();
        const door = await drawn(page, 'Sign in');
        expect.soft(toHex(door.ground), `door, ${scheme}`).toBe(colour);
        expect.soft(contrastOf(door.ink, door.ground), `door, ${scheme}`).toBeGreaterThanOrEqual(readable);

        await way.click();
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
        const button = await drawn(page, 'Sign in');
        // Lighter or darker, so that it stands out from the page, and of the same hue as far as a screen can show it.
        const away = Math.abs(degrees(button.ground) - degrees(readColor(colour) ?? door.ground));
        expect.soft(Math.min(away, 360 - away), `sign-in, ${scheme}`).toBeLessThan(18);
        expect.soft(hueAndChroma(button.ground).chroma, `sign-in, ${scheme}`).toBeGreaterThan(0.05);
        expect
          .soft(contrastOf(button.ink, button.ground), `sign-in, ${scheme}`)
          .toBeGreaterThanOrEqual(readable);
      });
    }
  });
