import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';

const model = await startModelServer(compatibleWire);
const [server, thinking] = await Promise.all([
  startServer({ config: { rates: { factor: 1 } } }),
  startServer({ env: { SAYSO_MODEL: 'some-model', SAYSO_MODEL_BASE_URL: model.baseUrl } }),
]);
type Server = typeof server;
const app = await server.anApp('ada');
const clever = await thinking.anApp('ada');

const on = (at: Server, appId: string, who: string | null = 'ada') => ({
  core: (endpoint: string, body: unknown) =>
    at.call(who, 'POST', `/apps/${appId}/integration-endpoints/Core/${endpoint}`, body),
  async upload(name: string, content: string | Uint8Array): Promise<string> {
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    const { headers, body } = await formOf({ file: new File([part], name) });
    const path = `/apps/${appId}/integration-endpoints/Core/UploadFile`;
    const reply = await at.call(who, 'POST', path, body, headers);
    expect([reply.status, reply.text]).toEqual([200, reply.text]);
    return (reply.body as { file_url: string }).file_url;
  },
});
const plain = on(server, app);
const asking = on(thinking, clever);

const person = {
  type: 'object',
  properties: {
    full_name: { type: 'string' },
    age: { type: 'integer', minimum: 0 },
    is_member: { type: 'boolean' },
  },
  required: ['full_name'],
};
async function extracted(name: string, content: string | Uint8Array, json_schema: unknown = person) {
  const file_url = await plain.upload(name, content);
  const { status, body } = await plain.core('ExtractDataFromUploadedFile', { file_url, json_schema });
  expect(status).toBe(200);
  return body as { status: string; details: string | null; output: unknown };
}

test('[B-RUNTIME-04] the schema tells what is installed, and what the app is missing', async () => {
  await server.sql`update apps set integrations = '["slack"]' where id = ${app}`;
  const { status, body } = await server.call('ada', 'GET', `/apps/${app}/integration-endpoints/schema`);
  expect(status).toBe(200);
  const { installed_packages, missing_packages } = body as {
    installed_packages: { name: string; endpoints: { name: string; parameters: unknown }[] }[];
    missing_packages: string[];
  };
  expect(missing_packages).toEqual(['slack']);
  expect(installed_packages.map(({ name }) => name)).toEqual(['Core']);
  expect(installed_packages[0]?.endpoints.map(({ name }) => name)).toEqual([
    'UploadFile',
    'UploadPrivateFile',
    'CreateFileSignedUrl',
    'InvokeLLM',
    'GenerateImage',
    'ExtractDataFromUploadedFile',
    'SendEmail',
  ]);
  expect(installed_packages[0]?.endpoints[4]).toMatchObject({
    parameters: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
  });
});

test('[B-RUNTIME-05] an integration takes JSON, and a form where a file is sent; objects in it are JSON text', async () => {
  const drawn = await plain.core('GenerateImage', { prompt: 'A lake' });
  expect(drawn.status).toBe(200);
  const { headers, body } = await formOf({ prompt: 'A lake', extra: '{"a":1}' });
  const path = `/apps/${app}/integration-endpoints/Core/GenerateImage`;
  const sent = await server.call('ada', 'POST', path, body, headers);
  expect([sent.status, Object.keys(sent.body as object)]).toEqual([200, ['url']]);
  expect(await plain.upload('a.txt', 'x')).toContain('/api/files/');
});

test.each([
  ['Core/Nothing', 'Core has no "Nothing"'],
  ['Core/constructor', 'Core has no "constructor"'],
  ['Slack/Post', 'The integration "Slack" is not installed in this app.'],
  ['installable/Slack/integration-endpoints/Post', 'The integration "Slack" is not installed in this app.'],
])('%s is not there, which is said in words', async (path, words) => {
  const reply = await server.call('ada', 'POST', `/apps/${app}/integration-endpoints/${path}`, {});
  expect([reply.status, reply.text]).toEqual([404, expect.stringContaining(words.replaceAll('"', '\\"'))]);
});

test('GenerateImage draws a picture that any page may show and no browser runs', async () => {
  const prompt =
    'A <script>alert(1)</script> & "quotes" by the sea, with a rather long list of other wishes behind it';
  const { body } = await plain.core('GenerateImage', { prompt });
  const { pathname } = new URL((body as { url: string }).url);
  const shown = await server.ask(undefined, pathname);
  expect(shown.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers['content-disposition']).toMatch(/^attachment/);
  expect(shown.text).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(shown.text).not.toContain('<script');
  const again = await plain.core('GenerateImage', { prompt });
  const second = await server.ask(undefined, new URL((again.body as { url: string }).url).pathname);
  expect(second.text).toBe(shown.text);
});

test('a csv becomes rows of the schema: names are matched, numbers and truths are read', async () => {
  const rows = [
    { full_name: 'Ada, Countess', age: 36, is_member: true },
    { full_name: 'Zoë', is_member: false },
  ];
  const text = '\uFEFFFull Name,Age,Is member,Other\r\n"Ada, Countess",36,true,x\r\n\r\nZoë,,false,y\r\n';
  expect(await extracted('people.csv', text)).toEqual({ status: 'success', details: null, output: rows });
  const german = 'full_name;age;is_member\nZo\xeb;7;false\n';
  const output = [{ full_name: 'Zoë', age: 7, is_member: false }];
  expect(await extracted('people.csv', Buffer.from(german, 'latin1'))).toMatchObject({ output });
  const list = { type: 'object', properties: { people: { type: 'array', items: person } } };
  expect(await extracted('people.csv', text, list)).toMatchObject({ output: { people: rows } });
  expect(
    await extracted('people.tsv', 'full_name\tage\nAda\t36', { type: 'array', items: person }),
  ).toMatchObject({
    output: [{ full_name: 'Ada', age: 36 }],
  });
});

test('json is read as it stands: a list, an object, or rows in a property', async () => {
  const ada = { full_name: 'Ada', age: 36 };
  expect(await extracted('p.json', JSON.stringify([ada]))).toMatchObject({
    status: 'success',
    output: [ada],
  });
  expect(await extracted('p.json', JSON.stringify(ada))).toMatchObject({ status: 'success', output: ada });
  const list = { type: 'object', properties: { people: { type: 'array', items: person } } };
  for (const content of [[ada], { people: [ada] }]) {
    expect(await extracted('p.json', JSON.stringify(content), list)).toMatchObject({
      output: { people: [ada] },
    });
  }
});

test.each([
  ['p.csv', 'full_name,age\nAda,old', 'Row 1 doesn’t fit the schema. "age" must be integer.'],
  ['p.csv', 'full_name,age\nAda,1\nBob,-2', 'Row 2 doesn’t fit the schema. "age" must be >= 0.'],
  ['p.csv', 'age\n3', "Row 1 doesn’t fit the schema. It must have required property 'full_name'."],
  ['p.csv', 'full_name,age\n"Ada,1', 'cannot be read as a table'],
  ['p.csv', 'full_name,age\nAda,1,2', 'Row 1 has 3 values, but there are 2 columns.'],
  ['p.csv', 'colour,size\nred,1', 'None of the columns (colour, size) is a field of the schema'],
  ['p.csv', '\n\n', 'no line with the names of its columns'],
  ['p.json', '{"full_name":', 'isn’t valid JSON'],
  ['p.json', '{"full_name":{}}', '"full_name" must be string'],
  ['p.txt', 'Ada is 36.', 'needs a model, and this server has none. An admin can set SAYSO_MODEL'],
])('%s with %j is answered with an error in words', async (name, content, words) => {
  expect(await extracted(name, content)).toEqual({
    status: 'error',
    details: expect.stringContaining(words),
    output: null,
  });
});

test('a file that is too large to be read is said to be so, and many rows are read', async () => {
  const file_url = await plain.upload('p.csv', `full_name\n${'x'.repeat(10_000_000)}`);
  const reply = await plain.core('ExtractDataFromUploadedFile', { file_url, json_schema: person });
  expect([reply.status, reply.text]).toEqual([413, expect.stringContaining('too large to be read')]);
  const rows = (count: number) => `full_name,age\n${'Ada,36\n'.repeat(count)}`;
  const { output } = await extracted('p.csv', rows(50_000));
  expect(output).toHaveLength(50_000);
  expect(await extracted('p.csv', rows(50_001))).toMatchObject({
    details: 'The file has more than 50,000 rows.',
  });
});

test('a schema that is none, another address than a file of the app, and a missing one are refused', async () => {
  const file_url = await plain.upload('p.csv', 'a\n1');
  const cases: [unknown, number, string][] = [
    [{ file_url }, 422, 'json_schema'],
    [{ file_url, json_schema: 'x' }, 422, 'json_schema'],
    [{ file_url, json_schema: { properties: { a: { type: 'wat' } } } }, 422, 'json_schema is no JSON schema'],
    [{ file_url: 'https://example.com/p.csv', json_schema: person }, 404, 'This file isn’t in this app'],
    [
      { file_url: file_url.replace(app, '0'.repeat(24)), json_schema: person },
      404,
      'This file isn’t in this app',
    ],
    [{ json_schema: person }, 422, 'file_url'],
  ];
  for (const [body, status, words] of cases) {
    const reply = await plain.core('ExtractDataFromUploadedFile', body);
    expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(words)]);
  }
});

test('without a model InvokeLLM says which setting is missing', async () => {
  const reply = await plain.core('InvokeLLM', { prompt: 'Hi' });
  expect(reply.status).toBe(503);
  expect(reply.body).toMatchObject({ message: expect.stringContaining('SAYSO_MODEL'), reason: 'no_model' });
  for (const body of [{}, { prompt: '  ' }, { prompt: 3 }, { prompt: 'x', response_json_schema: 'x' }]) {
    expect((await plain.core('InvokeLLM', body)).status).toBe(422);
  }
});

test('InvokeLLM answers a bare JSON string', async () => {
  const answer = asking.core('InvokeLLM', { prompt: 'Say "hello"' });
  const asked = await model.next();
  expect(asked.prompt.at(-1)?.text).toBe('Say "hello"');
  asked.say('"hello"', '\nthere');
  asked.end();
  const { status, text, headers } = await answer;
  expect([status, text]).toEqual([200, JSON.stringify('"hello"\nthere')]);
  expect(headers['content-type']).toMatch(/^application\/json/);
});

test('with a schema it answers an object that is valid under it; a wrong one is asked for once more', async () => {
  const answer = asking.core('InvokeLLM', { prompt: 'Who?', response_json_schema: person });
  const first = await model.next();
  expect(first.prompt[0]?.text).toContain('"full_name"');
  first.say('Here you are: {"full_name":"Ada"}');
  first.end();
  const second = await model.next();
  expect(second.prompt.at(-1)?.text).toContain('It isn’t JSON');
  second.say('```json\n{"full_name":"Ada","age":36}\n```');
  second.end();
  expect(await answer).toMatchObject({ status: 200, body: { full_name: 'Ada', age: 36 } });
});

test('two answers that do not fit are a clear error', async () => {
  const answer = asking.core('InvokeLLM', { prompt: 'Who?', response_json_schema: person });
  for (const age of ['"old"', '-1']) {
    const asked = await model.next();
    asked.say(`{"full_name":"Ada","age":${age}}`);
    asked.end();
  }
  expect(await answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('"age" must be >= 0'), reason: 'model_unfit_answer' },
  });
});

test('the model is shown the files of the app: images as they are, texts as data', async () => {
  const file_urls = [await asking.upload('dot.png', onePixel), await asking.upload('list.csv', 'a,b\n1,2')];
  const answer = asking.core('InvokeLLM', { prompt: 'What is this?', file_urls });
  const asked = await model.next();
  expect(asked.images).toEqual([`data:image/png;base64,${onePixel.toString('base64')}`]);
  expect(asked.prompt.at(-1)?.text).toContain('Attached file "list.csv" (data):\n```\na,b\n1,2\n```');
  asked.say('A dot.');
  asked.end();
  expect((await answer).body).toBe('A dot.');
  const other = await asking.core('InvokeLLM', { prompt: 'x', file_urls: ['https://example.com/a.png'] });
  expect(other.status).toBe(404);
});

test('a text is read in the shape of a schema by the model', async () => {
  const file_url = await asking.upload('note.txt', 'Ada is 36.');
  const answer = asking.core('ExtractDataFromUploadedFile', { file_url, json_schema: person });
  const asked = await model.next();
  expect(asked.prompt.at(-1)?.text).toContain('Ada is 36.');
  asked.say('{"full_name":"Ada","age":36}');
  asked.end();
  expect((await answer).body).toEqual({
    status: 'success',
    details: null,
    output: { full_name: 'Ada', age: 36 },
  });
});

test("a failure of the model's service is told in words, without its key", async () => {
  const answer = asking.core('InvokeLLM', { prompt: 'Hi' });
  (await model.next()).refuse('key', 'sk-very-secret');
  const { status, body, text } = await answer;
  expect([status, body]).toMatchObject([503, { reason: 'model_key' }]);
  expect(text).not.toContain('secret');
});

test('one person makes 60 calls a minute, then waits; others of the app go on', async () => {
  const open = await server.anApp('ada', { public_settings: 'public_with_login' });
  await server.call('mia', 'POST', `/apps/${open}/users/register`);
  const [mia, ada] = [on(server, open, 'mia'), on(server, open)];
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await mia.core('CreateFileSignedUrl', {})).status),
  );
  expect(statuses.every((status) => status === 422)).toBe(true);
  const refused = await mia.core('CreateFileSignedUrl', {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ada.core('CreateFileSignedUrl', {})).status).toBe(422);
});

test('a visitor whom nobody knows sends no mail', async () => {
  const open = await server.anApp('ada', { public_settings: 'public_without_login' });
  const mail = { to: 'mia@example.com', subject: 'Hi', body: 'Hello' };
  expect((await on(server, open, null).core('SendEmail', mail)).status).toBe(403);
  for (const wrong of [{ to: 'mia' }, { subject: '' }, { subject: 'a\r\nBcc: x@example.com' }, { body: 3 }]) {
    expect((await on(server, open).core('SendEmail', { ...mail, ...wrong })).status).toBe(422);
  }
});

test('SendEmail sends in the name of the app', async () => {
  const mail = { to: 'mia@example.com', subject: 'Your saw', body: 'It is back.' };
  expect(await plain.core('SendEmail', mail)).toMatchObject({ status: 200, body: { success: true } });
  const outbox = async () => (await server.call('root', 'GET', '/admin/outbox')).text;
  await expect.poll(outbox).toContain('It is back.');
  expect(await outbox()).toContain('"fromName":"Trial"');
});
