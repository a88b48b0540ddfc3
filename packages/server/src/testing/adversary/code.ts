import { type Mistake, page, write } from './mistake.ts';

const importing = (what: string, head: string, tells: RegExp): Mistake => ({
  what,
  says: write('pages/New', page('New', '<p>{String(thing)}</p>', { head: `${head}\n\n` })),
  tells: { 'pages/New': tells },
});
const fixed = (what: string, code: string, lands: RegExp): Mistake => ({
  what,
  says: write('pages/New', code),
  lands: { 'pages/New': lands },
});
const broken = (what: string, code: string, tells = /line \d+/): Mistake => ({
  what,
  says: write('pages/New', code),
  tells: { 'pages/New': tells },
});
/** What only a look at types and names can tell; either way the app stays whole. */
const open = (what: string, code: string): Mistake => ({
  what,
  says: write('pages/New', code),
  mayLand: ['pages/New'],
});
const secret = (what: string, value: string): Mistake => ({
  what,
  says: write('pages/New', page('New', '<p>{key.length}</p>', { head: `const key = ${value};\n\n` })),
  tells: { 'pages/New': /key|secret/i },
});
const deep = (many: number) => page('New', `${'<div>'.repeat(many)}x${'</div>'.repeat(many)}`);

/** Code that cannot run, reaches for what is not there, or should not be. */
export const code: Mistake[] = [
  importing('a package that apps do not have', "import thing from 'axios';", /axios/),
  importing('a component that nobody wrote', "import thing from '@/components/Nowhere';", /Nowhere/),
  importing(
    'a component of the set that is not there',
    "import { thing } from '@/components/ui/fancy-grid';",
    /fancy-grid/,
  ),
  importing('a hook that nobody wrote', "import thing from '@/hooks/useEverything';", /useEverything/),
  importing('a folder of helpers', "import { thing } from '@/lib/helpers';", /helpers/),
  importing('a component that is too deep', "import thing from '@/components/a/b/Thing';", /Thing/),
  importing(
    'an entity that is not there',
    "import { Invoice as thing } from '@/entities/Invoice';",
    /Invoice/,
  ),
  importing('files of the server', "import thing from 'fs';", /'fs'/),
  importing('processes of the server', "import * as thing from 'node:child_process';", /child_process/),
  importing('the server itself', "import thing from '@sayso/server/config';", /@sayso\/server/),
  importing('code from an address', "import thing from 'https://esm.sh/left-pad';", /esm\.sh/),
  importing(
    'code in an address',
    "const thing = import('data:text/javascript,export default 1');",
    /Module not found/,
  ),
  importing('a computed import', "const thing = import('./' + location.hash);", /Module not found/),
  importing('a style sheet of its own', "import thing from './New.css';", /New\.css/),
  importing('another source of JSX', '/** @jsxImportSource evil */\nconst thing = 1;', /Module not found/),
  fixed(
    'an icon that is not there',
    page('New', '<Trsah2 />', { head: "import { Trsah2 } from 'lucide-react';\n\n" }),
    /Trash2 as Trsah2/,
  ),
  fixed(
    'a default import of a named export',
    page('New', '<TaskRow />', { head: "import TaskRow from '@/components/tasks/TaskRow';\n\n" }),
    /import \{ TaskRow \}/,
  ),
  fixed(
    'a named import of a default export',
    page('New', '<TaskCard />', { head: "import { TaskCard } from '@/components/TaskCard';\n\n" }),
    /import TaskCard from/,
  ),
  fixed(
    'class for className',
    page('New', '<label class="p-4" for="a">x</label>'),
    /className="p-4" htmlFor="a"/,
  ),
  fixed(
    'components without imports',
    page('New', '<Card><Button>x</Button></Card>'),
    /import \{ Button \} from '@\/components\/ui\/button'/,
  ),
  fixed('a byte order mark', `\uFEFF${page('New')}`, /^export/),
  fixed('tabs', page('New').replaceAll('  ', '\t'), /\treturn/),
  fixed('Windows line ends', page('New').replaceAll('\n', '\r\n'), /^[^\r]+$/),
  fixed(
    'TypeScript',
    `interface Props { title?: string }\nenum Kind { A, B }\nexport default function New({ title = 'x' }: Props) {\n  const kind = Kind.A as number satisfies number;\n  return <p>{title!}{kind}</p>;\n}\n`,
    /interface Props/,
  ),
  fixed(
    'a component that shadows a global',
    `export default function New() {\n  return <Map />;\n}\n\nfunction Map() {\n  return <p>map</p>;\n}\n`,
    /function Map/,
  ),
  broken(
    'braces that stay open',
    'export default function New() {\n  return (\n    <p>{[1].map((n) => <b>{n}</b>}</p>\n  );\n}\n',
  ),
  broken('tags that cross', page('New', '<p><b>x</p></b>')),
  broken('a text that never ends', page('New', "<p title='x>x</p>")),
  broken('an HTML page', '<!DOCTYPE html>\n<html><body><h1>New</h1></body></html>\n'),
  broken('another language', 'def new():\n    return "<p>new</p>"\n'),
  broken(
    'a single-file component',
    '<template><p>{{ x }}</p></template>\n<script setup>\nconst x = 1\n</script>\n',
  ),
  broken('a null character in code', page('New', '<p>a\0b</p>'), /no text/),
  broken('half a character in code', page('New', '<p>a\uD83Db</p>'), /no text/),
  broken('tags as deep as a well', deep(6_000), /nested too deeply/),
  broken('a page that is data', '{ "title": "New" }\n', /line \d+/),
  broken('a page without a component', "export const title = 'New';\n", /No component found/),
  open('two components by default', `${page('New')}${page('Other')}`),
  open(
    'a field that is not there',
    page('New', '<p>{String(load)}</p>', {
      head: "import { Task } from '@/entities/Task';\n\n",
      body: '  const load = async () => (await Task.list()).map((task) => task.dueDate.getTime());\n',
    }),
  ),
  open(
    'a method that is not there',
    page('New', '<p>{String(load)}</p>', {
      head: "import { Task } from '@/entities/Task';\n\n",
      body: '  const load = () => Task.findMany({ where: { done: true } });\n',
    }),
  ),
  open(
    'state set while drawing',
    page('New', '<p>{n}</p>', {
      head: "import { useState } from 'react';\n\n",
      body: '  const [n, setN] = useState(0);\n  setN(n + 1);\n',
    }),
  ),
  open(
    'a hook after a return',
    page('New', '<p>{n}</p>', {
      head: "import { useState } from 'react';\n\n",
      body: '  if (location.hash) return null;\n  const [n] = useState(0);\n',
    }),
  ),
  open('a name that nobody declared', page('New', '<p>{nobody.name}</p>')),
  open('an endless loop', page('New', '<p />', { body: '  while (location.hash !== "#never") void 0;\n' })),
  {
    what: 'components that import each other in a circle',
    says: `${write('components/Hen', page('Hen', '<Egg />', { head: "import Egg from '@/components/Egg';\n\n" }))}${write('components/Egg', page('Egg', '<p>{String(Hen)}</p>', { head: "import Hen from '@/components/Hen';\n\n" }))}`,
    lands: { 'components/Hen': /<Egg \/>/, 'components/Egg': /Hen/ },
  },
  {
    what: 'a component that imports itself',
    says: write(
      'components/Loop',
      page('Loop', '<p>{String(Self)}</p>', { head: "import Self from '@/components/Loop';\n\n" }),
    ),
    lands: { 'components/Loop': /Self/ },
  },
  {
    what: 'a component that loses what a page imports by name',
    says: write(
      'components/tasks/TaskRow',
      `export const TaskLine = () => <p />;\nexport const rowHeight = 20;\n`,
    ),
    tells: { 'components/tasks/TaskRow': /TaskRow/ },
  },
  secret('a key of one provider', "'sk-proj-Ab3dEf6hIj9lMn2pQr5tUv8xYz1aBc4d'"),
  secret('a key of another provider', '"AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY"'),
  secret('a key that signs payments', "'sk_live_51Hxyz0123456789abcdefghijk'"),
  secret(
    'a private key',
    '`-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----`',
  ),
  secret('a key of a code host', "'ghp_0123456789abcdefghijklmnopqrstuvwxyz'"),
  secret('a key of a cloud', "'AKIAIOSFODNN7EXAMPLE'"),
  {
    what: 'a function that does not parse',
    says: '<action type="function" name="notify">\nDeno.serve(() => {\n</action>\n',
    tells: { 'functions/notify': /line \d+|nobody asked/ },
  },
];
