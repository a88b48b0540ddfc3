import { page } from './prop-page.ts';

const queried =
  "const { data: tasks = [], error, isLoading } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });";

/** Right code of the kinds that a check of types is likely to misread. */
export const propInnocents: readonly { title: string; text: string }[] = [
  {
    title: 'values from states, properties with defaults and functions',
    text: `import { useState } from 'react';
import { Task } from '@/entities/Task';
import { Chart, RecordForm, RecordTable, Stat } from '@/kit';
function List({ tone = 'info', search = false, columns = ['title'], entity = Task, limit = 5 }) {
  const [kind, setKind] = useState('bar');
  const [editing, setEditing] = useState(false);
  const pick = (task) => setEditing(task);
  return (
    <>
      <Stat label={'Tasks of ' + limit} entity={entity} agg="count" tone={tone} />
      <Chart title="All" entity={entity} kind={kind} groupBy="status" agg="count" limit={limit} />
      <RecordTable entity={entity} columns={columns} search={search} rowActions={(row) => <button onClick={() => pick(row)}>Edit</button>} />
      {editing && <RecordForm entity={Task} record={editing} onSaved={() => setEditing(false)} />}
      <button onClick={() => setKind('line')}>Line</button>
    </>
  );
}
export default function Home() {
  return <List tone="success" />;
}
`,
  },
  {
    title: 'properties that are given together, and some of them under a condition',
    text: page(
      `<>
      <RecordTable {...shared} columns={['title', id && 'status'].filter(Boolean)} search={id ? ['title'] : false} />
      <RecordBoard {...shared} field="status" cardFields={['title']} detailPage={id && 'Task'} />
      <Page title="Home" actions={id ? <Button>New</Button> : null}>{id && <p>{id}</p>}</Page>
    </>`,
      "const shared = { entity: Task, where: id ? { status: 'open' } : {}, sort: '-due_date', readOnly: !id };",
    ),
  },
  {
    title: 'lists that are made of others',
    text: page(
      `<>
      <Totals entity={Task} groupBy="status" items={[...measures, { label: 'All', agg: 'count' }]} />
      <Attention items={kinds.map((kind) => ({ entity: Task, where: { status: kind }, label: kind }))} />
      <RecordTable entity={Task} columns={Object.keys(names)} />
    </>`,
      "const measures = ['amount'].map((field) => ({ label: field, agg: 'sum', field }));\n  const kinds = ['open', 'done'];\n  const names = { title: 'Title', status: 'Status' };",
    ),
  },
  {
    title: 'texts, numbers and flags of attributes that HTML knows',
    text: `import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { Progress } from '@/components/ui/progress';
import { Table, TableCell } from '@/components/ui/table';
import { Button } from '@/components/ui/button';
export default function Home({ value, isBusy }) {
  return (
    <form autoComplete="off" noValidate>
      <Input type="number" min="0" max={10} step="0.1" maxLength="10" tabIndex="0" inputMode="numeric" value={value ?? ''} readOnly />
      <Textarea rows="4" cols={20} spellCheck="false" defaultValue={5} />
      <Progress value={value} className={['h-2', isBusy && 'opacity-50']} data-state="x" aria-label="Done" />
      <Table><tbody><tr><TableCell colSpan="2" align="center">{value}</TableCell></tr></tbody></Table>
      <Button disabled={isBusy || !value} type="submit" form="other" title={String(value)} onClick={isBusy ? undefined : () => {}}>Go</Button>
    </form>
  );
}
`,
  },
  {
    title: 'what is drawn: lists, conditions, numbers, children and functions of components',
    text: page(
      `<div>
      {tasks.length > 0 && <p>{tasks.length}</p>}
      {tasks.map((task) => <p key={task.id}>{task.title} {task.amount} {task.tags} {task.tags?.join(', ')} {task.address?.city}</p>)}
      {error ? <p>{error.message}</p> : isLoading ? 'Loading' : null}
      {[<b key="a">A</b>, 'text', 5, null, false]}
      {icons.map((Icon, at) => <Icon key={at} className="size-4" />)}
      {parts}
      {format(new Date(), 'PP')} {new Date().toLocaleDateString()} {+new Date()}
      {String(new Set(['a']).size)} {JSON.stringify({ a: 1 })}
      {typeof id === 'object' ? JSON.stringify(id) : id}
      {(() => <i>Now</i>)()}
      {row('One')}
    </div>`,
      `${queried}\n  const icons = [Check, Truck];\n  const parts = tasks.map((task) => task.title);\n  const format = (date, form) => date.toISOString() + form;\n  const row = (title) => <p>{title}</p>;`,
    ),
  },
  {
    title: 'children that are functions, where a component takes them',
    text: `import { createContext, useContext } from 'react';
import { Droppable, DragDropContext, Draggable } from '@hello-pangea/dnd';
import { NavLink } from 'react-router-dom';
const Theme = createContext({ dark: false });
const Each = ({ items, children }) => items.map((item) => children(item));
export default function Home() {
  const theme = useContext(Theme);
  return (
    <DragDropContext onDragEnd={() => {}}>
      <Theme.Provider value={{ dark: !theme.dark }}><Theme.Consumer>{(value) => <p>{String(value.dark)}</p>}</Theme.Consumer></Theme.Provider>
      <Each items={['a']}>{(item) => <p key={item}>{item}</p>}</Each>
      <Droppable droppableId="a">{(provided) => <div ref={provided.innerRef} {...provided.droppableProps}><Draggable draggableId="b" index={0}>{(inner) => <p ref={inner.innerRef} {...inner.draggableProps} {...inner.dragHandleProps}>B</p>}</Draggable>{provided.placeholder}</div>}</Droppable>
      <NavLink to="/Tasks" className={({ isActive }) => (isActive ? 'font-bold' : '')}>{({ isActive }) => (isActive ? <b>Tasks</b> : 'Tasks')}</NavLink>
    </DragDropContext>
  );
}
`,
  },
  {
    title: 'links of all kinds',
    text: page(
      `<nav>
      <Link to="/">Home</Link><Link to="/Tasks">Tasks</Link><Link to="/tasks?status=open#top">Open</Link>
      <Link to={createPageUrl('Task') + '?id=' + id}>One</Link><Link to={createPageUrl('Task?id=' + id)}>One</Link>
      <Link to={createPageUrl(\`Task?id=\${id}\`)}>One</Link><Link to={\`/Task?id=\${id}\`}>One</Link>
      <Link to={createPageUrl(target)}>Go</Link><Link to={\`/\${target}\`}>Go</Link><Link to="..">Back</Link><Link to="?tab=2">Tab</Link>
      <Link to={{ pathname: '/Tasks', search: '?x=1' }}>Tasks</Link>
      <a href="https://example.com/Nowhere">Out</a><a href="mailto:a@example.com">Mail</a><a href="#part">Part</a><a href="/files/plan.pdf">Plan</a><a href={id}>Id</a>
      <Button asChild><Link to={createPageUrl('Tasks')}>All</Link></Button>
      <Button onClick={() => navigate(-1)}>Back</Button><Button onClick={() => navigate(createPageUrl('Tasks'), { replace: true })}>Go</Button>
    </nav>`,
      "const navigate = useNavigate();\n  const target = id ? 'Task' : 'Tasks';",
    ),
  },
  {
    title: 'hooks that conditions are about, and conditions inside of hooks',
    text: `import { useEffect, useMemo, useRef, useState } from 'react';
const useFlag = () => useState(false)[0];
const useName = () => useState('')[0];
export default function Home({ id }) {
  const label = useFlag() ? 'On' : 'Off';
  const name = useName() || 'None';
  const both = useFlag() && label;
  const ref = useRef(id ? id.length : 0);
  const [open, setOpen] = useState(id ?? false);
  const found = useMemo(() => (open ? name : both && label), [open, name, both, label]);
  useEffect(() => {
    if (open) setOpen(false);
  }, [open && id]);
  if (useFlag()) console.info(ref.current);
  for (const each of useState([])[0]) console.info(each);
  try {
    const shown = useName();
    const more = useFlag();
    console.info(shown, more);
  } catch {
    console.warn(name);
  } finally {
    useEffect(() => {}, []);
  }
  return <p>{found}</p>;
}
`,
  },
  {
    title: 'hooks before returns, and functions that only sound like hooks',
    text: `import { memo, forwardRef, use, useEffect, useMemo, useState, createContext } from 'react';
const Context = createContext(null);
const useFlag = () => useState(false);
const useTemplate = (name) => name.toUpperCase();
export const Row = memo(function Row({ task }) {
  const [open, setOpen] = useFlag();
  const label = useMemo(() => (task ? task.title : ''), [task]);
  useEffect(() => {
    if (!task) return;
    setOpen(true);
  }, [task]);
  if (!task) return null;
  const value = use(Context);
  const title = useTemplate(label);
  return <p onClick={() => setOpen(!open)}>{title}{value}</p>;
});
export const Field = forwardRef((props, ref) => {
  const [value, setValue] = useState(props.value ?? '');
  if (props.hidden) return null;
  const change = (event) => {
    if (!event) return;
    setValue(event.target.value);
  };
  return <input ref={ref} value={value} onChange={change} />;
});
function load(items) {
  if (!items) return [];
  return items.map((item) => item);
}
export default function Home() {
  const [tasks] = useState(load(null));
  try {
    if (tasks.length === 0) return <Field />;
  } finally {
    load(null);
  }
  return tasks.map((task) => <Row key={task.id} task={task} />);
}
`,
  },
  {
    title: 'components of the library in the ways that their guides show',
    text: `import { useForm } from 'react-hook-form';
import { Accordion, AccordionItem, AccordionTrigger, AccordionContent } from '@/components/ui/accordion';
import { Calendar } from '@/components/ui/calendar';
import { ChartContainer, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart';
import { Checkbox } from '@/components/ui/checkbox';
import { Form, FormField, FormItem, FormLabel, FormControl, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';
import { Bar, BarChart, XAxis } from 'recharts';
import { useState } from 'react';
export default function Home() {
  const form = useForm({ defaultValues: { name: '' } });
  const [date, setDate] = useState(null);
  const [range, setRange] = useState([0, 10]);
  const [view, setView] = useState('list');
  return (
    <TooltipProvider delayDuration={100}>
      <Accordion type="single" collapsible><AccordionItem value="a"><AccordionTrigger>A</AccordionTrigger><AccordionContent>B</AccordionContent></AccordionItem></Accordion>
      <Calendar mode="single" selected={date} onSelect={setDate} initialFocus disabled={(day) => day < new Date()} />
      <ChartContainer config={{ a: { label: 'A', color: 'red' } }} className="h-40"><BarChart data={[{ a: 1 }]}><XAxis dataKey="a" tickLine={false} /><ChartTooltip content={<ChartTooltipContent hideLabel />} /><Bar dataKey="a" fill="red" radius={4} /></BarChart></ChartContainer>
      <Checkbox checked={view === 'list'} onCheckedChange={(checked) => setView(checked ? 'list' : 'grid')} id="c" />
      <Form {...form}><form onSubmit={form.handleSubmit(() => {})}><FormField control={form.control} name="name" render={({ field }) => <FormItem><FormLabel>Name</FormLabel><FormControl><Input {...field} /></FormControl><FormMessage /></FormItem>} /></form></Form>
      <Popover><PopoverTrigger asChild><button>Open</button></PopoverTrigger><PopoverContent align="start" side="bottom" sideOffset={4}>Text</PopoverContent></Popover>
      <RadioGroup value={view} onValueChange={setView}><RadioGroupItem value="list" id="r" /></RadioGroup>
      <Select value={view} onValueChange={setView} defaultValue="list"><SelectTrigger className="w-40"><SelectValue placeholder="Pick" /></SelectTrigger><SelectContent><SelectItem value="list">{view}</SelectItem>{[1, 2].map((n) => <SelectItem key={n} value={String(n)}>{n}</SelectItem>)}</SelectContent></Select>
      <Sheet><SheetTrigger asChild><button>Open</button></SheetTrigger><SheetContent side="left">Text</SheetContent></Sheet>
      <Slider value={range} onValueChange={setRange} min={0} max={10} step={1} />
      <Switch checked={view === 'a'} onCheckedChange={() => setView('a')} />
      <Tabs defaultValue="a" value={view} onValueChange={setView} className="w-full"><TabsList><TabsTrigger value="a">A</TabsTrigger></TabsList><TabsContent value="a">A</TabsContent></Tabs>
      <ToggleGroup type="multiple" value={['a']} onValueChange={() => {}} variant="outline" size="sm"><ToggleGroupItem value="a">A</ToggleGroupItem></ToggleGroup>
      <Tooltip><TooltipTrigger asChild><button>?</button></TooltipTrigger><TooltipContent side="top">Text</TooltipContent></Tooltip>
    </TooltipProvider>
  );
}
`,
  },
  {
    title: 'a frame with a look of its own',
    text: `import { AppShell } from '@/kit';
import { House, ListChecks, Settings } from 'lucide-react';
import { Task } from '@/entities/Task';
const theme = { preset: 'glassmorphism', mode: 'system', primary: 'oklch(0.6 0.1 200)', background: 'rgb(250 250 250)', font: 'Georgia, serif', radius: 16, density: 'roomy', text: 'large', headings: 'bold', parts: { sidebar: '#112', header: 'rebeccapurple', heading: 'hsl(20 50% 40%)' } };
const navigation = [
  { page: 'Tasks', label: 'Tasks', icon: ListChecks, entity: Task },
  { label: 'More', icon: Settings, children: [{ page: 'Task', label: 'One', icon: House }] },
];
const anchors = { Tasks: [{ label: 'Top', href: '#top' }] };
export default function Layout({ children, currentPageName }) {
  return (
    <AppShell name="Desk" icon={House} theme={theme} navigation={navigation} publicPages={['Tasks']} anchors={anchors} searchIn={[{ entity: Task, page: 'Task', icon: House }]} currency="EUR" locale="de" slim={false} currentPage={currentPageName}>
      {children}
    </AppShell>
  );
}
`,
  },
  {
    title: 'values that components of others take as well as those that their types name',
    text: `import { useState } from 'react';
import { debounce } from 'lodash';
import { motion, useMotionValue } from 'framer-motion';
import { useForm } from 'react-hook-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Accordion, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import { Select, SelectContent, SelectItem } from '@/components/ui/select';
import { Task } from '@/entities/Task';
import { RecordTable } from '@/kit';
const variants = { open: 'outline', done: 'secondary' };
const lookups = { Task };
export default function Home({ children, entityName, ...rest }) {
  const [task, setTask] = useState(null);
  const [picked, setPicked] = useState([]);
  const width = useMotionValue(0);
  const { register, handleSubmit, formState: { errors } } = useForm();
  const { data: tasks = [], error } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });
  const save = useMutation({ mutationFn: (values) => Task.create(values) });
  const shown = tasks.filter(({ title }) => title?.includes(rest.text ?? ''));
  let note;
  if (shown.length > 3) note = <b>Many</b>;
  else note = shown.length || 'None';
  const act = (one) => { if (!one) return; return () => setTask(one); };
  return (
    <main style={{ '--gap': 4, width: '50%', ...(task && { opacity: 0.5 }) }} onClick={act(task)} {...rest}>
      {children} {note} {error?.message} {String(save.error ?? '')} {errors.title && <p>{errors.title.message}</p>}
      {Object.entries(shown[0] ?? {}).map(([key, value]) => <p key={key}>{value}</p>)}
      {[...new Set(shown.map((one) => one.status))].map((status) => <Badge key={status} variant={variants[status] ?? 'outline'}>{status}</Badge>)}
      {Object.groupBy ? 'new' : 'old'} {(1234.5).toLocaleString()} {new Intl.NumberFormat('en').format(5)}
      <Accordion type="single">{shown.map((one, at) => <AccordionItem key={one.id} value={at}><AccordionTrigger>{one.title}</AccordionTrigger></AccordionItem>)}</Accordion>
      <Checkbox checked={picked.length} onCheckedChange={() => setPicked([])} />
      <Progress value="50" max={100} />
      <Select><SelectContent>{[1, 2].map((n) => <SelectItem key={n} value={n}>{n}</SelectItem>)}</SelectContent></Select>
      <Dialog open={task} onOpenChange={(open) => !open && setTask(null)}><DialogContent>{task?.title}</DialogContent></Dialog>
      <Button onClick={debounce(() => save.mutate({}), 300)} onBlur={handleSubmit(save.mutate)} style={undefined} size={task ? 'sm' : undefined}>Save</Button>
      <motion.span style={{ width }}>{width}</motion.span>
      <input {...register('title')} onChange={(event) => setPicked([event.target.value])} />
      <RecordTable entity={lookups[entityName] ?? Task} columns={task ? ['title'] : ['title', 'status']} rowActions={task ? (row) => <Button>{row.title}</Button> : undefined} where={task && { status: 'open' }} />
    </main>
  );
}
`,
  },
  {
    title: 'icons from lists, and components that are made here',
    text: page(
      `<>
      {cards.map(({ icon: Icon, label, agg }) => <Stat key={label} label={label} entity={Task} agg={agg} icon={Icon} />)}
      <Stat label="Dot" entity={Task} agg="count" icon={() => <i />} hint={tasks.length > 5 ? 'Many' : undefined} />
      <Stat label="Picked" entity={Task} agg="count" icon={id ? Check : Truck} page={id ? 'Task' : undefined} />
      <Checklist entity={Task} doneField="status" doneValue="done" quickAdd={false} where={{ $or: [{ status: 'open' }] }} />
      <RecordDetail entity={Task} fields={['title']} listPage="Tasks" actions={(row) => row.status === 'open' && <Button>Close</Button>} computed={[{ label: 'Sum', entity: Task, by: 'project_id', agg: 'sum', field: 'amount', minus: { entity: Task, by: 'project_id', agg: 'count' } }]} />
      <CreateButton entity={Task} defaults={{ status: 'open', due_date: new Date().toISOString() }} label={\`New \${id}\`} />
      <PublicList entity={Task} fields={['title']} action={(row) => { if (!row) return null; return <Button>{row.title}</Button>; }} />
    </>`,
      `${queried}\n  const cards = [{ icon: Check, label: 'Open', agg: 'count' }, { icon: Truck, label: 'Sum', agg: 'count' }];`,
    ),
  },
];
