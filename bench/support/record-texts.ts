import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';

/** Texts of the app's records, any of which shows that records are painted. */
export async function recordTexts(maker: ApiClient, app: App): Promise<string[]> {
  const texts = new Set<string>();
  for (const entity of Object.keys(app.entities)) {
    const records = await maker.call<Record<string, unknown>[]>(
      'GET',
      `/apps/${app.id}/entities/${entity}?limit=50`,
    );
    for (const { created_by: _by, ...record } of records) {
      for (const value of Object.values(record)) {
        // Words, and the numbers of rooms and the like; dates are painted in another form.
        if (
          typeof value === 'string' &&
          /^(?:[^\d].{4,60}|\d{3,6})$/.test(value) &&
          !/^[0-9a-f]{24}$/.test(value)
        )
          texts.add(value);
      }
    }
  }
  if (texts.size === 0) throw new Error(`The app "${app.name}" has no sample records`);
  return [...texts];
}
