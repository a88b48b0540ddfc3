import type { Page } from '@playwright/test';
import { lightsOf, pairedTokens, poorPairs, type Shown } from '@sayso/runtime/kit/testing/look-contrast';
import { shownIn, tokensOf } from '@sayso/runtime/kit/testing/look-tokens';

type Look = Pick<Parameters<typeof tokensOf>[0], 'preset' | 'primary'> & { mode: 'light' | 'dark' };

/**
 * Pairs of the look on the page that are below 4.5:1, and tokens that are another colour here than Node works out for
 * all looks (packages/runtime/src/kit/look-contrast.test.ts), as the browser itself resolves them.
 */
export async function poorContrasts(page: Page, look: Look): Promise<string[]> {
  const tokens = tokensOf(look, look.mode);
  const ground = tokens.get('--ground') ?? '';
  const seen = await colorsOf(page, [...pairedTokens, ...lightsOf(ground)]);
  const workedOut = shownIn(tokens);
  const others = pairedTokens.filter((token) => !isAlike(seen(token), workedOut(token)));
  return [...poorPairs(seen, ground), ...others.map((token) => `${token} is another colour in Node`)];
}

const isAlike = (one: Shown, other: Shown): boolean =>
  Math.abs(one.alpha - other.alpha) < 0.01 &&
  one.color.every((part, at) => Math.abs(part - (other.color[at] ?? 0)) <= (one.alpha === 1 ? 2 : 4));

async function colorsOf(page: Page, colors: string[]): Promise<(color: string) => Shown> {
  const channels = await page.evaluate((asked) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const found = asked.map((color) => {
      probe.style.color = color.startsWith('--') ? `var(${color})` : color;
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = getComputedStyle(probe).color;
      canvas?.fillRect(0, 0, 1, 1);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
    });
    probe.remove();
    return found;
  }, colors);
  return (color) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = channels[colors.indexOf(color)] ?? [];
    return { color: [red, green, blue], alpha: alpha / 255 };
  };
}
