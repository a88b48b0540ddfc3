export const saveScore = {
  yourName: 'Your name',
  your: (label: string) => `Your ${label}`,
  save: 'Save score',
  saving: 'Saving…',
  saved: 'Score saved',
  savedFor: (player: string) => `Score saved for ${player}`,
} as const;
