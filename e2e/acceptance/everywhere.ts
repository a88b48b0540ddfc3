import type { BuiltApp } from './built-app.ts';

/** Opens every page of the app: those of the navigation, those for visitors, and one record of every kind. */
export async function visitEveryPage(app: BuiltApp): Promise<number> {
  let seen = 0;
  const pages = Object.keys(app.app.pages);
  for (const label of await app.navigation()) {
    await app.goTo(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    seen += 1;
    const record = app.page.locator('main table tbody tr a, main article a').first();
    if ((await record.count()) === 0) continue;
    const before = new URL(app.page.url()).pathname;
    await record.click();
    await app.page.waitForURL((url) => url.pathname !== before);
    await app.settled();
    seen += 1;
  }
  for (const name of pages) {
    if (/Details$/.test(name)) continue;
    await app.visit(name);
    seen += 1;
  }
  return seen;
}
