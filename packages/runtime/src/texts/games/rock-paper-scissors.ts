const inSentence = (hand: string) => (hand === 'Spock' ? hand : hand.toLowerCase());

export const rockPaperScissors = {
  name: 'Rock, paper, scissors',
  rock: 'Rock',
  paper: 'Paper',
  scissors: 'Scissors',
  lizard: 'Lizard',
  spock: 'Spock',
  ready: (rounds: number) => `Best of ${rounds}: make your move.`,
  played: (mine: string, theirs: string, result: string) => `${mine} vs. ${inSentence(theirs)}. ${result}.`,
  wonRound: 'You win this round',
  lostRound: 'The computer wins this round',
  wonMatch: 'You win the match!',
  lostMatch: 'The computer wins the match',
} as const;
