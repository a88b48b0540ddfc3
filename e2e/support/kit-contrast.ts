import type { Page } from '@playwright/test';

/** Text token on ground token. What lets its ground shine through is laid over every colour of the page's ground. */
const pairs: [text: string, ground: string, least?: number][] = [
  ['--foreground', '--background'],
  ['--muted-foreground', '--background'],
  ['--card-foreground', '--card'],
  ['--muted-foreground', '--card'],
  ['--link', '--card'],
  ['--success', '--card'],
  ['--warning', '--card'],
  ['--danger', '--card'],
  ['--info', '--card'],
  ['--popover-foreground', '--popover'],
  ['--muted-foreground', '--popover'],
  ['--danger', '--popover'],
  ['--field-foreground', '--field'],
  ['--muted-foreground', '--field'],
  ['--muted-foreground', '--muted'],
  ['--secondary-foreground', '--secondary'],
  ['--accent-foreground', '--accent'],
  ['--primary-foreground', '--primary'],
  ['--destructive-foreground', '--destructive'],
  ['--sidebar-foreground', '--sidebar'],
  ['--sidebar-accent-foreground', '--sidebar'],
  ['--sidebar-accent-foreground', '--sidebar-accent'],
  ['--success', '--success-soft'],
  ['--warning', '--warning-soft'],
  ['--danger', '--danger-soft'],
  ['--info', '--info-soft'],
];

/** Pairs of the current look that are below 4.5:1, as the browser itself resolves the tokens. */
export const poorContrasts = (page: Page): Promise<string[]> =>
  page.evaluate((wanted) => {
    type Rgba = [number, number, number, number];
    const probe = document.body.appendChild(document.createElement('i'));
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (color: string): Rgba => {
      probe.style.color = color;
      const resolved = getComputedStyle(probe).color;
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = resolved;
      canvas?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba => [
      red * alpha + r * (1 - alpha),
      green * alpha + g * (1 - alpha),
      blue * alpha + b * (1 - alpha),
      1,
    ];
    const light = ([red, green, blue]: Rgba) => {
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const contrast = (one: Rgba, other: Rgba) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const written = getComputedStyle(document.documentElement).getPropertyValue('--ground');
    const lights = written.includes('gradient') ? (written.match(/#[\da-f]{6}\b/gi) ?? []) : [];
    const grounds = [read('var(--background)'), ...lights.map(read)];
    const poor = wanted.flatMap(([text, ground]) => {
      const under =
        ground === '--background' ? grounds : grounds.map((one) => over(read(`var(${ground})`), one));
      const least = Math.min(...under.map((one) => contrast(over(read(`var(${text})`), one), one)));
      return least < 4.5 ? [`${text} on ${ground}: ${least.toFixed(2)}`] : [];
    });
    probe.remove();
    return poor;
  }, pairs);
