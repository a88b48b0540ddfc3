import { day } from '@sayso/e2e/acceptance/claims';
import type { ApiClient } from '@sayso/e2e/support/api';
import { need } from './fails.ts';
import { type Attribute, type Names, optionsOf, type Thing } from './resolve.ts';

export type Row = Record<string, unknown> & { id: string };

const most = 1000;

/** What the app has stored, as its maker reads it: the truth that screens are held against. */
export class Records {
  readonly api: ApiClient;
  readonly appId: string;
  readonly names: Names;

  constructor(api: ApiClient, appId: string, names: Names) {
    this.api = api;
    this.appId = appId;
    this.names = names;
  }

  path = (thing: Thing, id = ''): string =>
    `/apps/${this.appId}/entities/${thing.name}${id === '' ? '' : `/${id}`}`;

  all = (thing: Thing): Promise<Row[]> =>
    this.api.call<Row[]>('GET', `${this.path(thing)}?limit=${most}&sort=-created_date`);

  /** Sets the scene; what is judged is done on the screen. */
  async create(thing: Thing, values: Record<string, unknown>): Promise<Row> {
    const body = { ...(await this.fitting(thing)), ...values };
    return this.api.call<Row>('POST', this.path(thing), body);
  }

  update = (thing: Thing, id: string, values: Record<string, unknown>): Promise<Row> =>
    this.api.call<Row>('PUT', this.path(thing, id), values);

  /** A field that came later is empty everywhere: every second record gets a value, so that there is something to see. */
  async begin(thing: Thing, attribute: Attribute): Promise<void> {
    const { key, kind } = attribute;
    const rows = await this.all(thing);
    const isNumber = kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'rating';
    const [option] = optionsOf(attribute);
    const value = isNumber ? 3 : kind === 'boolean' ? true : kind === 'enum' ? option?.value : undefined;
    const isFilled = ({ [key]: held }: Row) =>
      kind === 'boolean' ? held === true : held !== undefined && held !== null;
    if (value === undefined || rows.some(isFilled)) return;
    for (const { id } of rows.filter((_, at) => at % 2 === 0)) await this.update(thing, id, { [key]: value });
  }

  remove = (thing: Thing, id: string): Promise<unknown> =>
    this.api.call('DELETE', this.path(thing, id)).catch(() => undefined);

  /** A record that is called so on the screen, whatever its title is made of. */
  async titled(thing: Thing, title: string, values: Record<string, unknown> = {}): Promise<Row> {
    const { title: field } = thing;
    need(field !== undefined, 'field missing', `${thing.noun} has nothing that a record could be called by`);
    const target = this.names.named(field.target);
    if (target && target !== thing) {
      const { id } = await this.titled(target, title);
      return this.create(thing, { [field.key]: id, ...values });
    }
    const own = titleValue(field, title);
    const text = own === undefined ? thing.attributes.find(({ kind }) => isText(kind)) : undefined;
    return this.create(thing, {
      ...(own === undefined ? {} : { [field.key]: own }),
      ...(text ? { [text.key]: title } : {}),
      ...values,
    });
  }

  /** Values for all that a record needs. */
  async fitting(thing: Thing): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const attribute of thing.attributes) {
      const value = attribute.isRequired ? await this.valueFor(attribute) : plainDefault(attribute);
      if (value !== undefined) values[attribute.key] = value;
    }
    return values;
  }

  private async valueFor(attribute: Attribute): Promise<unknown> {
    const target = this.names.named(attribute.target);
    if (!target) return defaultFor(attribute);
    const [first] = await this.all(target);
    const id = first?.id ?? (await this.titled(target, 'Somebody')).id;
    return attribute.kind === 'many' ? [id] : id;
  }

  /** How a record is called. */
  async titleOf(thing: Thing, row: Row): Promise<string> {
    const { title } = thing;
    if (!title) return '';
    const target = this.names.named(title.target);
    const value = row[title.key];
    if (target && typeof value === 'string') {
      const other = await this.api.call<Row>('GET', this.path(target, value)).catch(() => null);
      return other === null || target === thing ? '' : this.titleOf(target, other);
    }
    return (await this.shown(title, value))[0] ?? '';
  }

  /** The ways in which a value may be written on a page. */
  async shown(attribute: Attribute, value: unknown): Promise<string[]> {
    if (value === null || value === undefined || value === '') return [];
    const target = this.names.named(attribute.target);
    if (target && typeof value === 'string') {
      const row = await this.api.call<Row>('GET', this.path(target, value)).catch(() => null);
      return row === null ? [] : [await this.titleOf(target, row)];
    }
    return textsOf(attribute, value);
  }
}

const isText = (kind: Attribute['kind']): boolean => kind === 'line' || kind === 'text';

const titleValue = ({ kind }: Attribute, title: string): string | undefined => {
  if (isText(kind)) return title;
  return kind === 'email' ? `${title.toLowerCase().replace(/\W+/g, '.')}@example.com` : undefined;
};

/** What a form starts with: the first choice of a state. */
const plainDefault = ({ property }: Attribute): unknown => property.default;

let counter = 0;
/** No two records may be alike where a field is to be unique. */
export function nextNumber(): number {
  counter += 1;
  return counter;
}

function defaultFor(attribute: Attribute): unknown {
  const { property, kind } = attribute;
  if (property.default !== undefined) return property.default;
  const nr = nextNumber();
  const simple: Partial<Record<Attribute['kind'], unknown>> = {
    email: `someone-${nr}@example.com`,
    url: `https://example.com/${nr}`,
    phone: `+1 555 0${100 + nr}`,
    date: day(1),
    datetime: `${day(1)}T10:00:00.000Z`,
    time: '10:00',
    boolean: false,
    color: '#3366cc',
    tags: ['one'],
    lines: ['one'],
    image: 'data:image/png;base64,iVBORw0KGgo=',
    file: 'data:application/pdf;base64,JVBERi0=',
  };
  if (kind in simple) return simple[kind];
  if (kind === 'enum') return optionsOf(attribute)[0]?.value;
  if (kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'rating')
    return Math.min(Math.max(3, property.minimum ?? 3), property.maximum ?? 1000);
  return kind === 'line' || kind === 'text' ? `Something ${nr}` : undefined;
}

function textsOf(attribute: Attribute, value: unknown): string[] {
  if (attribute.kind === 'enum')
    return [optionsOf(attribute).find((option) => option.value === value)?.label ?? String(value)];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') {
    const cents = value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return attribute.kind === 'money'
      ? [cents, value.toLocaleString('en-US')]
      : [value.toLocaleString('en-US')];
  }
  if (Array.isArray(value)) return value.map(String);
  const text = String(value);
  if (attribute.kind === 'date' || attribute.kind === 'datetime') return dayTexts(text);
  if (attribute.kind === 'time') return [clock(text), text.slice(0, 5)];
  return attribute.kind === 'url' ? [text.replace(/^https?:\/\/(?:www\.)?/, '')] : [text];
}

const clock = (text: string): string =>
  new Date(`2000-01-01T${text.slice(0, 5)}`).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

/** A day as pages write it, near ones in words. */
function dayTexts(text: string): string[] {
  const date = new Date(text.length === 10 ? `${text}T00:00` : text);
  if (Number.isNaN(date.getTime())) return [text];
  const own = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  const near = { [day(0)]: 'Today', [day(1)]: 'Tomorrow', [day(-1)]: 'Yesterday' }[own];
  const short = date.toLocaleDateString('en-US', { day: 'numeric', month: 'short' });
  return near === undefined ? [short] : [near, short];
}
