import { type Described, Right } from '../plans/expectations.ts';

/** Texts that say next to nothing: what is right follows from the few words. */
const said: Readonly<Record<string, { text: string; right: unknown }>> = {
  'one-tip': { text: 'tip calculator', right: { things: {} } },
  'one-habit': {
    text: 'a habit tracker',
    right: {
      things: { habit: { names: ['habit'], fields: {} }, done: { names: ['habit log', 'log'], fields: {} } },
    },
  },
  'one-recipes': {
    text: 'recipe collection for our family',
    right: {
      things: {
        recipe: {
          names: ['recipe'],
          fields: { name: { names: ['name', 'title'], kind: ['text'] } },
        },
      },
      absent: [['family']],
    },
  },
  'one-guests': {
    text: 'guest list for my wedding',
    right: {
      things: {
        guest: { names: ['guest'], fields: { name: { names: ['name', 'full name'], kind: ['text'] } } },
      },
      absent: [['wedding']],
    },
  },
};

export const oneLines: readonly Described[] = Object.entries(said).map(([id, { text, right }]) => ({
  id,
  organisation: 'one line',
  person: 'anybody',
  text,
  right: Right.parse(right),
}));
