// @vitest-environment happy-dom
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { setPlace } from '../../sdk/origin.ts';
import { listenOnLoopback } from '../../sdk/testing-server.ts';
import { Quiz } from './quiz.tsx';
import type { QuizProps } from './tool-api.ts';

/** Holds no records, and takes all that it is given. */
const server = await listenOnLoopback(({ method, body }) => ({
  body: method === 'POST' ? { id: 'new', ...JSON.parse(body) } : [],
}));
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
  setPlace({
    appId: '65f000000000000000000001',
    slug: 'toolbox',
    apiBase: server.apiBase,
    mainOrigin: 'https://build.example',
  });
});
afterEach(cleanup);

const text = { type: 'string' as const };
const schema: EntitySchema = {
  name: 'Question',
  properties: { question: text, a: text, b: text, correct: text },
};
const Question = createEntity('Question', schema);
const show = (props: QuizProps) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Quiz textField="question" optionFields={['a', 'b']} answerField="correct" {...props} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const added = () =>
  server.heard.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

test('a quiz without questions offers to add the first to whoever may', async () => {
  show({ entity: Question });

  expect(await screen.findByText('No questions yet')).toBeTruthy();
  expect(screen.getByText(/^Add questions with options/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add the first question' }));
  fireEvent.change(await screen.findByLabelText(/^Question/), { target: { value: 'One?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(added()).toEqual([expect.objectContaining({ question: 'One?' })]));
});

test('whoever only plays is told that a quiz has no questions, and not to add any', async () => {
  const rls = { read: true, create: { user_condition: { role: 'admin' } } };
  show({ entity: createEntity('Kept', { ...schema, name: 'Kept', rls }), noun: 'test' });

  expect(await screen.findByText('No questions yet')).toBeTruthy();
  expect(screen.getByText('The test can start once it has some.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});
