import ts from 'typescript';
import { propWords } from '../../texts/prop-mistakes.ts';
import { type Check, nameOf, report, type Spot, symbolOf } from './spot.ts';
import { writtenValues } from './written-values.ts';

const colours = new Set(['primary', 'background', 'sidebar', 'header', 'card', 'heading']);

/** Colours of a theme: one that no browser knows is left out without a word. */
export function checkThemeValue(check: Check, value: ts.Expression, spot: Spot): void {
  if (spot.component !== 'AppShell' || spot.path[0] !== 'theme' || !colours.has(spot.prop)) return;
  for (const each of writtenValues(value, check.checker)) {
    if (!ts.isStringLiteralLike(each) || isColour(each.text)) continue;
    report(check, {
      at: each.getSourceFile() === check.source ? each : spot.at,
      code: 'unknown-value',
      symbol: `${symbolOf(spot)}.${each.text}`,
      message: propWords.noColour(nameOf(spot), spot.prop, each.text.slice(0, 60)),
    });
  }
}

const functions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\(/i;

function isColour(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(plain) || functions.test(plain) || named.has(plain);
}

const named = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred
  darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
  dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
  greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
  lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
  maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab
  orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver
  skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet
  wheat white whitesmoke yellow yellowgreen`.split(/\s+/),
);
