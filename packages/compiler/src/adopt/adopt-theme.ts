import { adoptedLookWords } from '../texts/adoption.ts';
import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';
import { componentPath } from './places-of-code.ts';
import { type CssVariables, readCssVariables } from './read-css-variables.ts';

/** Where an app's own look went. */
export type Theme = {
  /** The component that holds it; the layout shows that around all pages. */
  component: string;
  /** Its main colour, as CSS writes it. */
  primary: string | null;
};

const sheets = ['src/index.css', 'src/globals.css', 'src/styles/globals.css', 'src/App.css'];
/** Names that the library of components and Sayso's own theme have for the same. */
const sameThing: Readonly<Record<string, string>> = { 'sidebar-background': 'sidebar' };

/** Takes the colours and sizes that an app's style sheet names: its classes such as `bg-primary` then look as they did. */
export function adoptTheme(
  { kind, texts }: Project,
  tree: Record<string, string>,
  ledger: Ledger,
): Theme | null {
  if (kind === 'sayso') return null;
  let lost: string | null = null;
  for (const path of sheets) {
    const variables = readCssVariables(texts.get(path) ?? '');
    if (variables.light.size === 0) {
      lost ??= /(?:^|[{};\s])--[\w-]+\s*:/.test(texts.get(path) ?? '') ? path : null;
      continue;
    }
    const unclear = leaveOutUnclear(variables);
    const component = componentPath('components/AppColors');
    tree[component] = componentOf(variables);
    ledger.add(path, 'changed', component);
    ledger.changed(path, adoptedLookWords.colors);
    if (variables.hasMore) ledger.warn(path, adoptedLookWords.otherRules);
    if (unclear.length > 0) {
      const names = unclear.slice(0, mostNamed).map((name) => `--${name}`);
      ledger.warn(path, adoptedLookWords.unclear(names));
    }
    const font = /@import\s+(?:url\()?["']?(?:https?:)?\/\/([\w.-]+)/.exec(texts.get(path) ?? '')?.[1];
    if (font !== undefined) ledger.warn(path, adoptedLookWords.loads(font));
    if (variables.dark.size > 0) {
      ledger.changed(path, adoptedLookWords.dark);
    }
    const primary = variables.light.get('primary');
    return { component, primary: primary === undefined ? null : asColor(primary) };
  }
  if (lost !== null) {
    ledger.add(lost, 'left_out', null);
    ledger.warn(lost, adoptedLookWords.noVariables);
  }
  return null;
}

const mostNamed = 12;
const alpha = String.raw`(?:\s*[/,]\s*[\d.]+%?)?`;
const between = String.raw`(?:\s+|\s*,\s*)`;
const ofLight = new RegExp(`^[\\d.]+(?:deg)?${between}[\\d.]+%${between}[\\d.]+%${alpha}$`);
const eightBits = String.raw`(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])`;
const ofParts = new RegExp(`^${eightBits}${between}${eightBits}${between}${eightBits}${alpha}$`);
const number = String.raw`[\d.]+(?:%|deg)?`;
const ofNumbers = new RegExp(`^${number}${between}${number}${between}${number}${alpha}$`);

/** `142 60% 30%`, or `31 122 64`, which is made a colour where it is used there, is one from the start here. */
function asColor(value: string): string {
  if (ofLight.test(value)) return `hsl(${value})`;
  return ofParts.test(value) ? `rgb(${value})` : value;
}

/** Three numbers of a space of colours that only their use names; whole colours here cannot be made of them. */
const isUnclear = (value: string) => ofNumbers.test(value) && asColor(value) === value;

function leaveOutUnclear({ light, dark }: CssVariables): string[] {
  const found = new Set<string>();
  for (const variables of [light, dark]) {
    for (const [name, value] of variables) if (isUnclear(value)) found.add(name);
  }
  for (const name of found) {
    light.delete(name);
    dark.delete(name);
  }
  return [...found];
}

function componentOf({ light, dark }: CssVariables): string {
  const rules = [rule(':root', light), ...(dark.size > 0 ? [rule(".dark, [data-mode='dark']", dark)] : [])];
  return `/** The colours and sizes that this app had where it was made. */
export default function AppColors() {
  return (
    <style>{\`
${rules.join('\n')}
    \`}</style>
  );
}
`;
}

function rule(selector: string, variables: ReadonlyMap<string, string>): string {
  const lines = new Map<string, string>();
  for (const [name, value] of variables) lines.set(sameThing[name] ?? name, asColor(value));
  for (const [name, value] of derivedFrom(lines)) if (!lines.has(name)) lines.set(name, value);
  return `      ${selector} {\n${[...lines].map(([name, value]) => `        --${name}: ${value};\n`).join('')}      }`;
}

/** What Sayso's theme has beside, made of the app's own so that both fit. */
function derivedFrom(own: ReadonlyMap<string, string>): [string, string][] {
  const more: [string, string][] = [];
  if (own.has('primary')) more.push(['seed', 'var(--primary)'], ['tint', 'var(--primary)']);
  if (own.has('foreground')) more.push(['ink', 'var(--foreground)']);
  if (own.has('background')) more.push(['field', 'var(--background)']);
  const radius = own.get('radius');
  if (radius !== undefined) more.push(['radius-control', `calc(${radius} - 2px)`]);
  return more;
}
