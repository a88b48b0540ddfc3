import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { toUnicodeSet } from 'regexp-ast-analysis';

/**
 * What the built-in builder reads went through `packages/blueprint/src/read/text/bounded.ts`: no word and no gap in it
 * is longer than this. The cells of files of rows did not.
 */
const word = 60;
const gap = 160;
export const isBounded = (file) =>
  /^packages\/blueprint\/src\/(?!tables\/(?:cell|profile|watch)-)/.test(file);

const parser = new RegExpParser();
const wordSigns = "[\\p{L}\\p{N}\\p{M}_'’-]";
const inWords = new Map();

/** The same expression, as it behaves on such a text: repeats of one sign end where words and gaps do. */
export function withBounds({ source, flags }) {
  const isUnicode = flags.includes('u');
  const tree = parser.parsePattern(source, 0, source.length, { unicode: isUnicode });
  const ends = [];
  visitRegExpAST(tree, {
    onQuantifierEnter(node) {
      if (node.max !== Number.POSITIVE_INFINITY || !isSign(node.element)) return;
      const most = mostOf(node.element, flags);
      if (most !== undefined) ends.push({ node, most });
    },
  });
  return ends
    .sort((one, other) => other.node.start - one.node.start)
    .reduce((text, { node, most }) => {
      const lazy = node.greedy ? '' : '?';
      return `${text.slice(0, node.start)}${node.element.raw}{${node.min},${Math.max(node.min, most)}}${lazy}${text.slice(node.end)}`;
    }, source);
}

const isSign = ({ type }) => type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';

function mostOf(element, flags) {
  const of = {
    unicode: flags.includes('u'),
    ignoreCase: flags.includes('i'),
    dotAll: flags.includes('s'),
    multiline: flags.includes('m'),
    global: false,
    hasIndices: false,
    sticky: false,
    unicodeSets: false,
  };
  const { chars } = toUnicodeSet(element, of);
  const words = wordsFor(of);
  if (chars.isSubsetOf(words)) return word;
  return chars.isDisjointWith(words) ? gap : undefined;
}

/** Signs of words; no letter has its other case outside of them. */
function wordsFor(flags) {
  const key = flags.unicode;
  if (!inWords.has(key)) {
    const pattern = parser.parsePattern(wordSigns, 0, wordSigns.length, { unicode: true });
    const [sign] = pattern.alternatives[0]?.elements ?? [];
    const all = toUnicodeSet(sign, { ...flags, unicode: true, ignoreCase: false }).chars;
    inWords.set(key, all);
  }
  return inWords.get(key);
}
