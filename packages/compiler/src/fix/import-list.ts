import type { ImportDeclaration } from 'oxc-parser';
import type { Edits } from './edits.ts';
import type { Source } from './source.ts';

/** `imported` is `default`, `*`, or the name that the module exports. */
export type Entry = { imported: string; local: string; isType: boolean; start: number };
export type Import = {
  specifier: string;
  entries: Entry[];
  /** Null for one that is added. */
  node: ImportDeclaration | null;
  /** Holds a comment or attributes: the names stay as they are written. */
  isLocked: boolean;
  isTypeOnly: boolean;
};

/** The import statements of a file as a list that fixers change; `write` puts back only what differs. */
export class ImportList {
  readonly #source: Source;
  readonly #before: ReadonlyMap<Import, string>;
  readonly imports: Import[];

  constructor(source: Source) {
    this.#source = source;
    const nodes = source.program.body.filter((statement) => statement.type === 'ImportDeclaration');
    this.imports = nodes.map((node) => readImport(node, source));
    this.#before = new Map(
      this.imports.map((each) => [each, JSON.stringify([each.specifier, each.entries])]),
    );
  }

  /** Every name that can be changed, with its statement. */
  *entries(): Iterable<[Import, Entry]> {
    for (const each of [...this.imports]) {
      if (each.isLocked || each.isTypeOnly) continue;
      for (const entry of [...each.entries]) if (!entry.isType) yield [each, entry];
    }
  }

  remove(from: Import, entry: Entry): void {
    from.entries = from.entries.filter((each) => each !== entry);
  }

  /** Joins the statement that takes from the module already, where its form allows that. */
  add(specifier: string, entry: Omit<Entry, 'start' | 'isType'>): void {
    const added: Entry = { ...entry, isType: false, start: 0 };
    const home = this.imports.find((each) => each.specifier === specifier && canTake(each, added));
    if (home) home.entries.push(added);
    else this.imports.push({ specifier, entries: [added], node: null, isLocked: false, isTypeOnly: false });
  }

  write(edit: Edits): void {
    const style = styleOf(this.#source);
    for (const each of this.imports) {
      const { node } = each;
      if (!node || this.#before.get(each) === JSON.stringify([each.specifier, each.entries])) continue;
      this.#rewrite(edit, each, node, style);
    }
    const added = this.imports.filter(({ node }) => node === null).map((each) => format(each, style, ''));
    if (added.length > 0) this.#insert(edit, added);
  }

  #rewrite(edit: Edits, each: Import, node: ImportDeclaration, style: Style): void {
    const { text } = this.#source;
    const before = JSON.parse(this.#before.get(each) ?? '[]') as [string, Entry[]];
    if (JSON.stringify(before[1]) === JSON.stringify(each.entries)) {
      const quote = text[node.source.start] ?? "'";
      edit.replace(node.source.start, node.source.end, `${quote}${each.specifier}${quote}`);
    } else if (each.entries.length === 0) {
      const isWholeLine = /^[ \t]*\r?\n/.exec(text.slice(node.end, node.end + 20))?.[0] ?? '';
      edit.replace(node.start, node.end + isWholeLine.length, '');
    } else {
      const raw = text.slice(node.start, node.end);
      const own = { quote: text[node.source.start] ?? style.quote, end: raw.endsWith(';') ? ';' : '' };
      edit.replace(node.start, node.end, format(each, own, raw));
    }
  }

  #insert(edit: Edits, lines: readonly string[]): void {
    const { program, text } = this.#source;
    const stays = ({ node, entries }: Import) =>
      node !== null && (entries.length > 0 || !node.specifiers.length);
    const last = this.imports.findLast(stays)?.node;
    const directive = program.body.findLast((statement) => 'directive' in statement && statement.directive);
    const gone = this.imports.find(({ node }) => node !== null)?.node;
    const after = last ?? (gone ? undefined : directive);
    if (after) edit.insert(after.end, `\n${lines.join('\n')}`);
    else if (gone) edit.insert(gone.start, `${lines.join('\n')}\n`);
    else edit.insert(0, `${lines.join('\n')}\n${/^\s*(?:import\b|\n)/.test(text) ? '' : '\n'}`);
  }
}

function readImport(node: ImportDeclaration, { comments, text }: Source): Import {
  const entries = node.specifiers.map((specifier): Entry => {
    const { start } = specifier;
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier')
      return { imported: 'default', local, isType: false, start };
    if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local, isType: false, start };
    const { imported } = specifier;
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    return { imported: name, local, isType: specifier.importKind === 'type', start };
  });
  const holdsComment = /\/[/*]/.test(text.slice(node.start, node.end))
    ? comments.some(({ start, end }) => start >= node.start && end <= node.end)
    : false;
  return {
    specifier: node.source.value,
    entries,
    node,
    isLocked: holdsComment || node.attributes.length > 0 || node.phase !== null,
    isTypeOnly: node.importKind === 'type',
  };
}

function canTake({ entries, isLocked, isTypeOnly, node }: Import, { imported }: Entry): boolean {
  if (isLocked || isTypeOnly || imported === '*') return false;
  if (node !== null && entries.length === 0 && node.specifiers.length === 0) return false;
  const has = (name: string) => entries.some((entry) => entry.imported === name);
  return !has('*') && !(imported === 'default' && has('default'));
}

type Style = { quote: string; end: string };

function styleOf({ program, text }: Source): Style {
  const first = program.body.find((statement) => statement.type === 'ImportDeclaration');
  if (!first) return { quote: "'", end: ';' };
  const end = text[first.end - 1] === ';' ? ';' : '';
  return { quote: text[first.source.start] ?? "'", end };
}

const longestLine = 110;

function format({ specifier, entries }: Import, { quote, end }: Style, raw: string): string {
  const from = `${quote}${specifier}${quote}${end}`;
  const whole = entries.filter(({ imported }) => imported === 'default' || imported === '*');
  const parts = whole
    .toSorted((a, b) => Number(a.imported === '*') - Number(b.imported === '*'))
    .map(({ imported, local }) => (imported === '*' ? `* as ${local}` : local));
  const names = entries.filter((entry) => !whole.includes(entry)).map(formatName);
  if (names.length === 0) return `import ${parts.join(', ')} from ${from}`;
  const pad = /\{\S/.test(raw) ? '' : ' ';
  const line = `import ${[...parts, `{${pad}${names.join(', ')}${pad}}`].join(', ')} from ${from}`;
  if (!/\{[^{}]*\n/.test(raw) && line.length <= longestLine) return line;
  const rows = names.map((name) => `  ${name},\n`).join('');
  return `import ${[...parts, `{\n${rows}}`].join(', ')} from ${from}`;
}

function formatName({ imported, local, isType }: Entry): string {
  const name = /^[\w$]+$/.test(imported) ? imported : JSON.stringify(imported);
  return `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
}
