import { randomBytes } from 'node:crypto';
import type { ImportReport, importApp } from '@sayso/contracts/app-import';
import type { App } from '@sayso/contracts/apps';
import type { ReplyOf } from '@sayso/contracts/endpoint';
import type { FaultBody } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportedZip } from '../../testing/exported-zip.ts';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
type Made = ReplyOf<typeof importApp>;
type Bytes = Uint8Array<ArrayBuffer>;

const pack = (files: Zippable): Bytes => new Uint8Array(zipSync(files, { level: 6 }));
async function bring(content: Bytes | string, { who = 'ada' as string | null, name = 'app.zip' } = {}) {
  const token = who === null ? null : await server.token(who);
  return uploadFile({ url: `${server.url}/api/apps/import-zip`, token, name, content });
}
const appsOf = async (who: string) => (await server.call(who, 'GET', '/apps')).body as App[];

test.each([
  ['legacy', 'Garden Club', 'Garden', ['Garden', 'PlantDetail', 'Plants'], ['Plant', 'Watering']],
  ['template', 'Loan Desk', 'Loans', ['Desk', 'Loans', 'Profile'], ['Loan', 'Tool']],
] as const)(
  'the zip of a %s export becomes an app with its rules and a report',
  async (shape, name, main, pages, entities) => {
    const { status, body } = await bring(exportedZip(shape));
    expect(status).toBe(200);
    const { id, report } = body as Made;
    const app = (await server.call('ada', 'GET', `/apps/${id}`)).body as App;

    expect(app).toMatchObject({
      name,
      main_page: main,
      theme_color: expect.stringMatching(/^hsl\(/),
      app_stage: 'ready',
      public_settings: 'private_with_login',
    });
    expect(Object.keys(app.pages).sort()).toEqual(pages);
    expect(Object.keys(app.entities).sort()).toEqual(entities);
    expect(app.layout).toContain('export default function Layout');
    expect(app.function_names.length).toBe(report.functions);
    expect(report).toMatchObject({
      kind: shape,
      file_name: 'app.zip',
      pages: 3,
      entities: entities.length + (shape === 'template' ? 1 : 0),
    });
    expect((await server.call('ada', 'GET', `/apps/${id}/import-report`)).body).toEqual(report);
    // The rules came along and hold.
    const [rows] = [await server.call('ada', 'GET', `/apps/${id}/entities/${entities[0]}`)];
    expect(rows).toMatchObject({ status: 200, body: [] });
    const checkpoints = (await server.call('ada', 'GET', `/apps/${id}/app-checkpoints`)).body;
    expect(checkpoints).toMatchObject([
      {
        is_current: true,
        file_count:
          Object.keys(app.pages).length + report.components + report.entities + report.functions + 1,
      },
    ]);
  },
);

test('the report belongs to those who make the app', async () => {
  const { id } = (await bring(exportedZip('legacy'))).body as Made;
  expect((await server.call('bob', 'GET', `/apps/${id}/import-report`)).status).toBe(403);
  const own = await server.anApp('ada');
  expect(await server.call('ada', 'GET', `/apps/${own}/import-report`)).toMatchObject({
    status: 200,
    body: null,
  });
});

test('nobody brings an app without signing in', async () => {
  expect((await bring(exportedZip('legacy'), { who: null })).status).toBe(401);
});

const home = { 'src/pages/Home.jsx': strToU8('export default () => <p />;') };
const sound = Buffer.from(pack(home));
/** The zip with bytes of its list or its end changed. */
function altered(
  change: (bytes: Buffer, places: { entry: number; end: number; local: number }) => void,
  files: Zippable = home,
): Bytes {
  const bytes = Buffer.from(pack(files));
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  change(bytes, { entry, end, local: 0 });
  return new Uint8Array(bytes);
}
const named = (name: string, content = 'export default 1;') => pack({ ...home, [name]: strToU8(content) });

const bad: [string, () => Bytes | string, string, RegExp][] = [
  ['no zip at all', () => 'hello', 'zip_damaged', /isn’t a zip file/],
  ['an empty file', () => '', 'zip_damaged', /isn’t a zip file/],
  [
    'one that is cut off',
    () => new Uint8Array(sound.subarray(0, sound.length - 40)),
    'zip_damaged',
    /isn’t a zip file/,
  ],
  ['random bytes', () => new Uint8Array(randomBytes(5_000)), 'zip_damaged', /isn’t a zip file/],
  ['one with nothing in it', () => pack({}), 'not_an_app', /empty/],
  [
    'photos',
    () => pack({ 'a.jpg': strToU8('x'), 'b.jpg': strToU8('y') }),
    'not_an_app',
    /^There’s no app in this zip\./,
  ],
  [
    'code without pages',
    () => pack({ 'src/App.jsx': strToU8('export default 1') }),
    'not_an_app',
    /no pages/,
  ],
  [
    'a zip in a zip',
    () => pack({ 'app.zip': pack(home) }),
    'not_an_app',
    /another zip in this one \(app\.zip\)/,
  ],
  ['a path above it', () => named('../../etc/x.js'), 'zip_path', /outside of it: \.\.\/\.\.\/etc/],
  ['a path above it with backslashes', () => named('src\\..\\..\\x.js'), 'zip_path', /outside of it/],
  ['a path from the root', () => named('/etc/x.js'), 'zip_path', /outside of it/],
  ['a path of a drive', () => named('C:/x.js'), 'zip_path', /outside of it/],
  ['a name with a line break', () => named('src/a\nb.js'), 'zip_path', /outside of it/],
  [
    'a page that is no UTF-8',
    () => pack({ ...home, 'src/x.js': new Uint8Array([0xff, 0xfe, 0x41, 0]) }),
    'zip_encoding',
    /src\/x\.js isn’t UTF-8 text/,
  ],
  [
    'a password',
    () => altered((bytes, { entry }) => bytes.writeUInt16LE(1, entry + 8)),
    'zip_encrypted',
    /password/,
  ],
  [
    'a link',
    () => altered((bytes, { entry }) => bytes.writeUInt32LE((0o120777 << 16) >>> 0, entry + 38)),
    'zip_link',
    /src\/pages\/Home\.jsx is a link/,
  ],
  [
    'an unknown packing',
    () => altered((bytes, { entry }) => bytes.writeUInt16LE(14, entry + 10)),
    'zip_method',
    /packed in a way/,
  ],
  [
    'a wrong checksum',
    () => altered((bytes, { entry }) => bytes.writeUInt32LE(7, entry + 16)),
    'zip_damaged',
    /Home\.jsx is damaged/,
  ],
  [
    'a file that unpacks to more than it says',
    () => altered((bytes, { entry }) => bytes.writeUInt32LE(3, entry + 24)),
    'zip_damaged',
    /Home\.jsx is damaged/,
  ],
  [
    'a place outside of it',
    () => altered((bytes, { entry }) => bytes.writeUInt32LE(99_999, entry + 42)),
    'zip_damaged',
    /Home.jsx is damaged/,
  ],
  [
    'a list that is longer than it',
    () =>
      altered((bytes, { end }) => {
        bytes.writeUInt16LE(900, end + 8);
        bytes.writeUInt16LE(900, end + 10);
      }),
    'zip_damaged',
    /isn’t a zip file/,
  ],
  [
    'a part of several',
    () => altered((bytes, { end }) => bytes.writeUInt16LE(2, end + 4)),
    'zip_damaged',
    /isn’t a zip file/,
  ],
  [
    'a name that is no UTF-8',
    () => altered((bytes, { entry }) => bytes.writeUInt8(0xe9, entry + 48)),
    'zip_name',
    /isn’t written in UTF-8/,
  ],
  [
    'a file that is there twice',
    () => {
      const twice = Buffer.from(pack({ 'src/a.js': strToU8('1'), 'src/b.js': strToU8('1') }));
      for (let at = twice.indexOf('src/b.js'); at !== -1; at = twice.indexOf('src/b.js'))
        twice.write('src/a.js', at);
      return new Uint8Array(twice);
    },
    'zip_duplicate',
    /src\/a\.js twice/,
  ],
  [
    'a bomb',
    () => pack({ ...home, 'src/big.js': new Uint8Array(2_000_000) }),
    'zip_too_large',
    /larger than 100 MB\./,
  ],
  [
    'more than may be unpacked',
    () => altered((bytes, { entry }) => bytes.writeUInt32LE(limits.appZipUnpackedBytes + 1, entry + 24)),
    'zip_too_large',
    /larger than/,
  ],
  [
    'too many files',
    () =>
      altered((bytes, { end }) => {
        bytes.writeUInt16LE(limits.appZipFiles + 1, end + 8);
        bytes.writeUInt16LE(limits.appZipFiles + 1, end + 10);
      }),
    'zip_too_many_files',
    /node_modules/,
  ],
  [
    'an app of too many files',
    () =>
      pack(
        Object.fromEntries(
          Array.from({ length: limits.filesPerApp + 1 }, (_, at) => [
            `src/pages/P${at}.jsx`,
            strToU8(`export default () => ${at};`),
          ]),
        ),
      ),
    'not_an_app',
    /501 files; 500 is the most/,
  ],
  [
    'a page that is too large',
    () => pack({ 'src/pages/Home.jsx': strToU8(`export default () => '${'ab '.repeat(200_000)}';`) }),
    'not_an_app',
    /pages\/Home is larger/,
  ],
];

test.each(bad)(
  '%s is refused by its own words, and nothing is left behind',
  async (_, make, reason, words) => {
    const before = (await appsOf('eve')).length;
    const { status, body } = await bring(make(), { who: 'eve' });
    expect({ status, ...(body as FaultBody) }).toMatchObject({
      status: 422,
      reason,
      message: expect.stringMatching(words),
    });
    expect((await appsOf('eve')).length).toBe(before);
  },
);

test('a file that is too large, and a form without one, are refused', async () => {
  const large = await bring(new Uint8Array(limits.appZipBytes + 10), { who: 'eve' });
  expect(large).toMatchObject({ status: 413, body: { message: expect.stringContaining('at most 25 MB') } });
  const none = await server.call('eve', 'POST', '/apps/import-zip', { file: 'x' });
  expect(none).toMatchObject({ status: 400, body: { reason: 'no_file' } });
  expect(await appsOf('eve')).toEqual([]);
});

test('a tool’s configuration that is no UTF-8 keeps no app out', async () => {
  const odd = new Uint8Array([0xff, 0xfe, 0x41, 0]);
  const names = ['postcss.config.cjs', 'tailwind.config.js', '.eslintrc.cjs'];
  const { status, body } = await bring(
    pack({ ...home, ...Object.fromEntries(names.map((name) => [name, odd])) }),
  );
  expect(status).toBe(200);
  const { files } = (body as Made).report;
  expect(files.filter(({ path }) => names.includes(path)).map(({ outcome }) => outcome)).toEqual(
    names.map(() => 'replaced'),
  );
  const code = await bring(pack({ ...home, 'src/lib/app.config.js': odd }), { who: 'eve' });
  expect(code).toMatchObject({ status: 422, body: { reason: 'zip_encoding' } });
});

test('what cannot compile comes along, and the report says where it fails', async () => {
  const { body } = await bring(
    pack({
      ...home,
      'src/pages/Odd.jsx': strToU8('export default () => <p>;'),
      'src/components/Deep.jsx': strToU8(`export default ${'['.repeat(20_000)}`),
    }),
  );
  const { files } = (body as Made).report as ImportReport;
  expect(files.find(({ path }) => path.endsWith('Odd.jsx'))).toMatchObject({
    outcome: 'taken',
    needs_work: true,
    notes: [expect.stringMatching(/^It doesn’t work yet\. Line 1: /)],
  });
  expect(files.find(({ path }) => path.endsWith('Deep.jsx'))).toMatchObject({
    outcome: 'left_out',
    notes: [expect.stringMatching(/nested too deeply/)],
  });
});
