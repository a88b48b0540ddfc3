import { contrastOf } from '../contrast.ts';
import type { Rgb } from '../oklch.ts';

/** A colour as a screen shows it, with how much it covers of what is below. */
export type Shown = { color: Rgb; alpha: number };

/** Text token on ground token. */
export const pairs = [
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
] as const satisfies [text: string, ground: string][];
export const pairedTokens: readonly string[] = [...new Set(pairs.flat())];

/** The colours of a ground: what a gradient is made of stands in it as #rrggbb. */
export const lightsOf = (ground: string): readonly string[] =>
  ground.includes('gradient') ? (ground.match(/#[\da-f]{6}\b/gi) ?? []) : [];

/**
 * Pairs below 4.5:1, where `shown` answers what a colour or token comes to. What lets its ground shine through is laid
 * over every colour of the page's ground.
 */
export function poorPairs(shown: (color: string) => Shown, ground: string): string[] {
  const grounds = ['--background', ...lightsOf(ground)].map((color) => shown(color).color);
  return pairs.flatMap(([text, under]) => {
    const below = under === '--background' ? grounds : grounds.map((one) => over(shown(under), one));
    const least = Math.min(...below.map((one) => contrastOf(over(shown(text), one), one)));
    return least < 4.5 ? [`${text} on ${under}: ${least.toFixed(2)}`] : [];
  });
}

const over = ({ color, alpha }: Shown, below: Rgb): Rgb =>
  color.map((part, at) => part * alpha + (below[at] ?? 0) * (1 - alpha)) as unknown as Rgb;
