import { layout, type Mistake, page, plain, queried, table } from './prop-page.ts';

/** In what the kit is given. */
export const kitMistakes: readonly Mistake[] = [
  {
    title: 'search as a flag',
    text: table('search'),
    code: 'wrong-value',
    message: "search of RecordTable takes a list of field names, such as search={['title']}, or false",
  },
  {
    title: 'filters as a flag',
    text: table('filters={true}'),
    code: 'wrong-value',
    message:
      "filters of RecordTable takes a list of field names, such as filters={['title']}; it is given true",
  },
  {
    title: 'an entity by its name',
    text: page('<RecordTable entity="Task" columns={[\'title\']} />'),
    code: 'wrong-value',
    message: 'entity of RecordTable takes an imported entity, such as entity={Task}',
    hint: "import { Task } from '@/entities/Task'",
  },
  {
    title: 'an entity that does not exist, by its name',
    text: page('<Stat label="Recipes" entity="Recipe" agg="count" />'),
    code: 'wrong-value',
    message: "it is given the text 'Recipe'",
    hint: 'Project',
  },
  {
    title: 'records where the entity is wanted',
    text: page("<RecordTable entity={tasks} columns={['title']} />", queried),
    code: 'wrong-value',
    message: 'entity of RecordTable takes an imported entity, such as entity={Task}; it is given a list',
  },
  {
    title: 'a field by what it is for',
    text: page('<Game game="snake" scores={{ entity: Task, fields: { score: "points", name: "title" } }} />'),
    code: 'unknown-field',
    message: "Task has no field 'points'",
  },
  {
    title: 'how often something is done as a field of its log',
    text: page(
      "<Checklist entity={Task} log={{ entity: Project, refField: 'name', dateField: 'name', rhythmField: 'name' }} />",
    ),
    code: 'unknown-field',
    message: "Task has no field 'name'",
  },
  {
    title: 'columns as objects',
    text: page("<RecordTable entity={Task} columns={[{ field: 'title', label: 'Title' }]} />"),
    code: 'wrong-value',
    message:
      "columns of RecordTable takes a list of field names, such as columns={['title']}; it is given a list with an object in it",
  },
  {
    title: 'columns as one text',
    text: page('<RecordTable entity={Task} columns="title" />'),
    code: 'wrong-value',
    message: "takes a list of field names, such as columns={['title']}",
  },
  {
    title: 'columns that were put together before',
    text: page(
      '<RecordTable entity={Task} columns={columns} />',
      "const columns = [{ key: 'title', header: 'Title' }];",
    ),
    code: 'wrong-value',
    message:
      "columns of RecordTable takes a list of field names, such as columns={['title']}; it is given a list with an object in it",
  },
  {
    title: 'a sort object',
    text: table("sort={{ field: 'title', direction: 'desc' }}"),
    code: 'wrong-value',
    message:
      'sort of RecordTable takes the name of a field, such as sort="-created_date"; it is given an object',
  },
  {
    title: 'a list of sorts',
    text: table("sort={['-due_date']}"),
    code: 'wrong-value',
    message: 'sort of RecordTable takes the name of a field',
  },
  {
    title: 'an aggregate of another name',
    text: page('<Stat label="Mean" entity={Task} agg="average" field="amount" />'),
    code: 'unknown-value',
    message: "agg of Stat is one of 'avg', 'count', 'max', 'min', 'sum'; 'average' is none of them",
    hint: "'avg'",
  },
  {
    title: 'a kind of chart that is not there',
    text: page('<Chart title="By status" entity={Task} kind="pie" groupBy="status" agg="count" />'),
    code: 'unknown-value',
    message: "kind of Chart is one of 'area', 'bar', 'donut', 'line'",
    hint: "'donut'",
  },
  {
    title: 'a kind of chart that a constant names',
    text: page(
      '<Chart title="By status" entity={Task} kind={kind} groupBy="status" agg="count" />',
      "const kind = 'columns';",
    ),
    code: 'unknown-value',
    message: "'columns' is none of them",
  },
  {
    title: 'actions of rows as a list',
    text: table("rowActions={[{ label: 'Done', onClick: () => {} }]}"),
    code: 'wrong-value',
    message: 'rowActions of RecordTable takes a function, such as rowActions={(row) => <Button>…</Button>}',
  },
  {
    title: 'actions of rows that answer objects',
    text: table("rowActions={(row) => [{ label: 'Done' }]}"),
    code: 'not-drawable',
    message: 'which React cannot draw',
  },
  {
    title: 'an icon as an element',
    text: page('<Stat label="Tasks" entity={Task} agg="count" icon={<Check />} />'),
    code: 'wrong-value',
    message: 'icon of Stat takes the icon itself, such as icon={Truck}; it is given an element',
  },
  {
    title: 'an icon by its name',
    text: page('<Stat label="Tasks" entity={Task} agg="count" icon="check" />'),
    code: 'wrong-value',
    message: 'icon of Stat takes the icon itself',
  },
  {
    title: 'items as a function',
    text: page('<Totals entity={Task} groupBy="status" items={() => []} />'),
    code: 'wrong-value',
    message:
      "items of Totals takes a list of objects with agg, label, field?, times?, between?, where?, format?, entity?, groupBy?, such as items={[{ agg: 'avg', label: '…' }]}; it is given a function",
  },
  {
    title: 'an item with an aggregate of another name',
    text: page(
      "<Totals entity={Task} groupBy=\"status\" items={[{ label: 'All', agg: 'total', field: 'amount' }]} />",
    ),
    code: 'unknown-value',
    message: "agg in items of Totals is one of 'avg', 'count'",
    hint: "'sum'",
  },
  {
    title: 'an item without what it counts',
    text: page("<Attention items={[{ label: 'Late', where: { status: 'open' } }]} />"),
    code: 'missing-prop',
    message: 'items of Attention needs entity: an imported entity, such as entity: Task',
  },
  {
    title: 'a filter as a text',
    text: table('where="status = open"'),
    code: 'wrong-value',
    message: "where of RecordTable takes a filter by fields, such as where={{ title: 'x' }}",
  },
  {
    title: 'a filter as a list',
    text: table("where={[{ field: 'status', value: 'open' }]}"),
    code: 'wrong-value',
    message: 'where of RecordTable takes a filter by fields',
  },
  {
    title: 'a filter as a function',
    text: page('<Stat label="Open" entity={Task} agg="count" where={(task) => task.status === \'open\'} />'),
    code: 'wrong-value',
    message: 'where of Stat takes a filter by fields',
  },
  {
    title: 'fields as an object',
    text: page('<RecordForm entity={Task} fields={{ title: true }} />'),
    code: 'wrong-value',
    message: "fields of RecordForm takes a list of field names, such as fields={['title']}",
  },
  {
    title: 'what belongs to a record, not as a list',
    text: page(
      "<RecordDetail entity={Task} fields={['title']} listPage=\"Tasks\" related={{ entity: Project, field: 'name', label: 'Projects', columns: ['name'] }} />",
    ),
    code: 'wrong-value',
    message: 'related of RecordDetail takes a list of objects with entity, field, label, columns',
  },
  {
    title: 'a format that is not there',
    text: page('<Stat label="Sum" entity={Task} agg="sum" field="amount" format="currency" />'),
    code: 'unknown-value',
    message: "format of Stat is one of 'hours', 'money'",
    hint: "'money'",
  },
  {
    title: 'a tone that is not there',
    text: page('<Stat label="Sum" entity={Task} agg="count" tone="positive" />'),
    code: 'unknown-value',
    message: 'tone of Stat is one of',
    hint: "'success'",
  },
  {
    title: 'a span that nothing is compared by',
    text: page('<Stat label="Sum" entity={Task} agg="count" compare="year" />'),
    code: 'unknown-value',
    message: "compare of Stat is one of 'month', 'week'",
  },
  {
    title: 'a grid of a kind that is not there',
    text: page('<Grid kind="four"><p>One</p></Grid>'),
    code: 'unknown-value',
    message: "kind of Grid is one of 'aside', 'halves'",
  },
  {
    title: 'a speed that no game has',
    text: page('<Game game="snake" speed="quick" />'),
    code: 'unknown-value',
    message: "speed of Game is one of 'fast', 'normal', 'slow'",
  },
  {
    title: 'units of a kind that is not there',
    text: page("<Converter groups={['distance', 'weight']} />"),
    code: 'unknown-value',
    message: "groups of Converter is one of 'area', 'cooking'",
  },
  {
    title: 'a flag as a text that says no',
    text: table('readOnly="false"'),
    code: 'wrong-value',
    message: "readOnly of RecordTable takes true or false; it is given the text 'false'",
  },
  {
    title: 'an event as a text',
    text: page('<RecordForm entity={Task} onSaved="/Tasks" />'),
    code: 'wrong-value',
    message: 'onSaved of RecordForm takes a function, such as onSaved={(row) => { … }}',
  },
  {
    title: 'a title as an element',
    text: page('<Page title={<b>Home</b>} />'),
    code: 'wrong-value',
    message: 'title of Page takes a text; it is given an element',
  },
  {
    title: 'a number where a text is wanted',
    text: page('<Page title={2027} />'),
    code: 'wrong-value',
    message: 'title of Page takes a text; it is given the number 2027',
  },
  {
    title: 'a text where a number is wanted',
    text: table('pageSize="many"'),
    code: 'wrong-value',
    message: 'pageSize of RecordTable takes a number, such as pageSize={10}',
  },
  {
    title: 'a quick action without its value',
    text: table("quick={{ label: 'Done', field: 'status' }}"),
    code: 'missing-prop',
    message: 'quick of RecordTable needs value',
  },
  {
    title: 'a focus as a flag',
    text: table('focus'),
    code: 'wrong-value',
    message: 'focus of RecordTable takes an object with label, where?, mine?',
  },
  {
    title: 'a chart without its kind',
    text: page('<Chart title="By status" entity={Task} groupBy="status" agg="count" />'),
    code: 'missing-prop',
    message: "Chart needs kind: one of 'area', 'bar', 'donut', 'line'",
  },
  {
    title: 'a board without its field',
    text: page("<RecordBoard entity={Task} cardFields={['title']} />"),
    code: 'missing-prop',
    message: 'RecordBoard needs field: the name of a field, such as field="title"',
  },
  {
    title: 'a number over records without the entity',
    text: page('<Stat label="All" agg="count" />'),
    code: 'missing-prop',
    message: 'Stat needs entity: an imported entity, such as entity={Task}',
  },
  {
    title: 'a property in an object that nobody reads',
    text: table("quick={{ label: 'Done', field: 'status', value: 'done', colour: 'red' }}"),
    code: 'unknown-prop',
    message: "quick of RecordTable knows no 'colour'",
    hint: 'label, field, value',
  },
  {
    title: 'a field of the products that they do not have',
    text: `import { Catalogue } from '@/kit';\nimport { Project } from '@/entities/Project';\nexport default () => <Catalogue products={Project} priceField="price" cartPage="Tasks" />;\n`,
    code: 'unknown-field',
    message: "Project has no field 'price'",
  },
];

/** In how an app looks. */
export const lookMistakes: readonly Mistake[] = [
  {
    title: 'a preset that is not there',
    text: layout("{ preset: 'modern', mode: 'light', primary: '#1d4ed8' }"),
    code: 'unknown-value',
    message: "preset in theme of AppShell is one of 'claymorphism', 'glassmorphism'",
    hint: "'plain'",
  },
  {
    title: 'a mode that is not there',
    text: layout("{ preset: 'plain', mode: 'auto', primary: '#1d4ed8' }"),
    code: 'unknown-value',
    message: "mode in theme of AppShell is one of 'dark', 'light', 'system'",
    hint: "'system'",
  },
  {
    title: 'a font that is not there',
    text: layout(`{ ${plain}, font: 'Poppins' }`),
    code: 'unknown-value',
    message:
      "font in theme of AppShell is one of 'inter', 'mono', 'rounded', 'serif', or fonts as CSS lists them, such as 'Georgia, serif'; 'Poppins' is none of them",
  },
  {
    title: 'a radius as a word',
    text: layout(`{ ${plain}, radius: 'lg' }`),
    code: 'wrong-value',
    message: 'radius in theme of AppShell takes a number, such as radius: 10',
  },
  {
    title: 'a density that is not there',
    text: layout(`{ ${plain}, density: 'comfortable' }`),
    code: 'unknown-value',
    message: "density in theme of AppShell is one of 'compact', 'normal', 'roomy'",
  },
  {
    title: 'a colour of a palette',
    text: layout("{ preset: 'plain', mode: 'light', primary: 'blue-600' }"),
    code: 'unknown-value',
    message: "primary in theme of AppShell takes a CSS colour, such as primary: '#1d4ed8'",
  },
  {
    title: 'a colour as three numbers',
    text: layout(`{ ${plain}, background: '222 47% 11%' }`),
    code: 'unknown-value',
    message: 'background in theme of AppShell takes a CSS colour',
  },
  {
    title: 'a value that no theme has',
    text: layout(`{ ${plain}, accent: '#f00' }`),
    code: 'unknown-prop',
    message: "theme of AppShell knows no 'accent'",
  },
  {
    title: 'a theme without its colour',
    text: layout("{ preset: 'plain', mode: 'dark' }"),
    code: 'missing-prop',
    message: 'theme of AppShell needs primary: a text',
  },
  {
    title: 'a theme as a word',
    text: page('<AppShell name="Desk" currentPage="Tasks" theme="dark"><p>One</p></AppShell>'),
    code: 'wrong-value',
    message: 'theme of AppShell takes an object with preset, mode, primary',
  },
  {
    title: 'an icon of the navigation as an element',
    text: layout(`{ ${plain} }`, "navigation={[{ page: 'Tasks', label: 'Tasks', icon: <Truck /> }]}"),
    code: 'wrong-value',
    message: 'icon in navigation of AppShell takes the icon itself, such as icon: Truck',
  },
  {
    title: 'a navigation with other names',
    text: layout(`{ ${plain} }`, "navigation={[{ page: 'Tasks', label: 'Tasks', path: '/tasks' }]}"),
    code: 'unknown-prop',
    message: "navigation of AppShell knows no 'path'",
  },
  {
    title: 'a navigation of names alone',
    text: layout(`{ ${plain} }`, "navigation={['Tasks']}"),
    code: 'wrong-value',
    message:
      "navigation of AppShell takes a list of objects with label, page?, icon?, entity?, children?, such as navigation={[{ page: 'Tasks', label: '…' }]}; it is given a list with the text 'Tasks' in it",
  },
];
