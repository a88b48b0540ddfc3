import type { App } from '@sayso/contracts/apps';
import type { StoredRecord } from '@sayso/contracts/records';
import { expect, frameOf, type Maker, test } from './support/fixtures.ts';

const description =
  'A repair shop for bikes. Repairs have a title, a customer name and a status of waiting, in work or done.';

/** The ids of the repairs with a status, as they are stored. */
async function repairsWith({ api }: Maker, app: App, status: string): Promise<string[]> {
  const q = encodeURIComponent(JSON.stringify({ status }));
  const found = await api.call<StoredRecord[]>('GET', `/apps/${app.id}/entities/Repair?q=${q}`);
  return found.map(({ id }) => id).sort();
}

test('records of a removed choice are moved to another one from the chat, and come back with the choice', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const [waiting, done] = [await repairsWith(maker, app, 'waiting'), await repairsWith(maker, app, 'done')];
  expect(waiting.length).toBeGreaterThan(0);
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
  await builder.getByLabel('Message to the assistant').fill('remove the option Waiting from status');
  await builder.getByRole('button', { name: 'Send' }).click();

  const note = builder.getByRole('group', { name: 'Choices to replace' });
  const many = waiting.length === 1 ? '1 repair' : `${waiting.length} repairs`;
  await expect(note.getByText(`Waiting (${many})`)).toBeVisible();
  const says = waiting.length === 1 ? `${many} has` : `${many} have`;
  await expect(note.getByText(`${says} a status that no longer exists. Choose a new one.`)).toBeVisible();
  // Said once: not in the answer, too.
  const answer = builder.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer.getByText(/no longer fits? “Status”/)).toHaveCount(0);
  await note.getByRole('combobox', { name: 'Change Waiting to' }).click();
  await builder.getByRole('option', { name: 'Done' }).click();
  await note.getByRole('button', { name: 'Change status' }).click();

  await expect(note.getByText(`Changed ${many} to Done.`)).toBeVisible();
  await expect(note.getByText(`Waiting (${many})`)).toHaveCount(0);
  await expect(builder.getByText(`Changed ${many} to Done.`)).toHaveCount(1);
  expect(await repairsWith(maker, app, 'done')).toEqual([...waiting, ...done].sort());
  await builder.reload();
  await expect(builder.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
  await expect(note).toHaveCount(0);
  await expect(builder.getByText(/no longer fits? “Status”/)).toHaveCount(0);

  await builder.getByRole('article', { name: 'You' }).last().hover();
  await builder.getByRole('button', { name: 'Revert this' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click();
  await expect(builder.getByRole('article', { name: 'Assistant' })).toHaveCount(1);
  expect(await repairsWith(maker, app, 'waiting')).toEqual(waiting);
  expect(await repairsWith(maker, app, 'done')).toEqual(done);
});
