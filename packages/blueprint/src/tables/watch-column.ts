import type { FieldType } from '@sayso/core/blueprint-schema';
import { readDate, readDateTime } from './cell-dates.ts';
import { currencyIn, isNothing, readBoolean, readNumber, readTime } from './cell-value.ts';
import type { TableColumn } from './table-file.ts';

/** More different values than this are no choice. */
const mostChoices = 12;
/** So many are remembered. */
const mostValues = 30;
const longestChoice = 40;
const longText = 120;

const email = /^[^\s@]+@[^\s@][^\s@]{0,253}\.[^\s@]{2,64}$/;
const url = /^(?:https?:\/\/|www\.)[^\s][^\s.]*\.[^\s]+$/i;
const phone =
  /^(?!\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$)(?=(?:\D*\d){6})\+?[\d\s()./-]{6,24}(?:\s*(?:ext|x)\.?\s*\d{1,6})?$/i;

/** What all values of a column may be at once; each value that is no such thing takes it off the list. */
const tests = {
  bool: (cell) => readBoolean(cell) !== undefined,
  dotted: (cell) => readNumber(cell, false) !== undefined,
  comma: (cell) => readNumber(cell, true) !== undefined,
  dayFirst: (cell) => readDate(cell, true) !== undefined,
  monthFirst: (cell) => readDate(cell, false) !== undefined,
  dayFirstTime: (cell) => readDateTime(cell, true) !== undefined,
  monthFirstTime: (cell) => readDateTime(cell, false) !== undefined,
  time: (cell) => readTime(cell) !== undefined,
  email: (cell) => email.test(cell),
  url: (cell) => url.test(cell),
  phone: (cell) => phone.test(cell),
} as const satisfies Record<string, (cell: string) => boolean>;
type Kind = keyof typeof tests;

const words = {
  money:
    /\b(?:price|cost|amount|total|subtotal|revenue|salary|wage|fee|budget|balance|rent|income|expense|payment|turnover|preis|betrag|summe|gehalt|precio|importe|prix)s?\b/i,
  phone: /\b(?:phone|mobile|cell|tel|telephone|fax|telefon|handy|móvil)\b/i,
  code: /\b(?:id|code|sku|zip|zipcode|postcode|postal|plz|isbn|ean|iban|vat|serial|plate|reference|ref)\b|\b(?:no|nr|number)\.?$/i,
  counted: /\b(?:number of|count|quantity|qty)\b/i,
  named:
    /\b(?:name|title|subject|address|street|notes?|description|comments?|remarks?|message|email|company|organi[sz]ation|city|town|author|artist|owner|supplier|vendor|customer|client|contact|manager)\b/i,
  image: /\b(?:image|photo|picture|avatar|logo|cover|bild|foto)\b/i,
  rating: /\b(?:rating|stars)\b/i,
  flag: /^(?:is|has|can|was)\b|\b(?:active|paid|done|enabled|subscribed|vip|verified|approved)\b/i,
};

/** Whether a column's name is that of numbers which nobody adds up. */
export const isCode = (label: string): boolean => words.code.test(label) && !words.counted.test(label);

/** Looks at the values of one column, one after another, and keeps next to nothing of them. */
export class ColumnWatch {
  readonly #label: string;
  readonly #prefersComma: boolean;
  readonly #fits = new Set<Kind>(Object.keys(tests) as Kind[]);
  readonly #values = new Map<string, { spelled: string; times: number }>();
  #filled = 0;
  #blanks = 0;
  #longest = 0;
  #hasBreaks = false;
  #hasCurrency = false;
  #hasPercent = false;
  #hasLeadingZero = false;
  #hasFraction = false;
  #largest = 0;
  #smallest = 0;
  #odd: TableColumn['odd'];
  #fitted = 0;
  #currency: string | undefined;
  #isUnsureDay = false;

  constructor(label: string, { prefersComma }: { prefersComma: boolean }) {
    this.#label = label;
    this.#prefersComma = prefersComma;
  }

  add(written: string, line: number): void {
    const cell = written.trim();
    if (cell === '' || isNothing(cell)) {
      this.#blanks += 1;
      return;
    }
    this.#filled += 1;
    this.#longest = Math.max(this.#longest, cell.length);
    this.#hasBreaks ||= cell.includes('\n');
    this.#count(cell);
    const before = this.#fits.size;
    for (const kind of this.#fits) if (!tests[kind](cell)) this.#fits.delete(kind);
    if (this.#fits.size > 0) this.#fitted += 1;
    else if (before > 0 && this.#fitted >= 3) this.#odd ??= { line, value: cell.slice(0, 40) };
    this.#measure(cell);
    if (this.#fits.has('dayFirst') && this.#fits.has('monthFirst'))
      this.#isUnsureDay ||= readDate(cell, true) !== readDate(cell, false);
  }

  #count(cell: string): void {
    if (this.#values.size > mostValues) return;
    const key = cell.toLowerCase();
    const known = this.#values.get(key);
    if (known) known.times += 1;
    else this.#values.set(key, { spelled: cell, times: 1 });
  }

  #measure(cell: string): void {
    if (!this.#fits.has('dotted') && !this.#fits.has('comma')) return;
    this.#currency ??= currencyIn(cell);
    this.#hasCurrency ||= this.#currency !== undefined;
    this.#hasPercent ||= cell.includes('%');
    this.#hasLeadingZero ||= /^0\d/.test(cell) || /^\d{16,}$/.test(cell);
    const value = readNumber(cell, this.#isComma()) ?? 0;
    this.#hasFraction ||= !Number.isInteger(value);
    this.#largest = Math.max(this.#largest, value);
    this.#smallest = Math.min(this.#smallest, value);
  }

  #isComma(): boolean {
    return !this.#fits.has('dotted') || (this.#prefersComma && this.#fits.has('comma'));
  }

  finish(): TableColumn {
    const type = this.#filled === 0 ? 'string' : this.#type();
    const isPlainDay = type === 'date' ? this.#fits.has('dayFirst') : this.#fits.has('dayFirstTime');
    const isPlainMonth = type === 'date' ? this.#fits.has('monthFirst') : this.#fits.has('monthFirstTime');
    return {
      label: this.#label,
      type,
      ...(type === 'enum' ? { options: this.#options() } : {}),
      ...(this.#values.size <= mostValues ? { values: this.#options() } : {}),
      ...(type === 'money' && this.#currency ? { currency: this.#currency } : {}),
      hasBlanks: this.#blanks > 0 || this.#filled === 0,
      // Both orders fit: a comma for decimals is written where the day comes first.
      dayFirst: isPlainDay && (!isPlainMonth || this.#prefersComma),
      ...(type === 'date' && isPlainDay && isPlainMonth && this.#isUnsureDay ? { isUnsureDay: true } : {}),
      decimalComma: this.#isComma() && this.#fits.has('comma'),
      ...(type === 'string' && this.#odd ? { odd: this.#odd } : {}),
    };
  }

  #options(): string[] {
    const sorted = [...this.#values.values()].sort((one, other) => other.times - one.times);
    return sorted.map(({ spelled }) => spelled);
  }

  #type(): FieldType {
    const has = (kind: Kind) => this.#fits.has(kind);
    if (has('email')) return 'email';
    if (has('url')) return words.image.test(this.#label) ? 'image' : 'url';
    if (has('dayFirst') || has('monthFirst')) return 'date';
    if (has('dayFirstTime') || has('monthFirstTime')) return 'datetime';
    if (has('time')) return 'time';
    if (has('bool') && this.#isFlag()) return 'bool';
    if (has('phone') && words.phone.test(this.#label)) return 'phone';
    if (has('dotted') || has('comma')) return this.#numberType();
    if (has('phone') && /[+()\s/-]/.test(this.#options()[0] ?? '')) return 'phone';
    if (this.#longest > longText || this.#hasBreaks) return 'text';
    return this.#isChoice() ? 'enum' : 'string';
  }

  /** Ones and zeros are amounts, unless the name says otherwise or both occur and nothing else. */
  #isFlag(): boolean {
    const isNumbers = [...this.#values.keys()].every((value) => value === '0' || value === '1');
    return !isNumbers || words.flag.test(this.#label);
  }

  #numberType(): FieldType {
    const { size } = this.#values;
    if (this.#hasLeadingZero && !this.#hasCurrency) return 'string';
    if (isCode(this.#label) && !this.#hasFraction) return 'string';
    if (this.#hasCurrency || (words.money.test(this.#label) && !words.counted.test(this.#label)))
      return 'money';
    const isPercent = this.#hasPercent || /%|\bpercent(?:age)?\b/i.test(this.#label);
    if (isPercent && this.#smallest >= 0 && this.#largest <= 100) return 'percent';
    if (this.#hasFraction || this.#hasPercent) return 'number';
    const isRating = words.rating.test(this.#label) && this.#largest <= 5 && this.#smallest >= 0 && size <= 5;
    return isRating && !this.#values.has('0') ? 'rating' : 'int';
  }

  #isChoice(): boolean {
    const { size } = this.#values;
    if (size < 2 || size > mostChoices || this.#longest > longestChoice) return false;
    if (words.named.test(this.#label) || words.code.test(this.#label)) return false;
    const isState =
      /\b(?:status|state|stage|phase|type|kind|category|priority|level|plan|group|role|gender|segment)\b/i;
    return isState.test(this.#label) ? this.#filled > size : this.#filled >= size * 3;
  }
}
