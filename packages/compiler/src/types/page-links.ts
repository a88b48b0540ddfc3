import type { SourceTree } from '@sayso/core/source-tree';
import ts from 'typescript';
import { propHints, propWords } from '../texts/prop-mistakes.ts';
import { fairPart, mostOfFile } from './fair-part.ts';
import type { TypeFinding } from './finding.ts';
import { hintAt } from './nearest-name.ts';
import { runtimePart, symbolOf } from './origins-of-types.ts';
import { attributeValue } from './props/written-values.ts';

/** A page that a file leads to, as it is written there: `Task?id=1`, `/tasks`. */
export type PageLink = {
  page: string;
  offset: number;
  /** What leads there: `detailPage of RecordTable`. */
  what: string;
  /** Its address has parts before the page's name, which is the last of them: the name may be anything. */
  isUnsure?: boolean;
};

/** Links of the router, and addresses made by `createPageUrl`. */
export function routerLinks(source: ts.SourceFile, checker: ts.TypeChecker): PageLink[] {
  const links: PageLink[] = [];
  const add = (value: ts.Expression | undefined, what: string, isName: boolean): void => {
    const written = value && writtenAddress(value);
    if (value && written && (isName || written.text.startsWith('/'))) {
      links.push({
        page: written.text,
        offset: value.getStart(source),
        what,
        ...(written.isUnsure ? { isUnsure: true } : {}),
      });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [target] = node.arguments;
      if (isPageUrl(node.expression, checker)) add(target, 'createPageUrl', true);
      else if (isNavigate(node.expression, checker)) add(target, 'navigate', false);
    } else if (ts.isJsxAttribute(node) && isTarget(node, source, checker)) {
      add(
        attributeValue(node),
        propWords.spot([node.name.getText(source)], node.parent.parent.tagName.getText(source)),
        false,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}

const isPageUrl = (callee: ts.Expression, checker: ts.TypeChecker): boolean =>
  ts.isIdentifier(callee) &&
  callee.text === 'createPageUrl' &&
  runtimePart(symbolOf(checker, callee)) === 'sdk';

const isNavigate = (callee: ts.Expression, checker: ts.TypeChecker): boolean =>
  ts.isIdentifier(callee) && checker.getTypeAtLocation(callee).symbol?.name === 'NavigateFunction';

function isTarget(
  { name, parent }: ts.JsxAttribute,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): boolean {
  const tag = parent.parent.tagName;
  const attribute = name.getText(source);
  if (ts.isIdentifier(tag) && tag.text === 'a') return attribute === 'href';
  const file = symbolOf(checker, tag)?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return attribute === 'to' && file.includes('/react-router');
}

/** As far as it is written out: up to its query, after which anything may follow. */
function writtenAddress(value: ts.Expression): { text: string; isUnsure?: boolean } | undefined {
  if (ts.isStringLiteralLike(value)) return { text: value.text };
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = writtenAddress(value.left);
    return left && (/[?#]/.test(left.text) ? left : withPart(left.text));
  }
  if (!ts.isTemplateExpression(value)) return undefined;
  const { text } = value.head;
  return /[?#]/.test(text) ? { text } : withPart(text);
}

/** `/recipes/${id}`: what follows the last stroke is not known, and no page has parts before its name. */
const withPart = (text: string): { text: string; isUnsure: true } | undefined =>
  /^\/[\w-]+\/$/.test(text) ? { text, isUnsure: true } : undefined;

/** Addresses that every app has without a page. */
const builtIn = new Set(['', 'preview', 'login', 'logout', 'register', 'signup', 'reset-password']);

/** Names of the app's pages; null where other addresses lead somewhere, too, since the app brings routes of its own. */
export function routesOf(tree: SourceTree): readonly string[] | null {
  if (Object.values(tree).some((text) => text.includes('<Route '))) return null;
  const pages = Object.keys(tree).flatMap((each) => (each.startsWith('pages/') ? [each.slice(6)] : []));
  return pages.length === 0 ? null : pages;
}

/** Links to pages that the app does not have. */
export function deadLinks(
  path: string,
  links: readonly PageLink[],
  pages: readonly string[] | null,
): TypeFinding[] {
  if (pages === null || links.length === 0) return [];
  const known = new Set(pages.map((page) => page.toLowerCase()));
  const isKnown = (name: string) => known.has(name.toLowerCase()) || builtIn.has(name.toLowerCase());
  const found = links.flatMap((link) => {
    const name = pageIn(link.page);
    if (name === undefined || (!link.isUnsure && isKnown(name))) return [];
    return [{ path, link, name, ...(link.isUnsure ? { severity: 'hint' as const } : {}) }];
  });
  return fairPart(found, mostOfFile).map(({ link, name }) =>
    link.isUnsure ? partsHint(path, link, pages) : deadLink(path, { link, name }, pages),
  );
}

type Dead = { link: PageLink; name: string };

const deadLink = (path: string, { link, name }: Dead, pages: readonly string[]): TypeFinding => ({
  path,
  offset: link.offset,
  code: 'unknown-page',
  symbol: name,
  message: propWords.unknownPage(link.what, name),
  hint: hintAt(name, pages).hint ?? propHints.pages(pages),
});

/** The name in an address of the app, which is its last part; undefined for addresses that lead elsewhere. */
function pageIn(written: string): string | undefined {
  const [address = ''] = written.trim().split(/[?#]/);
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\.)/i.test(address)) return undefined;
  const parts = address.split('/').filter((part) => part !== '');
  if (/\.[a-z\d]+$/i.test(address) || parts[0] === 'api') return undefined;
  return (parts.at(-1) ?? '').trim().replace(/\s+/g, '-');
}

function partsHint(path: string, { page, offset, what }: PageLink, pages: readonly string[]): TypeFinding {
  const wanted = page.replaceAll('/', '');
  const near = pages.find((each) => each.toLowerCase() === wanted.toLowerCase()) ?? wanted;
  return {
    path,
    offset,
    code: 'unknown-page',
    symbol: page,
    message: propWords.pageInParts(what, page),
    hint: propHints.inQuery(near),
    severity: 'hint',
  };
}
