import { expect, test } from 'vitest';
import { knownBlueprint } from '../known-blueprint.ts';
import { buildApp, changePlan } from '../testing/build-app.ts';
import { fieldIds, fieldNamed, thingNamed } from '../testing/plan-items.ts';
import { planOf } from './plan-of.ts';

/** An app as a model writes one: nothing is kept of it but its files. */
async function aWrittenApp() {
  const app = {
    ...(await buildApp('A list of books with title, author and price')),
    memory: null,
    settings: { main_page: 'BookShelf' },
  };
  const tree = {
    layout:
      "import { AppShell } from '@/kit';\nexport default function Layout({ children, currentPageName }) {\n  return (\n    <AppShell name=\"Books\" navigation={[{ page: 'BookShelf', label: 'Shelf' }]} publicPages={['BookShelf']} currentPage={currentPageName}>\n      {children}\n    </AppShell>\n  );\n}\n",
    'pages/BookShelf': 'export default function BookShelf() {\n  return <p>All books</p>;\n}\n',
    'pages/Tools': 'export default function Tools() {\n  return <p>Tools</p>;\n}\n',
    'entities/Book': app.tree['entities/Book'] ?? '',
  };
  const known = knownBlueprint({
    app: { id: 'a'.repeat(24), name: 'Books', description: '', mainPage: 'BookShelf' },
    sources: tree,
    memory: null,
    isFirst: false,
  });
  if (!known) throw new Error('nothing is known of the app');
  return { app, tree, known };
}

test('the plan has its things exactly, and its pages as written by hand', async () => {
  const { tree, known } = await aWrittenApp();
  const plan = planOf(known, { sources: tree });

  expect(thingNamed(known, 'Book').access).toMatchObject({ see: 'registered', delete: 'owner-or-admin' });
  expect(fieldNamed(known, 'Book', 'Price').kind).toBe('money');
  expect(plan.pages).toMatchObject([
    { page: 'BookShelf', name: 'Book shelf', audience: 'visitors', in_menu: true, is_outside: true },
    { page: 'Tools', audience: 'users', in_menu: false, is_outside: true },
  ]);
  expect(plan.people.map(({ home }) => home)).toEqual(Array(3).fill(plan.pages[0]?.id));
});

test('its things are changed, and its pages stay as they are', async () => {
  const { app, tree, known } = await aWrittenApp();
  const changed = await changePlan(
    app,
    [
      { type: 'renameField', ...fieldIds(known, 'Book', 'Price'), name: 'Cost' },
      { type: 'addField', thing: thingNamed(known, 'Book').id, name: 'Shelf number' },
      { type: 'addThing', name: 'Tool' },
      { type: 'renameApp', name: 'Library' },
    ],
    tree,
  );

  expect(changed.tree['entities/Book']).toContain('"title": "Cost"');
  expect(changed.tree['entities/Book']).toContain('"shelf_number"');
  for (const path of ['pages/BookShelf', 'pages/Tools'] as const) expect(changed.tree[path]).toBe(tree[path]);
  expect(changed.tree['pages/Tools2']).toContain('Tool');
  expect(changed.settings).toMatchObject({ name: 'Library', main_page: 'BookShelf' });
});

test('pages that only their code knows are not changed by the plan', async () => {
  const { app, tree, known } = await aWrittenApp();
  const page = planOf(known, { sources: tree }).pages[0]?.id ?? '';

  await expect(changePlan(app, [{ type: 'renamePage', page, name: 'Shelf' }], tree)).rejects.toThrow(
    'The BookShelf page was written by hand',
  );
});
