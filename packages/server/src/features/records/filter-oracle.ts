/**
 * A second, plain reading of the filter language, straight from its JSON, against which the compiled one is tested.
 * It shares no code with it on purpose, and reads valid filters only.
 */
type Json = unknown;
type Rec = Record<string, Json>;

const isRec = (value: Json): value is Rec =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function oracle(filter: Rec, record: Json): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === '$and') return (wanted as Rec[]).every((part) => oracle(part, record));
    if (key === '$or') return (wanted as Rec[]).some((part) => oracle(part, record));
    if (key === '$nor') return !(wanted as Rec[]).some((part) => oracle(part, record));
    return field(at(record, key), wanted);
  });
}

function at(record: Json, path: string): Json {
  let value = record;
  for (const key of path.split('.')) {
    if (!isRec(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function field(value: Json, wanted: Json): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => same(value, one));
  if (isRec(wanted) && Object.keys(wanted).some((key) => key.startsWith('$'))) {
    return Object.entries(wanted).every(([operator, operand]) =>
      apply({ value, operator, operand, options: wanted['$options'] }),
    );
  }
  return same(value, wanted);
}

function apply({
  value,
  operator,
  operand,
  options,
}: {
  value: Json;
  operator: string;
  operand: Json;
  options: Json;
}): boolean {
  switch (operator) {
    case '$options':
      return true;
    case '$eq':
      return same(value, operand);
    case '$ne':
      return !same(value, operand);
    case '$in':
      return (operand as Json[]).some((one) => same(value, one));
    case '$nin':
      return !(operand as Json[]).some((one) => same(value, one));
    case '$all':
      return (operand as Json[]).length > 0 && (operand as Json[]).every((one) => same(value, one));
    case '$exists':
      return (value !== undefined) === Boolean(operand);
    case '$size':
      return Array.isArray(value) && value.length === operand;
    case '$not':
      return !field(value, operand);
    case '$regex':
      return typeof value === 'string' && new RegExp(String(operand), String(options ?? '')).test(value);
    case '$elemMatch':
      return Array.isArray(value) && value.some((element) => element_(element, operand as Rec));
    default:
      return typeof value === typeof operand && compares(operator, order(value, operand));
  }
}

function element_(element: Json, wanted: Rec): boolean {
  const names = Object.keys(wanted);
  const isAboutItself = names.some((name) => name.startsWith('$') && !['$and', '$or', '$nor'].includes(name));
  return isAboutItself ? field(element, wanted) : isRec(element) && oracle(wanted, element);
}

function compares(operator: string, sign: number): boolean {
  if (operator === '$gt') return sign > 0;
  if (operator === '$gte') return sign >= 0;
  return operator === '$lt' ? sign < 0 : sign <= 0;
}

/** Numbers by size, texts by code point, as collation C does. */
function order(left: Json, right: Json): number {
  if (typeof left === 'number') return left - Number(right);
  const a = [...String(left)].map((sign) => sign.codePointAt(0) ?? 0);
  const b = [...String(right)].map((sign) => sign.codePointAt(0) ?? 0);
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function same(value: Json, wanted: Json): boolean {
  if (wanted === null && value === undefined) return true;
  if (text(value) === text(wanted)) return true;
  const isPlain = typeof wanted !== 'object' || wanted === null;
  return isPlain && Array.isArray(value) && value.some((one) => text(one) === text(wanted));
}

/** A spelling in which equal JSON values are equal texts. */
function text(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  if (!isRec(value)) return String(JSON.stringify(value));
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${text(inner)}`).join()}}`;
}
