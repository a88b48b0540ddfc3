import { beforeAll, test } from 'vitest';
import { openAdversary } from '../../testing/adversary/adversary.ts';
import { typedMistakes } from '../../testing/adversary/mistakes.ts';

const adversary = await openAdversary({ SAYSO_TYPE_CHECK: 'on' });
beforeAll(adversary.isReady, 120_000);

test.each(typedMistakes)(
  'what a model reads of its mistake leads it on: $what',
  async (mistake) => {
    await adversary.err(mistake);
  },
  120_000,
);

test('after all of them the app takes a good answer', async () => {
  await adversary.goOn();
}, 120_000);
