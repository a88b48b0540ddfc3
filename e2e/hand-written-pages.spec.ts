import { handWrittenPages } from '@sayso/compiler/testing/hand-written-pages';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect } from './support/fixtures.ts';
import { test } from './support/played-model.ts';
import { openPreview } from './support/preview-visits.ts';
import { storeSomeRecords } from './support/some-records.ts';

/** As a model would write it: what others import comes first. */
const order = ['entities/', 'components/', 'layout', 'pages/'];
const blockOf = ([path, text]: [string, string]): string => {
  if (path === 'layout') return formatBlock('layout', {}, text);
  const name = path.slice('entities/'.length);
  return path.startsWith('entities/')
    ? formatBlock('entity', { name }, text)
    : formatBlock('write', { path }, text);
};

test('[B-GEN-01] forty pages in many styles land at the first round, and run without a word on the console', async ({
  browser,
  played,
}) => {
  test.setTimeout(600_000);
  const files = Object.entries(handWrittenPages());
  const answer = order
    .flatMap((kind) => files.filter(([path]) => path.startsWith(kind)).map(blockOf))
    .join('');
  const { app, asked } = await played.build(
    'A house by the harbour: rooms, events, a shop and the work in it',
    `I build it.\n\n${answer}${formatBlock('set_app', {}, '{"name":"Harbour House","main_page":"Dashboard"}')}`,
  );
  const turn = app.conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
  expect(turn?.changes.filter(({ error }) => error !== undefined)).toEqual([]);
  expect([asked, turn?.state]).toEqual([1, 'settled']);

  const preview = await openPreview({ browser, api: played.maker.api, app });
  const visitAll = async (when: string) => {
    for (const page of Object.keys(app.pages)) {
      await preview.visit(page);
      expect.soft(preview.complaints.splice(0), `${page} ${when}`).toEqual([]);
    }
  };
  await visitAll('without records');
  await storeSomeRecords(played.maker.api, app);
  await visitAll('with records, some of which have only what they need');
  await preview.close();
});
