/** Code that is printed as it stands, beside values that are printed as literals. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export const code = (text: string): Code => new Code(text);

const quote = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll("'", "\\'")}'`;
};
const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const widest = 92;

/** A value as source text, on one line where it fits. */
export function literal(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, `${indent}  `))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${isName(key) ? key : quote(key)}: ${literal(item, `${indent}  `)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const flat = `${open}${parts.join(', ')}${close}`;
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  if (flat.length + indent.length <= widest && !flat.includes('\n')) return flat;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close.trim()}`;
}

export type Props = Readonly<Record<string, unknown>>;

/** One element; lines are joined with the given indent, attributes one a line when they are many. */
export function element(name: string, props: Props, children: readonly string[] = [], indent = ''): string {
  const written = Object.entries(props).flatMap(([key, value]) => attribute(key, value, `${indent}  `));
  const flat = `${indent}<${name}${written.map((part) => ` ${part}`).join('')}`;
  const fits = flat.length <= widest && !flat.slice(indent.length).includes('\n');
  const open = fits
    ? flat
    : `${indent}<${name}\n${written.map((part) => `${indent}  ${part}`).join('\n')}\n${indent}`;
  if (children.length === 0) return `${open}${fits ? ' ' : ''}/>`;
  return `${open}>\n${children.join('\n')}\n${indent}</${name}>`;
}

function attribute(key: string, value: unknown, indent: string): string[] {
  if (value === undefined || value === false) return value === false ? [`${key}={false}`] : [];
  if (value === true) return [key];
  if (typeof value === 'string' && !/["{}<>\\\n&]/.test(value)) return [`${key}="${value}"`];
  return [`${key}={${literal(value, indent)}}`];
}

/** Gathers what a file imports while its body is written. */
export class Imports {
  readonly #from = new Map<string, Set<string>>();

  use(name: string, from: string): string {
    const names = this.#from.get(from) ?? new Set<string>();
    names.add(name);
    this.#from.set(from, names);
    return name;
  }

  kit = (name: string): string => this.use(name, '@/kit');
  entity = (name: string): Code => code(this.use(name, `@/entities/${name}`));
  /** Icons are imported under a name of their own, so that an entity may be called `Package`. */
  icon = (name: string): Code => {
    this.use(`${name} as ${name}Icon`, 'lucide-react');
    return code(`${name}Icon`);
  };

  /** Whether the file already knows something by this name. */
  has = (name: string): boolean => [...this.#from.values()].some((names) => names.has(name));

  print(): string {
    const order = (from: string): number => ['@/kit', 'lucide-react'].indexOf(from);
    return [...this.#from]
      .sort(([one], [other]) => order(other) - order(one) || one.localeCompare(other))
      .map(([from, names]) => {
        const list = [...names].sort();
        const flat = `import { ${list.join(', ')} } from '${from}';`;
        return flat.length <= 100
          ? flat
          : `import {\n${list.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
      })
      .join('\n');
  }
}

/** A whole page file. */
export function pageFile(name: string, imports: Imports, body: string): string {
  const head = imports.print();
  const own = imports.has(name) ? `${name}Page` : name;
  return `${head}${head === '' ? '' : '\n\n'}export default function ${own}() {\n  return (\n${body}\n  );\n}\n`;
}
