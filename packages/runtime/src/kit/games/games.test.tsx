// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Game } from './game.tsx';
import { gameNames } from './game-api.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

test.each(gameNames)('%s starts, says how it stands, and starts anew', async (game) => {
  show(<Game game={game} />);

  const status = await screen.findByRole('status');
  expect(status.textContent?.length).toBeGreaterThan(4);
  fireEvent.click(
    screen.getByRole('button', { name: /^(?:New game|New word|New text|Clear|Start|Start over)$/ }),
  );
  expect(screen.getByRole('status').textContent?.length).toBeGreaterThan(4);
});

test('tic-tac-toe of two people is won, and the score goes up', async () => {
  show(<Game game="tic-tac-toe" opponent="person" />);

  await screen.findByText('Player X’s turn.');
  for (const [row, column] of [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
    [1, 3],
  ])
    fireEvent.click(screen.getByRole('button', { name: `Row ${row}, column ${column}: empty` }));
  expect(screen.getAllByText('Player X wins').length).toBeGreaterThan(0);
  expect(screen.getByText('Player X').nextSibling?.textContent).toBe('1');
});

test('the best score of a game is kept', async () => {
  show(<Game game="number-guess" highest={5} />);
  await screen.findByText('I’m thinking of a number from 1 to 5.');

  for (const guess of ['1', '2', '3', '4', '5']) {
    if (screen.queryAllByText(/is right!/).length > 0) break;
    fireEvent.change(screen.getByLabelText('Your guess'), { target: { value: guess } });
    fireEvent.click(screen.getByRole('button', { name: 'Guess' }));
  }
  expect(screen.getAllByText(/is right!/).length).toBeGreaterThan(0);
  expect(Number(localStorage.getItem('kit:best:number-guess-5'))).toBeGreaterThan(0);
});

test.each([
  ['fruit', 'Pineapple'],
  ['flag', 'Estonia'],
  ['sea', 'Lighthouse'],
  ['weather', 'Thunder'],
  ['transport', 'Tram'],
  ['sport', 'Dumbbell'],
  ['letter', 'R'],
])('a memory game of %s has eighteen pairs of its own', async (theme, face) => {
  show(<Game game="memory" theme={theme} pairs={18} />);

  const cards = await screen.findAllByRole('button', { name: /^Card \d+$/ });
  expect(cards.length).toBe(36);
  const seen = new Set<string>();
  for (const card of cards) {
    fireEvent.click(card);
    const name = card.getAttribute('aria-label')?.replace(', found', '') ?? '';
    expect(card.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
    seen.add(name);
  }
  expect(seen.size).toBe(18);
  expect(seen).toContain(face);
});
