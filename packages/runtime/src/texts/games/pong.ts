export const pong = {
  name: 'Pong',
  bestLead: 'Best lead',
  ready: (goal: number) => `First to ${goal}. Click, tap or press space to serve.`,
} as const;
