const camel = `acceptCharset accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay
  cellPadding cellSpacing charSet colSpan contentEditable controlsList crossOrigin dateTime encType enterKeyHint
  fetchPriority formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang httpEquiv imageSizes
  imageSrcSet inputMode maxLength minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck
  srcDoc srcLang srcSet tabIndex useMap`;
const kebab = `stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit
  stroke-opacity fill-opacity fill-rule clip-path clip-rule font-family font-size font-style font-weight text-anchor
  dominant-baseline alignment-baseline stop-color stop-opacity flood-color flood-opacity letter-spacing word-spacing
  marker-end marker-mid marker-start pointer-events shape-rendering text-decoration text-rendering vector-effect
  accept-charset http-equiv`;
const handlers = `onAbort onAnimationEnd onAnimationStart onBlur onChange onClick onContextMenu onCopy onCut onDoubleClick
  onDrag onDragEnd onDragEnter onDragLeave onDragOver onDragStart onDrop onError onFocus onInput onInvalid onKeyDown
  onKeyPress onKeyUp onLoad onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp onPaste
  onPointerDown onPointerMove onPointerUp onReset onScroll onSelect onSubmit onTouchEnd onTouchMove onTouchStart
  onTransitionEnd onWheel`;
const split = (names: string) => names.split(/\s+/);

/** Attribute as HTML writes it -> as React does. */
export const reactNames: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['ondblclick', 'onDoubleClick'],
  ...[...split(camel), ...split(handlers)].map((name): [string, string] => [name.toLowerCase(), name]),
  ...split(kebab).map((name): [string, string] => [
    name,
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
]);
