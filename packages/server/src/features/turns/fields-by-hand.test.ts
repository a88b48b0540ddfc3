import { type App, App as AppSchema } from '@sayso/contracts/apps';
import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const get = async (id: string) => AppSchema.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const lastAnswer = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';

async function built(content: string): Promise<string> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content });
  const { id } = AppSchema.parse(made.body);
  const over = turnOver(server, id);
  if ((await get(id)).status.state === 'processing') await over;
  return id;
}

async function say(id: string, content: string): Promise<App> {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
  expect(sent).toMatchObject({ status: 200 });
  await over;
  return get(id);
}

const species: EntityProperty = {
  type: 'string',
  title: 'Species',
  enum: ['peregrine_falcon', 'harris_hawk'],
  enumNames: ['Peregrine falcon', 'Harris hawk'],
};
const healthNotes: EntityProperty = { type: 'string', title: 'Health notes', 'x-sayso': { kind: 'text' } };

/** Adds fields to birds as the Workspace does. */
async function addByHand(id: string, fields: Record<string, EntityProperty>): Promise<void> {
  const schema = (await get(id)).entities['Bird'];
  const content = JSON.stringify({ ...schema, properties: { ...schema?.properties, ...fields } });
  const reply = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'entities/Bird',
    content,
  });
  expect(reply.status).toBe(200);
}

test('[B-GEN-02] fields made by hand are known to the built-in builder, shown when asked for and never replaced', async () => {
  const id = await built('An app for our falconry club. Keep birds with name, weight and ring number.');
  await addByHand(id, { species, health_notes: healthNotes });

  const unread = await say(id, 'Show the species on the birds page');
  expect(lastAnswer(unread)).not.toContain('couldn’t find anything called');
  const shown = await say(id, 'Show the species');
  expect(lastAnswer(shown)).toContain('now shows the species field');
  expect(shown.pages['Birds']).toContain("'species'");
  expect(shown.pages['BirdDetails']).toContain("'species'");
  expect(shown.pages['BirdDetails']).not.toContain("'health_notes'");
  expect(shown.entities['Bird']?.properties['species']).toEqual(species);

  const asked = await say(id, 'Add a species column to the birds table');
  expect(lastAnswer(asked)).toContain('Birds already have a species field');
  expect(asked.entities['Bird']?.properties['species']).toEqual(species);

  const more = await say(id, 'Add a birthday to birds');
  const { properties } = more.entities['Bird'] ?? {};
  expect(properties).toMatchObject({ birthday: { format: 'date' }, health_notes: healthNotes });
  expect(properties?.['species']).toEqual(species);
}, 90_000);

test('a field that was removed by hand is added again on request, and one of another type is changed where that was asked', async () => {
  const id = await built('An app for our falconry club. Keep birds with name, weight and ring number.');
  const schema = (await get(id)).entities['Bird'];
  const { ring_number: gone, ...rest } = schema?.properties ?? {};
  expect(gone).toBeDefined();
  const content = JSON.stringify({ ...schema, properties: { ...rest, species } });
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'entities/Bird', content });

  const again = await say(id, 'Add a ring number to birds');
  expect(again.entities['Bird']?.properties).toHaveProperty('ring_number');

  const changed = await say(id, 'Make the species of birds a long text');
  expect(changed.entities['Bird']?.properties['species']).not.toHaveProperty('enum');
}, 90_000);
