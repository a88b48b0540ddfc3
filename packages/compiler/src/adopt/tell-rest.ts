import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';
import { readTailwindConfig } from './read-tailwind-config.ts';

const rest: readonly [RegExp, 'replaced' | 'left_out', string][] = [
  [
    /(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
    'replaced',
    'Sayso brings its own packages.',
  ],
  [/^tailwind\.config\.[cm]?[jt]s$/, 'replaced', 'Sayso builds the styles itself.'],
  [
    /^(?:index\.html|[\w.-]+\.config\.[cm]?[jt]s|jsconfig\.json|tsconfig[\w.]*\.json|components\.json|\.[\w.-]+)$/,
    'replaced',
    'Sayso builds and serves apps itself.',
  ],
  [
    /^base44\/config\.jsonc?$/,
    'replaced',
    'Its name and description were taken over. You choose who can open the app in Sayso.',
  ],
  [/^(?:base44\/)?auth\//, 'replaced', 'You choose how people sign in in Sayso.'],
  [
    /^(?:base44\/)?agents\//,
    'left_out',
    'Apps can’t have their own agents here. Keep this file: it says what the agent was told to do.',
  ],
  [
    /^(?:base44\/)?connectors\//,
    'left_out',
    'Apps can’t connect to other services here, so this was left out.',
  ],
  [/\.(?:test|spec)\.[jt]sx?$|\/__tests__\//, 'left_out', 'Tests aren’t part of an app here.'],
  [
    /\.(?:css|scss|sass|less)$/,
    'left_out',
    'Apps are styled with classes and a theme here, so its own rules were left out.',
  ],
  [
    /\.(?:png|jpe?g|gif|webp|avif|ico|svg|bmp|mp4|webm|mp3|woff2?|ttf|otf|pdf)$/i,
    'left_out',
    'Files beside the code were left out, except small pictures that the code imports.',
  ],
  [/\.md$|LICEN[CS]E/, 'left_out', 'Not part of an app.'],
  [/^public\//, 'left_out', 'Files beside the code were left out.'],
];

/** What nothing was made of. */
export function tellRest({ texts, others, pictures }: Project, ledger: Ledger): void {
  for (const path of [...texts.keys(), ...pictures.keys(), ...others]) {
    if (ledger.has(path)) continue;
    const [, outcome, why] = rest.find(([shape]) => shape.test(path)) ?? [null, 'left_out', unknown];
    ledger.add(path, outcome, null, why);
  }
  tellTailwind(texts, ledger);
  tellPage(texts, ledger);
}
const unknown = 'Sayso has no use for this.';

const mostColors = 20;

/** Names what an app's own Tailwind configuration gave it that it has not here, and where that is used. */
function tellTailwind(texts: Project['texts'], ledger: Ledger): void {
  const path = [...texts.keys()].find((one) => /^tailwind\.config\.[cm]?[jt]s$/.test(one));
  if (path === undefined) return;
  const { colors, others } = readTailwindConfig(path, texts.get(path) ?? '');
  for (const color of colors.slice(0, mostColors)) {
    const used = new RegExp(`[a-z]-${color}(?![\\w]|-[a-z])`);
    const users = [...texts].filter(([file, text]) => /^src\/.*\.[jt]sx?$/.test(file) && used.test(text));
    const [first] = users.map(([file]) => file);
    if (first === undefined) continue;
    const more = users.length > 1 ? ` and ${users.length - 1} more` : '';
    ledger.warn(
      path,
      `Classes with its colour ${color}, such as bg-${color}, have no effect here. They’re used in ${first}${more}.`,
    );
  }
  if (others.length > 0) ledger.remark(path, `Left out: ${others.slice(0, 12).join(', ')}.`);
}

/** Fonts, counters of visitors and the like, which the page loads beside the app. */
function tellPage(texts: Project['texts'], ledger: Ledger): void {
  const page = texts.get('index.html') ?? '';
  const loaded = [...page.matchAll(/<(script|link)\b([^<>]*)>/gi)].flatMap(([, tag, attributes = '']) => {
    const isLoaded = tag?.toLowerCase() === 'script' || /\brel=["']?stylesheet/i.test(attributes);
    const host = /\b(?:src|href)=["']?(?:https?:)?\/\/([\w.-]+)/i.exec(attributes)?.[1];
    return isLoaded && host !== undefined ? [host] : [];
  });
  for (const host of new Set(loaded)) {
    ledger.warn('index.html', `It loads something from ${host}, which was left out.`);
  }
}
