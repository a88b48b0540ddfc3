import type { App } from '@sayso/contracts/apps';
import { violationsOf } from './support/checks.ts';
import { expect, frameOf, test } from './support/fixtures.ts';

const description =
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)';

/** Sends a record that its schema refuses, logs, and throws what nobody catches. */
const broken = `import { useEffect } from 'react';
import { Dog } from '@/entities/Dog';

export default function Trouble() {
  useEffect(() => {
    console.warn('Kennel is almost full');
    void Dog.create({ state: 'flying' });
    setTimeout(() => {
      throw new TypeError('rows.map is not a function');
    });
  }, []);
  return <h1>Trouble</h1>;
}
`;

test('[W-ISSUE-01, W-ISSUE-02, B-CHAT-13, W-ACT-10, P-PREV-01] what a broken page does is seen, and sent to be fixed', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
    file_path: 'pages/Trouble',
    content: broken,
  });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Trouble`);
  await expect(frameOf(builder).getByRole('heading', { name: 'Trouble' })).toBeVisible();

  await builder.getByRole('button', { name: /^Activity monitor/ }).click();
  const monitor = builder.getByRole('complementary', { name: 'Activity monitor' });
  await monitor.getByRole('button', { name: /^POST \/entities\/Dog 422/ }).click();
  await monitor.getByRole('tab', { name: 'Request' }).click();
  await expect(monitor.getByText('"state": "flying"')).toBeVisible();
  await monitor.getByRole('tab', { name: 'Response' }).click();
  await expect(monitor.getByText(/"error_type": "invalid"/)).toBeVisible();
  await expect(monitor.getByRole('button', { name: /^Warning: Kennel is almost full/ })).toBeVisible();
  expect(await violationsOf(builder, { within: 'aside' })).toEqual([]);
  await monitor.getByRole('button', { name: 'Close' }).click();

  const issues = builder.getByRole('region', { name: 'Issues Found' });
  await issues.getByRole('button', { name: /Issues Found/ }).click();
  await expect(issues.getByText('TypeError: rows.map is not a function')).toBeVisible();
  await expect(issues.getByText(/^Request failed: /)).toBeVisible();
  await issues.getByRole('button', { name: 'Fix with AI' }).click();
  await expect(builder.getByText(/^Some errors were detected/)).toBeVisible();
  await maker.api.settled(app.id);
  const { conversation } = await maker.api.call<App>('GET', `/apps/${app.id}`);
  const asked = conversation.messages.findLast(({ role }) => role === 'user');
  expect(asked).toMatchObject({ additional_message_params: { automated_fix: true } });
  expect(asked?.content).toContain('rows.map is not a function');
});

test('[B-UNDO-07, B-UNDO-03, B-CHAT-14] an edit by hand is told, and the version before it is restored from the history', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const code = 'export default function Home() {\n  return <h1>By hand</h1>;\n}\n';
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  const heading = frameOf(builder).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.innerText();
  await maker.api.call('POST', `/apps/${app.id}/pages/${app.main_page}/manual-edit-code`, { code });
  await expect(frameOf(builder).getByRole('heading', { name: 'By hand' })).toBeVisible();
  await expect(builder.getByText('Files have been manually edited.')).toBeVisible();

  await builder.getByRole('button', { name: 'History' }).click();
  const history = builder.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Current');
  await history.getByRole('button', { name: /^Restore “Kennels/ }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(heading).toHaveText(before);
});
