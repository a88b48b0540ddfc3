/** CSS colour names (CSS Color Module Level 4, section 6.1) with their values. */
const named =
  'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32'.split(
    ' ',
  );

export const cssColors: ReadonlyMap<string, string> = new Map(
  Array.from({ length: named.length / 2 }, (_, at) => [named[at * 2] ?? '', `#${named[at * 2 + 1] ?? ''}`]),
);

/** Calmer values for the plain names: as a ground or a button, pure `#008000` looks harsh. Where a light one is
    written with, the kit darkens it by itself. */
export const uiColors: Readonly<Record<string, string>> = {
  green: '#15803d',
  blue: '#2563eb',
  red: '#dc2626',
  orange: '#ea580c',
  yellow: '#facc15',
  purple: '#7e22ce',
  pink: '#db2777',
  teal: '#0f766e',
  cyan: '#0891b2',
  brown: '#7c4a21',
  gray: '#4b5563',
  grey: '#4b5563',
  violet: '#6d28d9',
  indigo: '#4338ca',
  turquoise: '#0d9488',
  lime: '#4d7c0f',
  gold: '#b7791f',
  navy: '#1e3a8a',
  magenta: '#c026d3',
  mint: '#10b981',
  burgundy: '#7f1d3a',
  black: '#111827',
  rose: '#e11d48',
  sage: '#5f7a61',
  emerald: '#047857',
  amber: '#f59e0b',
  terracotta: '#b4532a',
  peach: '#f97362',
  cream: '#f5efe0',
  charcoal: '#374151',
  lavender: '#9a86d8',
  lilac: '#a48ac9',
  bottlegreen: '#0b4d37',
  forest: '#1f5132',
  forestgreen: '#1f6b3a',
  racinggreen: '#0b4634',
  mossgreen: '#5a6b35',
  moss: '#5a6b35',
  sky: '#0ea5e9',
  oceanblue: '#0b5a8a',
  deepoceanblue: '#0a4266',
  petrol: '#0b5563',
  sand: '#d9c7a3',
  rust: '#a8471f',
  mustard: '#b8860b',
  ochre: '#b7791f',
  slate: '#475569',
  denim: '#2f5d8a',
  wine: '#6d1f35',
  cherry: '#b3123b',
  raspberry: '#b01e5a',
  ivory: '#fffdf0',
  ink: '#1b2440',
  plum: '#7b2d6f',
  coral: '#f26a4f',
  apricot: '#f2994a',
  copper: '#a8592c',
  bronze: '#8c6239',
  warmbrown: '#7a4b2a',
  pine: '#14532d',
  aubergine: '#4a1f45',
  mauve: '#8f6a8f',
  scarlet: '#d0021b',
  jade: '#0a7d5a',
  cobalt: '#1747b5',
};

/** The value of a colour written as a name (`sky blue`, `dark green`) or as `#rrggbb`. */
export function readColor(text: string): string | undefined {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[0];
  if (hex) return hex.toLowerCase();
  return colorIn(text)?.value;
}

/** What a text calls its colour (`dark red`), as `readColor` finds it. */
export const colorWord = (text: string): string | undefined => colorIn(text)?.name;

function colorIn(text: string): { name: string; value: string } | undefined {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const size of [3, 2, 1]) {
    for (let at = 0; at + size <= words.length; at++) {
      const name = words.slice(at, at + size).join('');
      const value = uiColors[name] ?? cssColors.get(name);
      if (value) return { name: words.slice(at, at + size).join(' '), value };
    }
  }
  return undefined;
}

/** What people call a mood rather than a colour. */
const moods: readonly (readonly [RegExp, string])[] = [
  [/\b(?:warm|cosy|cozy|autumnal?|sunset)\b/i, '#c2410c'],
  [/\b(?:earthy|rustic|wooden|coffee)\b/i, '#92400e'],
  [/\b(?:fresh|natural|organic|leafy|spring)\b/i, '#15803d'],
  [/\b(?:cool|calm|calming|ocean|sea|serene)\b/i, '#0e7490'],
  [/\b(?:playful|cheerful|candy|girly)\b/i, '#db2777'],
  [/\b(?:vibrant|bold|energetic|lively)\b/i, '#e11d48'],
  [/\b(?:elegant|luxury|luxurious|premium|royal)\b/i, '#6d28d9'],
  [/\b(?:neutral|muted|sober|business-like|corporate|serious)\b/i, '#334155'],
  [/\bpastels?\b/i, '#8b7fd6'],
];

export const readMood = (text: string): string | undefined => moods.find(([shape]) => shape.test(text))?.[1];

const besideColors =
  /^(?:and|or|with|in|please|mostly|mainly|all|some|a|bit|of|touch|shades?|tones?|accents?|light|dark|bright|deep|soft)$/i;

/** "Green." and "blue and white, please": nothing but colours. */
export function isColorsOnly(text: string): boolean {
  const words = text.match(/[#\w]+/g) ?? [];
  const colors = words.filter((word) => readColor(word) !== undefined);
  return colors.length > 0 && words.every((word) => colors.includes(word) || besideColors.test(word));
}
