// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setFormats } from './format.ts';
import { leaveKit, showKit } from './testing/kit-page.tsx';
import { Vote } from './vote.tsx';

afterEach(() => {
  leaveKit();
  setFormats({});
});

test('votes are counted as the app writes numbers', () => {
  setFormats({ locale: 'de-DE' });
  showKit(({ Order }) => <Vote entity={Order} record={{ id: 'o1', votes: 12_345 }} field="votes" />);
  expect(screen.getByRole('button').textContent).toMatch(/ 12\.345$/);
});
