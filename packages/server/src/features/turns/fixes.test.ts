import { buildApp } from '@sayso/blueprint/testing/build-app';
import { bench } from '@sayso/blueprint/testing/descriptions';
import { fixFile } from '@sayso/compiler/fix/fix-file';
import { openVendorSet } from '@sayso/compiler/vendor/vendor-set';
import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { built, chat } = openConversations(server);
const answerOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant');

test('[B-GEN-02] a page without its imports lands with them, and the answer tells what was put right', async () => {
  const id = await built();
  const home = page('Home').replace(
    '<p>Home</p>',
    '<Button class="a"><Plus className="size-4" /><Row /></Button>',
  );

  const app = await chat(id, 'Add a button', write('pages/Home', home), write('components/Row', page('Row')));

  expect(answerOf(app)?.turn).toMatchObject({
    state: 'settled',
    changes: [
      {
        path: 'pages/Home',
        fixes: expect.arrayContaining([
          'added the missing import of Button',
          'added the missing import of Plus',
          'added the missing import of Row',
        ]),
      },
      { path: 'components/Row' },
    ],
  });
  expect(app.pages['Home']).toBe(
    `import { Button } from '@/components/ui/button';\nimport { Plus } from 'lucide-react';\nimport Row from '@/components/Row';\n\n${home.replace('class=', 'className=')}`,
  );
});

test('what the built-in builder writes needs no fix', async () => {
  const vendor = openVendorSet();
  let files = 0;
  for (const { prompt } of bench.prompts) {
    const { tree } = await buildApp(prompt);
    for (const [path, text] of Object.entries(tree)) {
      const fixed = fixFile({ path, text, tree, libraryExports: (specifier) => vendor.exportsOf(specifier) });
      expect([path, fixed.fixes]).toEqual([path, []]);
      expect(fixed.text).toBe(text);
      files += 1;
    }
  }
  expect(files).toBeGreaterThan(bench.prompts.length * 3);
});
