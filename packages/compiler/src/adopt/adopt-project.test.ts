import { expect, test } from 'vitest';
import { createCheck } from '../check.ts';
import { exportedApp } from '../testing/exported-app.ts';
import { openLibrary } from '../testing/library.ts';
import { adoptProject } from './adopt-project.ts';
import type { Adopted } from './adopted.ts';

const { vendor } = await openLibrary();
type More = { pictures?: Record<string, string>; others?: string[]; archiveName?: string };
const adopted = (texts: Record<string, string>, more: More = {}): Adopted =>
  adoptProject(
    { texts, pictures: {}, others: [], archiveName: 'my-shop (2).zip', ...more },
    vendor.exportsOf,
  );

function textsOf(shape: 'legacy' | 'template', folder = ''): Record<string, string> {
  const files = Object.entries(exportedApp(shape)).filter(([path]) => !/\.png$/.test(path));
  return Object.fromEntries(files.map(([path, bytes]) => [folder + path, new TextDecoder().decode(bytes)]));
}
const fileOf = ({ files }: Adopted, path: string) => files.find((file) => file.path === path);
const diagnosticsOf = ({ tree }: Adopted) => createCheck(vendor.exportsOf).tree(tree);
const page = (text: string) => ({ 'src/pages/Home.jsx': text, 'src/pages/index.jsx': 'export default 1;' });

test('an export of the older shape becomes an app that compiles', () => {
  const flower = { 'src/assets/flower.png': 'data:image/png;base64,AA==' };
  const app = adopted(textsOf('legacy'), { pictures: flower, others: ['public/logo.png'] });

  expect(app).toMatchObject({ kind: 'legacy', name: 'Garden Club', mainPage: 'Garden' });
  expect(Object.keys(app.tree).sort()).toEqual([
    'components/AppColors',
    'components/Layout',
    'components/assets/flower',
    'components/dashboard-widgets/WaterToday',
    'components/hooks/usePlants',
    'components/lib/seasons',
    'components/plants/PlantCard',
    'components/plants/PlantForm',
    'components/ui/stat-tile',
    'entities/Plant',
    'entities/Watering',
    'functions/remindWatering',
    'layout',
    'pages/Garden',
    'pages/PlantDetail',
    'pages/Plants',
  ]);
  expect(diagnosticsOf(app)).toEqual([]);
  // No page uses it.
  expect(fileOf(app, 'src/components/plants/Confetti.jsx')).toMatchObject({
    outcome: 'left_out',
    notes: [expect.stringContaining("Module not found: 'canvas-confetti'")],
  });
  // What needs no change is taken letter by letter.
  const { 'src/pages/PlantDetail.jsx': detail, 'src/components/plants/PlantForm.jsx': form } =
    textsOf('legacy');
  expect(app.tree['pages/PlantDetail']).toBe(detail);
  expect(app.tree['components/plants/PlantForm']).toBe(form);
  expect(JSON.parse(app.tree['entities/Plant'] ?? '')).toMatchObject(
    JSON.parse(textsOf('legacy')['entities/Plant.json'] ?? ''),
  );
  expect(JSON.parse(app.tree['entities/Watering'] ?? '').properties.litres).toEqual({
    type: 'number',
    minimum: 0,
  });
  expect(app.tree['layout']).toMatch(/<Inner \{\.\.\.props\} \/>\s+<Toaster \/>/);
});

test('every file of an export is told of, with what became of it and why', () => {
  for (const shape of ['legacy', 'template'] as const) {
    const app = adopted(textsOf(shape));
    expect(app.files.map(({ path }) => path).sort()).toEqual(Object.keys(textsOf(shape)).sort());
    for (const { path, outcome, to, notes } of app.files) {
      expect([path, to !== null], path).toEqual([path, ['taken', 'changed'].includes(outcome)]);
      if (outcome !== 'taken') expect(notes.length, path).toBeGreaterThan(0);
      if (to !== null) expect(Object.keys(app.tree)).toContain(to);
    }
  }
});

test('an export of the newer shape brings its name, main page, rules, functions and nothing of its frame', () => {
  // Archives often hold the app in one folder.
  const app = adopted(textsOf('template', 'loan-desk-main/'));

  expect(app).toMatchObject({ kind: 'template', name: 'Loan Desk', mainPage: 'Loans' });
  expect(app.description).toBe("Who has which tool of the neighbourhood's tool library");
  expect(diagnosticsOf(app)).toEqual([]);
  expect(JSON.parse(app.tree['entities/Loan'] ?? '')).toMatchObject({ name: 'Loan', rls: { read: true } });
  expect(app.tree['entities/Loan']).not.toContain('created_date');
  expect(fileOf(app, 'base44/entities/loan.jsonc')?.notes).toEqual([
    'The server adds created_date to every record itself.',
    expect.stringMatching(/^The rule rls\.delete can’t be read here .*lets nobody in/),
  ]);
  expect(app.tree['functions/overdueLetters']).toContain('Deno.serve');
  expect(app.tree['pages/Desk']).toContain("functions.invoke('overdueLetters', {})");
  expect(app.tree['pages/Desk']).not.toContain('import.meta');
  expect(app.tree['components/Layout']).toBe(textsOf('template')['src/Layout.jsx']);
  // The layout shows messages already; its own colours are put around it.
  expect(app.tree['layout']).toMatch(/<AppColors \/>\s+<Inner \{\.\.\.props\} \/>\s+<\/>/);
  expect(fileOf(app, 'base44/agents/desk_assistant.jsonc')).toMatchObject({ outcome: 'left_out', to: null });
  expect(Object.keys(app.tree).some((path) => /app-params|AuthContext|Navigation/.test(path))).toBe(false);
});

test.each([
  [
    'a style sheet is taken out',
    { ...page("import './home.css';\nexport default () => <p />;"), 'src/pages/home.css': 'p {}' },
    'pages/Home',
    '\nexport default () => <p />;',
  ],
  [
    'JSON becomes a module',
    {
      ...page("import list from '@/data/list.json';\nexport default () => list;"),
      'src/data/list.json': '[1]',
    },
    'components/data/list',
    'export default [\n  1\n];\n',
  ],
  [
    'a module that offers more than the one of the same name here is kept',
    {
      ...page("import { cn, wide } from '@/lib/utils';\nexport default () => cn(wide);"),
      'src/lib/utils.js': 'export const wide = 1, cn = String;',
    },
    'pages/Home',
    "import { cn, wide } from '@/components/own-lib/utils';\nexport default () => cn(wide);",
  ],
  [
    'exports and imports on the way follow',
    {
      ...page(
        "const Other = () => import('../context/Cart');\nexport { useCart } from '../context/Cart';\nexport default Other;",
      ),
      'src/context/Cart.jsx': 'export const useCart = 1; export default 1;',
    },
    'pages/Home',
    "const Other = () => import('@/components/context/Cart');\nexport { useCart } from '@/components/context/Cart';\nexport default Other;",
  ],
  [
    'entities without a schema are still called by their own file',
    {
      ...page("import { Order } from '@/api/entities';\nexport default () => Order.list();"),
      'src/api/entities.js':
        "import { base44 } from './base44Client';\nexport const Order = base44.entities.Order;",
      'src/api/base44Client.js': 'export const base44 = 1;',
    },
    'components/own-api/entities',
    "import { base44 } from '@/api/base44Client';\nexport const Order = base44.entities.Order;",
  ],
  [
    'a provider around all pages moves into the layout',
    {
      ...page('export default () => <p />;'),
      'src/App.jsx':
        "import { CartProvider } from './Cart';\nexport default () => <CartProvider><p /></CartProvider>;",
      'src/Cart.jsx': 'export const CartProvider = ({ children }) => children;',
    },
    'layout',
    "import { CartProvider } from '@/components/Cart';\n\n/** What stood around all pages where this app was made. */\nexport default function Layout(props) {\n  return (\n    <>\n      <CartProvider>\n        {props.children}\n      </CartProvider>\n    </>\n  );\n}\n",
  ],
  [
    'files of one name in folders of one name stand apart',
    {
      ...page('export default () => <p />;'),
      'src/components/a/b/X.jsx': 'export default 1;',
      'src/components/a-b/x.jsx': 'export default 2;',
    },
    'components/a-b/X2',
    'export default 1;',
  ],
] as const)('%s', (_, texts, path, text) => {
  const app = adopted(texts);
  expect(app.tree[path]).toBe(text);
  expect(app.name).toBe('My shop');
});

test("an app written down in Sayso's own way comes back", () => {
  const app = adopted({
    'shop/pages/Home.jsx': "import { Card } from '@/components/Card';\nexport default () => <Card />;",
    'shop/components/Card.jsx': 'export const Card = () => <p>Hello</p>;',
    'shop/layout.jsx': 'export default ({ children }) => <main>{children}</main>;',
    'shop/entities/Task.json': '{ "name": "Task", "properties": {}, "rls": { "read": true } }',
    'shop/functions/send.js': 'Deno.serve(() => new Response());',
  });
  expect(app.kind).toBe('sayso');
  expect(Object.keys(app.tree).sort()).toEqual([
    'components/Card',
    'entities/Task',
    'functions/send',
    'layout',
    'pages/Home',
  ]);
  expect(diagnosticsOf(app)).toEqual([]);
});

test('backend functions are called by the module that lists them', () => {
  const calls = "import { remind } from '@/api/functions';\nexport default () => remind({});";
  const app = adopted({
    ...page(calls),
    'src/api/functions.js': 'export const remind = base44.functions.remind;',
    'functions/remind.ts': 'Deno.serve(() => new Response());',
  });
  expect([app.tree['pages/Home'], diagnosticsOf(app)]).toEqual([calls, []]);
});

test('the colours of an export’s style sheet become those of the app', () => {
  const app = adopted(textsOf('template'));
  const colors = app.tree['components/AppColors'] ?? '';
  const [light = '', dark = ''] = colors.split(".dark, [data-mode='dark'] {");
  expect(light).toMatch(/:root \{[^}]*--primary: hsl\(24 95% 53%\);[^}]*--radius: 0\.5rem;/);
  // What Sayso's own components have beside follows them.
  expect(light).toContain('--seed: var(--primary);');
  expect(light).toContain('--radius-control: calc(0.5rem - 2px);');
  expect(dark).toContain('--primary: hsl(24 95% 60%);');
  expect(app.themeColor).toBe('hsl(24 95% 53%)');
  expect(diagnosticsOf(app)).toEqual([]);
  expect(fileOf(app, 'src/index.css')).toMatchObject({
    outcome: 'changed',
    to: 'components/AppColors',
    needs_work: false,
  });
});

test.each([
  ['a whole colour', ':root { --primary: #1d4ed8 }', '--primary: #1d4ed8;', false],
  [
    'a variable of its own',
    '@layer base { :root { --garden: oklch(0.5 0.1 140); } }',
    '--garden: oklch(0.5 0.1 140);',
    false,
  ],
  [
    'a name that Sayso has otherwise',
    ':root { --sidebar-background: 0 0% 98%; }',
    '--sidebar: hsl(0 0% 98%);',
    false,
  ],
  ['rules beside them', ':root { --primary: red; } .card { color: red }', '--primary: red;', true],
  [
    'what could end the text',
    ':root { --primary: red; --x: `evil`; --y: "</style>"; }',
    '--primary: red;',
    true,
  ],
])('of a style sheet with %s the variables are taken', (_, sheet, line, needs_work) => {
  const app = adopted({ ...page('export default () => <p />;'), 'src/index.css': sheet });
  expect(app.tree['components/AppColors']).toContain(line);
  expect(app.tree['components/AppColors']).not.toMatch(/evil|<\/style>"|\.card/);
  expect(fileOf(app, 'src/index.css')).toMatchObject({ needs_work });
  expect(diagnosticsOf(app)).toEqual([]);
});

test.each([
  ['31 122 64', 'rgb(31 122 64)'],
  ['31, 122, 64', 'rgb(31, 122, 64)'],
  ['31 122 64 / 0.5', 'rgb(31 122 64 / 0.5)'],
  ['142, 60%, 30%', 'hsl(142, 60%, 30%)'],
])('a main colour that is written as %s becomes a whole one', (value, color) => {
  const sheet = `:root, :host { --primary: ${value}; }`;
  const app = adopted({ ...page('export default () => <p />;'), 'src/index.css': sheet });
  expect([app.themeColor, fileOf(app, 'src/index.css')?.needs_work]).toEqual([color, false]);
  expect(app.tree['components/AppColors']).toContain(`--primary: ${color};`);
});

test.each(['0.62 0.1 140', '62% 0.1 140', '300 400 500'])(
  'of %s nobody knows which colour it is: it is left out, and the report says so',
  (value) => {
    const sheet = `:root { --primary: ${value}; --ring: red } .dark { --primary: 1 2 3 }`;
    const app = adopted({ ...page('export default () => <p />;'), 'src/index.css': sheet });
    expect(app.themeColor).toBe(null);
    expect(app.tree['components/AppColors']).not.toContain('--primary');
    expect(fileOf(app, 'src/index.css')).toMatchObject({
      needs_work: true,
      notes: expect.arrayContaining(['Left out, because it’s unclear which colour is meant: --primary.']),
    });
  },
);

test('variables of which none is understood are missed in the report', () => {
  const app = adopted({
    ...page('export default () => <p />;'),
    'src/index.css': '.theme-blue { --primary: red }',
  });
  expect(app.tree['components/AppColors']).toBe(undefined);
  expect(fileOf(app, 'src/index.css')).toMatchObject({ outcome: 'left_out', needs_work: true });
});

test.each([
  [
    'base44/agents/guide.jsonc',
    '{}',
    'left_out',
    'Apps can’t have their own agents here. Keep this file: it says',
  ],
  ['base44/connectors/slack.jsonc', '{}', 'left_out', 'Apps can’t connect to other services here'],
  ['base44/auth/config.jsonc', '{}', 'replaced', 'You choose how people sign in in Sayso.'],
  [
    'index.html',
    '<script async src="https://count.example/x.js"></script>',
    'replaced',
    'It loads something from count.example',
  ],
  [
    'src/index.css',
    '@import url("https://fonts.example/inter"); :root { --a: red }',
    'changed',
    'It loads something from fonts.example, which was left out.',
  ],
  [
    'src/lib/bot.js',
    'export const talk = () => base44.agents.listConversations();',
    'taken',
    'calls to base44.agents won’t work',
  ],
  [
    'src/lib/mail.js',
    'export const t = () => base44.asServiceRole.connectors.getConnection("x");',
    'taken',
    'calls to base44.connectors won’t',
  ],
  [
    'src/lib/count.js',
    'export const c = () => base44.analytics.track({ eventName: "a" });',
    'taken',
    'What it sends to analytics.track goes',
  ],
  [
    'src/lib/look.js',
    "export const look = { color: 'hsl(var(--primary))' };",
    'taken',
    'write var(--primary) without hsl()',
  ],
  [
    'src/lib/look.js',
    "export const look = { color: 'rgba(var(--primary), 0.5)' };",
    'taken',
    'write var(--primary) without rgb()',
  ],
  [
    'tailwind.config.js',
    "export default { theme: { extend: { fontFamily: {}, colors: { brand: '#123' } } } }",
    'replaced',
    'Left out: fontFamily.',
  ],
])('the report has a plain sentence for %s', (path, text, outcome, note) => {
  const app = adopted({ ...page('export default () => <p className="bg-brand/50" />;'), [path]: text });
  const file = fileOf(app, path);
  expect(file?.outcome).toBe(outcome);
  expect(file?.notes.join(' ')).toContain(note);
  if (path !== 'tailwind.config.js') return;
  expect(file?.notes).toContain(
    'Classes with its colour brand, such as bg-brand, have no effect here. They’re used in src/pages/Home.jsx.',
  );
});

test('what a page needs and nobody has is kept, and named with its place', () => {
  const app = adopted({
    ...page("import Party from '@/components/Party';\nexport default () => <Party />;"),
    'src/components/Party.jsx': "import confetti from 'canvas-confetti';\nexport default () => confetti();",
    'src/components/Idle.jsx': "import Other from './IdleToo';\nexport default () => <Other />;",
    'src/components/IdleToo.jsx': "import { far } from 'far-away';\nexport default () => far();",
  });
  expect(fileOf(app, 'src/components/Party.jsx')).toEqual({
    path: 'src/components/Party.jsx',
    outcome: 'taken',
    to: 'components/Party',
    needs_work: true,
    notes: ["It doesn’t work yet. Line 1: Module not found: 'canvas-confetti'."],
  });
  expect(Object.keys(app.tree)).toEqual(['components/Party', 'pages/Home']);
});

test.each([
  [{ 'readme.md': 'x' }, 'There’s no app in this zip'],
  [{}, 'This zip is empty'],
  [{ 'src/App.jsx': 'export default 1' }, 'This export holds no pages'],
])('what is no app is refused in plain words', (texts, message) => {
  expect(() => adopted(texts)).toThrow(message);
});

test('a zip in a zip is named', () => {
  expect(() => adopted({}, { others: ['app/export.zip'] })).toThrow(
    'another zip in this one (app/export.zip)',
  );
});
