import { spawnSync } from 'node:child_process';
import { formatBlock } from '@sayso/core/blocks/format';
import { beforeEach, expect, test, vi } from 'vitest';
import { openConversations } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';

// Only watched: what holds up the whole server is done by this call.
vi.mock(import('node:child_process'), { spy: true });
const server = await startServer();
const { chat, built } = openConversations(server);
beforeEach(() => void vi.mocked(spawnSync).mockClear());

/** So many elements that it might be nested too deeply, for all that counting tells. */
const long = (name: string, text: string) =>
  `export default function ${name}() {\n  return (\n    <main>\n      <h1 className="p-1">${text}</h1>\n${'      <p>{1}</p>\n'.repeat(800)}    </main>\n  );\n}\n`;
const tooDeep = `export default () => ${'<b>'.repeat(30_000)}${'</b>'.repeat(30_000)}`;
const write = async (id: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path, content });

test('a file that may be nested too deeply is tried while other requests are answered, through every door', async () => {
  const id = await built();
  const written = await write(id, 'pages/Home', long('Home', 'One'));
  expect(written).toMatchObject({ status: 200 });
  const { hash } = written.body as { hash: string };
  const change = { file_path: 'pages/Home', line: 4, column: 7, base_hash: hash, content: 'Two' };
  expect((await server.call('ada', 'POST', `/apps/${id}/coding/visual-edit`, change)).status).toBe(200);
  const code = long('Home', 'Three');
  expect((await server.call('ada', 'POST', `/apps/${id}/pages/Home/manual-edit-code`, { code })).status).toBe(
    200,
  );

  // The assistant's files are mended before they are checked: this one lacks an import.
  const mended = long('Home', 'Four').replace('<p>{1}</p>', '<Badge>{1}</Badge>');
  const app = await chat(id, 'Again', formatBlock('write', { path: 'pages/Home' }, mended));
  expect(app.pages['Home']).toContain('Four');
  expect(app.pages['Home']).toMatch(/^import \{ Badge \}/);
  expect((await write(id, 'functions/deep', `export default [${'[1],'.repeat(3_000)}];\n`)).status).toBe(200);

  for (const path of ['pages/Home', 'functions/deep']) {
    const text = path === 'pages/Home' ? tooDeep : `export default ${'['.repeat(30_000)}`;
    expect(await write(id, path, text)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('nested too deeply') },
    });
  }
  const ticket = (await server.call('ada', 'POST', `/apps/${id}/preview-token`)).body as object;
  const frame = `preview--${id}.sayso.localhost:${server.port}`;
  const boot = { method: 'POST', body: ticket };
  expect((await server.ask(frame, `/api/apps/${id}/preview/boot`, boot)).status).toBe(200);
  expect((await server.call('ada', 'POST', `/apps/${id}/deploy`)).status).toBe(200);
  expect(spawnSync).not.toHaveBeenCalled();
}, 60_000);
