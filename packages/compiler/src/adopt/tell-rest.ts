import { adoptedLookWords, otherFileWords } from '../texts/adoption.ts';
import type { Ledger } from './adopted.ts';
import type { Project } from './find-project.ts';
import { readTailwindConfig } from './read-tailwind-config.ts';

const rest: readonly [RegExp, 'replaced' | 'left_out', string][] = [
  [
    /(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
    'replaced',
    otherFileWords.packages,
  ],
  [/^tailwind\.config\.[cm]?[jt]s$/, 'replaced', otherFileWords.styles],
  [
    /^(?:index\.html|[\w.-]+\.config\.[cm]?[jt]s|jsconfig\.json|tsconfig[\w.]*\.json|components\.json|\.[\w.-]+)$/,
    'replaced',
    otherFileWords.serves,
  ],
  [/^base44\/config\.jsonc?$/, 'replaced', otherFileWords.settings],
  [/^(?:base44\/)?auth\//, 'replaced', otherFileWords.signIn],
  [/^(?:base44\/)?agents\//, 'left_out', otherFileWords.agents],
  [/^(?:base44\/)?connectors\//, 'left_out', otherFileWords.connectors],
  [/\.(?:test|spec)\.[jt]sx?$|\/__tests__\//, 'left_out', otherFileWords.tests],
  [/\.(?:css|scss|sass|less)$/, 'left_out', otherFileWords.ownRules],
  [
    /\.(?:png|jpe?g|gif|webp|avif|ico|svg|bmp|mp4|webm|mp3|woff2?|ttf|otf|pdf)$/i,
    'left_out',
    otherFileWords.pictures,
  ],
  [/\.md$|LICEN[CS]E/, 'left_out', otherFileWords.notOfApp],
  [/^public\//, 'left_out', otherFileWords.beside],
];

/** What nothing was made of. */
export function tellRest({ texts, others, pictures }: Project, ledger: Ledger): void {
  for (const path of [...texts.keys(), ...pictures.keys(), ...others]) {
    if (ledger.has(path)) continue;
    const [, outcome, why] = rest.find(([shape]) => shape.test(path)) ?? [
      null,
      'left_out',
      otherFileWords.unknown,
    ];
    ledger.add(path, outcome, null, why);
  }
  tellTailwind(texts, ledger);
  tellPage(texts, ledger);
}

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
    ledger.warn(path, adoptedLookWords.noEffect(color, first, users.length - 1));
  }
  if (others.length > 0) ledger.remark(path, adoptedLookWords.leftOut(others.slice(0, 12)));
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
    ledger.warn('index.html', adoptedLookWords.loads(host));
  }
}
