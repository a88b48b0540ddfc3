import { type Field, optionsOf } from './schema.ts';

/** A leading sign of a formula is made harmless, since spreadsheets would run it. */
const guarded = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((text) => quoted(guarded(text))).join(',')).join('\r\n');

/** Reads CSV with quotes, doubled quotes and line breaks inside them; `;` and tabs part fields too. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator) {
      row.push(field);
      field = '';
    } else if (character === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      row = [];
      field = '';
    } else field += character;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.mark ?? ',';
}

/** Rows of a file as records: columns by field name or title; unknown columns are left out. */
export function recordsOf(table: readonly string[][], fields: readonly Field[]): Record<string, unknown>[] {
  const [head = [], ...body] = table;
  const columns = head.map((name) => {
    const wanted = name.trim().toLowerCase();
    return fields.find(({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted);
  });
  return body.map((cells) =>
    Object.fromEntries(
      columns.flatMap((field, at) => {
        const value = field === undefined ? undefined : readCell(field, (cells[at] ?? '').trim());
        return field === undefined || value === undefined ? [] : [[field.key, value]];
      }),
    ),
  );
}

const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

function readCell(field: Field, text: string): unknown {
  if (text === '') return undefined;
  switch (field.kind) {
    case 'number':
    case 'integer':
    case 'year':
    case 'money':
    case 'percent':
    case 'rating': {
      const value = Number(
        text
          .replace(/[^\d.,-]/g, '')
          .replace(/,(?=\d{3}(?:\D|$))/g, '')
          .replace(',', '.'),
      );
      // What is no number stays text, so that checking it says so.
      return /\d/.test(text) && Number.isFinite(value) ? value : text;
    }
    case 'boolean':
      return /^(?:true|yes|y|1|x)$/i.test(text);
    case 'enum': {
      const wanted = text.toLowerCase();
      const option = optionsOf(field.property).find(({ value, label }) =>
        [String(value).toLowerCase(), label.toLowerCase()].includes(wanted),
      );
      return option?.value ?? text;
    }
    case 'enums': {
      const options = optionsOf(field.property);
      return partsOf(text).map(
        (part) => options.find(({ label }) => label.toLowerCase() === part.toLowerCase())?.value ?? part,
      );
    }
    case 'tags':
    case 'lines':
      return partsOf(text);
    case 'datetime':
      return Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString();
    default:
      return text;
  }
}
