// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is read here is code.
import { expect, test } from 'vitest';
import { areas } from './lib/texts/areas.mjs';
import { strayIn, unusedIn } from './lib/texts/check.mjs';
import { keysIn, unusedNames, unusedPaths, usesIn } from './lib/texts/keys.mjs';
import { strayTexts } from './lib/texts/stray.mjs';

const stray = (code, finds = 'words') => strayTexts('a.tsx', code, finds).map(({ text }) => text);

test.each([
  ['<p>Save your work</p>', 'Save your work'],
  ['<p>of</p>', 'of'],
  ['<Button aria-label="close" />', 'close'],
  ['<Button title={isOpen ? "shut it" : undefined} />', 'shut it'],
  ['<p>{isOpen ? "Hide" : null}</p>', 'Hide'],
  ['toast(`${count} apps were deleted`)', '{} apps were deleted'],
  ['const label = "Try again"', 'Try again'],
  ['toast.error("That did not work")', 'That did not work'],
  ['const ways = { text: "Only you" }', 'Only you'],
  ['const texts = { "Not started yet": 0 }', 'Not started yet'],
])('a text in %s is found', (code, text) => {
  expect(stray(code)).toEqual([text]);
});

test.each([
  'import { Save } from "Save your work"',
  'const codes = { Escape: 27, "Arrow-Up": 38 }',
  '<p className="text-sm font-medium" data-testid="Save it" key="Save it" />',
  '<p>{"·"} {name} ({count})</p>',
  'type Way = "Save" | "Open"',
  'if (event.key === "Escape") close()',
  'switch (key) { case "Enter": open() }',
  'throw new Error("The page has no root")',
  'fetch("/api/apps", { method: "POST", headers: { "Content-Type": "x" } })',
  '<p className={`flex ${isWide ? "w-full" : "w-8"} gap-2`} />',
  'location.assign(`/apps/${id}/editor`)',
  't(`ways.${way}.title`, { name }); t.rich(`ways.${way}.text`)',
  'localStorage.getItem(`kit:best:${name}`)',
  'console.error("The door is shut")',
  'deps.log.warn({ err: error }, "The door is shut")',
  'class ShutError extends Error { constructor() { super("The door is shut"); } }',
  'throw new ProviderFault("cut", `The answer of ${name} broke off`)',
  'sql`Insert a row into ${table} and so on.`',
])('%s holds none', (code) => {
  expect(stray(code)).toEqual([]);
});

test('where words are the material, only sentences are found', () => {
  const code = `const words = ["Customer", "due date"], rule = "(?:please )?(?:make|set) it";
    const answer = \`Added \${name} to the menu.\`; const lower = "nothing was changed for this.";`;
  expect(stray(code, 'sentences')).toEqual(['Added {} to the menu.', 'nothing was changed for this.']);
});

const catalogue = `export const t = defineTexts('share', {
  title: 'Share', invite: { button: 'Invite', help: 'By mail' }, ways: { one: 'One', two: 'Two' },
} as const);`;

test('a text that no importer asks for is found; keys that are put together count for all they may be', () => {
  const keys = keysIn('share.ts', catalogue);
  expect(keys).toEqual(['title', 'invite.button', 'invite.help', 'ways.one', 'ways.two']);
  const uses = usesIn(
    'a.tsx',
    "import { t } from '../texts/share.ts'; t('title'); t.rich('invite.help'); t(`ways.${way}`)",
  );
  expect([...uses.imports]).toEqual(['share.ts']);
  expect(unusedPaths(keys, [uses])).toEqual(['invite.button']);
});

test('a member that is taken out under another name is used, by its own name', () => {
  const keys = ['send', 'sent', 'alias'];
  expect(unusedNames(keys, [usesIn('a.ts', 'const { sent: alias, send } = chat; show(alias);')])).toEqual([
    'alias',
  ]);
});

test('a text that is a member and that no importer names is found', () => {
  const keys = keysIn(
    'chat.ts',
    'export const chat = { send: "Send", sent: (name) => `Sent to ${name}`, gone: "Gone" };',
  );
  expect(unusedNames(keys, [usesIn('a.ts', 'show(chat.send); const { sent } = chat;')])).toEqual(['gone']);
});

test.each([
  ["throw new Fault('not_found', 'Not found')", 'Not found'],
  ["throw new Fault('not_found', isApp ? texts.gone : 'Not found')", 'Not found'],
  ["const gone = () => new Fault('invalid', `There is no ${name}`)", 'There is no {}'],
  ["throw unreadable('The file is empty.')", 'The file is empty.'],
])('where only sentences are found, what %s says is one', (code, text) => {
  expect(stray(code, 'sentences')).toEqual([text]);
});

test('what a page says that the code writes is found, and its styles and scripts are not', () => {
  const code = `const page = \`<!doctype html><title>\${title}</title><style>p { color: red }</style>
    <p aria-label="Looking for it">Nothing here. <a href="\${origin}">Ask</a></p><script>const it = 'Not this one.'</script>\``;
  expect(stray(code, 'sentences')).toEqual(['Looking for it', 'Nothing here.', 'Ask']);
});

const server = areas.find(({ name }) => name === 'server');

/** Files of the server's package by their paths in it. */
function serverFiles(texts) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [server.root + path, text]));
  return [[...files.keys()], { read: (file) => files.get(file) }];
}

test('a text for people in a fault of the server is out of place, and one for a model or in a catalogue is not', () => {
  const code = "throw new Fault('conflict', 'Another import is running.');";
  const [files, given] = serverFiles({
    'features/apps/service.ts': code,
    'features/turns/tools/tool.ts': code,
    'texts/apps.ts': "export const appWords = { running: 'Another import is running.' };",
  });
  expect(strayIn(server, files, given)).toEqual([
    `${server.root}features/apps/service.ts:1 "Another import is running." belongs in ${server.texts}`,
  ]);
});

test('a text of the server that nothing uses is told', () => {
  const [files, given] = serverFiles({
    'features/apps/service.ts': "import { appWords } from '../../texts/apps.ts'; show(appWords.running);",
    'texts/apps.ts': "export const appWords = { running: 'It runs.', gone: 'It is gone.' };",
  });
  expect(unusedIn(server, files, given)).toEqual([`${server.texts}apps.ts: nothing uses "gone"`]);
});

test('texts that are taken by a value are all used', () => {
  const source = 'export const verbs = { create: "add", read: "see" }; export const chat = { gone: "Gone" };';
  const [files, given] = serverFiles({
    'access/rules.ts': "import { verbs } from '../texts/rules.ts'; show(verbs[operation]);",
    'texts/rules.ts': source,
  });
  expect(unusedIn(server, files, given)).toEqual([`${server.texts}rules.ts: nothing uses "gone"`]);
});
