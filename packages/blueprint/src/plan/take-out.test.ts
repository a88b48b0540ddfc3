import type { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { applyRequest } from '../change/apply.ts';
import { completeDraft } from '../draft/complete-draft.ts';
import { draftOf } from '../testing/draft-of.ts';

const after = (blueprint: Blueprint, text: string) =>
  applyRequest(blueprint, { text, currentPage: null }).blueprint;

test('a figure of what is in one state goes with the states, also where words take them out', () => {
  const shop = completeDraft(
    draftOf({ things: { Repair: ['Name', 'Price: money', 'Status: states: New, In repair, Done'] } }),
  );
  const [repair] = shop.entities;
  const status = repair?.fields.find(({ label }) => label === 'Status');
  const dashboard = shop.pages.find(({ archetype }) => archetype === 'dashboard');
  dashboard?.blocks.push({
    id: 'b900',
    kind: 'stat',
    title: 'In repair',
    entity: repair?.id ?? '',
    op: 'count',
    where: { [status?.id ?? '']: 'in_repair' },
  });
  const blocks = after(shop, 'remove status from repairs').pages.flatMap((page) => page.blocks);
  expect(blocks.map(({ id }) => id)).not.toContain('b900');
});

test('a thing that held a link alone keeps a name once words take out what it led to', () => {
  const club = completeDraft(draftOf({ things: { Team: ['Name'], Player: ['Team: link: Team'] } }));
  // As plans were made before such a thing was given a name.
  for (const entity of club.entities) {
    const links = entity.fields.filter(({ type }) => type === 'ref');
    if (links.length > 0) Object.assign(entity, { fields: links, titleField: links[0]?.id });
  }
  const [left] = after(club, 'remove teams').entities;
  expect(left?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual(['Team: string']);
});
