import type { PlacedElement } from './placed-elements.ts';

const styles = `
:host{all:initial}
div{position:fixed;pointer-events:none;box-sizing:border-box;border-radius:2px}
.hover{border:1px dashed #c4421b}.selected{border:2px solid #c4421b}
span{position:absolute;left:-1px;bottom:100%;margin-bottom:2px;padding:1px 6px;border-radius:3px;background:#c4421b;color:#fff;font:500 11px/16px ui-sans-serif,system-ui,sans-serif;white-space:nowrap}
.top span{bottom:auto;top:0;margin:2px}
`;
/** Icons and what is out of use take no clicks otherwise; here they are there to be chosen. */
const pageStyles = `*{cursor:default!important}
svg,svg *,:disabled,[data-disabled],[aria-disabled=true]{pointer-events:auto!important}`;

export type Outlines = {
  show(hovered: PlacedElement | null, selected: readonly PlacedElement[]): void;
  remove(): void;
};

/** Frames around elements, in a layer that neither the app's styles nor its clicks can reach. */
export function createOutlines(): Outlines {
  const host = document.createElement('sayso-outlines');
  host.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  const shadow = host.attachShadow({ mode: 'open' });
  const onPage = document.createElement('style');
  onPage.textContent = pageStyles;
  document.head.append(onPage);
  document.documentElement.append(host);
  let shown: [PlacedElement, 'hover' | 'selected'][] = [];
  let frame = 0;

  const draw = () => {
    const style = document.createElement('style');
    style.textContent = styles;
    shadow.replaceChildren(style, ...shown.map(([element, kind]) => box(element, kind)));
  };
  /** Elements move with scrolling, layout and animations; nothing runs while none is outlined. */
  const follow = () => {
    shadow.querySelectorAll('div').forEach((drawn, at) => {
      const element = shown[at]?.[0];
      if (element) place(drawn, element.node);
    });
    frame = shown.length > 0 ? requestAnimationFrame(follow) : 0;
  };

  return {
    show(hovered, selected) {
      const isSelected = selected.some(({ node }) => node === hovered?.node);
      shown = [
        ...(hovered === null || isSelected ? [] : [[hovered, 'hover'] as const]),
        ...selected.map((element) => [element, 'selected'] as const),
      ].map(([element, kind]) => [element, kind]);
      draw();
      cancelAnimationFrame(frame);
      follow();
    },
    remove() {
      cancelAnimationFrame(frame);
      host.remove();
      onPage.remove();
    },
  };
}

function box({ name, node }: PlacedElement, kind: 'hover' | 'selected'): HTMLElement {
  const made = document.createElement('div');
  made.className = kind;
  const label = document.createElement('span');
  label.textContent = name;
  made.append(label);
  place(made, node);
  return made;
}

function place(drawn: HTMLElement, node: Element): void {
  const { x, y, width, height } = node.getBoundingClientRect();
  Object.assign(drawn.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  drawn.classList.toggle('top', y < 20);
}
