import { day, eventually } from '@sayso/e2e/acceptance/claims';
import { any, paper, picture, RecordForm, type Value } from '@sayso/e2e/acceptance/record-form';
import type { Locator } from 'playwright-core';
import { Fails, few, need } from './fails.ts';
import { isNew, type Place } from './place.ts';
import { nextNumber } from './records.ts';
import { type Attribute, bare, type Thing } from './resolve.ts';
import type { Sketch } from './sketch.ts';

export const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

type Way = { page: Sketch; button?: string };

/** Where a new one is made: by a button that names it, on a page of its own, or in a form that stands on a page. */
function waysTo(place: Place, thing: Thing): Way[] {
  const { names, pages } = place;
  const own = (page: Sketch) => place.isNamed(page, thing);
  const named = pages.flatMap((page) =>
    page.buttons
      .filter((button) => isNew.test(button) && names.speaksOf(button.replace(isNew, ''), thing))
      .map((button) => ({ page, button })),
  );
  const close = pages
    .filter(own)
    .flatMap((page) =>
      page.buttons.filter((button) => isNew.test(button)).map((button) => ({ page, button })),
    );
  const open = pages.filter(({ fields }) => fits(thing, fields)).map((page) => ({ page }));
  const first = (way: Way) => (own(way.page) ? 0 : 1);
  return [...named.sort((one, other) => first(one) - first(other)), ...open, ...close];
}

/** A form asks for a thing where it has at least half of its fields, and its title. */
function fits(thing: Thing, fields: readonly string[]): boolean {
  const shown = fields.map((label) => bare(label).toLowerCase());
  const held = thing.attributes.filter(({ label }) => shown.includes(bare(label).toLowerCase()));
  return held.length > 1 && held.length * 2 >= thing.attributes.length;
}

export class OpenForm {
  readonly place: Place;
  readonly thing: Thing;
  readonly form: RecordForm;
  readonly isDialog: boolean;

  constructor(place: Place, thing: Thing, opened: { form: RecordForm; isDialog: boolean }) {
    this.place = place;
    this.thing = thing;
    this.form = opened.form;
    this.isDialog = opened.isDialog;
  }

  labels = (): Promise<string[]> => this.form.labels();

  /** The label in the form by the author's word for the field. */
  async label(wanted: string): Promise<string> {
    const labels = await this.labels();
    const known = this.place.names.findAttribute(this.thing, wanted)?.label;
    const found = this.place.names.label(wanted, labels) ?? labels.find((label) => label === known);
    const seen = `the form of ${this.thing.noun} offers ${few(labels, 20)}, and no ${wanted}`;
    need(found !== undefined, 'field missing', seen);
    return found;
  }

  control = async (label: string): Promise<Locator> => this.form.control(exactly(label));

  async has(attribute: Attribute): Promise<boolean> {
    return (await this.labels()).includes(attribute.label);
  }

  /** Sets fields by key, and what is required to something that fits. */
  async fill(values: Readonly<Record<string, Value>>): Promise<void> {
    const labels = await this.labels();
    for (const attribute of this.thing.attributes) {
      if (!labels.includes(attribute.label)) continue;
      const given = values[attribute.key];
      const value = given ?? (await this.needed(attribute));
      if (value !== undefined) await this.form.set(exactly(attribute.label), value);
    }
  }

  private async needed(attribute: Attribute): Promise<Value | undefined> {
    if (!attribute.isRequired || attribute.kind === 'boolean') return undefined;
    const control = await this.control(attribute.label);
    const isFilled = await control.evaluate((element) =>
      'value' in element && element.tagName !== 'BUTTON'
        ? element.value !== ''
        : element.getAttribute('role') === 'combobox' && !/^Choose/.test(element.textContent ?? ''),
    );
    return isFilled ? undefined : typedFor(attribute);
  }

  /** Sends the form and waits until it is taken. */
  async save(): Promise<void> {
    if (this.isDialog) return this.form.save();
    const { page, root } = this.form;
    await this.form.complete();
    await root.locator('button[type=submit]').last().click();
    const alerts = root.locator('p.text-danger, [role=alert]');
    const thanks = page.locator('main, [role=status]').getByText(/thank you|thanks for|we have received/i);
    const toast = page.locator('[data-sonner-toast]');
    const isTaken = async () =>
      (await root.count()) === 0 ||
      (await thanks.count()) + (await toast.count()) > 0 ||
      (await root
        .locator('input[type=text], textarea')
        .first()
        .inputValue()
        .catch(() => '')) === '';
    await eventually(isTaken, Boolean, 'the form was not taken').catch(async () => {
      throw new Fails('stuck', `the form was not taken: ${few(await alerts.allInnerTexts())}`);
    });
  }
}

/** Opens the form for a new record. */
export async function newForm(place: Place, thing: Thing): Promise<OpenForm> {
  const [way] = waysTo(place, thing);
  const seen = `nothing makes a new ${thing.noun} (buttons: ${few([...new Set(place.pages.flatMap(({ buttons }) => buttons.filter((one) => isNew.test(one))))])})`;
  need(way !== undefined, 'control missing', seen);
  await place.go(way.page);
  const { page, main } = place;
  if (way.button === undefined) {
    const form = main
      .locator('form')
      .filter({ has: page.locator('label') })
      .first();
    await form.waitFor();
    return new OpenForm(place, thing, { form: new RecordForm(page, form), isDialog: false });
  }
  await main.getByRole('button', { name: way.button, exact: true }).first().click();
  return openedForm(place, thing);
}

/** The form that a click has opened: in a sheet, or on the page. */
export async function openedForm(place: Place, thing: Thing): Promise<OpenForm> {
  const { page, main } = place;
  const inDialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  const onPage = main.locator('form').filter({ has: page.locator('label') });
  await inDialog.or(onPage).first().waitFor();
  const isDialog = (await inDialog.count()) > 0;
  const root = isDialog ? inDialog.first() : onPage.first();
  return new OpenForm(place, thing, { form: new RecordForm(page, root), isDialog });
}

/** Closes what a judge left open. */
export async function putAway(place: Place): Promise<void> {
  const { page } = place;
  if ((await page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').count()) === 0)
    return;
  await place.visit('');
}

/** Something that a field of this kind takes. */
function typedFor({ kind, property }: Attribute): Value | undefined {
  if (kind === 'enum' || kind === 'reference') return any;
  if (kind === 'image') return picture;
  if (kind === 'file') return paper;
  if (kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'rating')
    return Math.min(Math.max(3, property.minimum ?? 3), property.maximum ?? 1000);
  const nr = nextNumber();
  const typed: Partial<Record<Attribute['kind'], Value>> = {
    line: `Something ${nr}`,
    text: 'Something',
    lines: 'Something',
    tags: 'one, two',
    email: `someone-${nr}@example.org`,
    url: `https://example.org/${nr}`,
    phone: `+1 555 0${100 + nr}`,
    date: day(1),
    datetime: `${day(1)}T10:00`,
    time: '10:00',
    color: '#3366cc',
    boolean: true,
  };
  return typed[kind];
}

/** Fields and values that mark a record, so that it is found again; none where it has no text. */
export function marked({ title, attributes }: Thing, mark: string): Record<string, Value> {
  const isText = ({ kind }: Attribute) => kind === 'line' || kind === 'text';
  const own = title && isText(title) ? title : attributes.find(isText);
  return own === undefined ? {} : { [own.key]: mark };
}
