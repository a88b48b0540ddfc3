import { joinWords } from '@sayso/core/join-words';

/** `whose`: null where it is new records. */
type Acts = { verbs: readonly string[]; whose: 'own' | 'other' | null; nouns: string; isSome: boolean };

/** What new rules let somebody do. */
export const ruleWords = {
  visitorsCan: 'Visitors can',
  signedInCan: 'Signed-in users can',
  adminsCan: 'Admins can',
  /** "read and change other people’s repairs in more cases" */
  acts: ({ verbs, whose, nouns, isSome }: Acts) => {
    const owner = whose === 'own' ? 'their own ' : 'other people’s ';
    return `${joinWords(verbs)} ${whose === null ? '' : owner}${nouns}${isSome ? ' in more cases' : ''}`;
  },
  notProved: (title: string) =>
    `What the rules of “${title}” allow couldn’t be tested in time, so don’t rely on them yet`,
  notCompared: (title: string) =>
    `Whether “${title}” allows more than in the published version couldn’t be tested in time`,
  noEntity: (name: string) => `This app has no data called ${name}`,
  busy: 'Too many rules are being tested right now. Try again in a moment.',
} as const;
