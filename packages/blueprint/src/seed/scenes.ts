const dark = '#10151c';
const shape = (d: string, opacity: number): string => `<path d="${d}" opacity="${opacity}"/>`;
const light = (d: string, opacity = 0.58): string => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`;
const line = (d: string, width: number, opacity = 0.3): string =>
  `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
const disc = (x: number, y: number, r: number, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" opacity="${opacity}"/>`;
const pale = (x: number, y: number, r: number, opacity = 0.55): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${opacity}"/>`;
const floor = shape('M0 288H400V400H0Z', 0.1);
const wheels = (one: number, other: number): string =>
  [one, other].map((x) => disc(x, 254, 27, 0.5) + pale(x, 254, 11, 0.7)).join('');

/** A word of the title that asks for this scene, and the scene, a little different for each shift from 0 to 59. */
export type Scene = readonly [asked: RegExp | undefined, draw: (shift: number) => string];

const windows = (x: number, y: number, columns: number, rows: number): string =>
  light(
    Array.from({ length: columns * rows }, (_, at) => {
      const [left, top] = [x + (at % columns) * 30, y + Math.floor(at / columns) * 32];
      return `M${left} ${top}h16v18h-16Z`;
    }).join(''),
  );

const home: readonly Scene[] = [
  [
    /house|villa|bungalow|lane|avenue|road|street|farm/i,
    (s) =>
      `${pale(104 + s / 4, 128, 26)}${floor}${shape('M110 288V190L200 118L290 190V288Z', 0.24)}${shape('M248 155V122h22v51Z', 0.24)}${light('M184 288V236h34v52ZM132 206h32v30h-32ZM236 206h32v30h-32Z')}`,
  ],
  [
    /flat|loft|studio|apartment|penthouse|floor|unit|rooftop|canal/i,
    (s) =>
      `${pale(298 - s / 4, 122, 24)}${floor}${shape('M96 288V108h104v180Z', 0.26)}${shape('M208 288V164h98v124Z', 0.16)}${windows(114, 126, 3, 4)}${windows(226, 182, 2, 2)}${light('M140 288v-34h18v34Z')}`,
  ],
  [
    /cottage|terrace|row|mill|barn|bakery|station/i,
    (s) =>
      `${floor}${shape('M76 288V200l62-54 62 54v88Z', 0.24)}${shape('M204 288V206l58-50 58 50v82Z', 0.15)}${light('M124 288v-42h28v42ZM100 210h24v24h-24ZM152 210h24v24h-24ZM248 288v-42h28v42ZM250 206h24v24h-24Z')}${pale(240 + s / 3, 116, 20)}`,
  ],
];
const cup = `${shape('M128 144h124v78a52 52 0 0 1-52 52h-20a52 52 0 0 1-52-52Z', 0.26)}${line('M256 164h12a28 28 0 0 1 0 58h-18', 13, 0.26)}`;
const vessel: readonly Scene[] = [
  [
    /vase|jar|jug|bottle|pitcher|lamp/i,
    (s) =>
      `${floor}${shape('M174 104h52v14c0 32 44 54 44 100 0 48-28 76-70 76s-70-28-70-76c0-46 44-68 44-100Z', 0.26)}${light(`M131 ${206 + s / 6}q69 24 138 0v18q-69 26-138 0Z`)}`,
  ],
  [
    /bowl|dish|pot\b/i,
    (s) =>
      `${floor}${shape('M94 172h212c0 68-44 108-106 108s-106-40-106-108Z', 0.24)}${shape('M164 282h72l6 12h-84Z', 0.3)}<ellipse cx="200" cy="172" rx="106" ry="${14 + s / 6}" fill="#fff" opacity=".55"/>`,
  ],
  [/cup|mug|tea|espresso/i, (s) => `${floor}${cup}${light(`M128 ${176 + s / 3}h124v16H128Z`)}`],
  [
    /tile|plaque/i,
    (s) =>
      `${shape('M122 122h76v76h-76ZM202 202h76v76h-76Z', 0.26)}${shape('M202 122h76v76h-76ZM122 202h76v76h-76Z', 0.13)}${s % 2 ? light('M122 198a76 76 0 0 1 76-76v76ZM202 202h76a76 76 0 0 1-76 76Z') : light('M160 140l20 20-20 20-20-20ZM240 220l20 20-20 20-20-20Z')}`,
  ],
  [
    /plate|platter/i,
    (s) => `${pale(200, 200, 104, 0.5)}${disc(200, 200, 74, 0.12)}${disc(200, 200, 30 + s / 3, 0.12)}`,
  ],
];
const food: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${pale(200, 200, 106, 0.5)}${disc(200, 200, 76, 0.08)}${disc(180 + s / 8, 188, 32, 0.22)}${disc(228, 218, 24, 0.28)}${disc(224, 168, 14, 0.22)}`,
  ],
  [
    /bread|loaf|rolls?\b|cake|bak|pie|tart|croissant|bun/i,
    (s) =>
      `${floor}${shape('M104 282v-72c-22-54 30-88 96-88s118 34 96 88v72Z', 0.26)}<g fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"><path d="M${140 + s / 8} 168l16 46M192 154l16 52M246 164l12 44"/></g>`,
  ],
  [
    /coffee|tea|drink|soup|latte|chocolate/i,
    (s) => `${floor}${cup}${line(`M166 122q-${10 + s / 6}-16 0-30M206 122q-${10 + s / 6}-16 0-30`, 7, 0.2)}`,
  ],
];
const bicycle = (s: number): string =>
  `${pale(108 + s / 3, 126, 22)}<g fill="none" stroke="${dark}" stroke-width="9" stroke-linejoin="round" opacity=".34"><circle cx="134" cy="234" r="52"/><circle cx="266" cy="234" r="52"/><path d="M134 234l40-78h64l28 78M134 234h62l42-78M196 234l-30-92M150 142h34M238 156l-8-24h28"/></g>`;
const vehicle: readonly Scene[] = [
  [
    /car\b|golf|corolla|sedan/i,
    (s) =>
      `${pale(110 + s / 3, 120, 22)}${floor}${shape('M82 256v-40q0-14 16-16l34-6 34-44q6-8 18-8h64q12 0 20 8l36 42 22 8q10 4 10 14v42Z', 0.26)}${light('M160 194l26-34q4-4 8-4h18v38ZM222 194v-38h24q6 0 10 4l26 34Z')}${wheels(138, 276)}`,
  ],
  [
    /van|truck|bus|lorry|camper/i,
    (s) =>
      `${floor}${shape('M80 260V146q0-14 14-14h146q12 0 20 10l44 50q8 10 8 20v48Z', 0.26)}${light('M232 154h10l36 42h-46Z')}${light(`M100 ${176 + s / 6}h100v12H100Z`, 0.35)}${wheels(136, 264)}`,
  ],
];
const cycling: readonly Scene[] = [[undefined, bicycle]];
const leaf = 'M200 214c-10-62-54-88-88-88 2 48 36 82 88 88Z';
const plant: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${shape(leaf, 0.22)}${shape('M200 214c10-62 54-88 88-88-2 48-36 82-88 88Z', 0.15)}${light(`M200 206c-26-40-22-${78 + s / 4} 0-108 22 30 26 68 0 108Z`)}${shape('M144 216h112l-14 70q-2 10-12 10h-60q-10 0-12-10Z', 0.3)}`,
  ],
  [
    /flower|rose|bouquet|lavender|bloom/i,
    (s) =>
      `${line('M200 200q-8 50 0 96M200 250q30-4 44-30', 9)}${[0, 1, 2, 3, 4, 5]
        .map((at) => {
          const angle = (at * Math.PI) / 3 + s / 60;
          return pale(
            Math.round(200 + 42 * Math.cos(angle)),
            Math.round(162 + 42 * Math.sin(angle)),
            26,
            0.5,
          );
        })
        .join('')}${disc(200, 162, 24, 0.3)}`,
  ],
  [
    /tree|hedge|apple|orchard|forest/i,
    (s) =>
      `${floor}${shape('M190 292v-84h20v84Z', 0.34)}${disc(200, 160, 62, 0.22)}${disc(150 + s / 8, 196, 38, 0.14)}${disc(250, 194, 40, 0.14)}`,
  ],
];
const animal: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${shape('M200 204c36 0 64 30 64 58 0 22-18 32-36 28-18-4-38-4-56 0-18 4-36-6-36-28 0-28 28-58 64-58Z', 0.26)}${[
        [130, 194],
        [172, 150],
        [228, 150],
        [270, 194],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 21 + s / 20, 0.26))
        .join('')}`,
  ],
  [
    /bird|hen|parrot|robin|owl|chicken|duck/i,
    (s) =>
      `${shape('M104 264l26-28c-6-56 36-92 84-92 14-36 62-34 70 2l26 14-26 12c4 68-44 110-104 110-16 0-30-4-40-12Z', 0.26)}${light(`M150 222c22-34 66-${36 + s / 8} 96-20-20 40-60 50-96 20Z`, 0.45)}${pale(256, 158, 6, 0.8)}`,
  ],
  [
    /fish|koi|guppy|tetra/i,
    (s) =>
      `${shape('M92 200c40-64 130-72 182-14l46-40v108l-46-40c-52 58-142 50-182-14Z', 0.26)}${pale(136, 190, 8, 0.8)}${light(`M186 164q${20 + s / 6} 36 0 72`, 0.35)}`,
  ],
];
const landscape: readonly Scene[] = [
  [
    /mountain|pass|hill|summit|peak|climb|hike|tent|snow|frost/i,
    (s) =>
      `${pale(290 - s / 3, 126, 28)}${shape('M30 300L150 132l58 82 40-50L380 300Z', 0.16)}${light('M150 132l-30 42 20-8 12 14 12-16 16 8Z', 0.65)}${shape('M0 306L96 216l70 62 84-82 150 104V400H0Z', 0.2)}`,
  ],
  [
    /road|way|ride|bike|tour|tyre|gravel|route|miles|run|race|km\b|border/i,
    (s) =>
      `${pale(116 + s / 3, 132, 30)}${shape('M0 222Q110 172 216 208T400 196V400H0Z', 0.17)}${light('M132 400C164 330 262 304 222 262 202 242 204 222 214 208h8c-6 18-6 30 12 48 52 48 4 86 42 144Z', 0.6)}${shape('M0 330Q70 262 140 300T120 400H0Z', 0.12)}`,
  ],
  [
    /sea|river|lake|ferry|beach|island|water|boat|harbour|tide|coast|rain/i,
    (s) =>
      `${pale(112 + s / 3, 134, 32)}${light('M204 226V112l62 114Z', 0.65)}${shape('M196 226v-86l-44 86Z', 0.2)}${shape('M136 234h140l-26 36h-90Z', 0.34)}${shape('M0 268q25-16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V400H0Z', 0.16)}`,
  ],
];
const room: readonly Scene[] = [
  [
    /bed|single|double|twin|suite|dorm/i,
    (s) =>
      `${floor}${shape('M86 286V150h14v82h214v54h-14v-24H100v24Z', 0.3)}${light('M110 228v-20q0-12 12-12h44q12 0 12 12v20Z', 0.65)}${shape(`M186 228v-${24 + s / 8}q0-10 10-10h100q18 0 18 18v16Z`, 0.18)}`,
  ],
  [
    undefined,
    (s) =>
      `${floor}${light('M128 106h68v74h-68ZM204 106h68v74h-68ZM128 188h68v74h-68ZM204 188h68v74h-68Z', 0.5)}${shape('M104 268h192v14H104Z', 0.3)}${disc(238, 226 + s / 6, 20, 0.16)}`,
  ],
  [
    undefined,
    (s) =>
      `${floor}${light('M170 106h60l30 68H140Z', 0.65)}${shape('M196 174h8v108h-8ZM158 280h84v12h-84Z', 0.32)}${disc(200, 176 + s / 8, 60, 0.06)}`,
  ],
];
const goods: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${floor}${shape('M108 158l92-40 92 40v92l-92 42-92-42Z', 0.2)}${shape('M200 198l92-40v92l-92 42Z', 0.14)}${light(`M150 ${140 + s / 30}l92 40v32l-16-7v-18l-92-40Z`)}`,
  ],
  [
    /oil|honey|juice|jam|wine|beer|water|bottle|sauce|soap|candle|salt|pesto/i,
    (s) =>
      `${floor}${shape('M126 292V192q0-16 16-28v-58h28v58q16 12 16 28v100Z', 0.28)}${light(`M126 ${206 + s / 6}h60v44h-60Z`)}${shape('M212 292v-92q0-14 14-14h52q14 0 14 14v92ZM218 160h68v20h-68Z', 0.18)}`,
  ],
  [
    /bag|tote|shirt|tee\b|jacket|cardigan|jumper|sweater|skirt|jersey|scarf|dress/i,
    (s) =>
      `${shape('M152 112l-64 36 22 46 28-12v108h124V182l28 12 22-46-64-36q-18 28-48 28t-48-28Z', 0.26)}${light(`M138 ${206 + s / 6}h124v14H138Z`, 0.5)}`,
  ],
];
const art: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${light('M118 98h164v204H118Z', 0.55)}${shape(`M134 286v-${58 + s / 4}q36-42 68-8t64-22v88Z`, 0.26)}${disc(226, 150, 22, 0.16)}`,
  ],
  [
    undefined,
    (s) =>
      `${light('M84 118h232v164H84Z', 0.5)}${shape('M100 134h200v132H100Z', 0.1)}${disc(164 + s / 4, 200, 44, 0.22)}${disc(228, 214, 34, 0.18)}`,
  ],
  [
    undefined,
    (s) =>
      `${line('M150 300l36-190M250 300l-36-190M200 300V110', 9, 0.26)}${light('M124 122h152v120H124Z', 0.75)}${shape(`M138 228v-${30 + s / 3}l44-30 34 32 46-38v86Z`, 0.24)}`,
  ],
];
const book: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${floor}${shape('M104 256h190v32H104Z', 0.28)}${shape('M122 222h156v32H122Z', 0.16)}${shape('M112 188h166v32H112Z', 0.24)}${light(`M${146 + s / 4} 196h56v14h-56Z`)}`,
  ],
  [
    undefined,
    (s) =>
      `${shape('M200 148c-32-22-72-24-104-14v136c32-10 72-8 104 14 32-22 72-24 104-14V134c-32-10-72-8-104 14Z', 0.24)}${light('M194 162c-26-16-58-18-84-12v106c26-6 58-4 84 12Z', 0.55)}${light(`M206 162c26-16 58-18 84-12v${100 + s / 10}c-26-6-58-4-84 12Z`, 0.35)}`,
  ],
  [
    undefined,
    (s) =>
      `${floor}${shape('M112 288V130h34v158ZM190 288V118h40v170Z', 0.26)}${shape('M150 288V152h36v136Z', 0.15)}${shape('M240 288l28-150 34 6-26 144Z', 0.2)}${light(`M196 ${140 + s / 4}h28v12h-28Z`)}`,
  ],
];
/** Nothing in particular: discs, arches and hills. */
const plain: readonly Scene[] = [
  [
    undefined,
    (s) =>
      `${pale(130 + s * 2, 152, 44)}${shape(`M0 ${250 - s / 2}Q110 ${170 - s / 2} 215 ${240 - s / 2}T400 ${215 + s / 2}V400H0Z`, 0.14)}${shape(`M0 290Q130 ${225 + s / 2} 250 275T400 255V400H0Z`, 0.2)}`,
  ],
  [
    undefined,
    (s) =>
      `${shape(`M90 400V${210 - s / 2}a60 60 0 0 1 120 0V400Z`, 0.2)}${shape(`M190 400V${175 + s / 2}a66 66 0 0 1 132 0V400Z`, 0.12)}${pale(292 - s / 2, 136, 30, 0.6)}`,
  ],
  [
    undefined,
    (s) =>
      `${pale(160 + s / 2, 190, 88, 0.4)}${disc(262 - s / 2, 222, 76, 0.16)}${disc(205 + s / 2, 250, 46, 0.18)}`,
  ],
];

export const scenes = {
  home,
  vessel,
  food,
  vehicle,
  cycling,
  plant,
  animal,
  landscape,
  room,
  goods,
  art,
  book,
  plain,
} as const;
