import type { App } from '@sayso/contracts/apps';
import { expect, frameOf, test } from './support/fixtures.ts';
import { frameMessages } from './support/frame-messages.ts';

const helper = `// What throws stands in another file than what calls it.
export type Reason = string;

export function explode(reason: Reason): never {
  throw new TypeError(\`Handler \${reason}\`);
}
`;
const page = `import { useState } from 'react';
import { explode } from '@/components/explode';

type Old = { fireOld?: () => void };
(globalThis as Old).fireOld ??= () => void setTimeout(() => { throw new Error('Old version'); });

export default function Trouble() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new RangeError('Render broke');
  return (
    <main>
      <h1>Trouble</h1>
      <button type="button" onClick={() => explode('failed')}>Handler</button>
      <button type="button" onClick={() => void Promise.reject(new SyntaxError('Nobody cares'))}>Reject</button>
      <button type="button" onClick={() => setTimeout(() => { throw 'just a text'; })}>Text</button>
      <button type="button" onClick={() => console.error('Logged', 1)}>Log</button>
      <button type="button" onClick={() => setBroken(true)}>Render</button>
    </main>
  );
}
`;
/** Where a text begins in a file. */
function placeOf(file: string, text: string, begins: string) {
  const before = text.slice(0, text.indexOf(begins)).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test('[W-ISSUE-06] [B-FRAME-04] [P-RUN-16] [P-ENT-16] an error is told with title, details, component, the error itself, file, line and column, of replaced versions too', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.call<App>('POST', '/apps', { name: 'Trouble' });
  const write = (file_path: string, content: string) =>
    maker.api.call('POST', `/apps/${id}/coding/write`, { file_path, content });
  await write('components/explode', helper);
  await write('pages/Trouble', page);
  const messages = await frameMessages(builder);
  await builder.goto(`${product.url}/apps/${id}/editor/preview/Trouble`);
  const app = frameOf(builder);
  await expect(app.getByRole('heading', { name: 'Trouble' })).toBeVisible({ timeout: 45_000 });
  const errors = () => messages.heard('app_error');
  const press = (name: string) => app.getByRole('button', { name }).click();
  const errorOf = async (name: string) => {
    await press(name);
    return errorWhere(name);
  };
  const errorWhere = async (what: string) => {
    await expect.poll(errors, { message: what }).toHaveLength(1);
    const [told] = await errors();
    await messages.forget();
    return told?.error;
  };

  const thrown = await errorOf('Handler');
  expect(thrown).toMatchObject({
    title: 'TypeError: Handler failed',
    details: 'Handler failed',
    componentName: 'explode',
    originalError: 'TypeError: Handler failed',
    ...placeOf('components/explode', helper, 'new TypeError'),
  });
  // The stack names sources, the innermost first, and no module of the app by its address.
  const handler = placeOf('pages/Trouble', page, "explode('failed')");
  expect(thrown?.stack).toContain(`(components/explode:5:9)`);
  expect(thrown?.stack).toContain(`pages/Trouble:${handler.line}:${handler.column}`);
  expect(thrown?.stack).not.toContain('/_m/');

  expect(await errorOf('Reject')).toMatchObject({
    title: 'SyntaxError: Nobody cares',
    componentName: 'Trouble',
    ...placeOf('pages/Trouble', page, 'new SyntaxError'),
  });
  const text = placeOf('pages/Trouble', page, "throw 'just a text'");
  expect(await errorOf('Text')).toMatchObject({
    title: 'Error: just a text',
    file: text.file,
    line: text.line,
  });

  await press('Log');
  const logged = async () =>
    (await messages.heard('console-log')).find(({ data }) => data.severity === 'error');
  await expect.poll(logged).toMatchObject({
    data: { message: 'Logged 1', component: 'Trouble', ...placeOf('pages/Trouble', page, "error('Logged'") },
  });
  expect(await errors()).toEqual([]);

  expect(await errorOf('Render')).toMatchObject({
    title: 'RangeError: Render broke',
    componentName: 'Trouble',
    ...placeOf('pages/Trouble', page, 'new RangeError'),
  });
  const issues = builder.getByRole('region', { name: 'Issues Found' });
  await issues.getByRole('button', { name: /Issues Found/ }).click();
  await expect(issues.getByText('RangeError: Render broke in Trouble')).toBeVisible();
  await expect(issues.getByText('pages/Trouble, line 9')).toBeVisible();

  // More versions than the server holds compiled; the frame still runs code of the first.
  let newest = page;
  for (let round = 1; round <= 10; round += 1) {
    newest = `// ${round} lines above\n${newest}`;
    await write('pages/Trouble', newest.replace('<h1>Trouble', `<h1>Round ${round}`));
    await expect(app.getByRole('heading')).toHaveText(`Round ${round}`);
  }
  await expect(issues).toHaveCount(0);
  await messages.forget();
  const fire = () => app.locator('html').evaluate(() => (globalThis as { fireOld?: () => void }).fireOld?.());
  await fire();
  expect(await errorWhere('of the old version')).toMatchObject(
    placeOf('pages/Trouble', page, "new Error('Old"),
  );
  const moved = await errorOf('Handler');
  const now = placeOf('pages/Trouble', newest, "explode('failed')");
  expect(moved?.stack).toContain(`pages/Trouble:${now.line}:${now.column}`);
});
