import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('acronyms keep their capitals, with a small s for many', async () => {
  const { tree } = await buildApp(
    'Campaign notes: NPCs have a name, race and location. TVs have a size and a room. DVDs have a title.',
  );
  expect(JSON.parse(tree['entities/Npc'] ?? '{}').title).toBe('NPC');
  for (const label of ["'NPCs'", "'TVs'", "'DVDs'"]) expect(tree['layout']).toContain(`label: ${label}`);
  expect(tree['pages/NPCs']).toContain('New NPC');
});

test.each([
  ['VISITORS HAVE A NAME AND EMAIL. ROOMS HAVE A NUMBER AND SIZE.', "'Rooms'"],
  ['IT helpdesk: items with name and owner.', "'Items'"],
])('what is shouted, or means something else, is written as ever: %s', async (text, label) => {
  expect((await buildApp(text)).tree['layout']).toContain(`label: ${label}`);
});

const titlesOf = async (text: string): Promise<string> => {
  const { samples } = await buildApp(text);
  return samples.flatMap(({ records }) => records.map(({ title }) => String(title))).join();
};

test('ideas are about software where the text is, and about the place where it is not', async () => {
  expect(await titlesOf('Feature requests for our software, with votes and status.')).toContain('Dark mode');
  const canteen = await titlesOf('Idea board for our school canteen: pupils submit ideas and vote on them.');
  expect(canteen).not.toMatch(/dark mode|spreadsheet|shortcuts|offline/i);
  expect(canteen).toMatch(/soup|dish/i);
});
