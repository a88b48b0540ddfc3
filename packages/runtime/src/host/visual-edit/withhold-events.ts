/** What a person does with pointer and keys; while elements are being chosen none of it acts in the app. */
const withheld = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...[
    'touchstart',
    'touchend',
    'dragstart',
    'keydown',
    'keyup',
    'keypress',
    'beforeinput',
    'paste',
    'submit',
  ],
  // What opens and closes by pointing at it stays as it is.
  ...[
    'pointerover',
    'pointerout',
    'mouseover',
    'mouseout',
    'pointermove',
    'mousemove',
    'focusin',
    'focusout',
  ],
] as const;

export type Gestures = {
  onPoint(target: Element): void;
  onChoose(target: Element): void;
  onKey(key: string): void;
  onLeave(): void;
};

/** Takes events before the app sees them. Answers the function that gives them back. */
export function withholdEvents(gestures: Gestures): () => void {
  const handle = (event: Event) => {
    // What the app's own code sets off is not the person's doing.
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    const { target } = event;
    if (event.type === 'pointerout' && (event as PointerEvent).relatedTarget === null) gestures.onLeave();
    if (event.type === 'pointermove' && target instanceof Element) return gestures.onPoint(target);
    // The browser's own shortcuts go on working, and a finger goes on scrolling.
    if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey)) return;
    if (!event.type.startsWith('touch')) event.preventDefault();
    if (event instanceof KeyboardEvent && event.type === 'keydown') gestures.onKey(event.key);
    // A field that is out of use gets no click.
    const isChosen = event.type === 'click' || (event.type === 'pointerup' && isOutOfUse(target));
    if (isChosen && target instanceof Element) gestures.onChoose(target);
  };
  for (const type of withheld) window.addEventListener(type, handle, { capture: true, passive: false });
  return () => {
    for (const type of withheld) window.removeEventListener(type, handle, { capture: true });
  };
}

const isOutOfUse = (target: EventTarget | null) =>
  target instanceof Element && target.closest(':disabled') !== null;
