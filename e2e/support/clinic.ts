import type { Locator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { Maker } from './fixtures.ts';

const entities = {
  Owner: { name: 'Owner', properties: { name: { type: 'string' } }, required: ['name'] },
  Visit: {
    name: 'Visit',
    properties: {
      patient: { type: 'string' },
      owner: { type: 'string', $ref: '/entities/Owner/id' },
      date: { type: 'string', format: 'date' },
      status: {
        type: 'string',
        enum: ['planned', 'done', 'missed'],
        enumNames: ['Planned', 'Done', 'Missed'],
      },
      fee: { type: 'number', minimum: 0 },
      paid: { type: 'boolean' },
      notes: { type: 'string' },
    },
    required: ['patient'],
    // Nobody but the owner, who passes by the rules.
    rls: { create: false, read: false, update: false, delete: false },
  },
};
type Visit = Record<string, unknown> & { id: string };

/** An app whose visits are closed to everybody by their rules, so that only its owner's access shows them. */
export class Clinic {
  readonly app: App;
  readonly maker: Maker;
  constructor(app: App, maker: Maker) {
    this.app = app;
    this.maker = maker;
  }
  static async open(
    maker: Maker,
    visits: readonly object[],
    more: Record<string, object> = {},
  ): Promise<Clinic> {
    const app = await maker.api.call<App>('POST', '/apps', {
      name: 'Harbour Clinic',
      entities: { ...entities, ...more },
    });
    const clinic = new Clinic(app, maker);
    if (visits.length > 0) await clinic.call('POST', '/bulk', visits);
    return clinic;
  }
  /** As the owner, whom no rule holds. */
  async call<T = unknown>(method: string, path: string, body?: unknown, entity = 'Visit'): Promise<T> {
    const { port, token } = this.maker.api;
    const reply = await fetch(`http://127.0.0.1:${port}/api/apps/${this.app.id}/entities/${entity}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-owner-access': 'true',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  visits = () => this.call<Visit[]>('GET', '?sort=patient');

  address = (entity = 'Visit') => `/apps/${this.app.id}/editor/workspace/entity-${entity}`;
}

/** What a test does with the grid of an entity. */
export class Grid {
  readonly page: Page;
  readonly grid: Locator;
  constructor(page: Page, entity = 'Visit') {
    this.page = page;
    this.grid = page.getByRole('grid', { name: `Records of ${entity}` });
  }
  /** The place in the list counts from 0; column 0 holds the boxes, -1 is the header. */
  cell = (row: number, col: number): Locator => this.grid.locator(`[data-cell="${row}:${col}"]`);
  press = (keys: string) => this.page.keyboard.press(keys);

  /** As the browser does with what a spreadsheet copied; clipboards of browsers under test are closed. */
  paste = (text: string) =>
    this.page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);

  copy = (): Promise<string> =>
    this.page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return clipboardData.getData('text/plain');
    });
}
