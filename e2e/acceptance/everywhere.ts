import type { BuiltApp } from './built-app.ts';

const pathOf = (app: BuiltApp): string => new URL(app.page.url()).pathname;

/** Opens every page of the app: those of the navigation, one record of every kind, and those for visitors. */
export async function visitEveryPage(app: BuiltApp): Promise<number> {
  const seen = new Set<string>();
  for (const label of await app.navigation()) {
    await app.goTo(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    seen.add(pathOf(app));
    const record = app.page.locator('main table tbody tr a, main article a').first();
    if ((await record.count()) === 0) continue;
    await record.click();
    await app.page.waitForURL((url) => !seen.has(url.pathname) || /[?&]id=/.test(url.search));
    await app.settled();
    seen.add(pathOf(app));
  }
  for (const name of Object.keys(app.app.pages)) {
    if (seen.has(`/${name}`) || isDetail(app, name)) continue;
    await app.visit(name);
    seen.add(`/${name}`);
  }
  return seen.size;
}

/** A page of one record says "not found" when it is opened without one, which is no fault of the app. */
const isDetail = (app: BuiltApp, name: string): boolean =>
  /<(?:RecordDetail|ForumThread|BlogPost|PublicDetail)\b/.test(app.app.pages[name] ?? '');
