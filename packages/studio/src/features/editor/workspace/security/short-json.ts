/** So wide that a line of it fits beside the rules. */
const width = 40;

/** JSON in which what fits on a line stands on one. */
export function shortJson(value: unknown, indent = ''): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= width) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => shortJson(part, inner))
    : entriesOf(value).map(([key, part]) => `${JSON.stringify(key)}: ${shortJson(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = entriesOf(value).map(([key, part]) => `${JSON.stringify(key)}: ${flatJson(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** As JSON has them: what is not set is left out. */
const entriesOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);
