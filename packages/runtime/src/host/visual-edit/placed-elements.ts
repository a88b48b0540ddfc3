import { type JsxSource, moduleOfFile, sourceOf } from '../jsx-source.ts';

/** An element of the app's sources as it stands on the page. */
export type PlacedElement = {
  /** The outermost node that it made; what is outlined and takes classes. */
  node: Element;
  id: string;
  name: string;
  path: string;
  line: number;
  column: number;
  hash: string;
  /** Its own classes, without those that a component adds. */
  classes: string;
  takesClasses: boolean;
  isLiteral: boolean;
};

/** What is read of React's fibers; this version of React is the one that the library was built with. */
type Fiber = { memoizedProps: unknown; stateNode: unknown; child: Fiber | null; sibling: Fiber | null };
type Owner = { source: JsxSource; props: unknown; node: Element | null };

/**
 * Every node of the page with the element of the app that made it, in the order of the app. What a component of the
 * library renders belongs to the element of the app that asked for it, also where it stands in a portal.
 */
export function placedElements(container: Element): Map<Element, PlacedElement> {
  const found = new Map<Element, PlacedElement>();
  const root = rootFiber(container);
  const described = new Map<Owner, PlacedElement | null>();
  const waiting: { fiber: Fiber; owner: Owner | null }[] = root ? [{ fiber: root, owner: null }] : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { fiber } = next;
    if (fiber.sibling) waiting.push({ fiber: fiber.sibling, owner: next.owner });
    const owner = ownerOf(fiber, next.owner);
    if (fiber.child) waiting.push({ fiber: fiber.child, owner });
    if (!(fiber.stateNode instanceof Element) || !owner?.node) continue;
    if (!described.has(owner)) described.set(owner, describe(owner, owner.node));
    const placed = described.get(owner);
    if (placed) found.set(fiber.stateNode, placed);
  }
  return found;
}

function ownerOf(fiber: Fiber, above: Owner | null): Owner | null {
  const source = sourceOf(fiber.memoizedProps);
  // The same source further down: a component passed its props on.
  const owner =
    source === undefined || source === above?.source
      ? above
      : { source, props: fiber.memoizedProps, node: null };
  if (owner?.node === null && fiber.stateNode instanceof Element) return { ...owner, node: fiber.stateNode };
  return owner;
}

function rootFiber(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return null;
  const fiber = (container as unknown as Record<string, { stateNode: { current: Fiber } } | null>)[key];
  return fiber?.stateNode.current ?? null;
}

function describe({ source, props }: Owner, node: Element): PlacedElement | null {
  const { fileName, lineNumber: line, columnNumber: column } = source;
  const module = moduleOfFile(fileName);
  const written = module && writtenElements(module.elements).get(`${line}:${column}`);
  if (!module || !written) return null;
  const { className } = props as { className?: unknown };
  return {
    node,
    id: `${module.path}#${written.ordinal}`,
    name: written.name,
    path: module.path,
    line,
    column,
    hash: module.hash,
    classes: typeof className === 'string' ? className : '',
    takesClasses: !written.isOfKit || typeof className === 'string',
    isLiteral: written.isLiteral,
  };
}

type Written = { ordinal: number; name: string; isLiteral: boolean; isOfKit: boolean };
const writtenOf = new Map<string, Map<string, Written>>();

/** Elements of one file by `line:column`. */
function writtenElements(elements: string): Map<string, Written> {
  const held = writtenOf.get(elements);
  if (held) return held;
  const read = new Map(
    elements.split(' ').map((one, ordinal): [string, Written] => {
      const [, marks = '', place = '', name = ''] = /^([!~]*)(\d+:\d+):(.*)$/.exec(one) ?? [];
      return [place, { ordinal, name, isLiteral: marks.includes('!'), isOfKit: marks.includes('~') }];
    }),
  );
  writtenOf.set(elements, read);
  return read;
}
