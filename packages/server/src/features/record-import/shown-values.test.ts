import type { ImportReply } from '@sayso/contracts/record-files';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
type Given = { app: string; content: string };

async function send({ app, content }: Given) {
  const url = `${server.url}/api/apps/${app}/entities/Bird/import`;
  const reply = await uploadFile({ url, token: await server.token('ada'), name: 'rows.csv', content });
  return { ...reply, body: reply.body as ImportReply };
}
const list = async (app: string, query = 'sort=name') =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/Bird?${query}`)).body;

test('[B-DATA-13] choices are read by the names that lists show, in any case, and grouped digits where they mean one number', async () => {
  const species = {
    type: 'string',
    enum: ['peregrine_falcon', 'harris_hawk'],
    enumNames: ['Peregrine falcon', 'Harris hawk'],
  };
  const properties = {
    name: { type: 'string' },
    species,
    moods: { type: 'array', items: { type: 'string', enum: ['calm', 'wild_eyed'] } },
    weight: { type: 'integer', title: 'Weight in grams' },
    price: { type: 'number' },
  };
  const app = await server.anApp('ada', {
    public_settings: 'public_without_login',
    entities: { Bird: { properties } },
  });
  const content = [
    'name,species,moods,Weight in grams,price',
    'Ada,Harris hawk,"[""Calm"",""wild eyed""]","1,050","12,345.50"',
    'Bea,PEREGRINE FALCON,,1 200,"1,234,567"',
    'Cleo,harris_hawk,,"900","1,5"',
  ];
  const refused = await send({ app, content: content.join('\n') });
  expect(refused.body.output).toMatchObject([{ row: 4, field: 'price' }]);
  const { body } = await send({ app, content: content.slice(0, 3).join('\n') });
  expect(body.n_entities_created).toBe(2);
  expect(await list(app)).toMatchObject([
    { name: 'Ada', species: 'harris_hawk', moods: ['calm', 'wild_eyed'], weight: 1050, price: 12345.5 },
    { name: 'Bea', species: 'peregrine_falcon', weight: 1200, price: 1234567 },
  ]);

  const european = ['name;Weight in grams;price', 'Dora;1.050;1.234,5', "Eva;1'100;2,5"].join('\n');
  expect((await send({ app, content: european })).body.n_entities_created).toBe(2);
  expect(await list(app, 'sort=name&q={"name":{"$in":["Dora","Eva"]}}')).toMatchObject([
    { weight: 1050, price: 1234.5 },
    { weight: 1100, price: 2.5 },
  ]);
});
