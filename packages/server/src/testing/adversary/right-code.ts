import { edit, entity, type Mistake, page, write } from './mistake.ts';

const right = (what: string, code: string): Mistake => ({
  what,
  says: write('pages/New', code),
  isRight: true,
  lands: { 'pages/New': /export default/ },
});
const form = (lines: string) =>
  page('New', '<p>{JSON.stringify(form)}</p>', {
    head: "import { useState } from 'react';\n\n",
    body: `  const [form, setForm] = useState({ title: '' });\n${lines}`,
  });

/** What looks like a mistake and is none. */
export const rightCode: Mistake[] = [
  right(
    'a spread on a line of its own',
    form(
      '  const change = (more) =>\n    setForm((prev) => ({\n      ...prev,\n      ...more,\n    }));\n  if (form.title === "x") change({});\n',
    ),
  ),
  right(
    'a call that is spread on a line of its own',
    `const initial = () => ({ open: true });\n\n${page('New', '<p>{Object.keys(all).length}</p>', { body: "  const all = {\n    ...initial(),\n    name: 'x',\n  };\n" })}`,
  ),
  right(
    'a list that is spread on a line of its own',
    page('New', '<p>{rows.length}</p>', {
      body: '  const older = [1, 2];\n  const rows = [\n    0,\n    ...older,\n  ];\n',
    }),
  ),
  right(
    'parameters that take the rest',
    `const joined = (\n  first,\n  ...rest\n) => [first, ...rest].join(' ');\n\n${page('New', "<p>{joined('a', 'b')}</p>")}`,
  ),
  right(
    'properties that are handed on',
    page('New', '<section>\n      <p\n        {...props}\n      >\n        New\n      </p>\n    </section>', {
      body: '  const props = { id: "new" };\n',
    }),
  ),
  right(
    'a comment about rows that stay while others load',
    page('New', '<p>New</p>', {
      body: '  // keep existing rows while loading\n  const rows = [];\n  void rows;\n',
    }),
  ),
  right(
    'a comment about the rest of the week',
    page('New', '<div>\n      {/* The rest of the week */}\n      <p>Thursday</p>\n    </div>'),
  ),
  right(
    'a comment about what is unchanged',
    page('New', '<p>New</p>', {
      body: '  // unchanged rows are skipped\n  const skipped = 0;\n  void skipped;\n',
    }),
  ),
  {
    what: 'an edit that brings a spread',
    says: edit('pages/Home', [
      '  const load = () => Task.list();',
      '  const load = () => Task.list();\n  const base = { open };\n  const shown = {\n    ...base,\n    at: 1,\n  };\n  void shown;',
    ]),
    isRight: true,
    lands: { 'pages/Home': /\.\.\.base,/ },
  },
  {
    what: 'names of choices that are laid over a field',
    says: entity('Task', { properties: { title: { title: 'What is to be done' } } }),
    isRight: true,
    lands: {
      'entities/Task':
        /"title": ?\{[^}]*"type": ?"string"[^}]*What is to be done|What is to be done[^}]*"type": ?"string"/,
    },
  },
];
