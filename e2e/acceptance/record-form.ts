import type { Locator, Page } from '@playwright/test';
import { day, eventually, must } from './claims.ts';

/** `any` takes the first choice that is offered. */
export type Value = string | number | boolean | { any: true } | { file: string; type: string; bytes: Buffer };

export const any = { any: true } as const;

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNgYPiPB41KjxRpAJ5/Y50sNTjBAAAAAElFTkSuQmCC';
export const picture = { file: 'picture.png', type: 'image/png', bytes: Buffer.from(png, 'base64') };
export const paper = { file: 'paper.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** A form as a person meets it: labels, and the control that each belongs to. */
export class RecordForm {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
  }

  async labels(): Promise<string[]> {
    await this.root.locator('label').first().waitFor();
    const texts = await this.root.locator('label').allInnerTexts();
    return texts.map((text) => text.replace('*', '').trim());
  }

  async control(name: RegExp): Promise<Locator> {
    const labels = await this.labels();
    const at = labels.findIndex((label) => name.test(label));
    must(at >= 0, `the form has no field ${name} (${labels.join(', ')})`);
    const id = await this.root.locator('label').nth(at).getAttribute('for');
    return this.root.locator(`[id="${id}"]`);
  }

  /** `date`, `datetime-local`, `number`, `text`, `file`, `combobox`, `switch`, `fieldset`, `textarea` ... */
  kind = async (name: RegExp): Promise<string> => kindOf(await this.control(name));

  async set(name: RegExp, value: Value): Promise<void> {
    const control = await this.control(name);
    const kind = await kindOf(control);
    if (kind === 'combobox') return this.choose(control, value);
    if (kind === 'file' && typeof value === 'object' && 'file' in value) {
      const { file, type, bytes } = value;
      await control.setInputFiles({ name: file, mimeType: type, buffer: bytes });
      await this.root.getByRole('button', { name: 'Replace' }).first().waitFor();
      return;
    }
    if (kind === 'switch') {
      if ((await control.getAttribute('aria-checked')) !== String(value)) await control.click();
      return;
    }
    if (kind === 'fieldset') {
      const wanted = typeof value === 'object' ? /./ : new RegExp(`^${String(value)}(?: of |$)`);
      return control.getByRole('button', { name: wanted }).first().click();
    }
    must(kind !== 'file' && typeof value !== 'object', `${name} is a ${kind}, which takes no such value`);
    await control.fill(fitting(kind, String(value)));
  }

  /** Texts that a choice offers. */
  async options(name: RegExp): Promise<string[]> {
    const control = await this.control(name);
    must((await kindOf(control)) === 'combobox', `${name} offers no choices`);
    await control.click();
    const options = this.page.getByRole('option');
    await options.first().waitFor();
    const texts = await options.allInnerTexts();
    await this.page.keyboard.press('Escape');
    await options.first().waitFor({ state: 'detached' });
    const offered = texts.map((text) => text.trim());
    // What takes a choice back is called otherwise where "none" is one of the choices.
    const nothing = offered.includes('Not set') ? 'Not set' : 'None';
    return offered.filter((text) => text !== nothing);
  }

  private async choose(control: Locator, value: Value): Promise<void> {
    await control.click();
    const options = this.page.getByRole('option');
    await options.first().waitFor();
    const wanted = (text: string) =>
      typeof value === 'object'
        ? !/^(?:None|Not set)$/.test(text)
        : text.toLowerCase().includes(String(value).toLowerCase());
    const read = async () => (await options.allInnerTexts()).map((text) => text.trim());
    const texts = await eventually(
      read,
      (all) => all.some(wanted),
      (all) => `"${String(value)}" is not among the choices (${all.join(', ')})`,
    );
    const at = texts.findIndex(wanted);
    await options.nth(at).click();
    await options.first().waitFor({ state: 'detached' });
  }

  /** Fills what is required and still empty. */
  async complete(): Promise<void> {
    for (const control of await this.root.locator('[aria-required=true]').all()) {
      const kind = await kindOf(control);
      if (kind === 'combobox') {
        if (/^Choose/.test((await control.innerText()).trim())) await this.choose(control, any);
      } else if ((await control.inputValue()) === '')
        await control.fill(fitting(kind, /^text/.test(kind) ? 'Something' : ''));
    }
  }

  async submit(): Promise<void> {
    await this.complete();
    await this.root.locator('button[type=submit]').click();
  }

  async save(): Promise<void> {
    await this.submit();
    const left = this.root.locator('form');
    await left.waitFor({ state: 'detached', timeout: 4000 }).catch(async () => {
      const said = await this.root.locator('p.text-danger, [role=alert]').allInnerTexts();
      must(false, `the form was not saved: ${said.join('; ')}`);
    });
  }

  async cancel(): Promise<void> {
    await this.root.getByRole('button', { name: 'Cancel' }).click();
    const discard = this.page.getByRole('button', { name: 'Discard' });
    await this.page
      .locator('[role=dialog]')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => discard.click());
  }
}

const kindOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    element instanceof HTMLInputElement
      ? element.type
      : (element.getAttribute('role') ?? element.tagName.toLowerCase()),
  );

/** The value as an input of that type takes it. */
function fitting(kind: string, value: string): string {
  if (kind === 'date') return value === '' ? day(1) : value.slice(0, 10);
  if (kind === 'datetime-local')
    return value.includes('T') ? value : `${value === '' ? day(1) : value}T10:00`;
  if (kind === 'time') return value === '' ? '10:00' : value.slice(-5);
  if (kind === 'number') return value === '' ? '1' : value;
  if (kind === 'email') return value === '' ? 'someone@example.com' : value;
  return value;
}
