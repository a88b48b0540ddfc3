import type { Theme } from './api.ts';
import {
  black,
  contrastOf,
  inkOn,
  luminanceOf,
  mix,
  readable,
  readColor,
  shadeFor,
  toHex,
  white,
} from './contrast.ts';
import type { Look } from './last-look.ts';
import type { Rgb } from './oklch.ts';

export type Mode = 'light' | 'dark';

const fonts: Readonly<Record<string, string>> = {
  serif:
    "'Source Serif 4 Variable', 'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  rounded:
    "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Nunito, Quicksand, Comfortaa, 'Arial Rounded MT Bold', 'Varela Round', 'Segoe UI Variable Display', Ubuntu, 'URW Gothic', 'DejaVu Sans', sans-serif",
  mono: "'JetBrains Mono', ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};

const fallback: Rgb = [31, 77, 46];
/** The darkest ground that links stand on in light mode, the lightest in dark mode. */
const grounds = { light: [235, 237, 235], dark: [44, 49, 46] } as const satisfies Record<Mode, Rgb>;
const groundsOf: Readonly<Partial<Record<Theme['preset'], Record<Mode, Rgb>>>> = {
  'neo-brutalism': { light: [255, 217, 230], dark: [52, 46, 34] },
  neumorphism: { light: [219, 224, 232], dark: [54, 61, 73] },
  glassmorphism: { light: [170, 196, 250], dark: [44, 64, 122] },
  'material-design': { light: [215, 216, 218], dark: [56, 62, 62] },
  claymorphism: { light: [250, 227, 228], dark: [85, 60, 72] },
};

/** What the root element carries for a theme in one mode; every text it makes is 4.5:1 or better. */
export function lookOf(theme: Theme, mode: Mode): Look {
  const seed = readColor(theme.primary) ?? fallback;
  // In the mode that the app asks for, its colours are taken to the letter.
  const isAsked = mode === 'light' || theme.mode === mode;
  const primary = isAsked ? seed : liftedFor(seed);
  const ground = groundFor(theme, mode, theme.background);
  const card = groundFor(theme, mode, theme.parts?.card);
  const under = (groundsOf[theme.preset] ?? grounds)[mode];
  return {
    attributes: {
      'data-preset': theme.preset,
      'data-mode': mode,
      'data-density': theme.density ?? 'normal',
      ...(theme.text === undefined || theme.text === 'normal' ? {} : { 'data-text': theme.text }),
      ...(theme.headings === undefined ? {} : { 'data-headings': theme.headings }),
      ...(theme.font !== undefined && theme.font in fonts ? { 'data-font': theme.font } : {}),
      ...(card === undefined ? {} : { 'data-card': '' }),
    },
    variables: {
      '--seed': toHex(primary),
      '--tint': toHex(seed),
      '--primary-foreground': toHex(inkOn(primary)),
      '--link': toHex(shadeFor(seed, under)),
      ...headingVariable(theme.parts?.heading, under),
      ...(contrastOf(primary, pages[mode]) < 1.5 ? { '--primary-edge': 'var(--control)' } : {}),
      '--seed-foreground': toHex(inkOn(primary)),
      ...bandVariables(isAsked ? seed : bandFor(seed)),
      '--primary-hover': `color-mix(in oklab, ${toHex(primary)} 88%, ${luminanceOf(inkOn(primary)) > 0.5 ? 'black' : 'white'})`,
      ...fontVariables(theme.font),
      ...(theme.radius === undefined
        ? {}
        : {
            '--radius': `${theme.radius}px`,
            '--radius-control': `${Math.round(theme.radius * 0.6)}px`,
          }),
      ...(ground === undefined ? {} : groundOf(ground)),
      ...(card === undefined ? {} : partVariables(toHex(card), 'card')),
    },
  };
}

const isDarkGround = (ground: Rgb): boolean => luminanceOf(inkOn(ground)) > 0.5;

/** To the letter in the mode asked for and in light mode; a dark ground that was meant for the dark stays there. */
function groundFor(theme: Theme, mode: Mode, color: string | undefined): Rgb | undefined {
  const ground = readColor(color ?? '');
  if (ground === undefined || theme.mode === mode) return ground;
  return mode === 'light' && !(theme.mode === 'dark' && isDarkGround(ground)) ? ground : undefined;
}

/** The colour of a bar: one that is as pale as paper would glare on a page that is dark though nobody asked for it. */
export function barColor(theme: Theme, mode: Mode, part: 'sidebar' | 'header'): string | undefined {
  const color = theme.parts?.[part];
  const ground = readColor(color ?? '');
  const isPale = ground !== undefined && luminanceOf(ground) > 0.7;
  return mode === 'dark' && theme.mode !== 'dark' && isPale ? undefined : color;
}

/** A font that the app asks for takes the place of what a look has for titles. */
function fontVariables(font: string | undefined): Record<string, string> {
  if (font === undefined) return {};
  const own = font === 'inter' ? {} : { '--font-app': fonts[font] ?? font };
  return { ...own, '--font-heading': 'var(--font-app)' };
}

/** Titles keep their hue and are darkened or lightened until they can be read. */
function headingVariable(color: string | undefined, under: Rgb): Record<string, string> {
  const heading = readColor(color ?? '');
  return heading === undefined ? {} : { '--heading': toHex(shadeFor(heading, under)) };
}

/** A very dark colour would vanish as a button on a dark page. */
const pages = { light: [252, 252, 251], dark: [26, 29, 27] } as const satisfies Record<Mode, Rgb>;
const liftedFor = (seed: Rgb): Rgb => shadeFor(seed, pages.dark, 2.6);

/** A large ground keeps the colour itself, since it is seen on a dark page as well; a bright one is dimmed a little. */
function bandFor(seed: Rgb): Rgb {
  const band = luminanceOf(seed) > 0.1 ? mix(seed, black, 0.12) : seed;
  return contrastOf(inkOn(band), band) >= readable ? band : shadeFor(band, white);
}

const bandVariables = (band: Rgb): Record<string, string> => ({
  '--band': toHex(band),
  '--band-foreground': toHex(inkOn(band)),
  '--band-deep': `color-mix(in oklab, ${toHex(band)} 68%, ${luminanceOf(inkOn(band)) > 0.5 ? 'black' : 'white'})`,
});

function groundOf(ground: Rgb): Record<string, string> {
  const ink = inkOn(ground);
  const isDark = isDarkGround(ground);
  const base = { '--background': toHex(ground), '--ground': toHex(ground) };
  if (!isDark && contrastOf([91, 100, 94], ground) >= 4.5) return base;
  return {
    ...base,
    '--foreground': toHex(ink),
    '--page-muted': toHex(shadeFor(isDark ? [200, 205, 202] : [70, 78, 73], ground)),
  };
}

/** Variables for one part with a ground of its own: its text and hover follow. */
export function partVariables(
  color: string | undefined,
  part: 'sidebar' | 'header' | 'card',
): Record<string, string> {
  const ground = color === undefined ? undefined : readColor(color);
  if (ground === undefined) return {};
  const ink = inkOn(ground);
  const soft = toHex(shadeFor(luminanceOf(ink) > 0.5 ? [222, 226, 223] : [58, 64, 60], ground));
  const accent = `color-mix(in oklab, ${toHex(ground)} 84%, ${luminanceOf(ink) > 0.5 ? toHex(white) : toHex(black)})`;
  const border = `color-mix(in oklab, ${toHex(ground)} 82%, ${toHex(ink)})`;
  if (part === 'card') {
    return {
      '--card': toHex(ground),
      '--card-foreground': toHex(ink),
      '--card-muted': soft,
      '--card-soft': `color-mix(in oklab, ${toHex(ground)} 93%, ${toHex(ink)})`,
      '--card-line': border,
      '--card-link': toHex(ink),
    };
  }
  return {
    '--sidebar': toHex(ground),
    '--sidebar-foreground': soft,
    '--sidebar-accent': accent,
    '--sidebar-accent-foreground': toHex(ink),
    '--sidebar-border': border,
    '--sidebar-strong': toHex(ink),
  };
}
