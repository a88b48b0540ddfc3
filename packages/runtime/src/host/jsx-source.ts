import { type ElementType, type Key, createElement as makeElement, type ReactElement } from 'react';
import { Fragment, jsxDEV as makeJsx } from 'react/jsx-dev-runtime';

/** Where compiled JSX says that it was written. */
export type JsxSource = {
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
};
type Props = Record<PropertyKey, unknown>;

/** Text of an app's file that was loaded as a module; `elements` as the compiler's `describeElements` writes them. */
export type LoadedModule = { path: string; hash: string; elements: string };

const modulesByFile = new Map<string, LoadedModule>();
const modulesByUrl = new Map<string, LoadedModule>();

/** Called by each module of an app as it starts. */
export function describeModule(
  url: string,
  file: string,
  path: string,
  hash: string,
  elements: string,
): void {
  const module = { path, hash, elements };
  modulesByFile.set(file, module);
  modulesByUrl.set(url, module);
}

/** The text that an element's source means. */
export const moduleOfFile = (file: string): LoadedModule | undefined => modulesByFile.get(file);
/** The text behind an address in a stack. */
export const moduleAt = (url: string): LoadedModule | undefined => modulesByUrl.get(url);

/**
 * A prop that nobody sees: not in `for in`, `Object.keys` or JSON, yet copied by spreads and by `cloneElement`. So what
 * `<Button>` renders with its props, or clones by `asChild`, is still the app's element, and no attribute reaches the page.
 */
const sourceKey = Symbol('source');
/** For props that React copied without their symbols. */
const sources = new WeakMap<object, JsxSource>();

export function sourceOf(props: unknown): JsxSource | undefined {
  if (typeof props !== 'object' || props === null) return undefined;
  return ((props as Props)[sourceKey] as JsxSource | undefined) ?? sources.get(props);
}

function remember<E extends ReactElement>(element: E, source: JsxSource | undefined): E {
  const { props } = element;
  if (source && typeof props === 'object' && props !== null) sources.set(props, source);
  return element;
}

/** React's own, and remembers where the element is written. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JsxSource,
  self?: unknown,
): ReactElement {
  if (source && type !== Fragment) props[sourceKey] = source;
  const element = makeJsx(type, props, key, isStatic, source, self);
  // A key that came by a spread makes React copy the props.
  return source && type !== Fragment && !(sourceKey in (element.props as Props))
    ? remember(element, source)
    : element;
}

/** Compiled JSX calls it where a key follows a spread. */
export function createElement(type: ElementType, props: Props | null, ...children: never[]): ReactElement {
  const element = makeElement(type, props, ...children);
  return remember(element, props?.['__source'] as JsxSource | undefined);
}

export { Fragment };
