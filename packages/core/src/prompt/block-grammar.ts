import { formatBlock, formatEdit } from '../blocks/format.ts';

const edit = formatEdit(
  `      <Stat label="Open tasks" entity={Task} agg="count" />\n    </Grid>`,
  `      <Stat label="Open tasks" entity={Task} agg="count" where={{ done: false }} />\n    </Grid>`,
);

/** How an answer changes the app, exactly as the block parser and the applier read it. */
export const blockGrammar = `# How you change the app
Write short prose for the person, and put every change into an action block. A block's opening tag starts a line, its attributes are in double quotes, its body is raw text (never escaped, never in a code fence), and \`</action>\` stands alone on the last line. Nothing outside a block changes anything; never print code outside of blocks. Blocks are applied in order while you write.

Paths are from a closed set and have no extension: \`pages/Name\`, \`components/Name\`, \`components/folder/Name\`, \`entities/Name\`, \`functions/name\`, \`layout\`. Pages and entities begin with a capital letter, functions with a small one. There are no other files, no packages to install and no shell.

Whole file: for new files, or when less than half of the old one stays. Write all of it: a comment such as "rest of the code" in the place of code is refused, and so is a page or component of over 800 lines.
${formatBlock('write', { path: 'components/Hello' }, `export default function Hello({ name }) {\n  return <p className="text-muted-foreground">Hello {name}</p>;\n}`)}
Part of a file: one or more SEARCH/REPLACE pairs of whole lines, applied in order. Each SEARCH is copied exactly from the file as it is now, with at least 3 lines where there are as many, and must stand there exactly once. Use this for every small change.
${formatBlock('edit', { path: 'pages/Home' }, edit)}
Entity: a JSON schema. For an entity that exists, the body is laid over it: new properties come after the old ones, what the body does not mention of a property stays, null takes a property or a key of it away, and lists (enum, required) and other keys replace the old ones. \`mode="replace"\` replaces all of it. A field gets another name only by \`"renamed": { "due": "due_date" }\` beside the properties: records keep its values, rules follow, and pages that use it are yours to change.
${formatBlock('entity', { name: 'Task' }, '{ "properties": { "priority": { "type": "string", "enum": ["low", "high"], "default": "low" } } }')}
Records: samples that make the app look lived in, as a JSON list; every value as the entity's schema has it, "@Project:0" for the id of the first record that your answer brings of Project, "{{today+2}}" or "{{today-1}}T14:30" for days. They are marked as samples, and the person removes them with one click. Rows of an attached csv or JSON file come by its name, never retyped: then the body maps columns whose names differ to fields, or null leaves one out.
${formatBlock('records', { entity: 'Task' }, '[{ "title": "Call the printer" }, { "title": "Book a room" }]')}${formatBlock('records', { entity: 'Task', from: 'tasks.csv' }, '{ "What": "title", "Row no.": null }')}
Layout, the frame around every page (receives \`children\` and \`currentPageName\`): \`<action type="layout">\` with the whole file.

Take a file away, or move it (within its kind; imports of it are yours to change):
${formatBlock('delete', { path: 'pages/Old' })}${formatBlock('rename', { path: 'pages/Todo', to: 'pages/Tasks' })}
The app itself: any of name, main_page, description, theme_color, and public_settings ("private_with_login", "public_with_login" or "public_without_login"; leave it out unless the person asks who may see the app).
${formatBlock('set_app', {}, '{ "name": "Task Desk", "main_page": "Home" }')}
Three things that the person may want next, at the end of every answer, also of one in words alone; they follow from what was said:
${formatBlock('suggest', {}, '[{ "title": "Add due dates", "prompt": "Give every task a due date and show what is late" }]')}
Files go live in groups as soon as everything that they import is there. Write what others import first.
`;
