import { layout, type Mistake, page, plain, queried, table } from './prop-page.ts';

/** In where an app leads. */
export const linkMistakes: readonly Mistake[] = [
  {
    title: 'a navigation to a page that does not exist',
    text: layout(`{ ${plain} }`, "navigation={[{ page: 'Recipes', label: 'Recipes' }]}"),
    code: 'unknown-page',
    message: "page in navigation of AppShell leads to the page 'Recipes', which does not exist",
    hint: 'Tasks',
  },
  {
    title: 'a public page that does not exist',
    text: layout(`{ ${plain} }`, "publicPages={['Landing']}"),
    code: 'unknown-page',
    message: "leads to the page 'Landing'",
  },
  {
    title: 'a detail page that does not exist',
    text: table('detailPage="Taks"'),
    code: 'unknown-page',
    message: "detailPage of RecordTable leads to the page 'Taks', which does not exist",
    hint: "'Tasks'",
  },
  {
    title: 'an address of a page that does not exist',
    text: page("<Link to={createPageUrl('Nowhere')}>Go</Link>"),
    code: 'unknown-page',
    message: "createPageUrl leads to the page 'Nowhere'",
  },
  {
    title: 'an address with a query, of a page that does not exist',
    text: page(`<Link to={createPageUrl(\`Gone?id=\${id}\`)}>Go</Link>`),
    code: 'unknown-page',
    message: "'Gone'",
  },
  {
    title: 'a link to a page that does not exist',
    text: page('<Link to="/nowhere">Go</Link>'),
    code: 'unknown-page',
    message: "to of Link leads to the page 'nowhere'",
  },
  {
    title: 'a way to a page that does not exist',
    text: page("<Button onClick={() => navigate('/Gone')}>Go</Button>", 'const navigate = useNavigate();'),
    code: 'unknown-page',
    message: "navigate leads to the page 'Gone'",
  },
  {
    title: 'a redirect to a page that does not exist',
    text: page('<Navigate to="/Gone" />'),
    code: 'unknown-page',
    message: "to of Navigate leads to the page 'Gone'",
  },
  {
    title: 'a page with a part in its address',
    text: page(`<Link to={\`/tasks/\${id}\`}>Go</Link>`),
    code: 'unknown-page',
    message: "to of Link leads to '/tasks/…'",
    hint: `createPageUrl(\`Tasks?id=\${id}\`)`,
    isHint: true,
  },
  {
    title: 'a link that leads nowhere',
    text: page('<Link className="underline">Go</Link>'),
    code: 'missing-prop',
    message: 'Link needs to',
  },
];

/** In what is drawn. */
export const drawnMistakes: readonly Mistake[] = [
  {
    title: 'an object of a record as a child',
    text: page('<ul>{tasks.map((task) => <li key={task.id}>{task.address}</li>)}</ul>', queried),
    code: 'not-drawable',
    message: '{task.address} is an object, which React cannot draw',
    hint: 'city',
  },
  {
    title: 'a date as a child',
    text: page('<p>{new Date()}</p>'),
    code: 'not-drawable',
    message: '{new Date()} is a date, which React cannot draw',
    hint: 'format(new Date()',
  },
  {
    title: 'a date in a state as a child',
    text: page('<p>Until {until}</p>', 'const [until] = useState(new Date());'),
    code: 'not-drawable',
    message: '{until} is a date',
  },
  {
    title: 'a record as a child',
    text: page('<ul>{tasks.map((task) => <li key={task.id}>{task}</li>)}</ul>', queried),
    code: 'not-drawable',
    message: '{task} is a record of Task',
    hint: 'title',
  },
  {
    title: 'records as children',
    text: page('<Panel title="Tasks">{tasks}</Panel>', queried),
    code: 'not-drawable',
    message: '{tasks} is a list of records of Task',
    hint: 'tasks.map',
  },
  {
    title: 'records of one way of two',
    text: page("<>{tasks.length === 0 ? 'None' : tasks}<p>All</p></>", queried),
    code: 'not-drawable',
    message: '{tasks} is a list of records of Task',
  },
  {
    title: 'an error as a child',
    text: page('<p>{error && error}</p>', queried),
    code: 'not-drawable',
    message: '{error} is an error',
    hint: 'error?.message',
  },
  {
    title: 'an object as a child',
    text: page("<p>{{ label: 'One' }}</p>"),
    code: 'not-drawable',
    message: 'is an object, which React cannot draw',
  },
  {
    title: 'a function as a child',
    text: page('<p>{label}</p>', "const label = () => 'One';"),
    code: 'not-drawable',
    message: '{label} is a function',
  },
  {
    title: 'elements that are made and not answered',
    text: page('<ul>{tasks.map((task) => { <li key={task.id}>{task.title}</li>; })}</ul>', queried),
    code: 'not-drawable',
    message: 'is a call that answers nothing, which React cannot draw',
    hint: 'with return',
  },
  {
    title: 'a walk over records as a child',
    text: page('<ul>{tasks.forEach((task) => <li key={task.id}>{task.title}</li>)}</ul>', queried),
    code: 'not-drawable',
    message: 'is a call that answers nothing',
  },
  {
    title: 'an answer that was not waited for, as a child',
    text: page('<p>{Task.count()}</p>'),
    code: 'not-drawable',
    message: '{Task.count()} is a promise',
  },
  {
    title: 'an object as an action of the page',
    text: page('<Page title="Home" actions={{ label: \'New\' }} />'),
    code: 'not-drawable',
    message: 'is an object',
  },
];

/** In how components are made. */
export const hookMistakes: readonly Mistake[] = [
  {
    title: 'a hook after an early return',
    text: page(
      '<p>{total}</p>',
      `${queried}\n  if (tasks.length === 0) return <p>None</p>;\n  const total = useMemo(() => tasks.length, [tasks]);`,
    ),
    code: 'hook-order',
    message: 'useMemo stands after a return (line 18)',
    hint: 'Move all hooks above the first return',
  },
  {
    title: 'a state after an early return in a block',
    text: page(
      '<p>{open}</p>',
      'if (!id) {\n    return null;\n  }\n  const [open, setOpen] = useState(false);\n  useTasks();\n  useEffect(() => setOpen(true), []);',
    ),
    code: 'hook-order',
    message: 'useState stands after a return',
  },
  {
    title: 'a hook under a condition',
    text: page('<p>{id}</p>', 'if (id) {\n    useEffect(() => {}, []);\n  }'),
    code: 'hook-order',
    message: 'useEffect is called under a condition',
  },
  {
    title: 'a hook behind "and"',
    text: page('<p>{id}</p>', 'id && useEffect(() => {}, []);'),
    code: 'hook-order',
    message: 'useEffect is called under a condition (line 17)',
    hint: 'Call it at the top of the component',
  },
  {
    title: 'a hook that is called where there is nothing else',
    text: page('<p>{open}</p>', 'const [open] = id ?? useState(false);'),
    code: 'hook-order',
    message: 'useState is called under a condition',
  },
  {
    title: 'a hook in one of two ways',
    text: page('<p>{label}</p>', "const label = id ? useMemo(() => 'One', []) : 'None';"),
    code: 'hook-order',
    message: 'useMemo is called under a condition',
  },
  {
    title: 'a hook that is tried after something that may throw',
    text: page(
      '<p>{id}</p>',
      'try {\n    JSON.parse(id);\n    useEffect(() => {}, []);\n  } catch {\n    console.warn(id);\n  }',
    ),
    code: 'hook-order',
    message: 'useEffect is called under a condition',
  },
  {
    title: 'a hook for when something throws',
    text: page('<p>{id}</p>', 'try {\n    JSON.parse(id);\n  } catch {\n    useEffect(() => {}, []);\n  }'),
    code: 'hook-order',
    message: 'useEffect is called under a condition',
  },
  {
    title: 'a component that is waited for',
    text: `import { Task } from '@/entities/Task';\nexport default async function Home() {\n  const tasks = await Task.list();\n  return <p>{tasks.length}</p>;\n}\n`,
    code: 'async-component',
    message: 'Home is an async function',
    hint: 'useQuery',
  },
];

/** In what the usual components are given. */
export const uiMistakes: readonly Mistake[] = [
  {
    title: 'a variant that is not there',
    text: page('<Button variant="primary">Go</Button>'),
    code: 'unknown-value',
    message: 'variant of Button is one of',
    hint: "'default'",
  },
  {
    title: 'a variant of a badge that is not there',
    text: page('<Badge variant="success">Done</Badge>'),
    code: 'unknown-value',
    message: 'variant of Badge is one of',
  },
  {
    title: 'a size of another name',
    text: page('<Button size="small">Go</Button>'),
    code: 'unknown-value',
    message: 'size of Button is one of',
    hint: "'sm'",
  },
  {
    title: 'a number where a list is wanted',
    text: page('<Slider value={5} max={10} />'),
    code: 'wrong-value',
    message: 'value of Slider takes a list; it is given the number 5',
  },
  {
    title: 'an event that nothing calls',
    text: page(
      '<Select onChange={() => {}}><SelectContent><SelectItem value="a">A</SelectItem></SelectContent></Select>',
    ),
    code: 'unknown-prop',
    message: "Select has no property 'onChange'",
    hint: 'onValueChange',
  },
  {
    title: 'an event of another name',
    text: page('<Dialog open onClose={() => {}}><p>One</p></Dialog>'),
    code: 'unknown-prop',
    message: "Dialog has no property 'onClose'",
    hint: 'onOpenChange',
  },
  {
    title: 'an item without a value',
    text: page('<Select><SelectContent><SelectItem>A</SelectItem></SelectContent></Select>'),
    code: 'missing-prop',
    message: 'SelectItem needs value: a text',
  },
  {
    title: 'an item with an empty value',
    text: page('<Select><SelectContent><SelectItem value="">All</SelectItem></SelectContent></Select>'),
    code: 'wrong-value',
    message: 'value of SelectItem must not be empty',
    hint: 'value="all"',
  },
  {
    title: 'a call where an event is wanted',
    text: page(
      '<Button onClick={save()}>Save</Button>',
      "const save = async () => { await Task.create({ title: 'New' }); };",
    ),
    code: 'called-in-render',
    message: 'onClick of Button is given what save() answers',
    hint: 'onClick={() => save()}',
  },
  {
    title: 'a call of what answers nothing, where an event is wanted',
    text: page(
      '<button onClick={save()}>Save</button>',
      "const save = () => { Task.create({ title: 'New' }); };",
    ),
    code: 'called-in-render',
    message: 'onClick of button is given what save() answers',
  },
  {
    title: 'an event of the browser as a text',
    text: page('<button onClick="save()">Save</button>'),
    code: 'wrong-value',
    message: 'onClick of button takes a function',
  },
  {
    title: 'a style as a text',
    text: page(`<div style={\`color: \${id}\`}>One</div>`),
    code: 'wrong-value',
    message: 'style of div takes an object',
  },
];

/** In what is asked of records. */
export const callMistakes: readonly Mistake[] = [
  {
    title: 'a record where its id is wanted',
    text: page(
      '<ul>{tasks.map((task) => <li key={task.id} onClick={() => Task.delete(task)}>{task.title}</li>)}</ul>',
      queried,
    ),
    code: 'wrong-value',
    message: 'id of Task.delete is a text; it is given a record of Task',
    hint: 'task.id',
  },
  {
    title: 'a change of a record by itself',
    text: page(
      "<Button onClick={() => tasks.forEach((task) => Task.update(task, { status: 'done' }))}>All</Button>",
      queried,
    ),
    code: 'wrong-value',
    message: 'id of Task.update is a text; it is given a record of Task',
  },
  {
    title: 'several records where one is made',
    text: page("<Button onClick={() => Task.create([{ title: 'A' }])}>Add</Button>"),
    code: 'wrong-value',
    message: 'values of Task.create is an object; it is given a list',
  },
  {
    title: 'a filter by a word',
    text: page("<Button onClick={() => Task.filter('status', 'open')}>Open</Button>"),
    code: 'wrong-value',
    message: "where of Task.filter is an object; it is given the text 'status'",
  },
  {
    title: 'an order as a list',
    text: page("<Button onClick={() => Task.list(['-due_date'])}>All</Button>"),
    code: 'wrong-value',
    message: 'of Task.list is',
  },
];
