/** What a style sheet says of its variables in light and in dark, and whether it says more than that. */
export type CssVariables = { light: Map<string, string>; dark: Map<string, string>; hasMore: boolean };

// A stranger's text: none of these may look at a place of it again and again.
const block = /(:root|\.dark|:root\.dark|\.dark\s+:root)\s*\{([^{}]*)\}/g;
/** What every such sheet begins with; Sayso's own has the same. */
const usual =
  /@(?:tailwind|import|charset|custom-variant)\b[^;{}@]*;|\*(?:\s*,\s*::?[\w-]+)*\s*\{\s*@apply\s+border-border[^{}]*\}|(?:html|body)\s*\{\s*@apply\s+bg-background[^{}]*\}/g;
const emptyLayer = /@layer\s+[\w-]+(?:,\s*[\w-]+)*\s*(?:\{\s*\}|;)/g;
/** Nothing that could end the text which the value is put into. */
const plainValue = /^[#\w\s.,%()/+*'"-]{1,200}$/;

/** Reads the variables of `:root` and `.dark`, with or without a layer around them. */
export function readCssVariables(sheet: string): CssVariables {
  const found: CssVariables = { light: new Map(), dark: new Map(), hasMore: false };
  const left = withoutComments(sheet).replace(block, (_, selector: string, body: string) => {
    const into = selector.includes('dark') ? found.dark : found.light;
    for (const line of body.split(';')) {
      const colon = line.indexOf(':');
      const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      if (colon > 0 && /^--[\w-]+$/.test(name) && plainValue.test(value)) into.set(name.slice(2), value);
      else if (line.trim() !== '') found.hasMore = true;
    }
    return '';
  });
  found.hasMore ||= /\{\s*[^\s}]/.test(left.replace(usual, '').replace(emptyLayer, ''));
  return found;
}

function withoutComments(sheet: string): string {
  const [before = '', ...parts] = sheet.split('/*');
  const after = parts.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return before + after.join('');
}
