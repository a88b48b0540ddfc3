import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { emitFiles } from './files.ts';

const treeOf = (text: string) => emitFiles(buildBlueprint(read(text)));

test('a portfolio opens with whose it is, what is made and the way to write to them', () => {
  const page = treeOf(
    'A portfolio for my weaving, called Warp and Weft. Each piece has a title, photo and category (rugs, scarves, blankets). ' +
      'Anyone may write me a message with name and email.',
  )['pages/Portfolio'];
  expect(page).toContain('title="Warp and Weft"');
  expect(page).toContain('text="Rugs, scarves and blankets"');
  expect(page).toMatch(/actions=\{\[\{ label: 'Send [^']+', page: 'Contact' \}\]\}/);
});

test('a blog says where the way goes, and nothing that was not said', () => {
  const going =
    'A travel blog called Slow Wheels: we go by train from Oslo to Palermo. Posts with title and text.';
  expect(treeOf(going)['pages/Blog']).toContain('text="By train from Oslo to Palermo"');
  const plain = treeOf('A blog called Nib and Ink: posts with title and text.')['pages/Blog'];
  expect(plain).toContain('title="Nib and Ink"');
  expect(plain).not.toMatch(/text=|actions=/);
});
