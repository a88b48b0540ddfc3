import type { Locator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, type Maker } from './fixtures.ts';

export const creator = { created_by: '{{user.email}}' };
export const admin = { user_condition: { role: 'admin' } };
export const nested = { $and: [admin, { 'data.status': { $in: ['open', 'waiting'] } }] };

export const entity = (title: string, rls?: EntitySchema['rls']): EntitySchema => ({
  title,
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    status: { type: 'string', title: 'Status', enum: ['open', 'done'], enumNames: ['Open', 'Done'] },
    contact: { type: 'string', title: 'Contact email', format: 'email' },
    hours: { type: 'number', title: 'Hours' },
  },
  ...(rls ? { rls } : {}),
});
export const people: EntitySchema = { properties: { department: { type: 'string', title: 'Department' } } };

export async function anApp({ api }: Maker, entities: Record<string, EntitySchema>): Promise<App> {
  const { id } = await api.call<App>('POST', '/apps', { name: 'Bike shop' });
  return api.call<App>('PUT', `/apps/${id}`, { entities, user_entity: people });
}

export async function openSecurity(page: Page, url: string, app: App, entityName?: string): Promise<Locator> {
  // Room for the cards beside the rules.
  await page.setViewportSize({ width: 1920, height: 1000 });
  const query = entityName === undefined ? '' : `?entity=${entityName}`;
  await page.goto(`${url}/apps/${app.id}/editor/workspace/security${query}`);
  const workspace = page.getByRole('region', { name: 'Workspace' });
  await expect(workspace.getByRole('heading', { name: 'Security', exact: true })).toBeVisible();
  return workspace;
}

export const rulesOf = async ({ api }: Maker, app: App, name: string) =>
  (await api.call<App>('GET', `/apps/${app.id}`)).entities[name]?.rls;

export async function choose(page: Page, box: Locator, option: string) {
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
