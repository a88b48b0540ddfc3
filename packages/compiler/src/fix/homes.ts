import { uiComponents } from '@sayso/core/allowed-imports';
import type { SourceTree } from '@sayso/core/source-tree';
import type { LibraryExports } from '../check.ts';
import type { Home } from './app-names.ts';
import { readAppNames } from './app-names.ts';
import type { Names, Use } from './names.ts';
import { fewestArguments, isCode, isElement, isIconUse, tagOf } from './uses.ts';

/** Where a name that a file uses comes from; undefined where nothing is sure. */
export type FindHome = (name: string, uses: readonly Use[]) => Home | undefined;

type Given = { path: string; tree: SourceTree; libraryExports: LibraryExports; names: Names };

export const icons = 'lucide-react';
const fixed: Readonly<Record<string, Home>> = {
  React: { specifier: 'react', imported: 'default' },
  ReactDOM: { specifier: 'react-dom', imported: 'default' },
  createPortal: { specifier: 'react-dom', imported: 'createPortal' },
  cn: { specifier: '@/lib/utils', imported: 'cn' },
  clsx: { specifier: 'clsx', imported: 'clsx' },
  twMerge: { specifier: 'tailwind-merge', imported: 'twMerge' },
  cva: { specifier: 'class-variance-authority', imported: 'cva' },
  createPageUrl: { specifier: '@/utils', imported: 'createPageUrl' },
  base44: { specifier: '@/api/base44Client', imported: 'base44' },
  z: { specifier: 'zod', imported: 'z' },
  _: { specifier: 'lodash', imported: 'default' },
  motion: { specifier: 'framer-motion', imported: 'motion' },
  AnimatePresence: { specifier: 'framer-motion', imported: 'AnimatePresence' },
  Toaster: { specifier: '@/components/ui/toaster', imported: 'Toaster' },
  ReactMarkdown: { specifier: 'react-markdown', imported: 'default' },
  QueryClient: { specifier: '@tanstack/react-query', imported: 'QueryClient' },
  QueryClientProvider: { specifier: '@tanstack/react-query', imported: 'QueryClientProvider' },
  Controller: { specifier: 'react-hook-form', imported: 'Controller' },
  THREE: { specifier: 'three', imported: '*' },
  jsPDF: { specifier: 'jspdf', imported: 'jsPDF' },
  html2canvas: { specifier: 'html2canvas', imported: 'default' },
  QRCode: { specifier: 'qrcode', imported: 'default' },
};

const ofReact =
  /^(?:Fragment|Suspense|StrictMode|Children|createContext|createElement|cloneElement|createRef|forwardRef|isValidElement|lazy|memo|startTransition)$/;
const ofRouter = /^(?:Link|NavLink|Navigate|Outlet|Routes)$/;
/** What `recharts` has besides, such as `Text`, may be anything. */
const chartParts =
  /^(?:ResponsiveContainer|\w*Chart|[XYZ]Axis|CartesianGrid|Polar\w+|Bar|Line|Area|Pie|Cell|Radar|RadialBar|Scatter|Legend|Tooltip|Label|LabelList|ErrorBar|Brush|Reference\w+|Treemap|Funnel|Sankey)$/;
const hookHomes = [
  'react',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@/components/ui/use-toast',
  '@/hooks/use-mobile',
  '@/components/ui/sidebar',
  'framer-motion',
];
const uiModules = uiComponents
  .filter((name) => !/^(?:sonner|toaster|use-toast)$/.test(name))
  .map((name) => `@/components/ui/${name}`);

/** Knows the homes of names for one file: the app's own come first, then the library's, icons last. */
export function createFindHome({ path, tree, libraryExports, names }: Given): FindHome {
  let ofApp: ReadonlyMap<string, Home | null> | undefined;
  const offers = (specifier: string, name: string) => libraryExports(specifier)?.has(name) ?? false;
  const named = (specifier: string, name: string): Home | undefined =>
    offers(specifier, name) ? { specifier, imported: name } : undefined;
  const drawsCharts = [...names.uses.keys(), ...names.bound].some(
    (name) =>
      /^(?:ResponsiveContainer|XAxis|YAxis|CartesianGrid|Pie|Cell)$/.test(name) && offers('recharts', name),
  );

  const ofLibrary = (name: string, uses: readonly Use[]): Home | undefined => {
    const sure = fixed[name];
    if (sure && Object.hasOwn(fixed, name)) {
      return ['*', 'default'].includes(sure.imported) || offers(sure.specifier, name) ? sure : undefined;
    }
    if (name === 'toast') return named(takesObject(uses) ? '@/components/ui/use-toast' : 'sonner', name);
    if (/^use[A-Z]/.test(name)) {
      const module = hookHomes.find((specifier) => offers(specifier, name));
      return module === undefined ? undefined : { specifier: module, imported: name };
    }
    if (ofReact.test(name)) return named('react', name);
    if (/^(?:Pure)?Component$/.test(name) && uses.every(isCode)) return named('react', name);
    if (uses.every(({ how }) => how === 'call'))
      return named('@/integrations/Core', name) ?? ofDates(name, uses);
    return /^[A-Z]/.test(name) ? ofComponents(name, uses) : undefined;
  };

  const ofDates = (name: string, uses: readonly Use[]): Home | undefined => {
    if (isOfKit(name)) return undefined;
    const isPlain = /[a-z][A-Z]/.test(name) || (name === 'format' && fewestArguments(uses) >= 2);
    return isPlain && /^[a-z]/.test(name) && !name.startsWith('use') ? named('date-fns', name) : undefined;
  };
  // The kit has a `startOfMonth` of its own; which one is meant shows in what else is imported.
  const isOfKit = (name: string) => offers('@/kit', name) && /^(?:startOf|in[A-Z])/.test(name) && usesKit();
  const usesKit = () => [...names.bound].some((name) => offers('@/kit', name));

  const ofComponents = (name: string, uses: readonly Use[]): Home | undefined => {
    const icon = isIconName(name) ? named(icons, name) : undefined;
    const others = uses.some(isElement) ? ofElements(name, uses) : undefined;
    if (icon === undefined) return others;
    if (uses.every(isIconUse)) return icon;
    if (others !== undefined) return uses.some(isIconUse) ? undefined : others;
    return uses.every(({ how }) => how === 'element' || how === 'value') && !isOther(name) ? icon : undefined;
  };
  // An icon by its name, but never when it is used with content or data.
  const isOther = (name: string) => offers('@/kit', name) || offers('recharts', name);

  const ofElements = (name: string, uses: readonly Use[]): Home | undefined => {
    if (ofRouter.test(name)) return named('react-router-dom', name);
    const chart = chartParts.test(name) ? named('recharts', name) : undefined;
    if (chart && drawsCharts && uses.every((use) => tagOf(use)?.selfClosing)) return chart;
    const ui = uiModules.find((specifier) => offers(specifier, name));
    if (ui !== undefined) return { specifier: ui, imported: name };
    return chart ?? named('@hello-pangea/dnd', name) ?? named('@/kit', name);
  };

  return (name, uses) => {
    if (uses.length === 0) return undefined;
    ofApp ??= readAppNames(tree, path);
    const own = ofApp.get(name);
    if (own !== undefined) return own ?? undefined;
    return ofTree(name, uses, tree) ?? ofLibrary(name, uses);
  };
}

/** Entities and functions have modules of their own. */
function ofTree(name: string, uses: readonly Use[], tree: SourceTree): Home | undefined {
  if (uses.some(isElement)) return undefined;
  const isUser = name === 'User' && uses.every(({ how }) => how === 'member');
  if (isUser || Object.hasOwn(tree, `entities/${name}`)) {
    return { specifier: `@/entities/${name}`, imported: name };
  }
  const isCalled = uses.every(({ how }) => how === 'call');
  if (!isCalled || !Object.hasOwn(tree, `functions/${name}`)) return undefined;
  return { specifier: `@/functions/${name}`, imported: name };
}

export const isIconName = (name: string): boolean =>
  /^[A-Z]/.test(name) && !/^(?:Icon|Lucide(?:Icon|Props|Provider)?)$/.test(name);

const takesObject = (uses: readonly Use[]): boolean =>
  uses.every(
    ({ how, parent }) =>
      how === 'call' && parent?.type === 'CallExpression' && parent.arguments[0]?.type === 'ObjectExpression',
  );
