/** All of it stands between 90 and 310 of 400, so that nothing is lost where a picture is cut to 16:9. */
const scenes: readonly ((shift: number) => string)[] = [
  (shift) =>
    `<circle cx="${130 + shift * 2}" cy="152" r="44" fill="#fff" opacity=".55"/><path d="M0 ${250 - shift / 2}Q110 ${170 - shift / 2} 215 ${240 - shift / 2}T400 ${215 + shift / 2}V400H0Z" opacity=".14"/><path d="M0 290Q130 ${225 + shift / 2} 250 275T400 255V400H0Z" opacity=".2"/>`,
  (shift) =>
    `<path d="M90 400V${210 - shift / 2}a60 60 0 0 1 120 0V400Z" opacity=".2"/><path d="M190 400V${175 + shift / 2}a66 66 0 0 1 132 0V400Z" opacity=".12"/><circle cx="${292 - shift / 2}" cy="136" r="30" fill="#fff" opacity=".6"/>`,
  (shift) =>
    `<circle cx="${160 + shift / 2}" cy="190" r="88" fill="#fff" opacity=".4"/><circle cx="${262 - shift / 2}" cy="222" r="76" opacity=".16"/><circle cx="${205 + shift / 2}" cy="250" r="46" opacity=".18"/>`,
];
/** One after the other, begun anew in every line of three, so that no column of pictures repeats one scene. */
const sceneOf = (index: number) => scenes[(index + Math.floor(index / 3)) % scenes.length];

/** How many tints of the app's main colour the theme has ready. */
const tints = 5;

/**
 * A calm composed picture for samples, as a data address: nothing is fetched. Its ground is left open: the theme puts a tint
 * of the app's main colour behind it, which the address asks for by number. People have their initials.
 */
export function placeholderPicture(index: number, initials = ''): string {
  const text = initials
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2);
  const drawn =
    text === ''
      ? sceneOf(index)?.((index * 37) % 60)
      : `<circle cx="200" cy="200" r="98" fill="#fff" opacity=".42"/><text x="200" y="238" font-family="sans-serif" font-size="108" font-weight="600" text-anchor="middle" opacity=".78">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="#10151c">${drawn}</svg>`;
  return `data:image/svg+xml;tint=${index % tints},${encodeURIComponent(svg)}`;
}
