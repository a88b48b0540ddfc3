// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is read here is code.
import { expect, test } from 'vitest';
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
