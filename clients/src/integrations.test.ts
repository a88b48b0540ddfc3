import { onePixel } from '@sayso/server/testing/form';
import { httpCall } from '@sayso/server/testing/http-call';
import { compatibleWire } from '@sayso/server/testing/model-wires/compatible-wire';
import { startModelServer } from '@sayso/server/testing/model-wires/model-server';
import { startServer } from '@sayso/server/testing/start-server';
import { expect, test } from 'vitest';
import { libraries } from './libraries.ts';

const model = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL: 'some-model', SAYSO_MODEL_BASE_URL: model.baseUrl },
});
const appId = await server.anApp('ada');

/** Calls an endpoint of Core, whose answer both libraries leave without a type. */
async function coreOf(client: (typeof libraries)[number][1]) {
  const { user } = await server.person('ada');
  const { token } = await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id });
  const { integrations } = client({ serverUrl: server.url, appId, token });
  const { Core } = integrations as unknown as { Core: Record<string, Endpoint> };
  return async (name: string, parameters: Record<string, unknown>): Promise<unknown> =>
    Core[name]?.(parameters);
}
type Endpoint = (parameters: Record<string, unknown>) => Promise<unknown>;
const textIn = (reply: unknown, name: string) => String((reply as Record<string, unknown>)[name]);
const open = (address: string) => {
  const { pathname, search } = new URL(address);
  return httpCall(server.port, { method: 'GET', path: pathname + search });
};
const file = (name: string, content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

test.each(libraries)('%s: files are uploaded, opened and read', async (_version, client) => {
  const core = await coreOf(client);
  const picture = await core('UploadFile', { file: file('dot.png', onePixel) });
  expect((await open(textIn(picture, 'file_url'))).bytes.equals(onePixel)).toBe(true);

  const kept = await core('UploadPrivateFile', { file: file('a.txt', 'secret') });
  const signed = await core('CreateFileSignedUrl', { file_uri: textIn(kept, 'file_uri') });
  expect((await open(textIn(signed, 'signed_url'))).text).toBe('secret');

  const list = (await core('UploadFile', { file: file('list.csv', 'Name,Age\nAda,36\n') })) as object;
  const json_schema = { type: 'object', properties: { name: { type: 'string' }, age: { type: 'number' } } };
  expect(await core('ExtractDataFromUploadedFile', { ...list, json_schema })).toEqual({
    status: 'success',
    details: null,
    output: [{ name: 'Ada', age: 36 }],
  });
});

test.each(libraries)(
  '%s: the model answers a text, or an object; a picture is drawn',
  async (_version, client) => {
    const core = await coreOf(client);
    const text = core('InvokeLLM', { prompt: 'Say hello' });
    const first = await model.next();
    first.say('Hello');
    first.end();
    expect(await text).toBe('Hello');

    const response_json_schema = { type: 'object', properties: { age: { type: 'number' } } };
    const object = core('InvokeLLM', { prompt: 'How old?', response_json_schema });
    const second = await model.next();
    second.say('{"age":36}');
    second.end();
    expect(await object).toEqual({ age: 36 });

    const drawn = await core('GenerateImage', { prompt: 'A lake' });
    expect((await open(textIn(drawn, 'url'))).headers['content-type']).toMatch(/^image\//);
  },
);
