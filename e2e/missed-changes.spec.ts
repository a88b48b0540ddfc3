import { expect, signedIn, test } from './support/fixtures.ts';

test('what changes while a page is still being let into its rooms is shown by it', async ({
  browser,
  product,
  maker,
}) => {
  const app = await maker.api.build('A guest list: guests with a name and an email');
  const entity = Object.keys(app.entities)[0] ?? '';
  const { url } = await maker.api.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const isJoin = String(message).includes(`["join","entities:`);
      if (isJoin && isHeld) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  const address = new URL(url);
  address.pathname = `/${Object.keys(app.pages).find((name) => name.startsWith(entity)) ?? ''}`;
  await page.goto(address.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await maker.api.call('POST', `/apps/${app.id}/entities/${entity}`, { name: 'Zacharias Late' });
  isHeld = false;
  for (const release of held) release();
  await expect(page.getByText('Zacharias Late').first()).toBeVisible();
  await context.close();
});

const heardPage = (entity: string) => `import { useEffect, useState } from 'react';
import { ${entity} } from '@/entities/${entity}';

export default function Heard() {
  const [events, setEvents] = useState([]);
  useEffect(() => ${entity}.subscribe((event) => setEvents((before) => [...before, event])), []);
  return (
    <main>
      <h1>Heard</h1>
      <ol>{events.map(({ type, id, data }, at) => <li key={at}>{type} {data ? data.name : id}</li>)}</ol>
    </main>
  );
}
`;

test('code that listens is told what happened while its connection was away, and what it can still be told after longer', async ({
  browser,
  product,
  maker,
}) => {
  const app = await maker.api.build('A guest list: guests with a name and an email');
  const entity = Object.keys(app.entities)[0] ?? '';
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
    file_path: 'pages/Heard',
    content: heardPage(entity),
  });
  const { url } = await maker.api.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const context = await signedIn(browser, product, maker.token);
  const page = await context.newPage();
  const open = new Set<{ close(): Promise<void> }>();
  let isAway = false;
  let knowsWhereItWas = true;
  let joins = 0;
  await page.routeWebSocket(/socket/, (socket) => {
    if (isAway) {
      void socket.close();
      return;
    }
    open.add(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (String(message).includes(`["joined",{"room":"entities:`)) joins += 1;
      socket.send(message);
    });
    socket.onMessage((message) => {
      const text = String(message);
      const isJoin = text.includes(`["join","entities:`);
      server.send(isJoin && !knowsWhereItWas ? text.replace(/","[^"]+"\]$/, '","another.1"]') : message);
    });
  });
  const breakOff = async () => {
    isAway = true;
    for (const socket of open) await socket.close();
    open.clear();
  };
  const records = `/apps/${app.id}/entities/${entity}`;
  const made = (name: string) => maker.api.call<{ id: string }>('POST', records, { name });
  const address = new URL(url);
  address.pathname = '/Heard';
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: 'Heard' })).toBeVisible();
  await expect.poll(() => joins).toBe(1);
  const { id } = await made('Here');
  const items = page.locator('ol > li');
  await expect(items).toHaveText(['create Here']);

  await breakOff();
  await made('Missed');
  await maker.api.call('DELETE', `${records}/${id}`);
  isAway = false;
  await expect(items).toHaveText(['create Here', 'create Missed', `delete ${id}`]);

  await breakOff();
  knowsWhereItWas = false;
  await made('Fetched');
  isAway = false;
  await expect(items.last()).toHaveText('update Fetched');
  await context.close();
});
