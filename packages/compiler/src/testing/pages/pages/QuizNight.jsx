import { useState } from 'react';
import { Question } from '@/entities/Question';
import { Score } from '@/entities/Score';
import { Button } from '@/components/ui/button';
import { Game, Grid, Leaderboard, Page, Quiz } from '@/kit';

const scores = { entity: Score, fields: { name: 'name', score: 'points', date: 'played_on', game: 'game' } };
const games = ['memory', 'snake', 'hangman', '2048', 'connect-four'];
const questions = [
  { text: 'Which is a sea bird?', options: ['Gull', 'Wren', 'Robin'], answer: 'Gull', explanation: 'It lives by the water.' },
  { text: 'How many strings has a violin?', options: ['Three', 'Four'], answer: 'B', points: 2 },
];

export default function QuizNight() {
  const [game, setGame] = useState(games[0]);
  return (
    <Page title="Quiz night">
      <Quiz entity={Question} textField="text" optionFields={['options']} answerField="answer" topicField="topic" count={10} shuffle secondsPerQuestion={30} passMark={60} scores={scores} leaderboardPage="QuizNight" />
      <Quiz questions={questions} noun="warm-up" />
      <div role="group" aria-label="Game">{games.map((name) => <Button key={name} variant={name === game ? 'default' : 'ghost'} onClick={() => setGame(name)}>{name}</Button>)}</div>
      <Game key={game} game={game} level="easy" pairs={6} size={12} words={['harbour', 'lantern']} scores={scores} />
      <Grid kind="halves">
        <Leaderboard title="Best of all" entity={Score} nameField="name" scoreField="points" dateField="played_on" limit={10} />
        <Leaderboard title="This game" entity={Score} nameField="name" scoreField="points" where={{ game }} bestOnly={false} emptyText="Be the first" />
      </Grid>
    </Page>
  );
}
