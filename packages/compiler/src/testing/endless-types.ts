/** Types that grow up to the checker's own limit, each of which takes it a second. */
export const endlessTypes = `/** @template {any[]} T @typedef {T['length'] extends 900 ? T : Grow<[...T, T]>} Grow */
${Array.from({ length: 100 }, (_, at) => `/** @type {Grow<[${at}]>} */\nconst found${at} = 1;`).join('\n')}`;
