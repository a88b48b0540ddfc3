import type { Node } from 'oxc-parser';
import type { CodeFile } from './code-files.ts';

/** What the files that start an app say of it. */
export type FrameFacts = {
  /** File of the page that the bare address opens, as it is imported. */
  mainPage: { name: string } | { specifier: string; importer: string } | null;
  /** Elements that stand around or beside all pages: providers, and places for messages. */
  around: { name: string; imported: string; specifier: string; importer: string; isToaster: boolean }[];
  /** Providers that are given something, which cannot be taken along. */
  lost: { name: string; importer: string }[];
  /** Addresses that are more than the name of a page. */
  addresses: { importer: string; path: string }[];
};

type Import = { imported: string; specifier: string };

export function readFrame(files: readonly CodeFile[]): FrameFacts {
  const facts: FrameFacts = { mainPage: null, around: [], lost: [], addresses: [] };
  for (const file of files) readOne(file, facts);
  return facts;
}

/** Sayso has these itself. */
const known =
  /^(?:AuthProvider|QueryClientProvider|BrowserRouter|Router|HashRouter|StrictMode|Provider|TooltipProvider|HelmetProvider)$/;

function readOne(file: CodeFile, facts: FrameFacts): void {
  const imports = importsOf(file);
  for (const { node } of file.source?.visits ?? []) {
    if (node.type === 'Property') readProperty(node, facts);
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') continue;
    const { name } = node.name;
    if (name === 'Route') readRoute(node, { file, imports }, facts);
    const from = imports.get(name);
    const isToaster = /^(?:\w*Toaster|ToastContainer)$/.test(name);
    if (from === undefined || known.test(name) || !(isToaster || /\wProvider$/.test(name))) continue;
    if (node.attributes.length > 0 && !isToaster) facts.lost.push({ name, importer: file.path });
    else if (facts.around.some((one) => one.name === name)) continue;
    else facts.around.push({ name, ...from, importer: file.path, isToaster });
  }
}

/** `mainPage: "Home"` of `pages.config.js`. */
function readProperty(node: Extract<Node, { type: 'Property' }>, facts: FrameFacts): void {
  if (node.key.type !== 'Identifier' || node.key.name !== 'mainPage' || node.value.type !== 'Literal') return;
  if (typeof node.value.value === 'string') facts.mainPage = { name: node.value.value };
}

function readRoute(
  node: Extract<Node, { type: 'JSXOpeningElement' }>,
  { file, imports }: { file: CodeFile; imports: ReadonlyMap<string, Import> },
  facts: FrameFacts,
): void {
  const attribute = (wanted: string) =>
    node.attributes.find(
      (one) => one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === wanted,
    );
  const path = attribute('path');
  const written =
    path?.type === 'JSXAttribute' && path.value?.type === 'Literal' ? String(path.value.value) : undefined;
  if (written === undefined || written === '*') return;
  if (written !== '/') {
    if (!/^\/?[\w-]*$/.test(written)) facts.addresses.push({ importer: file.path, path: written });
    return;
  }
  const element = attribute('element');
  const shown = element?.type === 'JSXAttribute' ? element.value : null;
  const inner = shown?.type === 'JSXExpressionContainer' ? shown.expression : null;
  if (inner?.type !== 'JSXElement' || inner.openingElement.name.type !== 'JSXIdentifier') return;
  const from = imports.get(inner.openingElement.name.name);
  if (from && facts.mainPage === null) facts.mainPage = { specifier: from.specifier, importer: file.path };
}

function importsOf({ source }: CodeFile): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const statement of source?.program.body ?? []) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const one of statement.specifiers) {
      if (one.type === 'ImportNamespaceSpecifier') continue;
      const { imported } = one.type === 'ImportSpecifier' ? one : { imported: null };
      const name =
        imported === null ? 'default' : imported.type === 'Identifier' ? imported.name : imported.value;
      found.set(one.local.name, { imported: name, specifier: statement.source.value });
    }
  }
  return found;
}
