/** `color: red; --x: 1px` as the text of an object, `{ color: 'red', '--x': '1px' }`; undefined where it is no list of rules. */
export function styleObject(css: string): string | undefined {
  const rules = splitRules(css);
  if (rules === undefined) return undefined;
  const parts: string[] = [];
  for (const rule of rules) {
    const [, name, value] = /^(--[\w-]+|-?[a-zA-Z][a-zA-Z-]*)\s*:(.+)$/s.exec(rule) ?? [];
    if (name === undefined || value === undefined || /!important\s*$/.test(value)) return undefined;
    parts.push(`${keyOf(name)}: ${quoted(value.trim())}`);
  }
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const keyOf = (name: string): string => {
  if (name.startsWith('--')) return quoted(name);
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase());
};

const quoted = (text: string): string =>
  `'${text.replace(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Splits at semicolons that stand in no brackets and no quotes. */
function splitRules(css: string): string[] | undefined {
  const rules: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ';' && depth === 0) {
      rules.push(css.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0 || quote !== '') return undefined;
  return [...rules, css.slice(start)].map((rule) => rule.trim()).filter((rule) => rule !== '');
}
