import { entity, type Mistake } from './mistake.ts';

const task = { title: { type: 'string' }, done: { type: 'boolean' } };
const refused = (what: string, schema: unknown, tells: RegExp, more = {}): Mistake => ({
  what,
  says: entity('Task', schema, more),
  tells: { 'entities/Task': tells },
});
const nested = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } };

/** Schemas that are none, or that would lose data or open it. */
export const data: Mistake[] = [
  refused('half JSON', '{"properties":{"due":{"type":"str', /not valid JSON/),
  refused('JSON with comments', '{\n  // the due date\n  "properties": {}\n}', /not valid JSON.*line 2/),
  refused('JSON with a last comma', '{"properties":{"due":{"type":"string"},}}', /not valid JSON/),
  refused('an object of JavaScript', "{ properties: { due: { type: 'string' } } }", /not valid JSON/),
  refused('a list', [], /object/),
  refused('a text', '"Task"', /object/),
  refused('nothing', 'null', /object/),
  refused('an unknown type', { properties: { price: { type: 'money' } } }, /properties\.price\.type/),
  refused(
    'a type that is a list',
    { properties: { price: { type: ['string', 'null'] } } },
    /properties\.price\.type/,
  ),
  refused('a list without items', { properties: { tags: { type: 'array' } } }, /items/),
  refused('a field with a blank', { properties: { 'due date': { type: 'string' } } }, /property name/),
  refused(
    'a field that the server keeps',
    { properties: { created_by: { type: 'string' } } },
    /set by the server/,
  ),
  refused('a default of another type', { properties: { n: { type: 'number', default: 'many' } } }, /default/),
  refused('a pattern that is none', { properties: { n: { type: 'string', pattern: '([a-z' } } }, /pattern/),
  refused('rules that are a text', { rls: 'everybody' }, /rls/),
  refused('a rule that cannot be read', { rls: { read: { $where: 'true' } } }, /rls\.read/),
  refused('a rule in other words', { rls: { read: 'owner only' } }, /rls\.read/),
  refused('rules that are dropped', { rls: {} }, /rules/),
  refused('rules that are nothing', { rls: null }, /rls|rules/),
  refused('an entity by another name', { name: 'Todo', properties: task }, /named Todo/),
  refused('properties that are too deep', { properties: { a: nested(60) } }, /deep/),
  refused(
    'a reference to nothing',
    { properties: { owner: { type: 'string', $ref: '/entities/Person/id' } } },
    /Person/,
  ),
  refused(
    'a reference that is no reference',
    { properties: { owner: { type: 'string', $ref: '#/definitions/P' } } },
    /reference/i,
  ),
  refused('a required field that is not there', { required: ['due'], properties: task }, /due/, {
    mode: 'replace',
  }),
  {
    what: 'a whole entity without its rules',
    says: entity('Task', { properties: { ...task, due: { type: 'string' } } }, { mode: 'replace' }),
    lands: { 'entities/Task': /due[\s\S]+user\.email/ },
  },
  {
    what: 'a fence around a schema',
    says: '<action type="entity" name="Task">\n```json\n{"properties":{"due":{"type":"string"}}}\n```\n</action>\n',
    lands: { 'entities/Task': /title[\s\S]+due[\s\S]+user\.email/ },
  },
  {
    what: 'names of objects as fields',
    says: entity('Task', '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}'),
    mayLand: ['entities/Task'],
  },
  {
    what: 'an entity written as a page',
    says: '<action type="write" path="entities/Task.json">\nexport default { title: "string" };\n</action>\n',
    tells: { 'entities/Task': /not valid JSON/ },
  },
  {
    what: 'an entity taken away that pages use',
    asks: 'Remove the tasks',
    says: '<action type="delete" path="entities/Task">\n</action>\n',
    tells: { 'entities/Task': /pages\/Home still imports it/ },
  },
  {
    what: 'a file renamed onto another',
    says: '<action type="rename" path="entities/Task" to="entities/Project">\n</action>\n<action type="rename" path="pages/Board" to="pages/Home">\n</action>\n',
    tells: { 'entities/Task': /exists already/, 'pages/Board': /exists already/ },
  },
  {
    what: 'a file renamed into another kind',
    says: '<action type="rename" path="pages/Board" to="components/Board">\n</action>\n',
    tells: { 'pages/Board': /two kinds/ },
  },
  {
    what: 'a component renamed under those who import it',
    says: '<action type="rename" path="components/TaskCard" to="components/Card">\n</action>\n',
    tells: { 'components/TaskCard': /still imports? it/ },
    mayLand: ['components/Card'],
  },
];
