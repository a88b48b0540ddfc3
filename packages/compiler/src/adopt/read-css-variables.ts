import { splitAtRules } from './split-at-rules.ts';

/** What a style sheet says of its variables in light and in dark, and whether it says more than that. */
export type CssVariables = { light: Map<string, string>; dark: Map<string, string>; hasMore: boolean };

// A stranger's text: none of these may look at a place of it again and again.
const block = /(?<![^{};])([^{};]*)\{([^{}]*)\}/g;
/** Selectors that stand for the whole page. */
const page = /^(?::root|:host|html|body|\.light|\[data-(?:theme|mode)=["']?light["']?\])$/;
const darkPage =
  /^(?::root|html|body)?(?:\.dark|\[data-(?:theme|mode)=["']?dark["']?\])$|^\.dark\s+(?::root|body|\*)$/;
/** What every such sheet begins with; Sayso's own has the same. */
const usual =
  /@(?:tailwind|import|charset|custom-variant)\b[^;{}@]*;|\*(?:\s*,\s*::?[\w-]+)*\s*\{\s*@apply\s+border-border[^{}]*\}|(?:html|body)\s*\{\s*@apply\s+bg-background[^{}]*\}/g;
const emptyLayer = /@layer\s+[\w-]+(?:,\s*[\w-]+)*\s*(?:\{\s*\}|;)/g;
/** Nothing that could end the text which the value is put into. */
const plainValue = /^[#\w\s.,%()/+*'"-]{1,200}$/;

/** Reads the variables of `:root` and `.dark`, with or without a layer around them, and those for a dark system. */
export function readCssVariables(sheet: string): CssVariables {
  const { always, dark, hasMore } = splitAtRules(withoutComments(sheet));
  const found: CssVariables = { light: new Map(), dark: new Map(), hasMore };
  // First, so that what is said of the class holds over it.
  const leftOfDark = takeBlocks(dark, found, true);
  if (unusual(leftOfDark).trim() !== '') found.hasMore = true;
  const left = takeBlocks(always, found, false);
  if (/\{\s*[^\s}]/.test(unusual(left))) found.hasMore = true;
  return found;
}

const unusual = (left: string) => left.replace(usual, '').replace(emptyLayer, '');

/** Takes the variables out of the rules for the whole page; answers the text without these. */
function takeBlocks(text: string, found: CssVariables, isDark: boolean): string {
  return text.replace(block, (whole: string, selectors: string, body: string) => {
    const list = selectors.split(',').map((selector) => selector.trim());
    const [lights, darks] = [list.filter((one) => page.test(one)), list.filter((one) => darkPage.test(one))];
    // A rule for the body alone says how it looks; the variables stand above it.
    const isPage = lights.some((one) => one !== 'html' && one !== 'body');
    if (!isPage && darks.length === 0) return whole;
    if (lights.length + darks.length < list.length) found.hasMore = true;
    const into = [
      ...(isPage && !isDark ? [found.light] : []),
      ...(darks.length > 0 || isDark ? [found.dark] : []),
    ];
    for (const line of body.split(';')) {
      const colon = line.indexOf(':');
      const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      if (colon > 0 && /^--[\w-]+$/.test(name) && plainValue.test(value)) {
        for (const variables of into) variables.set(name.slice(2), value);
      } else if (line.trim() !== '') found.hasMore = true;
    }
    return '';
  });
}

function withoutComments(sheet: string): string {
  const [before = '', ...parts] = sheet.split('/*');
  const after = parts.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return before + after.join('');
}
