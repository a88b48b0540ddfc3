import type { FrameMessage, ParentMessage, SelectedElement } from '@sayso/contracts/preview';
import { cn } from '../../ui/lib-utils.ts';
import { createOutlines, type Outlines } from './outlines.ts';
import { type PlacedElement, placedElements } from './placed-elements.ts';
import { withholdEvents } from './withhold-events.ts';

type Told = Extract<
  FrameMessage,
  { type: 'visual-edit-agent-ready' | 'element-selected' | 'unselect-element' }
>;
type Given = {
  container: Element;
  tell: (message: Told) => void;
  /** Brings the rules of classes that the app does not use yet. */
  needStyles: (classes: string) => void;
};

export type VisualEdit = {
  hear(message: ParentMessage): void;
  /** After a hot update: lines have moved, and what was selected may be another node or gone. */
  renew(): void;
};

/** The agent of visual editing: lets a person choose an element of the app and tells the builder where it is written. */
export function startVisualEdit({ container, tell, needStyles }: Given): VisualEdit {
  let mode: { outlines: Outlines; stop: () => void } | null = null;
  let selected: SelectedElement | null = null;
  let hovered: PlacedElement | null = null;
  let under: Element | null = null;

  const outline = () => mode?.outlines.show(hovered, selected ? alike(container, selected) : []);
  const select = (element: PlacedElement | undefined) => {
    if (!element) return;
    selected = selectionOf(element, container);
    outline();
    tell({ type: 'element-selected', ...selected });
  };
  const unselect = () => {
    selected = null;
    outline();
  };
  const leave = () => {
    if (selected === null) return;
    unselect();
    tell({ type: 'unselect-element' });
  };
  const gestures = {
    onPoint: (target: Element) => {
      if (target === under) return;
      under = target;
      const pointed = owning(container, target) ?? null;
      if (pointed?.node === hovered?.node) return;
      hovered = pointed;
      outline();
    },
    onLeave: () => {
      [hovered, under] = [null, null];
      outline();
    },
    onChoose: (target: Element) => {
      // Keys come here only when the frame has the focus, which a click that does nothing does not give.
      window.focus();
      select(owning(container, target));
    },
    onKey: (key: string) => {
      if (key === 'Escape') leave();
      else select(neighbour(container, selected, key));
    },
  };
  const toggle = (isOn: boolean) => {
    if (isOn === (mode !== null)) return;
    if (isOn) mode = { outlines: createOutlines(), stop: withholdEvents(gestures) };
    else {
      [selected, hovered, under] = [null, null, null];
      mode?.stop();
      mode?.outlines.remove();
      mode = null;
    }
  };

  tell({ type: 'visual-edit-agent-ready' });
  return {
    hear(message) {
      if (message.type === 'toggle-visual-edit-mode') toggle(message.data.enabled);
      if (message.type === 'unselect-element') unselect();
      if (message.type === 'update-classes') {
        needStyles(message.data.classes);
        wear(container, message.data.visualSelectorId, message.data.classes);
        outline();
      }
    },
    renew() {
      if (selected === null) return;
      const again = alike(container, selected)[selected.index];
      if (!again) return leave();
      const next = selectionOf(again, container);
      // Where it stands on the screen is no news.
      const isSame = JSON.stringify({ ...next, position: selected.position }) === JSON.stringify(selected);
      selected = next;
      outline();
      if (!isSame) tell({ type: 'element-selected', ...next });
    },
  };
}

/** The elements of the app's sources on the page, each once. */
function elementsOf(container: Element): PlacedElement[] {
  return [...new Set(placedElements(container).values())];
}

/** All that one place of the source made: the items of a list are changed together. */
const alike = (container: Element, { visualSelectorId }: Pick<SelectedElement, 'visualSelectorId'>) =>
  elementsOf(container).filter(({ id }) => id === visualSelectorId);

/** The element of the app that a node belongs to; what no component made belongs to what it stands in. */
function owning(container: Element, target: Element): PlacedElement | undefined {
  const placed = placedElements(container);
  for (let node: Element | null = target; node !== null; node = node.parentElement) {
    const found = placed.get(node);
    if (found) return found;
  }
  return undefined;
}

function selectionOf(element: PlacedElement, container: Element): SelectedElement {
  const same = alike(container, { visualSelectorId: element.id });
  const { x, y, width, height } = element.node.getBoundingClientRect();
  return {
    visualSelectorId: element.id,
    index: Math.max(
      0,
      same.findIndex(({ node }) => node === element.node),
    ),
    count: same.length,
    tagName: element.node.tagName.toLowerCase(),
    name: element.name,
    classes: wornBy(element.node)?.classes ?? element.classes,
    takesClasses: element.takesClasses,
    filename: element.path,
    linenumber: element.line,
    column: element.column,
    base_hash: element.hash,
    ...(element.isLiteral ? { content: element.node.textContent ?? '' } : {}),
    position: { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) },
  };
}

/** What a node is trying on: `others` are the classes that a component adds, before its own ones took any away. */
type Worn = { attribute: string; classes: string; others: string };
const worn = new WeakMap<Element, Worn>();

/** Puts classes on at once, as the source will say them after a save. */
function wear(container: Element, visualSelectorId: string, classes: string): void {
  for (const { node, classes: own } of alike(container, { visualSelectorId })) {
    const others = wornBy(node)?.others ?? wordsWithout(node.getAttribute('class') ?? '', own);
    const attribute = others === '' ? classes : cn(others, classes);
    node.setAttribute('class', attribute);
    worn.set(node, { attribute, classes, others });
  }
}

/** React writes the attribute when the app changes it; what was tried on is gone then. */
function wornBy(node: Element): Worn | undefined {
  const tried = worn.get(node);
  return tried?.attribute === node.getAttribute('class') ? tried : undefined;
}

/** What a component put on beside the element's own classes. */
function wordsWithout(shown: string, own: string): string {
  const left = new Set(own.split(/\s+/));
  return shown
    .split(/\s+/)
    .filter((word) => word !== '' && !left.has(word))
    .join(' ');
}

/** By arrow keys: up to the element around, down to the first inside, left and right to its neighbours. */
function neighbour(container: Element, from: SelectedElement | null, key: string): PlacedElement | undefined {
  const all = elementsOf(container);
  if (from === null) return key.startsWith('Arrow') ? all[0] : undefined;
  const current = all.filter(({ id }) => id === from.visualSelectorId)[from.index];
  if (!current) return undefined;
  const byNode = new Map(all.map((one) => [one.node, one]));
  const around = ({ node }: PlacedElement): PlacedElement | undefined => {
    for (let next = node.parentElement; next !== null; next = next.parentElement) {
      const found = byNode.get(next);
      if (found) return found;
    }
    return undefined;
  };
  const parent = around(current);
  if (key === 'ArrowUp') return parent;
  if (key === 'ArrowDown') return all.find((one) => around(one) === current);
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const beside = all.filter((one) => around(one) === parent);
  return step === 0 ? undefined : beside[beside.indexOf(current) + step];
}
