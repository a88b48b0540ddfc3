import type { AppDataReply } from '@sayso/contracts/app-data';
import { limits } from '@sayso/contracts/limits';
import { strToU8, type ZipOptions, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { turnsDuring } from '../../testing/turns-during.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { linesIn } from './unpack.ts';

const server = await startServer();
const date = '2026-01-31T00:00:00.000Z';
const entities = { Note: { properties: { text: { type: 'string' } } } };
const anApp = (who: string) => server.anApp(who, { entities });

function pack(files: Record<string, string>, level: NonNullable<ZipOptions['level']> = 6) {
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
  return new Uint8Array(zipSync(bytes, { level }));
}
const manifest = (records: number) =>
  JSON.stringify({
    format: 'sayso-data',
    version: 1,
    app: { id: '0'.repeat(24), name: 'x' },
    exported_at: date,
    entities: [{ name: 'Note', records }],
  });
const note = (nr: number) =>
  JSON.stringify({
    id: nr.toString(16).padStart(24, '0'),
    text: `Note ${nr}`,
    created_by: null,
    created_by_id: null,
    created_date: date,
    updated_date: date,
    is_sample: false,
  });
const notes = (count: number) =>
  pack({
    'entities/Note.jsonl': Array.from({ length: count }, (_, nr) => note(nr)).join('\n'),
    'manifest.json': manifest(count),
  });

async function look(who: string, app: string, content: Uint8Array<ArrayBuffer>) {
  const url = `${server.url}/api/apps/${app}/data-import?dry_run=true`;
  const reply = await uploadFile({ url, token: await server.token(who), name: 'data.zip', content });
  return reply.body as AppDataReply;
}

test('a file is read no further once more is wrong with it than is listed', async () => {
  const content = pack({
    'entities/Note.jsonl': '\n'.repeat(900_000),
    'manifest.json': manifest(900_000),
  });
  const reply = await look('ada', await anApp('ada'), content);

  expect(reply).toMatchObject({
    status: 'error',
    details: 'Nothing was imported: more than 100 problems found in the file.',
  });
  expect(reply.output).toHaveLength(limits.importProblems);
  expect(reply.n_problems).toBeLessThan(1_000);
});

test.each([
  [
    'texts that pack better than records do',
    pack({ 'entities/Note.jsonl': '\n'.repeat(2_000_000), 'manifest.json': manifest(1) }),
    /larger than 250 MB\./,
  ],
  [
    'more lines than there can be records',
    pack({ 'manifest.json': '\n'.repeat(limits.appDataRows + 1) }, 0),
    /more than 1,500,000 records/,
  ],
  [
    'a manifest that is no list of files',
    pack({ 'manifest.json': 'x'.repeat(20_000_001) }, 0),
    /isn’t the zip file of an export/,
  ],
])('%s are refused', async (_what, content, words) => {
  const { status, details } = await look('ada', await anApp('ada'), content);
  expect({ status, details }).toEqual({ status: 'error', details: expect.stringMatching(words) });
});

test('reading ends with the next lines once nobody waits for it, and others have their turn until then', async () => {
  const wants = (path: string) => path.startsWith('entities/');
  const content = Buffer.from(notes(20_000));
  let parts = 0;
  const turns = await turnsDuring(async () => {
    for await (const _lines of linesIn(content, { wants, signal: new AbortController().signal })) parts += 1;
  });
  expect(parts).toBeGreaterThanOrEqual(40);
  expect(turns).toBeGreaterThanOrEqual(parts);

  const gone = new AbortController();
  const seen: number[] = [];
  const read = async () => {
    for await (const { first } of linesIn(content, { wants, signal: gone.signal })) {
      seen.push(first);
      gone.abort(new Error('gone'));
    }
  };
  await expect(read()).rejects.toThrow('gone');
  expect(seen).toEqual([1]);
});

test('one person’s imports wait for each other, and nobody else waits for all of them', async () => {
  const apps = await Promise.all([1, 2, 3].map(() => anApp('ada')));
  const own = await anApp('bob');
  const content = notes(10_000);
  const done: string[] = [];
  const as = async (name: string, reply: Promise<AppDataReply>) => {
    expect(await reply).toMatchObject({ status: 'success' });
    done.push(name);
  };
  const long = apps.map((app) => as('long', look('ada', app, content)));
  await Promise.race(long);
  await Promise.all([...long, as('short', look('bob', own, notes(1)))]);

  expect(done).toHaveLength(4);
  expect(done.at(-1)).toBe('long');
});
