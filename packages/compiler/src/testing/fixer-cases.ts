import type { SourceTree } from '@sayso/core/source-tree';

/** An app with a few files that a page may use. */
export const app: SourceTree = {
  'components/TaskCard': 'export default function TaskCard() { return <p />; }\n',
  'components/tasks/TaskRow': 'export function TaskRow() { return <p />; }\nexport const rowHeight = 20;\n',
  'components/status-badge': 'export const StatusBadge = () => <i />;\n',
  'entities/Task': '{"name":"Task","properties":{"title":{"type":"string"}}}',
  'functions/sendReminder': 'Deno.serve(() => new Response("ok"));\n',
};
/** A page with these lines before its component and this as what it draws. */
export const page = (head: string, drawn: string, body = '') =>
  `${head}${head ? '\n\n' : ''}export default function Home() {\n${body}  return (\n    ${drawn}\n  );\n}\n`;

/** What it is about, the file, and words of the code that has to come out. */
export type Case = [what: string, before: string, ...after: string[]];
export const cases: Case[] = [
  // Missing imports
  [
    'a component of the set',
    page('', '<Button>Go</Button>'),
    "import { Button } from '@/components/ui/button';",
  ],
  [
    'a name beside others of its module',
    page("import { Card } from '@/components/ui/card';", '<Card><CardTitle>A</CardTitle></Card>'),
    "import { Card, CardTitle } from '@/components/ui/card';",
  ],
  ['an icon', page('', '<Plus className="size-4" />'), "import { Plus } from 'lucide-react';"],
  [
    'an icon that is a value',
    page(
      '',
      '<main>{links.map(({ id, icon: Icon }) => <Icon key={id} />)}</main>',
      '  const links = [{ id: 1, icon: Users }];\n',
    ),
    "import { Users } from 'lucide-react';",
  ],
  [
    'an icon that has the name of a component',
    page('', '<Calendar className="h-4 w-4" />'),
    "import { Calendar } from 'lucide-react';",
  ],
  [
    'a component that has the name of an icon',
    page('', '<Calendar mode="single" onSelect={() => {}} />'),
    "import { Calendar } from '@/components/ui/calendar';",
  ],
  ['a map as an icon', page('', '<Map className="size-4" />'), "import { Map } from 'lucide-react';"],
  [
    'a hook, beside the default',
    page('import React from "react";', '<p>{count}</p>', '  const [count] = useState(0);\n'),
    'import React, { useState } from "react";',
  ],
  [
    'React itself',
    page('', '<p>{value}</p>', '  const [value] = React.useState(0);\n'),
    "import React from 'react';",
  ],
  [
    'a hook of the router',
    page('', '<p>{id}</p>', '  const { id } = useParams();\n'),
    "from 'react-router-dom'",
  ],
  ['a link', page('', '<Link to="/Tasks">Tasks</Link>'), "import { Link } from 'react-router-dom';"],
  [
    'a query',
    page(
      '',
      '<p>{String(data)}</p>',
      "  const { data } = useQuery({ queryKey: ['a'], queryFn: () => 1 });\n",
    ),
    "import { useQuery } from '@tanstack/react-query';",
  ],
  [
    'a component of the kit',
    page('', '<RecordTable entity={Task} />'),
    "import { RecordTable } from '@/kit';",
    "from '@/entities/Task'",
  ],
  [
    'a function of dates',
    page('', "<p>{format(new Date(), 'd MMM')}</p>"),
    "import { format } from 'date-fns';",
  ],
  [
    'an entity',
    page('', '<p />', '  const load = () => Task.list();\n  void load;\n'),
    "import { Task } from '@/entities/Task';",
  ],
  [
    'the users',
    page('', '<p />', '  const me = () => User.me();\n  void me;\n'),
    "import { User } from '@/entities/User';",
  ],
  [
    'a function of the app',
    page('', '<p />', '  const send = () => sendReminder({});\n  void send;\n'),
    "import { sendReminder } from '@/functions/sendReminder';",
  ],
  ['a component of the app', page('', '<TaskCard />'), "import TaskCard from '@/components/TaskCard';"],
  [
    'a named component of the app',
    page('', '<TaskRow />'),
    "import { TaskRow } from '@/components/tasks/TaskRow';",
  ],
  ['class names', page('', "<p className={cn('a')} />"), "import { cn } from '@/lib/utils';"],
  [
    'the address of a page',
    page('', "<a href={createPageUrl('Tasks')}>x</a>"),
    "import { createPageUrl } from '@/utils';",
  ],
  [
    'a chart',
    page(
      '',
      '<ResponsiveContainer><BarChart data={[]}><Bar dataKey="a" /><Tooltip /></BarChart></ResponsiveContainer>',
    ),
    "import { ResponsiveContainer, BarChart, Bar, Tooltip } from 'recharts';",
  ],
  [
    'a note to the user',
    page('', "<button onClick={() => toast.success('Saved')}>x</button>"),
    "import { toast } from 'sonner';",
  ],
  ['motion', page('', '<motion.div animate={{ x: 1 }} />'), "import { motion } from 'framer-motion';"],
  // Names and modules
  [
    'a named export as default',
    page("import Button from '@/components/ui/button';", '<Button />'),
    'import { Button } from',
  ],
  [
    'a default as named',
    page("import { TaskCard } from '@/components/TaskCard';", '<TaskCard />'),
    "import TaskCard from '@/components/TaskCard';",
  ],
  [
    'a named component as default',
    page("import TaskRow from '@/components/tasks/TaskRow';", '<TaskRow />'),
    'import { TaskRow } from',
  ],
  [
    'a hook of another module',
    page("import { useState, useNavigate } from 'react';", '<p />', '  useNavigate();\n  useState();\n'),
    "import { useState } from 'react';",
    "import { useNavigate } from 'react-router-dom';",
  ],
  [
    'a part of another component',
    page("import { Button, CardTitle } from '@/components/ui/button';", '<Button><CardTitle /></Button>'),
    "import { CardTitle } from '@/components/ui/card';",
  ],
  [
    'components from one module for all',
    page("import { Button, Input } from '@/components/ui';", '<Button><Input /></Button>'),
    "import { Button } from '@/components/ui/button';",
    "import { Input } from '@/components/ui/input';",
  ],
  [
    'a module as default',
    page("import Recharts from 'recharts';", '<Recharts.Text />'),
    "import * as Recharts from 'recharts';",
  ],
  [
    'a name in the wrong case',
    page("import { parseIso } from 'date-fns';", "<p>{String(parseIso('2026'))}</p>"),
    'parseISO as parseIso',
  ],
  [
    'a type of icons',
    page(
      "import { LucideIcon, Plus } from 'lucide-react';",
      '<p><Plus /></p>',
      '  const a: LucideIcon = Plus;\n  void a;\n',
    ),
    'import { type LucideIcon, Plus }',
  ],
  [
    'a name that is not used',
    page("import { Nothing, Plus } from 'lucide-react';", '<Plus />'),
    "import { Plus } from 'lucide-react';",
  ],
  // Icons
  ['an icon with a slip', page("import { Trsah2 } from 'lucide-react';", '<Trsah2 />'), 'Trash2 as Trsah2'],
  [
    'words in another order',
    page("import { PlusLargeCircle } from 'lucide-react';", '<PlusLargeCircle />'),
    'Plus as PlusLargeCircle',
  ],
  [
    'a mark that is gone',
    page("import { Github } from 'lucide-react';", '<Github />'),
    'GitBranch as Github',
  ],
  [
    'icons of another set',
    page("import { FaTrash } from 'react-icons/fa';", '<FaTrash />'),
    "import { Trash as FaTrash } from 'lucide-react';",
  ],
  [
    'a single icon of another set',
    page("import DeleteIcon from '@mui/icons-material/Delete';", '<DeleteIcon />'),
    "import { Delete as DeleteIcon } from 'lucide-react';",
  ],
  // Paths
  [
    'a folder in the singular',
    page("import TaskCard from '@/component/TaskCard';", '<TaskCard />'),
    "from '@/components/TaskCard'",
  ],
  [
    'another alias',
    page("import TaskCard from '~/components/TaskCard';", '<TaskCard />'),
    "from '@/components/TaskCard'",
  ],
  [
    'no alias',
    page("import TaskCard from 'src/components/TaskCard.jsx';", '<TaskCard />'),
    "from '@/components/TaskCard'",
  ],
  [
    'the page’s own folder',
    page("import TaskCard from './TaskCard';", '<TaskCard />'),
    "from '@/components/TaskCard'",
  ],
  [
    'upper and lower case',
    page("import { StatusBadge } from '@/components/StatusBadge';", '<StatusBadge />'),
    "from '@/components/status-badge'",
  ],
  [
    'a component of the set in another case',
    page("import { AlertDialog } from '@/components/ui/AlertDialog';", '<AlertDialog />'),
    "from '@/components/ui/alert-dialog'",
  ],
  [
    'an entity in another case',
    page("import { Task } from '@/entities/task';", '<p>{String(Task)}</p>'),
    "from '@/entities/Task'",
  ],
  [
    'another router',
    page("import { useNavigate } from 'react-router';", '<p />', '  useNavigate();\n'),
    "from 'react-router-dom'",
  ],
  [
    'a link of another framework',
    page("import Link from 'next/link';", '<Link href="/Tasks">x</Link>'),
    "import { Link } from 'react-router-dom';",
    '<Link to="/Tasks">',
  ],
  [
    'one function a file',
    page("import debounce from 'lodash/debounce';", '<p>{String(debounce)}</p>'),
    "import { debounce } from 'lodash';",
  ],
  // Twice
  [
    'React twice',
    page(
      "import React from 'react';\nimport React, { useState } from 'react';",
      '<p>{React.version}</p>',
      '  useState();\n',
    ),
    "import React, { useState } from 'react';\n\n",
  ],
  [
    'a name twice',
    page(
      "import { Link } from 'lucide-react';\nimport { Link } from 'react-router-dom';",
      '<Link to="/A">x</Link>',
    ),
    "import { Link } from 'react-router-dom';\n\nexport",
  ],
  [
    'an icon with the name of its page',
    'import { Home, Plus } from \'lucide-react\';\nconst Home = () => <p><Home className="size-4" /><Plus /></p>;\nexport default Home;\n',
    'import { Home as HomeIcon, Plus }',
    '<p><HomeIcon className="size-4" /><Plus /></p>',
    'export default Home;',
  ],
  [
    'a name that the file declares',
    page("import { Card } from '@/components/ui/card';\n\nfunction Card() { return <p />; }", '<Card />'),
    'function Card()',
  ],
  // Elements
  ['class', page('', '<p class="a">x</p>'), '<p className="a">'],
  ['for', page('', '<label for="a">x</label>'), '<label htmlFor="a">'],
  ['a handler', page('', '<button type="button" onclick={() => {}}>x</button>'), 'onClick={() => {}}'],
  [
    'a drawing',
    page('', '<svg><path stroke-width="2" fill-rule="evenodd" /></svg>'),
    'strokeWidth="2" fillRule="evenodd"',
  ],
  [
    'a style',
    page('', '<p style="color: red; background-image: url(a;b)">x</p>'),
    "style={{ color: 'red', backgroundImage: 'url(a;b)' }}",
  ],
  [
    'a key by id',
    page('', '<ul>{[{ id: 1, name: 2 }].map((item) => <li>{item.name}</li>)}</ul>'),
    '(item, index) => <li key={item.id ?? index}>',
  ],
  ['a key by a known id', page('', '<ul>{[{ id: 1 }].map(({ id }) => <li>{id}</li>)}</ul>'), '<li key={id}>'],
  [
    'a key where an item may be missing',
    page('', '<ul>{[{ id: 1 }, null].map((slot) => slot ? <li>{slot.id}</li> : <li />)}</ul>'),
    '<li key={slot?.id ?? index}>{slot.id}</li> : <li key={slot?.id ?? index} />',
  ],
  [
    'a key of plain values',
    page('', "<ul>{['a'].map(text => { return <li>{text}</li>; })}</ul>"),
    '(text, index) => { return <li key={index}>',
  ],
  [
    'a key of a fragment',
    page('', '<ul>{[1].map((n) => <><li>{n}</li></>)}</ul>'),
    '<Fragment key={index}><li>',
    "import { Fragment } from 'react';",
  ],
  ['a page that exports nothing', 'function Home() {\n  return <p />;\n}\n', 'export default Home;'],
  // Text that is no code yet
  ['an HTML comment', page('', '<p><!-- { hi } --></p>'), '{/* { hi } */}'],
  [
    'tags that stand open',
    page('', '<p>a<br>b<img src="a.png"><input value={1 > 0 ? "a" : "b"}></p>'),
    '<br />b<img src="a.png" /><input value={1 > 0 ? "a" : "b"} />',
  ],
  ['curly quotes', page('', '<p className=“a”>It’s</p>'), '<p className="a">It’s'],
  ['a fence', `\`\`\`jsx\n${page('', '<p />')}\`\`\`\n`, 'export default function Home'],
  ['a value without braces', page('', '<img width=100 alt="" />'), 'width={100}'],
  ['a sign in a text', page('', '<p>a -> b, 5 > 3, 1 < 2</p>'), "-{'>'} b, 5 {'>'} 3, 1 {'<'} 2"],
  ['an invisible character', `\uFEFF${page('', '<p />')}`, 'export default'],
];
