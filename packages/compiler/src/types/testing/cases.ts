const head = `import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Task } from '@/entities/Task';
import { User } from '@/entities/User';
import { sendReminder } from '@/functions/sendReminder';
import { InvokeLLM } from '@/integrations/Core';
import { base44 } from '@/api/base44Client';
import { Page, RecordTable, RecordDetail } from '@/kit';
import { Button } from '@/components/ui/button';
import { Select, SelectItem } from '@/components/ui/select';
import { createPageUrl } from '@/utils';
import Row from '@/components/Row';
`;
const page = (body: string, more = ''): string =>
  `${head}${more}\nexport default function Home() {\n  ${body}\n}\n`;
const queried = (jsx: string) =>
  page(
    `const { data: tasks = [] } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list() });\n  return ${jsx};`,
  );

type Mistake = { title: string; text: string; code: string; message: string; hint?: string };

/** Mistakes that models make and that would show when the app runs; one each. */
export const mistakeCases: readonly Mistake[] = [
  {
    title: 'a field that the entity does not have',
    text: queried('<ul>{tasks.map((task) => <li key={task.id}>{task.titel}</li>)}</ul>'),
    code: 'unknown-field',
    message: "Task has no field 'titel'",
    hint: "'title'",
  },
  {
    title: 'an invented field is told what there is',
    text: queried('<ul>{tasks.map((task) => <li key={task.id}>{task.owner}</li>)}</ul>'),
    code: 'unknown-field',
    message: "Task has no field 'owner'",
    hint: 'Its fields are id, created_date',
  },
  {
    title: 'a field of a record in a state that was empty at first',
    text: page(
      `const [tasks, setTasks] = useState([]);\n  useEffect(() => {\n    Task.list().then(setTasks);\n  }, []);\n  return <ul>{tasks.map((task) => <li key={task.id}>{task.dueDate}</li>)}</ul>;`,
    ),
    code: 'unknown-field',
    message: "Task has no field 'dueDate'",
    hint: "'due_date'",
  },
  {
    title: 'a field of one record of several that were fetched together',
    text: page(
      `const [task, setTask] = useState(null);\n  useEffect(() => {\n    const load = async () => {\n      const [found, others] = await Promise.all([Task.get('1'), Task.list()]);\n      if (others) setTask(found);\n    };\n    load();\n  }, []);\n  return <p>{task?.name}</p>;`,
    ),
    code: 'unknown-field',
    message: "Task has no field 'name'",
  },
  {
    title: 'a field of a new record',
    text: page(
      "const save = () => Task.create({ titel: 'New' });\n  return <Button onClick={save}>Save</Button>;",
    ),
    code: 'unknown-field',
    message: "Task has no field 'titel'",
    hint: "'title'",
  },
  {
    title: 'a value that an enum does not have',
    text: page(
      "const save = () => Task.create({ title: 'New', status: 'finished' });\n  return <Button onClick={save} />;",
    ),
    code: 'unknown-value',
    message: "'finished' is none of the values that status of Task can have",
    hint: '"doing"',
  },
  {
    title: 'a comparison with a value that an enum does not have',
    text: queried("<p>{tasks.filter((task) => task.status === 'finished').length}</p>"),
    code: 'unknown-value',
    message: "'finished' is none of the values",
    hint: 'open, doing, done',
  },
  {
    title: 'an order by a field that is not there',
    text: page("Task.list('-createdDate');\n  return null;"),
    code: 'unknown-field',
    message: "Task has no field 'createdDate'",
    hint: "'created_date'",
  },
  {
    title: 'a filter by a field that is not there',
    text: page("Task.filter({ state: 'open' });\n  return null;"),
    code: 'unknown-field',
    message: "Task has no field 'state'",
  },
  {
    title: 'a column of the kit that is not there',
    text: page("return <RecordTable entity={Task} columns={['title', 'duedate']} />;"),
    code: 'unknown-field',
    message: "Task has no field 'duedate'",
    hint: "'due_date'",
  },
  {
    title: 'a column through a reference that the other entity does not have',
    text: page("return <RecordTable entity={Task} columns={['project_id.title']} />;"),
    code: 'unknown-field',
    message: "Project has no field 'title'",
  },
  {
    title: 'a filter of the kit by a field that is not there',
    text: page("return <RecordTable entity={Task} columns={['title']} where={{ state: 'open' }} />;"),
    code: 'unknown-field',
    message: "Task has no field 'state'",
  },
  {
    title: 'a related list by a field that is not there',
    text: page(
      "return <RecordDetail entity={Task} fields={['title']} listPage=\"Tasks\" related={[{ entity: Task, field: 'parent', label: 'Parts', columns: ['title'] }]} />;",
    ),
    code: 'unknown-field',
    message: "Task has no field 'parent'",
  },
  {
    title: 'a method that entities do not have',
    text: page('Task.findMany({});\n  return null;'),
    code: 'unknown-member',
    message: "'Task' has no 'findMany'",
    hint: 'list, filter',
  },
  {
    title: 'an entity that does not exist',
    text: page('base44.entities.Tasks.list();\n  return null;'),
    code: 'unknown-member',
    message: "'base44.entities' has no 'Tasks'",
    hint: "'Task'",
  },
  {
    title: 'too few arguments',
    text: page("Task.update({ id: '1', title: 'New' });\n  return null;"),
    code: 'argument-count',
    message: "'Task.update' takes 2 arguments, and is given 1",
  },
  {
    title: 'a list that was not waited for',
    text: page('const shown = Task.list().map((task) => task.title);\n  return <p>{shown}</p>;'),
    code: 'unknown-member',
    message: "'map' does not exist on a promise",
    hint: 'await',
  },
  {
    title: 'a method of lists on a text',
    text: queried('<p>{tasks[0].title.map((one) => one)}</p>'),
    code: 'unknown-member',
    message: "'map' does not exist on a value of type string",
  },
  {
    title: 'a call of what is no function',
    text: queried('<p>{tasks.map((task) => task.title())}</p>'),
    code: 'not-a-function',
    message: "'task.title' is not a function",
  },
  {
    title: 'a name that is defined nowhere',
    text: page(
      'const [isOpen, setIsOpen] = useState(false);\n  return <Button onClick={() => setIsOpn(!isOpen)} onBlur={() => setIsOpen(false)} />;',
    ),
    code: 'undefined-name',
    message: "'setIsOpn' is used here but is defined nowhere",
    hint: "'setIsOpen'",
  },
  {
    title: 'an element that is defined nowhere',
    text: page('return <TaskList />;'),
    code: 'undefined-name',
    message: "'TaskList' is used here",
  },
  {
    title: 'a name that another file does not export',
    text: page('return <p>{most}</p>;', "import { most } from '@/components/Row';"),
    code: 'export-not-found',
    message: "'most' does not exist in module '@/components/Row'",
  },
  {
    title: 'a default export that is none',
    text: page('return <Named />;', "import Named from '@/components/Named';"),
    code: 'export-not-found',
    message: "'default' does not exist in module '@/components/Named'",
  },
  {
    title: 'a property that the kit does not have',
    text: page('return <Page titel="Home" title="Home" />;'),
    code: 'unknown-prop',
    message: "Page has no property 'titel'",
    hint: "'title'",
  },
  {
    title: 'a property that the kit needs',
    text: page('return <RecordTable entity={Task} />;'),
    code: 'missing-prop',
    message: 'RecordTable needs columns',
  },
  {
    title: 'a use before the definition',
    text: page('const double = count * 2;\n  const count = 1;\n  return <p>{double}</p>;'),
    code: 'used-before-defined',
    message: "'count' is used before the line that defines it",
  },
  {
    title: 'a constant that is given another value',
    text: page('const count = 1;\n  count = 2;\n  return <p>{count}</p>;'),
    code: 'const-assigned',
    message: "'count' is a const",
  },
  {
    title: 'a state that is set while the page is drawn',
    text: page('const [count, setCount] = useState(0);\n  setCount(count + 1);\n  return <p>{count}</p>;'),
    code: 'state-set-in-render',
    message: 'setCount is called each time the page is drawn',
  },
  {
    title: 'a state that is set where an event was meant',
    text: page(
      'const [count, setCount] = useState(0);\n  return <Button onClick={setCount(count + 1)}>{count}</Button>;',
    ),
    code: 'state-set-in-render',
    message: 'setCount is called each time',
    hint: 'onClick={() => setCount(count + 1)}',
  },
];

/** Loose code that runs well, and that a checker of typed code would complain of. */
export const innocentCases: readonly { title: string; text: string }[] = [
  {
    title: 'calls on many records',
    text: page(
      `const run = async (file) => {\n    const first = await Task.list({ sort: '-amount', limit: 20 });\n    const next = await Task.filter({ status: 'open' }, { cursor: first.next_cursor });\n    const { rows } = await Task.aggregate({ query: { status: 'done' }, groupBy: 'status', sum: ['amount'], dateBucket: { field: 'due_date', unit: 'month' } });\n    const { created } = await Task.upsert([{ title: 'a' }], { key: 'title' });\n    const { has_more } = await Task.updateMany({ status: 'open' }, { $set: { status: 'done' } });\n    await Task.bulkUpdate(first.items.map(({ id }) => ({ id, status: 'done' })));\n    const { details } = await Task.importEntities(file);\n    return [next.items.length, rows[0].sum_amount, created, has_more, details];\n  };\n  return <button onClick={run}>Run</button>;`,
    ),
  },
  {
    title: 'loosely typed states and forms',
    text: page(
      `const [form, setForm] = useState({});\n  const [list, setList] = useState([]);\n  const change = (event) => setForm({ ...form, [event.target.name]: event.target.value });\n  const save = async () => {\n    await Task.create(form);\n    setList([...list, { ...form, extra: 1 }]);\n  };\n  form.note = 'x';\n  return <form onSubmit={save}><input name="title" value={form.title} onChange={change} />{list.map((one) => one.whatever)}</form>;`,
    ),
  },
  {
    title: 'records that were given more fields',
    text: page(
      `const [tasks, setTasks] = useState([]);\n  useEffect(() => {\n    const load = async () => {\n      const found = await Task.list('-created_date', 50);\n      setTasks(found.map((task) => ({ ...task, isLate: task.due_date < '2026' })));\n    };\n    load();\n  }, []);\n  return <p>{tasks.filter((task) => task.isLate).length}</p>;`,
    ),
  },
  {
    title: 'arithmetic on dates and texts',
    text: queried(
      "<p>{tasks.map((task) => new Date(task.due_date) - new Date() + task.amount * '2' + parseFloat(task.amount))}</p>",
    ),
  },
  {
    title: 'browser elements and own properties of window',
    text: page(
      "window.tracker = 1;\n  const field = document.getElementById('name');\n  const go = () => { if (field) field.value = ''; window.tracker.push(1); };\n  return <Button onClick={go}>Go</Button>;",
    ),
  },
  {
    title: 'components that are given fewer or other properties than they name',
    text: queried('<ul>{tasks.map((task) => <Row key={task.id} task={task} more={1} />)}<Row /></ul>'),
  },
  {
    title: 'filters with operators, paths and the fields of the server',
    text: page(
      "Task.filter({ $or: [{ status: 'open' }, { amount: { $gt: 5 } }], 'project_id.name': 'x', 'address.city': 'y', created_by: 'me' }, '-updated_date', 5);\n  return <RecordTable entity={Task} columns={['title', 'project_id', 'project_id.name', 'created_date']} sort=\"-due_date\" />;",
    ),
  },
  {
    title: 'values that come from a state or a constant',
    text: page(
      "const [status, setStatus] = useState('open');\n  const order = '-due_date';\n  const shades = { open: 'secondary', done: 'outline' };\n  Task.filter({ status }, order);\n  Task.update('1', { status });\n  return <Button variant={shades[status]} onClick={() => setStatus('all')}>{status === 'all' ? 'All' : status}</Button>;",
    ),
  },
  {
    title: 'what a person is, and what functions and integrations answer',
    text: page(
      'const run = async () => {\n    const me = await User.me();\n    const { data } = await sendReminder({ id: me.team_id });\n    const answer = await InvokeLLM({ prompt: data.text, response_json_schema: {} });\n    return answer.items.map((one) => one.name);\n  };\n  return <Button onClick={run}>Run</Button>;',
    ),
  },
  {
    title: 'everything that the client offers beside records and functions',
    text: page(
      `const run = async () => {\n    await base44.auth.register({ email: 'a', password: 'b' });\n    await base44.auth.loginViaEmailPassword('a', 'b');\n    await base44.users.inviteUser('a', 'user');\n    base44.analytics.track({ eventName: 'ran' });\n    await base44.appLogs.logUserInApp('Home');\n    base44.setToken(null);\n  };\n  return <Button onClick={run}>Run</Button>;`,
    ),
  },
  {
    title: 'a caught error, optional calls and checks for what may be there',
    text: page(
      "const [error, setError] = useState(null);\n  const run = async (onDone) => {\n    try {\n      await Task.delete('1');\n      onDone?.();\n    } catch (problem) {\n      setError(problem.response?.data?.message || problem.message);\n    }\n  };\n  if (typeof gtag !== 'undefined') gtag('event');\n  return <p onClick={() => run()}>{error && error.toString()}{createPageUrl('Tasks')}</p>;",
    ),
  },
  {
    title: "a property followed with a condition, as React's own guide does",
    text: page(
      'const [last, setLast] = useState(null);\n  const [tasks, setTasks] = useState([]);\n  const count = tasks.length;\n  if (last !== count) setLast(count);\n  const reset = () => setTasks([]);\n  return <Button onClick={reset}>{count}</Button>;',
    ),
  },
  {
    title: 'typed code',
    text: page(
      'type Shown = { title: string };\n  const shown: Shown[] = [];\n  const add = (one: Shown, at?: number): void => { shown.push(one); };\n  return <Select onValueChange={(value: string) => add({ title: value })}><SelectItem value="a">A</SelectItem></Select>;',
    ),
  },
  {
    title: 'words of TypeScript about itself and references to other files',
    text: `/// <reference path="../other" />\n/// <reference types="node" />\n// @ts-check\n${page('return null;')}`,
  },
];
