import type { App } from '@sayso/contracts/apps';
import { BuiltApp, type Maker } from '@sayso/e2e/acceptance/built-app';
import type { Locator, Page } from 'playwright-core';
import { Fails, few, need } from './fails.ts';
import { plain } from './names.ts';
import { Records } from './records.ts';
import { Names, type Thing, type Words } from './resolve.ts';
import { type Sketch, sketch } from './sketch.ts';

/** A built app as its judges meet it: what it keeps, what its pages offer, and the page that is open. */
export class Place {
  readonly words: Words;
  app: BuiltApp;
  names: Names;
  records: Records;
  /** All pages that can be opened by themselves, as they were when they were last walked through. */
  pages: Sketch[] = [];
  /** The assistant's answers in order, without their blocks. */
  readonly said: string[] = [];
  /** Probed things and what each step came to, since the last change. */
  readonly probed = new Map<string, Map<string, string | null>>();
  /** Address of the published app as it is now. */
  published: string | null = null;
  private marks = 0;

  constructor(app: BuiltApp, words: Words) {
    this.app = app;
    this.words = words;
    this.names = new Names(app.app.entities, words);
    this.records = new Records(app.maker.api, app.app.id, this.names);
  }

  get page(): Page {
    return this.app.page;
  }

  get main(): Locator {
    return this.page.locator('main');
  }

  /** Words that are nowhere yet. */
  mark(): string {
    this.marks += 1;
    const letters = [...String(this.marks)].map((digit) => 'bdfghklmnp'[Number(digit)]).join('');
    return `Wyvern Zq${letters}x`;
  }

  /** Takes the app as it is after a change. */
  renewed(): void {
    this.names = new Names(this.app.app.entities, this.words);
    this.records = new Records(this.app.maker.api, this.app.app.id, this.names);
    this.probed.clear();
    this.published = null;
  }

  /** A new tab where the old one hangs. */
  async reopened(): Promise<void> {
    const { maker, app } = this.app;
    const former = this.app;
    const fresh = await openApp(maker, app);
    fresh.errors.push(...former.errors);
    this.app = fresh;
    await former.close().catch(() => {});
  }

  async visit(name: string): Promise<void> {
    await this.app.visit(name);
  }

  /** Goes to a page as people do, by the navigation where it is there. */
  async go({ name, label, isInside }: Sketch): Promise<void> {
    const nav = this.page.locator('aside').getByRole('navigation', { name: 'Pages' });
    if (!isInside || label === '' || (await nav.count()) === 0) return this.visit(name);
    const link = nav.getByRole('link', { name: label, exact: true });
    const folded = nav.locator('button[aria-expanded=false]');
    for (let tries = 0; tries < 4 && (await link.count()) === 0 && (await folded.count()) > 0; tries += 1)
      await folded.first().click();
    if ((await link.count()) === 0) return this.visit(name);
    // A page that is open already keeps what was searched and which tab was open.
    if ((await link.first().getAttribute('aria-current')) === 'page') return this.visit(name);
    await link.first().click();
    // A page for visitors has no navigation beside it.
    await this.page.waitForFunction((wanted) => {
      const current = document.querySelector('aside nav [aria-current=page]');
      return current?.textContent?.trim() === wanted || document.querySelector('aside nav') === null;
    }, label);
    await this.app.settled();
  }

  /** Notes what the open page offers. */
  async note(name: string, label: string): Promise<Sketch> {
    const seen = { name, label, ...(await sketch(this.page)) };
    this.pages = [...this.pages.filter((one) => one.name !== name), seen];
    return seen;
  }

  get labels(): string[] {
    return this.pages.map(({ label, title, name }) => label || title || name);
  }

  /** Pages that meet a condition, best first: named pages before others. */
  like(fits: (page: Sketch) => boolean, name: RegExp = /^$/): Sketch[] {
    const rank = (page: Sketch) => (name.test(page.label) || name.test(page.title) ? 0 : 1);
    return this.pages.filter(fits).sort((one, other) => rank(one) - rank(other));
  }

  pageNamed(name: RegExp, what: string): Sketch {
    const found = this.pages.find(({ label, title, name: file }) =>
      [label, title, file.replace(/([a-z])([A-Z])/g, '$1 $2')].some((one) => name.test(one)),
    );
    if (!found) throw new Fails('page missing', `there is no page for ${what} (${few(this.labels)})`);
    return found;
  }

  isNamed({ label, title }: Sketch, thing: Thing): boolean {
    const known = [thing.noun, thing.plural, thing.name].map(plain);
    // A table beside another page of the same things is called "All ideas".
    return [label, title].some((one) => known.includes(plain(one.replace(/^All /, ''))));
  }

  /** Where the records of a thing are listed. */
  listOf(thing: Thing): Sketch {
    const score = (page: Sketch): number =>
      (this.isNamed(page, thing) ? 4 : 0) +
      (page.searches.some((one) => this.names.speaksOf(one.replace(/^Search /, ''), thing)) ? 3 : 0) +
      (page.buttons.some((one) => isNew.test(one) && this.names.speaksOf(one, thing)) ? 2 : 0) +
      (page.columns.length > 0 || page.label.startsWith('All ') ? 1 : 0) -
      (page.counts['days'] || page.board.length > 0 ? 1 : 0);
    const [best] = [...this.pages].sort((one, other) => score(other) - score(one));
    need(
      best !== undefined && score(best) >= 3,
      'page missing',
      `no page lists ${thing.plural} (pages: ${few(this.labels)})`,
    );
    return best;
  }

  /** Opens the list, as a table where it can be shown as one. */
  async openList(thing: Thing): Promise<Sketch> {
    const list = this.listOf(thing);
    await this.go(list);
    const table = this.main.getByRole('tab', { name: 'Table' });
    if ((await table.count()) > 0) await table.click();
    await this.cleared();
    await this.app.settled();
    return list;
  }

  /** What was searched and filtered before stays on a page that is gone to again. */
  private async cleared(): Promise<void> {
    const box = this.main.getByRole('searchbox').first();
    if ((await box.count()) > 0 && (await box.inputValue()) !== '') await box.fill('');
    const clear = this.main.getByRole('button', { name: 'Clear', exact: true });
    if ((await clear.count()) > 0) await clear.first().click();
  }
}

/** How buttons begin that make a new record. */
export const isNew =
  /^(?:new|add|create|ask|start|post|upload|suggest|propose|report|log|write|book|submit|share|record|plan|request)\b(?! (?:on|to) )/i;

export async function openApp(maker: Maker, app: App): Promise<BuiltApp> {
  const context = await maker.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const built = new BuiltApp(maker, { app, context, page: await context.newPage() });
  await built.visit('');
  return built;
}
