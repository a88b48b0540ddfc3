import { amount, day, eventually, must } from '../claims.ts';
import { colour, fact, filter, hasRow, rows, search } from '../views.ts';
import type { Judges } from './judge.ts';

export const wiki: Judges = {
  statements: {
    'Articles are grouped by or filterable by category': async (app) => {
      await app.create(/^categories$/i, [[/^name|title/i, 'Beekeeping']]);
      await app.create(/^articles$/i, [
        [/^title|name/i, 'Swarm season'],
        [/^category/i, 'Beekeeping'],
        [/body|content|text/i, 'A queen and her zyzzyva come in May.'],
        [/author/i, 'Ada'],
        [/tags/i, 'bees, spring'],
        [/review/i, day(-4)],
      ]);
      await showTable(app);
      await filter(app, /^category/i, 'Beekeeping');
      await eventually(
        () => rows(app),
        (found) => found.length === 1 && hasRow('Swarm season')(found),
        (found) => `the filter leaves ${found.length} articles`,
      );
    },
    'Search finds an article by a word of its text': async (app) => {
      await app.goTo(/^articles$/i);
      await showTable(app);
      await search(app, 'zyzzyva', (found) => found.length === 1 && hasRow('Swarm season')(found));
    },
    'An article can be marked as helpful and the count rises': async (app) => {
      await app.goTo(/^articles$/i);
      await showTable(app);
      await app.page.getByRole('link', { name: 'Swarm season' }).first().click();
      const vote = app.page.locator('main').getByRole('button', { name: /helpful/i });
      const before = amount(await vote.innerText());
      await vote.click();
      await eventually(
        () => vote.innerText(),
        (text) => amount(text) === before + 1,
        'the count did not rise',
      );
      await app.page.waitForLoadState('networkidle');
      await app.reload();
      await eventually(
        () => vote.innerText(),
        (text) => amount(text) === before + 1,
        'the count fell back',
      );
    },
    'An article has tags and a last review date': async (app) => {
      await fact(app, /tags/i, (text) => text.includes('bees') && text.includes('spring'));
      await fact(app, /review/i, (text) => /\d/.test(text));
    },
    'An article can be created and edited': async (app) => {
      await app.page.getByRole('button', { name: 'Edit' }).click();
      const form = await app.openForm();
      await form.set(/^title|name/i, 'Swarm season 2');
      await form.save();
      await app.reload();
      await app.page.getByRole('heading', { name: 'Swarm season 2' }).waitFor();
    },
  },
  afterChange: {
    'The sidebar has a blue background': async (app) => {
      const [r, g, b] = await colour(app.page.locator('aside').first(), 'background-color');
      must(b > r + 30 && b > g + 15, `the sidebar is rgb(${r}, ${g}, ${b})`);
    },
  },
};

/** Where a list offers several views, the table is the one to read. */
async function showTable(app: Parameters<Judges['statements'][string]>[0]): Promise<void> {
  const tab = app.page.locator('main').getByRole('tab', { name: 'Table' });
  await tab.or(app.page.locator('main table')).first().waitFor();
  if ((await tab.count()) > 0) await tab.click();
  await app.page.locator('main table').waitFor();
}
