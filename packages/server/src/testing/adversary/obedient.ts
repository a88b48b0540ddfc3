import { formatBlock } from '@sayso/core/blocks/format';
import { edit, type Mistake, page, write } from './mistake.ts';

const gone = (path: string) => formatBlock('delete', { path });
const entityHead = "import { Task } from '@/entities/Task';\n";
const table = (columns: string) =>
  page('New', `<RecordTable entity={Task} columns={[${columns}]} />`, {
    head: `${entityHead}import { RecordTable } from '@/kit';\n\n`,
  });
const linked = [
  '  return <div className="min-h-screen">{children}</div>;',
  '  return <div className="min-h-screen"><Link to={createPageUrl("New")}>New</Link>{children}</div>;',
] as const;
const layoutHead = [
  'export default function Layout({ children }) {',
  "import { Link } from 'react-router-dom';\nimport { createPageUrl } from '@/utils';\n\nexport default function Layout({ children }) {",
] as const;
const leads = edit('layout', [...layoutHead], [...linked]);

/** A model that errs, reads what it is told, and does it. */
export const obedient: Mistake[] = [
  {
    what: 'a field that is mended as it was told',
    says: write('pages/New', table("'titel'")),
    later: [write('pages/New', table("'title'"))],
    hears: /Task has no field 'titel'/,
    lands: { 'pages/New': /'title'/ },
  },
  {
    what: 'two findings of one file that are mended at once',
    says: write('pages/New', table("'titel', 'finished'")),
    later: [write('pages/New', table("'title', 'done'"))],
    hears: /'titel'[\s\S]+'finished'|'finished'[\s\S]+'titel'/,
    lands: { 'pages/New': /'done'/ },
  },
  {
    what: 'a file that was refused and is taken back',
    says: `${write('components/Extra', page('Extra', '<p>{nobody.name}</p>'))}${write('pages/New', page('New'))}`,
    later: [gone('components/Extra')],
    lands: { 'pages/New': /<p>New/ },
  },
  {
    what: 'a page that waits for a component that is mended',
    says: `${write('components/Chip', page('Chip', '<p>{nobody.name}</p>'))}${write('pages/New', page('New', '<Chip />', { head: "import Chip from '@/components/Chip';\n\n" }))}`,
    later: [write('components/Chip', page('Chip'))],
    lands: { 'components/Chip': /<p>Chip/, 'pages/New': /<Chip \/>/ },
  },
  {
    what: 'a way in the layout to a page that is mended',
    says: `${leads}${write('pages/New', page('New', '<p>{nobody.name}</p>'))}`,
    later: [write('pages/New', page('New'))],
    lands: { layout: /createPageUrl\("New"\)/, 'pages/New': /<p>New/ },
  },
  {
    // A way that leads nowhere never goes live.
    what: 'a way in the layout to a page that never gets right',
    says: `${leads}${write('pages/New', page('New', '<p>{nobody.name}</p>'))}`,
    tells: { 'pages/New': /\w+/ },
  },
  {
    what: 'an edit that is said again as it was told',
    says: edit('pages/Home', ['      <h1>{welcome}</h1>', '      <h1 className="text-2xl">{greeting}</h1>']),
    later: [
      edit('pages/Home', ['      <h1>{greeting}</h1>', '      <h1 className="text-2xl">{greeting}</h1>']),
    ],
    hears: /<h1>\{greeting\}<\/h1>/,
    lands: { 'pages/Home': /text-2xl/ },
  },
  {
    what: 'a file that is cut as it was told',
    says: write('pages/New', page('New', `<div>${'<p>word</p>\n'.repeat(4_000)}</div>`)),
    later: [write('pages/New', page('New', '<p>short</p>'))],
    lands: { 'pages/New': /short/ },
  },
  {
    what: 'words in place of a repair',
    says: write('pages/New', page('New', '<p>{nobody.name}</p>')),
    later: ['I think it is right as it is.'],
    tells: { 'pages/New': /\w+/ },
  },
  {
    what: 'a repair that breaks another file',
    says: write('pages/New', page('New', '<p>{nobody.name}</p>')),
    later: [
      `${write('pages/New', page('New'))}${edit('pages/Board', ['    <TaskCard title="Board" />', '    <TaskCard title={nobody.name} />'])}`,
    ],
    mayLand: ['pages/New'],
    tells: { 'pages/Board': /\w+/ },
  },
];
