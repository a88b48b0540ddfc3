// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { kitPage } from '../../testing/kit-page.tsx';
import { Leaderboard } from './leaderboard.tsx';

const at = await kitPage();
const number = { type: 'number' } as const;
const Result = createEntity('Result', {
  name: 'Result',
  properties: { player: { type: 'string' }, score: number, total: number },
});

test('a leaderboard says of how many a score is where the records know it', async () => {
  at.records.put('Result', [
    { player: 'Ada', score: 8, total: 10 },
    { player: 'Bo', score: 7 },
  ]);
  at.show(<Leaderboard entity={Result} nameField="player" scoreField="score" />);

  await screen.findByText('Ada');
  const lines = screen.getAllByRole('row').slice(1);
  expect(lines.map((line) => within(line).getAllByRole('cell')[2]?.textContent)).toEqual(['8 of 10', '7']);
});
