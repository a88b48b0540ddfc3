// @vitest-environment happy-dom
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEntity } from '../../sdk/entity.ts';
import { setPlace } from '../../sdk/origin.ts';
import { type Answer, type Heard, listenOnLoopback } from '../../sdk/testing-server.ts';
import { Calculator } from './calculator.tsx';
import { Converter } from './converter.tsx';
import { Keypad } from './keypad.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { Quiz } from './quiz.tsx';
import { Survey } from './survey.tsx';
import { SurveyResults } from './survey-results.tsx';
import { Timer } from './timer.tsx';

let answer: (heard: Heard) => Answer = () => ({ body: [] });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());

beforeEach(() => {
  server.heard.length = 0;
  localStorage.clear();
  setPlace({
    appId: '65f000000000000000000001',
    slug: 'toolbox',
    apiBase: server.apiBase,
    mainOrigin: 'https://build.example',
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

const schema = (name: string, properties: EntitySchema['properties']): EntitySchema => ({ name, properties });
const text = { type: 'string' as const };
const Question = createEntity(
  'Question',
  schema('Question', { question: text, a: text, b: text, correct: text }),
);
const Score = createEntity(
  'Score',
  schema('Score', {
    player: text,
    points: { type: 'number' },
    played: { type: 'string', format: 'date' },
    game: text,
  }),
);
const sent = (path: string) =>
  server.heard
    .filter((heard) => heard.method === 'POST' && heard.path.endsWith(path))
    .map(({ body }) => JSON.parse(body));

const rowsOf =
  (rows: Readonly<Record<string, unknown[]>>): typeof answer =>
  ({ method, path, body }) => {
    if (method === 'POST') return { body: path.endsWith('/bulk') ? [] : { id: 'new', ...JSON.parse(body) } };
    const name = path.split('/').at(-1) ?? '';
    return { body: rows[name] ?? [] };
  };

test('a quiz asks one by one, tells right from wrong, and stores the score under a name', async () => {
  answer = rowsOf({
    Question: [
      { id: '1', question: 'Capital of France?', a: 'Paris', b: 'Rome', correct: 'a' },
      { id: '2', question: 'Capital of Italy?', a: 'Paris', b: 'Rome', correct: 'Rome' },
    ],
  });
  show(
    <Quiz
      entity={Question}
      textField="question"
      optionFields={['a', 'b']}
      answerField="correct"
      title="Capitals"
      scores={{ entity: Score, fields: { name: 'player', score: 'points', date: 'played', game: 'game' } }}
    />,
  );

  // The page says its name already.
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Ready?');
  fireEvent.click(await screen.findByRole('button', { name: 'Start quiz' }));
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Paris/ }));
  expect(screen.getByText('Correct!')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
  fireEvent.keyDown(window, { key: '1' });
  expect(screen.getByText(/The answer is Rome/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'See result' }));
  expect(screen.getByText(/50% · 1 of 2 correct/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save score' }));
  await screen.findByText('Score saved for Ada');
  expect(sent('/Score')).toEqual([
    { player: 'Ada', points: 1, game: 'Capitals', played: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test('a visitor is asked for the name as the app calls it, and a score without one is not sent', async () => {
  const Left = createEntity(
    'Left',
    schema('Left', { name: { ...text, title: 'Team name' }, score: { type: 'integer' } }),
  );
  show(
    <Quiz
      questions={[{ text: 'One?', options: ['Yes', 'No'], answer: 'Yes' }]}
      scores={{ entity: Left, fields: { name: 'name', score: 'score' } }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start quiz' }));
  fireEvent.click(screen.getByRole('button', { name: /Yes/ }));
  fireEvent.click(screen.getByRole('button', { name: 'See result' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save score' }));
  expect(sent('/Left')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Team name'), { target: { value: 'The Otters' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save score' }));
  await screen.findByText('Score saved for The Otters');
  expect(sent('/Left')).toEqual([{ name: 'The Otters', score: 1 }]);
});

test('who takes a test starts a test', () => {
  show(<Quiz noun="test" questions={[{ text: 'One?', options: ['Yes', 'No'], answer: 'Yes' }]} />);
  expect(screen.getByRole('button', { name: 'Start test' })).toBeTruthy();
});

test('a question whose time is up counts as wrong', () => {
  vi.useFakeTimers();
  show(
    <Quiz questions={[{ text: 'One?', options: ['Yes', 'No'], answer: 'Yes' }]} secondsPerQuestion={10} />,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Start quiz' }));
  act(() => void vi.advanceTimersByTime(11_000));
  expect(screen.getByText(/Time’s up/)).toBeTruthy();
});

test('a leaderboard shows ranks, and ties share one', async () => {
  answer = rowsOf({
    Score: [
      { id: '1', player: 'Ada', points: 5 },
      { id: '2', player: 'Bo', points: 9 },
      { id: '3', player: 'Cy', points: 9 },
    ],
  });
  show(<Leaderboard entity={Score} nameField="player" scoreField="points" dateField="played" />);

  await screen.findByText('Ada');
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['1', 'Bo', '9'],
    ['1', 'Cy', '9'],
    ['3', 'Ada', '5'],
  ]);
});

test('a calculator counts at each key, says what it cannot read, and keeps a result', async () => {
  answer = rowsOf({});
  show(
    <Calculator
      inputs={[
        { key: 'bill', label: 'Bill', kind: 'money', default: 80, min: 0 },
        { key: 'tip', label: 'Tip', kind: 'percent', default: 15, unit: '% of the bill' },
      ]}
      outputs={[{ key: 'total', label: 'Total', kind: 'money', main: true }]}
      calculate={({ bill, tip }: { bill: number; tip: number }) => ({ total: bill * (1 + tip / 100) })}
      history={{ entity: Score, fields: { total: 'points' }, nameField: 'player' }}
    />,
  );

  expect(screen.getByText('$92.00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Bill'), { target: { value: '1,000' } });
  expect(screen.getByText('$1,150')).toBeTruthy();
  const tip = screen.getByLabelText('Tip');
  expect(document.getElementById(tip.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '% of the bill',
  );
  fireEvent.change(tip, { target: { value: 'ten' } });
  expect(screen.getByText('“ten” isn’t a number')).toBeTruthy();
  expect(screen.queryByText('$1,150')).toBeNull();
  fireEvent.change(screen.getByLabelText('Tip'), { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText('Name this result'), { target: { value: 'Dinner' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save result' }));
  await waitFor(() => expect(sent('/Score')).toEqual([{ points: 1100, player: 'Dinner' }]));
});

test('a calculator tells where there is no result', () => {
  show(
    <Calculator
      inputs={[{ key: 'a', label: 'A', kind: 'number', default: 1 }]}
      outputs={[{ key: 'b', label: 'B', kind: 'number' }]}
      calculate={({ a }: { a: number }) => ({ b: 1 / (a - 1) })}
    />,
  );

  expect(screen.getByRole('alert').textContent).toBe('There’s no result for these values. Try others.');
});

test('keys and keyboard of the desk calculator', () => {
  show(<Keypad />);

  for (const name of ['0', 'Decimal point', '1', 'Add', '0', 'Decimal point', '2', 'Equals'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByText('0.3')).toBeTruthy();
  for (const key of ['5', '/', '0', 'Enter'])
    fireEvent.keyDown(screen.getByRole('group', { name: 'Calculator' }), { key });
  expect(screen.getByText('Can’t divide by zero')).toBeTruthy();
});

test('a converter works both ways', () => {
  show(<Converter groups={['length']} from="km" to="mi" />);

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '10' } });
  expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('6.213712');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '1' } });
  expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('1.609344');
  fireEvent.click(screen.getByRole('button', { name: 'Swap units' }));
  expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('0.6213712');
  expect(screen.getByText('0.6213712 mi = 1 km')).toBeTruthy();
});

test('currency rates are marked as examples and can be changed', () => {
  show(<Converter groups={['currency']} from="USD" to="EUR" />);

  expect(screen.getByText(/These are example rates, not today’s/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('1 USD in EUR'), { target: { value: '0.5' } });
  expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('0.5');
});

test('a countdown is over after a sleep, pauses, and is reset', () => {
  vi.useFakeTimers();
  show(<Timer kind="countdown" minutes={5} />);

  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('4:00')).toBeTruthy();
  expect(document.title).toBe('4:00');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('4:00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  // The tab sleeps: the clock goes on, and nothing ticks.
  vi.setSystemTime(Date.now() + 600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Time’s up!')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('5:00')).toBeTruthy();
});

test('a pomodoro goes from focus to break, counts, and stores the session', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  answer = rowsOf({});
  const Session = createEntity('Session', schema('Session', { minutes: { type: 'integer' }, kind: text }));
  show(
    <Timer
      kind="pomodoro"
      work={25}
      shortBreak={5}
      rounds={2}
      log={{ entity: Session, fields: { minutes: 'minutes', kind: 'kind', date: 'day' } }}
    />,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => void vi.advanceTimersByTime(25 * 60_000 + 1000));
  expect(screen.getByText('Short break')).toBeTruthy();
  expect(screen.getByText('pomodoro today', { exact: false }).textContent).toContain('1');
  vi.useRealTimers();
  await waitFor(() => expect(sent('/Session')).toEqual([{ minutes: 25, kind: 'Focus' }]));
});

test('the lengths that somebody chose for an interval timer are there the next time', () => {
  const open = () => {
    show(<Timer kind="interval" work={180} rest={60} rounds={3} />);
    fireEvent.click(screen.getByRole('button', { name: 'Lengths' }));
    return screen.getByLabelText('Rounds');
  };
  fireEvent.change(open(), { target: { value: '7' } });
  cleanup();

  expect(open()).toHaveProperty('value', '7');
});

test('a stopwatch keeps laps', () => {
  vi.useFakeTimers();
  show(<Timer kind="stopwatch" />);

  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => void vi.advanceTimersByTime(2000));
  fireEvent.click(screen.getByRole('button', { name: 'Lap' }));
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Lap' }));
  const [second, first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('0:02.00');
  expect(second?.textContent).toContain('0:01.00');
  expect(second?.textContent).toContain('fastest');
});

const Asked = createEntity(
  'Asked',
  schema('Asked', { text, type: text, options: { type: 'array', items: text }, must: { type: 'boolean' } }),
);
const Given = createEntity('Given', schema('Given', { asked_id: text, value: text }));
const survey = {
  entity: Asked,
  requiredField: 'must',
  answers: Given,
  answerFields: { question: 'asked_id', value: 'value' },
};
const asked = [
  { id: 'q1', text: 'How was it?', type: 'rating', must: true },
  { id: 'q2', text: 'What did you like?', type: 'multiple', options: ['Talks', 'Food'] },
  { id: 'q3', text: 'Again?', type: 'yes/no' },
];

test('a survey asks for what is required, stores each answer, and thanks', async () => {
  answer = rowsOf({ Asked: asked });
  show(<Survey {...survey} thanks="Many thanks!" />);

  fireEvent.click(await screen.findByRole('button', { name: 'Send answers' }));
  expect(screen.getByText('Please answer this question')).toBeTruthy();
  expect(sent('/bulk')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Talks' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Many thanks!')).toBeTruthy();
  expect(sent('/bulk')).toEqual([
    [
      { asked_id: 'q1', value: '4' },
      { asked_id: 'q2', value: 'Talks; Food' },
      { asked_id: 'q3', value: 'Yes' },
    ],
  ]);
});

test('the fields of an entity are a survey, too', async () => {
  answer = rowsOf({});
  const Reply = createEntity(
    'Reply',
    schema('Reply', {
      happy: { type: 'boolean', title: 'Happy?' },
      colour: { type: 'string', title: 'Colour', enum: ['red', 'blue'] },
    }),
  );
  show(<Survey responses={Reply} />);

  fireEvent.click(await screen.findByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(sent('/Reply')).toEqual([{ happy: false, colour: 'blue' }]));
});

test('results are summed up for each question', async () => {
  answer = rowsOf({
    Asked: asked,
    Given: [
      { id: '1', asked_id: 'q1', value: '4' },
      { id: '2', asked_id: 'q1', value: '5' },
      { id: '3', asked_id: 'q3', value: 'Yes' },
    ],
  });
  show(<SurveyResults {...survey} />);

  expect(await screen.findByText('4.5')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Yes: 1' })).toBeTruthy();
  expect(screen.getByText('Nobody has answered this yet.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 responses');
});
