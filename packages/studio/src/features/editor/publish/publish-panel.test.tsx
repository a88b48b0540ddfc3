import { changeSampleData, getSampleData } from '@sayso/contracts/app-data';
import { type App, updateApp, type Visibility } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { deployApp, deployStanding, listVersions, serveVersion } from '@sayso/contracts/publishing';
import { ruleProof } from '@sayso/contracts/rule-proof';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startPeer } from '../../../testing/peer.ts';
import { entities, entity, openPublishPanel, registered } from '../../../testing/publish-panel.tsx';
import { newId } from '../../../testing/samples.ts';

const peer = await startPeer();
afterAll(peer.close);
beforeEach(() => peer.reset());

const openPanel = (changes: Partial<App>) => openPublishPanel(peer, changes);

test('[P-HOST-08] a published app is linked by the address that the server names, also below another host', async () => {
  const last_deployed_at = '2026-11-20T10:00:00.000Z';
  const public_url = 'https://app--harbour-clinic.apps.example';
  const panel = await openPanel({ last_deployed_at, public_url });

  const links = [
    within(panel).getByRole('link', { name: /app--harbour-clinic\.apps\.example/ }),
    screen.getByRole('link', { name: 'Open the published app in a new tab', hidden: true }),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([public_url, public_url]);
});

test('what visitors could not read is named before publishing, and publishing stays open', async () => {
  const panel = await openPanel({ public_settings: 'public_without_login', entities });
  const note = within(panel).getByRole('note');

  expect(note.textContent).toMatch(/^Visitors won’t see any data in Toy and Loan:/);
  expect(within(panel).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false);
  fireEvent.click(within(panel).getByRole('radio', { name: 'Anyone who signs in' }));
  await within(panel).findByRole('radio', { name: 'Anyone who signs in', checked: true });
  expect(within(panel).queryByRole('note')).toBe(null);
});

test.each<[Visibility, App['entities']]>([
  ['private_with_login', entities],
  ['public_with_login', entities],
  ['public_without_login', { Notice: entities.Notice }],
  ['public_without_login', {}],
])('nothing is warned of where all who come in may read: %s, %j', async (public_settings, held) => {
  const panel = await openPanel({ public_settings, entities: held });

  within(panel).getByRole('radio', { name: 'Anyone with the link' });
  expect(within(panel).queryByRole('note')).toBe(null);
});

test('what visitors send in is not offered to all to read', async () => {
  const sent: EntitySchema = {
    title: 'Application',
    properties: {},
    rls: { create: true, read: registered },
  };
  const panel = await openPanel({
    public_settings: 'public_without_login',
    entities: { Application: sent, Toy: entities.Toy },
  });

  expect(within(panel).getByRole('note').textContent).toMatch(/any data in Toy:/);
});

test('many closed entities are counted rather than listed', async () => {
  const names = ['Toy', 'Loan', 'Fine', 'Shelf', 'Member'];
  const panel = await openPanel({
    public_settings: 'public_without_login',
    entities: Object.fromEntries(names.map((name) => [name, entity(name, false)])),
  });

  expect(within(panel).getByRole('note').textContent).toContain('data in Toy, Loan, Fine and 2 more:');
});

test('open entities and loosened rules are named before publishing, and publishing stays open', async () => {
  const cells = {
    create: 'yes',
    read_own: 'yes',
    read_other: 'yes',
    update_own: 'yes',
    update_other: 'yes',
    delete_own: 'yes',
    delete_other: 'yes',
    list: { seen: 2, of: 2 },
  } as const;
  const matrix = { anonymous: cells, user_a: cells, user_b: cells, admin: cells };
  const open = 'Notice is open: everybody may change it';
  const loosened = 'Toy: Everyone can now see these records, even without signing in';
  const more = ['One', 'Two', 'Three', 'Four'].map((name) => `${name} is open`);
  const proved = (warnings: string[]) => ({ name: 'Notice', is_public: true, matrix, warnings });
  peer.on(ruleProof, () => ({ entities: [proved([open]), proved(more)], loosened: [loosened] }));
  const panel = await openPanel({ public_settings: 'public_with_login', entities });

  const list = await within(panel).findByRole('list', { name: 'Check these rules before you publish' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`${loosened}.`, `${open}.`, 'One is open.', 'Two is open.', 'And 2 more.']);
  expect(within(panel).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false);
});

test('[W-PUB-03] [W-PUB-06] an earlier publish can be gone back to, and is then the one that is live', async () => {
  const [older, newer] = ['2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z'];
  let live = 2;
  const published_by = 'mira@maker.example';
  const panel = await openPanel({ last_deployed_at: newer });
  peer.on(listVersions, () => [
    { version: 2, published_date: newer, published_by, is_live: live === 2 },
    { version: 1, published_date: older, published_by, is_live: live === 1 },
  ]);
  peer.on(serveVersion, ({ params }) => {
    live = params.version;
    return { url: peer.origin, version: live, last_deployed_at: older };
  });
  const lastPublished = () => panel.querySelector('p time')?.getAttribute('datetime');
  expect([panel.textContent?.includes('Last published'), lastPublished()]).toEqual([true, newer]);
  fireEvent.click(within(panel).getByRole('button', { name: 'Published versions' }));
  const list = await within(panel).findByRole('list', { name: 'Published versions' });
  expect(within(list).getByText('Live').closest('li')?.textContent).toContain('Version 2');

  fireEvent.click(within(list).getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() =>
    expect(within(panel).getByText('Live').closest('li')?.textContent).toContain('Version 1'),
  );
  expect(peer.callsOf(serveVersion).map(({ path }) => path.split('/').at(-2))).toEqual(['1']);
  expect(lastPublished()).toBe(older);
});

test('[W-PUB-03] before the first publish the words are of the first public version, and there is no list', async () => {
  const panel = await openPanel({ last_deployed_at: null });

  expect(panel.textContent).toContain('This will be the first public version');
  expect(panel.textContent).not.toContain('Last published');
  expect(within(panel).queryByRole('button', { name: 'Published versions' })).toBe(null);
});

test.each([
  ['done', /Last published/, null],
  ['failed', /The disk is full/, 'The disk is full'],
] as const)(
  'a publish that takes longer than a call is followed until it is %s',
  async (state, text, message) => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const panel = await openPanel({});
    const job = { job_id: newId(), deployed: null, message: null };
    const last_deployed_at = new Date().toISOString();
    peer.on(deployApp, () => ({ ...job, state: 'running' as const }));
    let asked = 0;
    peer.on(deployStanding, ({ params }) => {
      asked += 1;
      expect(params.jobId).toBe(job.job_id);
      // The server may be away for a moment, too.
      if (asked === 1) throw new Fault('unavailable', 'Away');
      const deployed = state === 'done' ? { url: `${peer.origin}/`, version: 1, last_deployed_at } : null;
      return { ...job, state, deployed, message };
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));
    await within(panel).findByRole('button', { name: 'Publishing' });

    await within(panel).findByText(text);
    expect(asked).toBe(2);
  },
);

test('where the browser blocked the new tab, the panel says so and links to the app', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const public_url = 'https://app--tea.apps.example';
  const panel = await openPanel({ public_url, public_settings: 'public_without_login' });
  const last_deployed_at = new Date().toISOString();
  peer.on(deployApp, () => ({ url: public_url, version: 1, last_deployed_at }));
  fireEvent.click(within(panel).getByRole('button', { name: 'Publish' }));

  const said = await within(panel).findByText(/^Published\./);
  expect(said.textContent).toBe('Published. Your browser blocked the new tab. Open your app');
  const link = within(said).getByRole('link', { name: 'Open your app' });
  expect(link.getAttribute('href')).toBe(public_url);
  expect(panel.textContent).not.toContain('opened in a new tab');
});

test('what visitors may do is switched by the owner, where the app is open without signing in', async () => {
  const panel = await openPanel({ public_settings: 'public_without_login' });
  const [upload, ai] = ['Visitors can upload files', 'Visitors can use AI'].map((name) =>
    within(panel).getByRole('switch', { name }),
  );
  expect([upload, ai].map((each) => each?.getAttribute('aria-checked'))).toEqual(['false', 'false']);

  fireEvent.click(within(panel).getByRole('switch', { name: 'Visitors can upload files' }));
  await within(panel).findByRole('switch', { name: 'Visitors can upload files', checked: true });
  await waitFor(() =>
    expect(peer.callsOf(updateApp).map(({ body }) => body)).toEqual([
      { visitor_permissions: { upload_files: true, use_ai: false } },
    ]),
  );

  fireEvent.click(within(panel).getByRole('radio', { name: 'Anyone who signs in' }));
  await waitFor(() => expect(within(panel).queryByRole('switch', { name: /^Visitors/ })).toBe(null));
});

test('the owner reads that visitors cannot send the file which a form asks for, until uploads are on', async () => {
  const application: EntitySchema = {
    title: 'Application',
    properties: { cv: { type: 'string', format: 'file' } },
    rls: { create: true, read: registered },
  };
  const panel = await openPanel({
    public_settings: 'public_without_login',
    entities: { Application: application },
  });

  expect(within(panel).getByRole('note').textContent).toMatch(
    /can’t add files when they send the application form\./,
  );
  fireEvent.click(within(panel).getByRole('switch', { name: 'Visitors can upload files' }));
  await waitFor(() => expect(within(panel).queryByRole('note')).toBe(null));
});

test('the code that embeds a published app is there to copy once its owner allows it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const public_url = 'https://app--tea.apps.example';
  const last_deployed_at = '2026-11-20T10:00:00.000Z';
  const panel = await openPanel({ last_deployed_at, public_url, name: 'Tea "&" more' });
  expect(within(panel).queryByRole('button', { name: 'Copy code' })).toBe(null);
  fireEvent.click(within(panel).getByRole('switch', { name: 'Other websites can embed this app' }));
  fireEvent.click(await within(panel).findByRole('button', { name: 'Copy code' }));
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(write.mock.calls[0]?.[0]).toBe(
    '<iframe src="https://app--tea.apps.example" title="Tea &quot;&amp;&quot; more" width="100%" height="700"></iframe>',
  );
  write.mockRestore();
});

test('samples that are left are asked about: they go, or are published with the app', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  let left = 12;
  const panel = await openPanel({ entities: { Toy: entity('Toy', true) } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish', expanded: true }));
  peer.on(getSampleData, () => ({ samples: left, entities: { Toy: { samples: left, has_real: false } } }));
  peer.on(changeSampleData, () => {
    left = 0;
    return { success: true as const, added: 0, removed: 12, entities: { Toy: { added: 0, removed: 12 } } };
  });
  await waitFor(() => expect(panel.isConnected).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const again = within(await screen.findByRole('dialog', { name: 'Publish' }));
  await again.findByRole('button', { name: 'Publish with samples' });
  again.getByText(
    '12 sample records are still in your app: 12 toys. Remove them first, or publish with them.',
  );

  fireEvent.click(again.getByRole('button', { name: 'Remove samples' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove all sample records?' }));
  question.getByText(/^All 12 sample records of this app will be deleted: 12 toys\./);
  expect(peer.callsOf(changeSampleData)).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Remove samples' }));
  await screen.findByText('Removed 12 sample records: 12 toys');
  await again.findByRole('button', { name: 'Publish' });
  expect(again.queryByRole('button', { name: 'Remove samples' })).toBe(null);
});
